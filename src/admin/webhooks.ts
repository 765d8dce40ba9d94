import { OperatorError } from '../domain/errors.ts';
import { redeliver } from '../record/webhooks/redeliver.ts';
import type { Store } from '../store/open.ts';
import type { ListedWebhook } from '../store/webhooks/webhook-listing.ts';
import { note } from './audit.ts';

const STATES = ['open', 'delivered', 'failed'] as const;
const MOST = 1_000;

type Asked = { principal?: string | undefined; status?: string | undefined; limit?: string | undefined };

/**
 * Lists webhooks of the outbox, oldest first, with the reason for those that were not delivered.
 *
 * @throws {OperatorError} when the state or number is invalid
 */
export async function listWebhooks(store: Store, { principal, status, limit = '100' }: Asked) {
  const state = STATES.find((known) => known === status);
  if (status !== undefined && state === undefined) {
    throw new OperatorError(`--status: "${status}" is not one of ${STATES.join(', ')}`);
  }
  const most = Number(limit);
  if (!Number.isInteger(most) || most < 1 || most > MOST) {
    throw new OperatorError(`--limit: expected a whole number from 1 to ${MOST}`);
  }
  const found = await store.read.webhookListing.list({ principalId: principal, status: state }, most);
  return { webhooks: found.map(shown), count: found.length };
}

/**
 * Sends an ended webhook again, with the same body and key.
 *
 * @throws {OperatorError} when no webhook has this id, or it is still being sent
 */
export async function redeliverWebhook(store: Store, id: string) {
  return store.transaction(async (tx) => {
    const webhook = await redeliver(tx, id, store.now());
    if (webhook === undefined)
      throw new OperatorError(`no ended webhook with the id "${id}"; webhook list shows them`);
    await note(tx, { action: 'webhook redeliver', orgId: null, subject: id, detail: { url: webhook.url } });
    return { redelivered: id };
  });
}

const shown = (webhook: ListedWebhook) => ({
  webhook_id: webhook.id,
  principal_id: webhook.principalId,
  account_id: webhook.accountId,
  kind: webhook.kind,
  subject: webhook.subject,
  subscriber_id: webhook.subscriberId,
  notification_type: webhook.notificationType,
  url: webhook.url,
  payload_size_bytes: webhook.bytes,
  status: webhook.status,
  failure: webhook.failure,
  attempts: webhook.attempts,
  due_at: webhook.status === 'open' ? webhook.dueAt.toISOString() : null,
  created_at: webhook.createdAt.toISOString(),
  ended_at: webhook.endedAt?.toISOString() ?? null,
});
