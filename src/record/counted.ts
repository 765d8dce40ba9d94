import type { RateDecision } from '../domain/limits.ts';
import type { Ask } from '../store/limits.ts';
import type { Store } from '../store/open.ts';

type Counting = Pick<Store, 'note' | 'primary' | 'transaction'>;

/** Units that are being counted, by limit and key, for each store. */
const underWay = new WeakMap<object, Map<string, number>>();

const keyOf = ({ class: name, key }: Ask) => `${name} ${key}`;

/** Counts a request that writes: exactly, since the request waits for other writers anyway. */
export const countExactly = (
  store: Pick<Counting, 'transaction'>,
  asks: readonly Ask[],
): Promise<RateDecision[]> => store.transaction((tx) => tx.limits.consumeAll(asks), { isLosable: true });

/**
 * Counts a request that only reads as `limits.consumeAll` does, but does not wait for other writers: while they hold the database, the
 * stored count and the counts that this process still has to store decide.
 */
export async function countSoon(store: Counting, asks: readonly Ask[]): Promise<RateDecision[]> {
  const counts = underWay.get(store) ?? new Map<string, number>();
  underWay.set(store, counts);
  const add = (ask: Ask, units: number) => {
    const left = (counts.get(keyOf(ask)) ?? 0) + units;
    if (left > 0) counts.set(keyOf(ask), left);
    else counts.delete(keyOf(ask));
  };
  const costOf = ({ cost = 1 }: Ask) => cost;

  for (const ask of asks) add(ask, costOf(ask));
  const end = () => {
    for (const ask of asks) add(ask, -costOf(ask));
  };
  const counted = await store.note((tx) => tx.limits.consumeAll(asks), { ended: end });
  if (counted !== undefined) return counted;
  const decisions: RateDecision[] = [];
  for (const ask of asks) {
    const cost = Math.max(counts.get(keyOf(ask)) ?? 0, costOf(ask));
    const decision = await store.primary.limits.peek({ ...ask, cost });
    decisions.push(decision);
    if (!decision.allowed) break;
  }
  return decisions;
}
