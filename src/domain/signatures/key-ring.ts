import { SIGNATURE_SECONDS, SIGNATURE_SKEW_SECONDS } from './faults.ts';

/** Times of a key of this deployment. */
export type RingKey = {
  readonly kid: string;
  readonly createdAt: Date;
  /** From then on it signs nothing; null for the newest key of its purpose. */
  readonly retiredAt: Date | null;
};

/** What a key does at a time: `waiting` is published and does not sign yet, `retired` is published and signs no more. */
export type KeyStanding = 'waiting' | 'signing' | 'retired' | 'ended';

/**
 * A new key is published this long before it signs, so that receivers that have just fetched the key set (they fetch
 * it at most every 30 seconds) find it.
 */
export const KEY_SPREAD_MS = 60_000;
/** A retired key stays published until its last signature has expired everywhere, and processes have noticed. */
const KEY_KEPT_MS = (SIGNATURE_SECONDS + SIGNATURE_SKEW_SECONDS) * 1_000 + KEY_SPREAD_MS;

/** When a key that is retired at `at` need not be published any more. */
export const keyEnds = (at: Date): Date => new Date(at.getTime() + KEY_KEPT_MS);

/** The standing of each key of one purpose, newest first. Exactly one signs while any key is not retired. */
export function keyStandings<K extends RingKey>(
  keys: readonly K[],
  now: Date,
): { readonly key: K; readonly standing: KeyStanding }[] {
  const sorted = [...keys].sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
  const usable = sorted.filter(({ retiredAt }) => retiredAt === null || retiredAt > now);
  const isSpread = ({ createdAt }: K) => now.getTime() - createdAt.getTime() >= KEY_SPREAD_MS;
  const signing = usable.find(isSpread) ?? usable.at(-1);
  return sorted.map((key) => ({ key, standing: standingOf(key) }));

  function standingOf(key: K): KeyStanding {
    if (key === signing) return 'signing';
    if (key.retiredAt === null) return isSpread(key) ? 'retired' : 'waiting';
    if (keyEnds(key.retiredAt) <= now) return 'ended';
    return key.retiredAt > now && !isSpread(key) ? 'waiting' : 'retired';
  }
}
