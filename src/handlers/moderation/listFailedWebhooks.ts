import type { ReadHandler } from '../../desk/call.ts';
import { listPage, positionOf, sizeOf } from '../../domain/list-ask.ts';
import type { ListedWebhook } from '../../store/webhooks/webhook-listing.ts';

const LIST = 'webhooks';

export const listFailedWebhooks: ReadHandler<'listFailedWebhooks'> = async ({ query }, { store }) => {
  const before = positionOf(query, LIST, ['number', 'string']);
  const found = await store.webhookListing.listFailed(before, sizeOf(query) + 1);
  const { items, next } = listPage(found, query, LIST, (webhook) => [endOf(webhook).getTime(), webhook.id]);
  return { body: { webhooks: items.map(shown), next_cursor: next } };
};

/** A failed webhook always has the time at which it was given up. */
const endOf = ({ endedAt, dueAt }: ListedWebhook): Date => endedAt ?? dueAt;

const shown = (webhook: ListedWebhook) => ({
  webhook_id: webhook.id,
  principal_id: webhook.principalId,
  kind: webhook.kind,
  subject: webhook.subject,
  url: webhook.url,
  failure: webhook.failure,
  attempts: webhook.attempts,
  payload_size_bytes: webhook.bytes,
  created_at: webhook.createdAt.toISOString(),
  failed_at: endOf(webhook).toISOString(),
});
