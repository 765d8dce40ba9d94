import type { Body } from '../../domain/contract/shapes.ts';
import { notMine } from '../../domain/members/principal.ts';
import { requireSelection, selectionOf } from '../../domain/selection.ts';
import { MINUTE_MS } from '../../domain/text/instant.ts';
import {
  type Webhook,
  type WebhookActivity,
  webhookChannel,
  webhookTarget,
} from '../../domain/webhooks/webhook.ts';
import type { FeedSubscription } from '../../store/feed/feed-subscriptions.ts';
import type { Tables } from '../../store/index.ts';
import type { Delivery } from '../../store/webhooks/deliveries.ts';
import { outgoing, queueAgain } from '../webhooks/outbox.ts';

/** Most deliveries that one request sends again. */
const MOST_REPEATED = 100;
/** A test is looked at while a person waits, so it is not repeated for a day. */
const TEST_LASTS_MS = 5 * MINUTE_MS;

export const shownDelivery = (one: Delivery): Body<'listMyWebhookDeliveries'>['deliveries'][number] => ({
  webhook_id: one.subject,
  delivery_id: one.id,
  purpose: one.purpose ?? 'events',
  origin_delivery_id: one.originId,
  idempotency_key: one.key,
  state: one.status,
  failure: one.failure,
  attempts: one.attempts,
  next_attempt_at: one.status === 'open' ? one.dueAt.toISOString() : null,
  gives_up_at: one.status === 'open' ? one.endsAt.toISOString() : null,
  created_at: one.createdAt.toISOString(),
  ended_at: one.endedAt?.toISOString() ?? null,
  payload_size_bytes: one.bytes,
});

/** What every list of attempts tells of one. */
export const attemptFields = (
  one: Pick<
    WebhookActivity,
    'attempt' | 'status' | 'httpStatus' | 'message' | 'firedAt' | 'completedAt' | 'durationMs'
  >,
) => ({
  attempt: one.attempt,
  status: one.status,
  http_status_code: one.httpStatus,
  error_message: one.message,
  fired_at: one.firedAt.toISOString(),
  completed_at: one.completedAt?.toISOString() ?? null,
  response_time_ms: one.durationMs,
});

/** @throws {ApiError} not_found for a delivery that the subscription does not have */
export async function ownDelivery(
  store: Tables,
  { id, organizationId }: FeedSubscription,
  deliveryId: string,
): Promise<Webhook> {
  const found = await store.webhooks.find(organizationId, deliveryId.toLowerCase());
  if (found?.kind === 'registry' && found.subject === id) return found;
  throw notMine('delivery');
}

/** Queues a test event, or returns the one that is still open. The receiver is tried at once, even a paused one. */
export async function queueTest(tx: Tables, subscription: FeedSubscription, now: Date): Promise<Delivery> {
  const { id, organizationId, url } = subscription;
  const open = await tx.deliveries.openTest(id);
  if (open !== undefined) return open;
  await tx.webhookChannels.put(webhookChannel(organizationId, url), null);
  return outgoing.queueWebhookRegistryTest(
    tx,
    {
      principalId: organizationId,
      accountId: null,
      kind: 'registry',
      subject: id,
      target: webhookTarget({ url }),
      purpose: 'test',
      lastsMs: TEST_LASTS_MS,
    },
    { type: 'registry.test', subscription_id: id, sent_at: now.toISOString(), is_test: true },
    now,
  );
}

/** Queues an ended delivery once more, or returns the one of its body that is still open. */
export async function repeatDelivery(
  tx: Tables,
  subscription: FeedSubscription,
  origin: Webhook,
  now: Date,
): Promise<Delivery> {
  if (origin.status === 'open') return origin;
  const open = await tx.deliveries.openRepeat(origin.originId ?? origin.id);
  if (open !== undefined) return open;
  await tx.webhookChannels.put(webhookChannel(subscription.organizationId, subscription.url), null);
  return queueAgain(tx, origin, subscription.url, now);
}

/** Pages that failed since a moment, and a text that stands for exactly these. */
export async function failedSince(store: Tables, subscriptionId: string, since: Date) {
  const found = await store.deliveries.failed(subscriptionId, since, MOST_REPEATED);
  return { found, selection: selectionOf(found.map(({ id }) => id)) };
}

/**
 * Queues the pages that failed since a moment once more.
 * @param selection stands for the pages that the caller has counted
 * @throws {ApiError} selection_changed
 */
export async function repeatFailed(
  tx: Tables,
  subscription: FeedSubscription,
  { since, selection }: { readonly since: Date; readonly selection: string },
  now: Date,
): Promise<Delivery[]> {
  const { found, selection: present } = await failedSince(tx, subscription.id, since);
  requireSelection(selection, present, found.length);
  const queued: Delivery[] = [];
  for (const { id } of found) {
    const origin = await ownDelivery(tx, subscription, id);
    queued.push(await repeatDelivery(tx, subscription, origin, now));
  }
  return queued;
}
