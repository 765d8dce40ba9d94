/** A window of a limit: how much of it is used, and when it ends. */
export type RateWindow = { readonly count: number; readonly resetAt: Date };

/** `limit` units within a window that opens at the first use and lasts `windowMs`. */
export type RateRule = { readonly limit: number; readonly windowMs: number };

/** `remaining` units can still be asked for before `resetAt`, when the window ends. */
export type RateDecision = { readonly allowed: boolean; readonly remaining: number; readonly resetAt: Date };

/**
 * Whether `cost` units may be used now, and the window afterwards. A refused ask leaves the window as it is, so
 * asking again and again does not put off its end.
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

/** A refusal by a window of which `used` units are gone. */
export const refused = (used: number, limit: number, resetAt: Date): RateDecision => ({
  allowed: false,
  remaining: Math.max(0, limit - used),
  resetAt,
});

/** Whole seconds until the window ends, rounded up; at least 1, so that nobody is told to come back at once. */
export const retryAfterSeconds = (resetAt: Date, now: Date): number =>
  Math.max(1, Math.ceil((resetAt.getTime() - now.getTime()) / 1000));

/** `RateLimit-Limit`, `RateLimit-Remaining` and `RateLimit-Reset` (delta seconds), as header values. */
export const rateLimitHeaders = ({ limit }: Pick<RateRule, 'limit'>, decision: RateDecision, now: Date) => ({
  'RateLimit-Limit': String(limit),
  'RateLimit-Remaining': String(decision.remaining),
  'RateLimit-Reset': String(retryAfterSeconds(decision.resetAt, now)),
});

/** The index of the decision that binds: a refusal that lasts longest, else the one that leaves least. */
export function strictest(decisions: readonly RateDecision[]): number {
  let found = -1;
  for (const [index, decision] of decisions.entries()) {
    const other = decisions[found];
    if (other === undefined || isStricter(decision, other)) found = index;
  }
  return found;
}

/**
 * The rule that binds of several that were asked at once, with the headers that report it; `retryAfter` is null when
 * nothing refuses. Undefined when there was no rule.
 */
export function bindingRule<R extends Pick<RateRule, 'limit'>>(
  rules: readonly R[],
  decisions: readonly RateDecision[],
  now: Date,
): { rule: R; headers: Record<string, string>; retryAfter: number | null } | undefined {
  const binding = strictest(decisions);
  const [rule, decision] = [rules[binding], decisions[binding]];
  if (rule === undefined || decision === undefined) return undefined;
  const retryAfter = decision.allowed ? null : retryAfterSeconds(decision.resetAt, now);
  return { rule, headers: rateLimitHeaders(rule, decision, now), retryAfter };
}

function isStricter(a: RateDecision, b: RateDecision): boolean {
  if (a.allowed !== b.allowed) return !a.allowed;
  return a.allowed ? a.remaining < b.remaining : a.resetAt > b.resetAt;
}

/**
 * Places for something scarce. While fewer than half of them are taken, a holder may have as many as it asks for; of the
 * rest it gets no more than completes its share, so that no few holders can take all.
 */
export type Slots = {
  /** Takes a place, or says what is used up: the holder's share, or all of them. */
  enter(holder: string): 'entered' | 'share' | 'full';
  /** Gives a place of the holder's back. */
  leave(holder: string): void;
  readonly taken: number;
};

/** What a holder gets of scarce places: a twentieth, at least two, and never all as long as there is more than one. */
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
