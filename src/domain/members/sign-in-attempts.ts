/** Passwords of one kind that were tried in vain so far, and when the last one was. */
export type Attempts = { readonly failures: number; readonly lastAt: Date };

/** How many failures cost nothing, and how the wait grows behind them: it doubles from the first to the longest. */
export type Patience = { readonly free: number; readonly firstMs: number; readonly longestMs: number };

const MINUTE_MS = 60_000;

/** Behind a failure nothing is remembered for longer than this. */
export const ATTEMPTS_KEPT_MS = 24 * 60 * MINUTE_MS;

export const patience = {
  /** One account from one address, and one account from a browser that its owner has signed in with before. */
  place: { free: 10, firstMs: 5_000, longestMs: 15 * MINUTE_MS },
  /**
   * One account from all places that its owner has not signed in at. Attackers with many addresses are slowed down here;
   * the longest wait is short, because the owner at a new place shares it with them.
   */
  strangers: { free: 100, firstMs: 1_000, longestMs: MINUTE_MS },
} as const satisfies Record<string, Patience>;

/** Milliseconds that have to pass behind the last of so many failures. */
export function waitAfter(failures: number, { free, firstMs, longestMs }: Patience): number {
  if (failures < free) return 0;
  // Past 2^40 the double is far over any wait, and stays a number.
  return Math.min(longestMs, firstMs * 2 ** Math.min(failures - free, 40));
}

/**
 * Whether a password may be tried now. It counts as a failure until it is found right, so that many at once are no more
 * than as many one after the other.
 */
export function tryPassword(
  known: Attempts | undefined,
  limits: Patience,
  now: Date,
): { allowed: true; attempts: Attempts } | { allowed: false; waitMs: number } {
  const age = known === undefined ? Number.POSITIVE_INFINITY : now.getTime() - known.lastAt.getTime();
  const failures = known === undefined || age >= ATTEMPTS_KEPT_MS ? 0 : known.failures;
  const waitMs = failures === 0 ? 0 : waitAfter(failures, limits) - Math.max(0, age);
  if (waitMs > 0) return { allowed: false, waitMs };
  return { allowed: true, attempts: { failures: failures + 1, lastAt: now } };
}
