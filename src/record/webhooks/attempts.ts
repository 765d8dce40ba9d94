import {
  afterAttempt,
  attemptStatus,
  channelAfter,
  type FailingChannel,
  judgeReply,
  type WebhookOutcome,
  type WebhookReply,
} from '../../domain/webhooks/outcome.ts';
import type { Webhook } from '../../domain/webhooks/webhook.ts';
import type { Tables } from '../../store/index.ts';
import { OWNER_REVOKED } from './outbox.ts';

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
 *
 * @param failing the record of the receiver, if this transaction has read or written it; null if it has none
 */
export async function beginAttempt(
  tx: Tables,
  channel: string,
  now: Date,
  ended: WebhookEnded,
  failing?: FailingChannel | null,
): Promise<Webhook | undefined> {
  const { retryAt } = (failing === undefined ? await tx.webhookChannels.find(channel) : failing) ?? {};
  if (retryAt !== undefined && retryAt > now) return undefined;
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
    answer: null,
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
  /** The record of the receiver, which now fails or is slow; null while it works. */
  failing: FailingChannel | null;
}> {
  const outcome = judgeReply(reply, now.getTime() - webhook.createdAt.getTime(), now);
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
    // Only owners of subscriptions are shown what their endpoint answered.
    answer: webhook.kind === 'registry' && reply.kind === 'answer' ? (reply.kept ?? null) : null,
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
    failing: channel,
  };
}
