import { isObject } from '../json/values.ts';
import { TaskError } from '../refusals/task-error.ts';
import type { Steps } from '../steps.ts';
import { canonicalSha256 } from '../text/sha256.ts';

type Arguments = Readonly<Record<string, unknown>>;

/** Identity of an idempotency key (`scope`) and of its request's content (`fingerprint`); both SHA-256 in hex. */
export type KeyClaim = { readonly scope: string; readonly fingerprint: string };

/** The stored record of an earlier request with the same scope. */
export type Earlier = {
  readonly fingerprint: string;
  readonly state: 'in_flight' | 'done' | 'forgotten';
  /** JSON text of the answer; null while the request is in flight, and after the answer was deleted. */
  readonly answer: string | null;
  /** End of the lease while in flight, end of the replay window afterwards. */
  readonly expiresAt: Date;
};

export type KeyVerdict =
  | { readonly kind: 'replay'; readonly answer: string }
  | { readonly kind: 'again' }
  | { readonly kind: 'refuse'; readonly error: TaskError };

/** Tolerance for clocks that differ, at the end of the replay window. */
export const WINDOW_TOLERANCE_MS = 60_000;

/** @throws {TaskError} INVALID_REQUEST for a key that is easy to guess: one character repeated */
export function checkKey(key: string): void {
  const [first = '', ...rest] = key.replace(/[-_.:]/g, '');
  if (rest.every((letter) => letter === first)) {
    throw new TaskError('INVALID_REQUEST', '`idempotency_key` is too easy to guess.', {
      field: 'idempotency_key',
      suggestion: 'Send a fresh UUID.',
    });
  }
}

/**
 * The identity of a request. A key belongs to one principal and one account, and stands for one task with one
 * canonical payload (RFC 8785). Two references to the same account count as the same payload.
 *
 * @param accountId the account that the request names; null when it names none, or an unknown one
 * @throws {TaskError} INVALID_REQUEST when the arguments contain a number that JSON cannot represent
 */
export function* claimOf(
  principalId: string,
  task: string,
  key: string,
  args: Arguments,
  accountId: string | null,
): Steps<KeyClaim> {
  const payload = payloadOf(args);
  try {
    return {
      scope: yield* canonicalSha256('', [principalId, accountId, key]),
      fingerprint: yield* canonicalSha256(
        `${task}\n`,
        accountId === null ? payload : { ...payload, account: accountId },
      ),
    };
  } catch {
    throw new TaskError('INVALID_REQUEST', 'The arguments contain a number that JSON cannot represent.');
  }
}

/** The arguments without those that may differ between retries of one request. No other field may differ. */
function payloadOf(args: Arguments): Arguments {
  const { idempotency_key: _key, context: _context, governance_context: _governance, ...payload } = args;
  const push = payload.push_notification_config;
  if (!isObject(push) || !isObject(push.authentication)) return payload;
  const { credentials: _credentials, ...authentication } = push.authentication;
  return { ...payload, push_notification_config: { ...push, authentication } };
}

/**
 * Decides what an earlier request with the same key means for this one. If the earlier request did not end
 * within its lease, it counts as never made.
 */
export function judgeEarlier(earlier: Earlier, { fingerprint }: KeyClaim, now: Date): KeyVerdict {
  if (earlier.state === 'in_flight') {
    if (earlier.expiresAt <= now) return { kind: 'again' };
    if (earlier.fingerprint !== fingerprint) return { kind: 'refuse', error: conflict() };
    const left = (earlier.expiresAt.getTime() - now.getTime()) / 1000;
    return { kind: 'refuse', error: inFlight(Math.max(1, Math.ceil(left))) };
  }
  if (earlier.answer === null || now.getTime() > earlier.expiresAt.getTime() + WINDOW_TOLERANCE_MS) {
    return { kind: 'refuse', error: expired() };
  }
  if (earlier.fingerprint !== fingerprint) return { kind: 'refuse', error: conflict() };
  return { kind: 'replay', answer: earlier.answer };
}

/** @param retryAfter seconds */
export const inFlight = (retryAfter: number): TaskError =>
  new TaskError(
    'IDEMPOTENCY_IN_FLIGHT',
    'The first request with this `idempotency_key` is still in progress: repeat the request later.',
    {
      retryAfter,
    },
  );

const conflict = () =>
  new TaskError(
    'IDEMPOTENCY_CONFLICT',
    '`idempotency_key` was used for a request with another payload: send a new key for a new request.',
  );

const expired = () =>
  new TaskError('IDEMPOTENCY_EXPIRED', '`idempotency_key` is older than the replay window.', {
    suggestion: 'Look the resource up by its natural key first, then send a new key.',
  });
