/**
 * How long a read waits until what it stores beside its answer is stored. Its answer does not depend on that, and
 * without other writers it takes a few milliseconds.
 */
export const READ_WAITS_MS = 100;

/** A window of a rate limit: the units used in it, and its end. */
export type RateWindow = { readonly count: number; readonly resetAt: Date };

/** `limit` units within a window of `windowMs`, which begins at the first use. */
export type RateRule = { readonly limit: number; readonly windowMs: number };

/** Whether the request is allowed. `remaining` units are left until the window ends at `resetAt`. */
export type RateDecision = { readonly allowed: boolean; readonly remaining: number; readonly resetAt: Date };

/**
 * Whether `cost` units may be used now, and the window afterwards. A refused request does not change the
 * window, so repeating it does not postpone the end.
 */
export function decide(
  window: RateWindow | undefined,
  { limit, windowMs }: RateRule,
  cost: number,
  now: Date,
): { decision: RateDecision; window: RateWindow | undefined } {
  const open = window !== undefined && window.resetAt > now ? window : undefined;
  const used = open?.count ?? 0;
  const resetAt = open?.resetAt ?? new Date(now.getTime() + windowMs);
  if (used + cost > limit) return { decision: refused(used, limit, resetAt), window };
  const count = used + cost;
  return { decision: { allowed: true, remaining: limit - count, resetAt }, window: { count, resetAt } };
}

/** The decision to refuse, for a window in which `used` units are used. */
export const refused = (used: number, limit: number, resetAt: Date): RateDecision => ({
  allowed: false,
  remaining: Math.max(0, limit - used),
  resetAt,
});

/** Whole seconds until the window ends, rounded up; at least 1, so that a caller never retries at once. */
export const retryAfterSeconds = (resetAt: Date, now: Date): number =>
  Math.max(1, Math.ceil((resetAt.getTime() - now.getTime()) / 1000));

/** `RateLimit-Limit`, `RateLimit-Remaining` and `RateLimit-Reset` (delta seconds), as header values. */
export const rateLimitHeaders = ({ limit }: Pick<RateRule, 'limit'>, decision: RateDecision, now: Date) => ({
  'RateLimit-Limit': String(limit),
  'RateLimit-Remaining': String(decision.remaining),
  'RateLimit-Reset': String(retryAfterSeconds(decision.resetAt, now)),
});

/**
 * Index of the strictest decision: the refusal with the latest end, or without a refusal the decision with
 * the fewest remaining units.
 */
export function strictest(decisions: readonly RateDecision[]): number {
  let found = -1;
  for (const [index, decision] of decisions.entries()) {
    const other = decisions[found];
    if (other === undefined || isStricter(decision, other)) found = index;
  }
  return found;
}

/**
 * The strictest of several rules that were applied together, with the headers that report it. `retryAfter` is
 * in seconds; null when no rule refuses. Undefined when there are no rules.
 */
export function bindingRule<R extends Pick<RateRule, 'limit'>>(
  rules: readonly R[],
  decisions: readonly RateDecision[],
  now: Date,
): { rule: R; headers: Record<string, string>; retryAfter: number | null } | undefined {
  const binding = strictest(decisions);
  const rule = rules[binding];
  const decision = decisions[binding];
  if (rule === undefined || decision === undefined) return undefined;
  const retryAfter = decision.allowed ? null : retryAfterSeconds(decision.resetAt, now);
  return { rule, headers: rateLimitHeaders(rule, decision, now), retryAfter };
}

function isStricter(a: RateDecision, b: RateDecision): boolean {
  if (a.allowed !== b.allowed) return !a.allowed;
  return a.allowed ? a.remaining < b.remaining : a.resetAt > b.resetAt;
}

/**
 * Slots of a scarce resource. While fewer than half of them are taken, a holder may take any number. After
 * that a holder may only fill up its share, so that a few holders cannot take all slots.
 */
export type Slots = {
  /** Takes a slot, or returns what is exhausted: the holder's share, or all slots. */
  enter(holder: string): 'entered' | 'share' | 'full';
  /** Releases a slot of the holder. @throws {Error} when the holder has none */
  leave(holder: string): void;
  readonly taken: number;
};

/**
 * The share of one holder: a twentieth of the slots, at least two, but never all of them if there is more than one.
 */
export const shareOf = (total: number): number =>
  Math.min(Math.max(2, Math.ceil(total / 20)), Math.max(1, total - 1));

export function createSlots(total: number): Slots {
  const share = shareOf(total);
  const half = Math.floor(total / 2);
  const held = new Map<string, number>();
  let taken = 0;
  return {
    enter(holder) {
      if (taken >= total) return 'full';
      const own = held.get(holder) ?? 0;
      if (own >= share && taken >= half) return 'share';
      held.set(holder, own + 1);
      taken += 1;
      return 'entered';
    },
    leave(holder) {
      const own = held.get(holder) ?? 0;
      if (own === 0) throw new Error(`${holder} holds no place`);
      if (own === 1) held.delete(holder);
      else held.set(holder, own - 1);
      taken -= 1;
    },
    get taken() {
      return taken;
    },
  };
}
