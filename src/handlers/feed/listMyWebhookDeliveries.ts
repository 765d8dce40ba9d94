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
  const list = ['deliveries', id, query.state ?? null];
  const after = positionOf(query, list, ['string']);
  const asked = { subject: id, state: query.state, after, limit: sizeOf(query) + 1 };
  const { items, next } = listPage(await store.deliveries.list(asked), query, list, (one) => [one.id]);
  return { body: { deliveries: items.map(shownDelivery), next_cursor: next } };
};
