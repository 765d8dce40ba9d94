import type { WebhookOutcome } from './outcome.ts';
import { webhookWaitMs } from './outcome.ts';

/** A receiver that fails. One that works has no such record. */
export type FailingChannel = {
  readonly id: string;
  readonly principalId: string;
  /** Attempts in a row that found it away. */
  readonly failures: number;
  /** Webhooks that were given up in a row. */
  readonly givenUp: number;
  /** Nothing is sent before. */
  readonly retryAt: Date;
  /** Since then new webhooks are not sent, but for one now and then that finds out whether it is back. */
  readonly pausedAt: Date | null;
  readonly updatedAt: Date;
};

const MOST_GIVEN_UP = 10;
/** How often a paused receiver gets a webhook all the same. */
const PROBE_MS = 3_600_000;

/** The record after an attempt; null for a receiver that works. */
export function channelAfter(
  before: FailingChannel | undefined,
  { id, principalId }: Pick<FailingChannel, 'id' | 'principalId'>,
  outcome: WebhookOutcome,
  { ended, now, random }: { ended: boolean; now: Date; random: number },
): FailingChannel | null {
  if (outcome.kind === 'delivered') return null;
  // A refusal shows that the receiver is there: the next time that it is away begins with a short wait again.
  const failures = outcome.kind === 'away' ? (before?.failures ?? 0) + 1 : 0;
  const givenUp = (before?.givenUp ?? 0) + (ended ? 1 : 0);
  const waitMs = outcome.kind === 'away' ? webhookWaitMs(failures, random, outcome.afterMs) : 0;
  const isPaused = givenUp >= MOST_GIVEN_UP;
  return {
    id,
    principalId,
    failures,
    givenUp,
    retryAt: new Date(now.getTime() + waitMs),
    pausedAt: isPaused ? (before?.pausedAt ?? now) : null,
    updatedAt: now,
  };
}

/** Whether a new webhook is recorded without being sent. */
export function isHeldBack(channel: FailingChannel | undefined, now: Date): boolean {
  if (channel === undefined || channel.pausedAt === null) return false;
  return now.getTime() - channel.updatedAt.getTime() < PROBE_MS;
}
