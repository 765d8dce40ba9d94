import { requireInsight } from '../../desk/admission.ts';
import type { ReadHandler } from '../../desk/call.ts';
import { failedSince } from '../../record/feed/deliveries.ts';
import { ownWebhook } from '../../record/feed/feed-subscriptions.ts';

export const countMyFailedDeliveries: ReadHandler<'countMyFailedDeliveries'> = async (
  { query, path },
  { principal, store },
) => {
  const { organization } = requireInsight(principal, query.org);
  const { id } = await ownWebhook(store, path.webhook_id, organization.id);
  const { found, selection } = await failedSince(store, id, new Date(query.since));
  const ends = found.flatMap(({ endedAt }) => endedAt ?? []).sort((a, b) => a.getTime() - b.getTime());
  return {
    body: {
      count: found.length,
      payload_size_bytes: found.reduce((sum, { bytes }) => sum + bytes, 0),
      oldest_at: ends[0]?.toISOString() ?? null,
      newest_at: ends.at(-1)?.toISOString() ?? null,
      selection,
    },
  };
};
