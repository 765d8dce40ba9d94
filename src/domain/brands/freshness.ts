import { type Freshness, freshness } from '../publishers/crawl.ts';

/** What is stored about the looks at a brand's files; times are epoch milliseconds. */
type StoredLook = {
  readonly record: string | null;
  readonly liveExpiresAt: number;
  readonly liveValidatedAt: number | null;
  readonly liveOutcome: string | null;
};

const WEEK_MS = 7 * 24 * 3_600_000;

/** Whether a request has to wait for a look at the domain: nothing stored answers, or what is stored is too old. */
export function isWorthAsking(brand: StoredLook | undefined, now: Date): boolean {
  if (brand === undefined) return true;
  const overdue = now.getTime() - brand.liveExpiresAt;
  return overdue >= (brand.record === null ? 0 : WEEK_MS);
}

/** Whether what is stored still answers, but should be looked at again behind the caller's back. */
export function isOverdue(brand: StoredLook | undefined, now: Date): boolean {
  return brand !== undefined && brand.liveExpiresAt <= now.getTime();
}

export function brandFreshness(brand: StoredLook, isLive: boolean, now: Date): Freshness {
  const validatedAt = brand.liveValidatedAt === null ? null : new Date(brand.liveValidatedAt);
  const state = freshness(validatedAt, brand.liveOutcome === 'resolved', now);
  return isLive ? { ...state, state: 'live' } : state;
}
