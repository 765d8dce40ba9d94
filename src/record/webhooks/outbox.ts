import { v7 as uuid } from 'uuid';
import type { EnumsNotificationType } from '../../../generated/types/enums.ts';
import { type WebhookContent, webhookEmitters, webhooks } from '../../../generated/webhooks.ts';
import { isHeldBack } from '../../domain/webhooks/outcome.ts';
import {
  LONGEST_WEBHOOK_MS,
  MOST_OF_OWNER,
  MOST_OPEN_WEBHOOKS,
  type Webhook,
  type WebhookKind,
  type WebhookTarget,
  webhookChannel,
  webhookSite,
} from '../../domain/webhooks/webhook.ts';
import type { Tables } from '../../store/index.ts';

const DELIVER_WEBHOOKS = 'deliverWebhooks';

/** Payload of the job that delivers the webhooks of a channel. */
type WebhookDelivery = { readonly channel: string; readonly url: string };

/** What is known of a webhook beside its body. */
export type NewWebhook = {
  readonly principalId: string;
  readonly accountId: string | null;
  readonly kind: WebhookKind;
  readonly subject: string;
  readonly subscriberId?: string | null | undefined;
  readonly notificationType?: EnumsNotificationType | null | undefined;
  readonly sequence?: number | null | undefined;
  readonly target: WebhookTarget;
  readonly purpose?: Webhook['purpose'];
  /** Time for which it is tried, when that is less than a day. */
  readonly lastsMs?: number;
};

/** Explanations of failure codes for the owner of a receiver, in the activity of its webhooks. */
const MENDS: Readonly<Record<string, string>> = {
  receiver_paused:
    'receiver_paused: the receiver refused or missed too many webhooks; register it again to have sent what it missed',
  too_many_open:
    'too_many_open: too many webhooks of this receiver or its owner are open; make the receiver accept them, then read the current state',
  body_too_large:
    'body_too_large: the body would have more than 1000000 bytes; read the current state instead',
};

/** Receivers read at most a megabyte. */
const MOST_BYTES = 1_000_000;
const MAX_ATTEMPTS = 1_000;

/** One function for each kind of webhook, which takes the body that the contract describes for it. */
export const outgoing = webhookEmitters(queueWebhook);

/**
 * Puts an event into the outbox, in the transaction of the write that caused it. An event is recorded as failed,
 * where its owner sees it, when its receiver is paused, when too many events are open, or when it is too large.
 */
async function queueWebhook(
  tx: Tables,
  event: NewWebhook,
  { kind, body }: WebhookContent,
  now: Date,
): Promise<Webhook> {
  const { principalId, target } = event;
  const channel = webhookChannel(principalId, target.url);
  const key = `whk_${uuid()}`;
  const text = JSON.stringify(webhooks[kind].isKeyed ? { idempotency_key: key, ...body } : body);
  tx.sent.webhook(kind, text);
  const bytes = Buffer.byteLength(text);
  const failure = await reasonToRefuse(tx, { principalId, channel, bytes }, now);
  const webhook: Webhook = {
    id: uuid(),
    principalId,
    accountId: event.accountId,
    channel,
    kind: event.kind,
    subject: event.subject,
    subscriberId: event.subscriberId ?? null,
    notificationType: event.notificationType ?? null,
    sequence: event.sequence ?? null,
    ...target,
    headers: target.headers ?? null,
    body: text,
    bytes,
    key,
    ...untried(failure, now, event.lastsMs),
    purpose: event.purpose ?? null,
    originId: null,
  };
  await insertNew(tx, webhook, now);
  return webhook;
}

/** The state of a webhook that was not tried yet, or that is refused for a reason. */
function untried(failure: string | null, now: Date, lastsMs = LONGEST_WEBHOOK_MS) {
  return {
    status: failure === null ? 'open' : 'failed',
    failure,
    attempts: 0,
    dueAt: now,
    endsAt: new Date(now.getTime() + lastsMs),
    createdAt: now,
    endedAt: failure === null ? null : now,
  } as const;
}

async function insertNew(tx: Tables, webhook: Webhook, now: Date): Promise<void> {
  const { failure, principalId } = webhook;
  await tx.webhooks.insert(webhook);
  if (failure === null) await wakeChannel(tx, webhook, now);
  else {
    const attempt = { webhookId: webhook.id, attempt: 1, principalId, httpStatus: null, durationMs: null };
    const times = { firedAt: now, completedAt: now };
    await tx.webhooks.putAttempt({
      ...attempt,
      ...times,
      status: 'failed',
      message: MENDS[failure] ?? failure,
      answer: null,
    });
  }
}

/** Puts an ended webhook into the outbox once more, with the same body and key. */
export async function queueAgain(tx: Tables, origin: Webhook, url: string, now: Date): Promise<Webhook> {
  const { principalId, bytes } = origin;
  const channel = webhookChannel(principalId, url);
  const failure = await reasonToRefuse(tx, { principalId, channel, bytes }, now);
  const webhook: Webhook = {
    ...origin,
    ...untried(failure, now),
    id: uuid(),
    url,
    channel,
    purpose: 'redelivery',
    // The first of its kind, also for the repeat of a repeat.
    originId: origin.originId ?? origin.id,
  };
  await insertNew(tx, webhook, now);
  return webhook;
}

async function reasonToRefuse(
  tx: Tables,
  { principalId, channel, bytes }: Pick<Webhook, 'principalId' | 'channel' | 'bytes'>,
  now: Date,
): Promise<string | null> {
  if (bytes > MOST_BYTES) return 'body_too_large';
  if (isHeldBack(await tx.webhookChannels.find(channel), now)) return 'receiver_paused';
  if ((await tx.webhooks.countOpen(channel)) >= MOST_OPEN_WEBHOOKS) return 'too_many_open';
  const { count, bytes: held } = await tx.webhooks.openOf(principalId);
  return count >= MOST_OF_OWNER.count || held + bytes > MOST_OF_OWNER.bytes ? 'too_many_open' : null;
}

/**
 * Enqueues the delivery of a channel's open webhooks, at `at` or when the channel may be tried again, whichever is
 * later.
 */
export async function wakeChannel(
  tx: Tables,
  { channel, url, principalId }: Pick<Webhook, 'channel' | 'url' | 'principalId'>,
  at: Date,
): Promise<void> {
  const failing = await tx.webhookChannels.find(channel);
  const payload: WebhookDelivery = { channel, url };
  await tx.jobs.enqueue({
    kind: DELIVER_WEBHOOKS,
    key: channel,
    // Receivers that fail or are slow have workers of their own, so that they delay no receiver that works.
    lane: failing === undefined ? 'webhooks' : 'retries',
    share: principalId,
    site: webhookSite(url),
    payload,
    runAt: failing === undefined || failing.retryAt < at ? at : failing.retryAt,
    maxAttempts: MAX_ATTEMPTS,
    // The queued job may be waiting to repeat another webhook of this receiver.
    pullForward: true,
  });
}

/** Failure code of webhooks whose owner was revoked or removed. */
export const OWNER_REVOKED = 'owner_revoked';
