import { requireInsight } from '../../desk/admission.ts';
import type { ReadHandler } from '../../desk/call.ts';
import { listPage, positionOf, sizeOf } from '../../domain/list-ask.ts';
import { shownDelivery } from '../../record/feed/deliveries.ts';
import { ownWebhook } from '../../record/feed/feed-subscriptions.ts';

export const listMyWebhookDeliveries: ReadHandler<'listMyWebhookDeliveries'> = async (
  { query, path },
  { principal, store },
) => {
  const { organization } = requireInsight(principal, query.org);
  const { id } = await ownWebhook(store, path.webhook_id, organization.id);
  const { state, purpose } = query;
  const since = momentIn(query.since);
  const until = momentIn(query.until);
  const list = ['deliveries', id, state ?? null, purpose ?? null, since ?? null, until ?? null];
  const after = positionOf(query, list, ['number', 'string']);
  const asked = { subject: id, state, purpose, since, until, after, limit: sizeOf(query) + 1 };
  const { items, next } = listPage(await store.deliveries.list(asked), query, list, (one) => [
    one.createdAt.getTime(),
    one.id,
  ]);
  return { body: { deliveries: items.map(shownDelivery), next_cursor: next } };
};

const momentIn = (text: string | undefined): Date | undefined =>
  text === undefined ? undefined : new Date(text);
