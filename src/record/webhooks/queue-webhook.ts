import { v7 as uuid } from 'uuid';
import type { EnumsNotificationType } from '../../../generated/types/schemas.ts';
import { isHeldBack } from '../../domain/webhooks/outcome.ts';
import {
  LONGEST_WEBHOOK_MS,
  MOST_OF_OWNER,
  MOST_OPEN_WEBHOOKS,
  type Webhook,
  type WebhookKind,
  type WebhookTarget,
  webhookChannel,
  webhookHost,
} from '../../domain/webhooks/webhook.ts';
import type { Tables } from '../../store/index.ts';

export const DELIVER_WEBHOOKS = 'deliverWebhooks';

/** What the job needs to find its work. */
export type WebhookDelivery = { readonly channel: string; readonly url: string };

export type NewWebhook = {
  readonly principalId: string;
  readonly accountId: string | null;
  readonly kind: WebhookKind;
  readonly subject: string;
  readonly subscriberId?: string | null | undefined;
  readonly notificationType?: EnumsNotificationType | null | undefined;
  readonly sequence?: number | null | undefined;
  readonly target: WebhookTarget;
  /** The body without its `idempotency_key`, which is put first; a text is sent as it is. */
  readonly body: Readonly<Record<string, unknown>> | string;
};

/** What the owner of a receiver reads beside a code, in the activity of its webhooks. */
const MENDS: Readonly<Record<string, string>> = {
  receiver_paused:
    'receiver_paused: the receiver refused or missed too many webhooks; register it again to have sent what it missed',
  too_many_open:
    'too_many_open: too many webhooks of this receiver or its owner are open; make the receiver accept them, then read the current state',
  body_too_large:
    'body_too_large: the body would have more than 1000000 bytes; read the current state instead',
};

/** Receivers read no more than a megabyte. */
const MOST_BYTES = 1_000_000;
const MAX_ATTEMPTS = 1_000;

/**
 * Puts an event into the outbox, in the transaction of the write that caused it. What cannot be sent is recorded as
 * failed, where its owner sees it: to a paused receiver, to one with too many open events, or too large.
 */
export async function queueWebhook(tx: Tables, event: NewWebhook, now: Date): Promise<Webhook> {
  const { principalId, target, body } = event;
  const channel = webhookChannel(principalId, target.url);
  const key = `whk_${uuid()}`;
  const text = typeof body === 'string' ? body : JSON.stringify({ idempotency_key: key, ...body });
  const bytes = Buffer.byteLength(text);
  const failure = await whyNot(tx, { principalId, channel, bytes }, now);
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
    status: failure === null ? 'open' : 'failed',
    failure,
    attempts: 0,
    dueAt: now,
    endsAt: new Date(now.getTime() + LONGEST_WEBHOOK_MS),
    createdAt: now,
    endedAt: failure === null ? null : now,
  };
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
    });
  }
  return webhook;
}

async function whyNot(
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

/** Has the open webhooks of a channel sent, at `at` or as soon as those before them are through. */
export async function wakeChannel(
  tx: Tables,
  { channel, url }: Pick<Webhook, 'channel' | 'url'>,
  at: Date,
): Promise<void> {
  const failing = await tx.webhookChannels.find(channel);
  const payload: WebhookDelivery = { channel, url };
  await tx.jobs.enqueue({
    kind: DELIVER_WEBHOOKS,
    key: channel,
    // Receivers that fail have workers of their own, so that their timeouts delay no receiver that works.
    lane: failing === undefined ? 'webhooks' : 'retries',
    share: webhookHost(url),
    payload,
    runAt: failing === undefined || failing.retryAt < at ? at : failing.retryAt,
    maxAttempts: MAX_ATTEMPTS,
    // It may wait for a repeat of another event of this receiver.
    pullForward: true,
  });
}
