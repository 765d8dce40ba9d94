import { v7 as uuid } from 'uuid';
import type { EnumsNotificationType } from '../../../generated/types/enums.ts';
import { type WebhookContent, webhookEmitters, webhooks } from '../../../generated/webhooks.ts';
import {
  afterAttempt,
  attemptStatus,
  channelAfter,
  isHeldBack,
  judgeReply,
  type WebhookOutcome,
  type WebhookReply,
} from '../../domain/webhooks/outcome.ts';
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

/** Failure of webhooks that expired before their next attempt. */
const EXPIRED = {
  failure: 'expired',
  message: 'expired: the receiver or the sender was away until its time was over',
};

/** Follow-up, in the same transaction, of a webhook that was delivered or given up. */
export type WebhookEnded = (tx: Tables, webhook: Webhook, now: Date) => Promise<void>;

/**
 * Takes the next due webhook of a channel and records that an attempt begins. Returns undefined when none is due
 * now.
 */
export async function beginAttempt(
  tx: Tables,
  channel: string,
  now: Date,
  ended: WebhookEnded,
): Promise<Webhook | undefined> {
  const failing = await tx.webhookChannels.find(channel);
  if (failing !== undefined && failing.retryAt > now) return undefined;
  let webhook = await tx.webhooks.due(channel, now);
  if (webhook !== undefined && webhook.endsAt <= now) {
    await endOverdue(tx, channel, now, ended);
    webhook = await tx.webhooks.due(channel, now);
  }
  if (webhook === undefined) return undefined;
  if (!(await tx.webhookOwners.stands(webhook.principalId, webhook.kind === 'registry', now))) {
    // The owner that would want the webhooks no longer exists. Operators see why the webhooks failed.
    await tx.webhooks.failOpen(webhook, OWNER_REVOKED, now);
    return undefined;
  }
  await tx.webhooks.putAttempt({
    webhookId: webhook.id,
    attempt: webhook.attempts + 1,
    principalId: webhook.principalId,
    status: 'pending',
    httpStatus: null,
    message: null,
    firedAt: now,
    completedAt: null,
    durationMs: null,
  });
  return webhook;
}

async function endOverdue(tx: Tables, channel: string, now: Date, ended: WebhookEnded): Promise<void> {
  for (const { principalId, id, kind } of await tx.webhooks.failOverdue(channel, EXPIRED, now)) {
    // Webhooks of other kinds need no follow-up, and their bodies together may be large.
    const webhook = kind === 'registry' ? await tx.webhooks.find(principalId, id) : undefined;
    if (webhook !== undefined) await ended(tx, webhook, now);
  }
}

type Ended = {
  readonly reply: WebhookReply;
  readonly message: string | null;
  readonly durationMs: number;
  readonly firedAt: Date;
  readonly now: Date;
  readonly random: number;
};

const LONGEST_MESSAGE = 500;
/** A receiver that takes longer to answer is served beside those that fail, so that it delays no other. */
const SLOW_RECEIVER_MS = 2_000;

/** Records the result of an attempt, and updates the webhook and its receiver. */
export async function endAttempt(
  tx: Tables,
  webhook: Webhook,
  { reply, message, durationMs, firedAt, now, random }: Ended,
): Promise<{
  outcome: WebhookOutcome;
  webhook: Webhook;
  ended: boolean;
  paused: boolean;
  /** Whether the receiver now fails or is slow. */
  isAside: boolean;
}> {
  const outcome = judgeReply(reply, now.getTime() - webhook.createdAt.getTime());
  const after = afterAttempt(webhook, outcome, now, random);
  await tx.webhooks.putAttempt({
    webhookId: webhook.id,
    attempt: after.attempts,
    principalId: webhook.principalId,
    status: attemptStatus(reply),
    httpStatus: reply.kind === 'answer' ? reply.status : null,
    message:
      outcome.kind === 'delivered'
        ? null
        : [outcome.failure, message]
            .filter((text) => text !== null)
            .join(': ')
            .slice(0, LONGEST_MESSAGE),
    firedAt,
    completedAt: now,
    durationMs,
  });
  // A webhook that was withdrawn in the meantime stays withdrawn.
  const isOurs = await tx.webhooks.settle(after);
  const before = await tx.webhookChannels.find(webhook.channel);
  const channel = channelAfter(before, { id: webhook.channel, principalId: webhook.principalId }, outcome, {
    ended: after.status !== 'open',
    isSlow: durationMs >= SLOW_RECEIVER_MS,
    now,
    random,
  });
  if (before !== undefined || channel !== null) await tx.webhookChannels.put(webhook.channel, channel);
  const paused = channel !== null && channel.pausedAt !== null && before?.pausedAt === null;
  return {
    outcome,
    webhook: after,
    ended: isOurs && after.status !== 'open',
    paused,
    isAside: channel !== null,
  };
}
