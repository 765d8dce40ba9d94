import { backoffMs } from '../jobs.ts';
import { HOUR_MS } from '../text/instant.ts';
import type { KeptAnswer, Webhook, WebhookAttemptStatus } from './webhook.ts';

/** Response of a receiver to one attempt, or the code of a connection failure. */
export type WebhookReply =
  | {
      readonly kind: 'answer';
      readonly status: number;
      readonly challenge: string | null;
      readonly retryAfter: string | null;
      readonly kept?: KeptAnswer;
    }
  | { readonly kind: 'none'; readonly code: string };

/**
 * Outcome of an attempt. `later` delays this webhook only. `away` delays all webhooks of the receiver, so
 * that not each of them waits for a timeout of its own.
 */
export type WebhookOutcome =
  | { readonly kind: 'delivered' }
  | { readonly kind: 'later'; readonly failure: string; readonly afterMs: number | null }
  | { readonly kind: 'away'; readonly failure: string; readonly afterMs: number | null }
  | { readonly kind: 'final'; readonly failure: string };

/** Code of an attempt that could not be made, because no header carries the credentials. Repeating it cannot help. */
export const INVALID_CREDENTIALS = 'invalid_credentials';

/** A receiver may respond with 404 for a while during a deployment. After this time a 404 is final. */
const LONGEST_MISSING_MS = HOUR_MS;
const LONGEST_RETRY_AFTER_S = 3_600;
const SIGNATURE_REASON = /^\s*Signature\b.*\berror="?(webhook_[a-z_]{1,64})/i;
/** Client error statuses that may be temporary. */
const TEMPORARY: ReadonlySet<number> = new Set([408, 425, 429]);

/**
 * The outcome of a reply, which came at `now`, for the webhook and its receiver. @param ageMs time since the webhook was
 * created, in milliseconds
 */
export function judgeReply(reply: WebhookReply, ageMs: number, now: Date): WebhookOutcome {
  if (reply.kind === 'none')
    return reply.code === INVALID_CREDENTIALS
      ? { kind: 'final', failure: reply.code }
      : { kind: 'away', failure: reply.code, afterMs: null };
  const { status, challenge, retryAfter } = reply;
  const failure = `status_${status}`;
  const afterMs = readRetryAfter(retryAfter, now);
  if (status >= 200 && status <= 299) return { kind: 'delivered' };
  if (status === 429 || status === 503) return { kind: 'away', failure, afterMs };
  if (status >= 500 || TEMPORARY.has(status)) return { kind: 'later', failure, afterMs };
  // Redirects are not followed, because their target was never registered.
  if (status < 400) return { kind: 'away', failure, afterMs };
  if (status === 404 && ageMs < LONGEST_MISSING_MS) return { kind: 'later', failure, afterMs: null };
  if (status !== 401) return { kind: 'final', failure };
  // A 401 without a reason comes from a gateway in front of the receiver, which has not checked the signature.
  const reason = signatureReason(challenge);
  return reason === undefined ? { kind: 'later', failure, afterMs } : { kind: 'final', failure: reason };
}

/** Why the receiver refused the signature, as its challenge says it. */
const signatureReason = (challenge: string | null): string | undefined =>
  SIGNATURE_REASON.exec(challenge ?? '')?.[1];

/** A date of HTTP in the form that is sent today (RFC 9110, section 5.6.7). */
const HTTP_DATE =
  /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{4} \d{2}:\d{2}:\d{2} GMT$/;

/**
 * The wait that a `Retry-After` asks for: seconds, however many digits they have, or a date (RFC 9110, section 10.2.3).
 * Null for any other text. A date is of the receiver's clock, so a wrong clock costs an hour at most, as a large number does.
 */
function readRetryAfter(text: string | null, now: Date): number | null {
  if (text === null) return null;
  const isDate = HTTP_DATE.test(text);
  if (!isDate && !/^\d+$/.test(text)) return null;
  const ms = isDate ? Date.parse(text) - now.getTime() : Number(text) * 1_000;
  return Number.isNaN(ms) ? null : Math.min(Math.max(ms, 0), LONGEST_RETRY_AFTER_S * 1_000);
}

const BACKOFF = { baseMs: 1_000, maxMs: HOUR_MS };

/**
 * The wait after `failures` failed attempts, in milliseconds: about 1, 2, 4 … seconds, up to an hour. Each is
 * varied to between three and five quarters, so that receivers that failed together are not all called at the
 * same time again.
 */
export function webhookWaitMs(failures: number, random: number, afterMs: number | null = null): number {
  const wait = Math.round(backoffMs(failures, BACKOFF) * (0.75 + random / 2));
  return Math.max(wait, afterMs ?? 0);
}

export function attemptStatus(reply: WebhookReply): WebhookAttemptStatus {
  if (reply.kind === 'answer') return reply.status >= 200 && reply.status <= 299 ? 'success' : 'failed';
  return reply.code === 'timeout' ? 'timeout' : 'connection_error';
}

/** The webhook after an attempt that began at `now`. */
export function afterAttempt(webhook: Webhook, outcome: WebhookOutcome, now: Date, random: number): Webhook {
  const done = { ...webhook, attempts: webhook.attempts + 1 };
  if (outcome.kind === 'delivered') return { ...done, status: 'delivered', failure: null, endedAt: now };
  if (outcome.kind === 'final') return { ...done, status: 'failed', failure: outcome.failure, endedAt: now };
  const dueAt = new Date(now.getTime() + webhookWaitMs(done.attempts, random, outcome.afterMs));
  if (dueAt > webhook.endsAt) return { ...done, status: 'failed', failure: outcome.failure, endedAt: now };
  return { ...done, dueAt, failure: outcome.failure };
}

/** Record of a failing or slow receiver. A receiver that works has no record. */
export type FailingChannel = {
  readonly id: string;
  readonly principalId: string;
  /** Consecutive attempts with the outcome `away`. */
  readonly failures: number;
  /** Consecutive webhooks that failed for good. */
  readonly givenUp: number;
  /** Nothing is sent to the receiver before this time. */
  readonly retryAt: Date;
  /** Time since which the receiver is paused: new webhooks are not sent, except for an occasional probe. */
  readonly pausedAt: Date | null;
  readonly updatedAt: Date;
};

const MOST_GIVEN_UP = 10;
/** Interval at which a paused receiver is sent a webhook as a probe. */
const PROBE_MS = HOUR_MS;

/** The record of a receiver after an attempt; null if the receiver works and is not slow. */
export function channelAfter(
  before: FailingChannel | undefined,
  { id, principalId }: Pick<FailingChannel, 'id' | 'principalId'>,
  outcome: WebhookOutcome,
  { ended, isSlow = false, now, random }: { ended: boolean; isSlow?: boolean; now: Date; random: number },
): FailingChannel | null {
  if (outcome.kind === 'delivered') {
    const calm = { failures: 0, givenUp: 0, retryAt: now, pausedAt: null, updatedAt: now };
    return isSlow ? { id, principalId, ...calm } : null;
  }
  // Any response shows that the receiver is reachable, so a later absence starts with a short wait again.
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
