import type { RateDecision } from '../domain/limits.ts';
import type { Ask } from '../store/limits/limits.ts';
import type { Store } from '../store/open.ts';

type Counting = Pick<Store, 'note' | 'primary' | 'transaction'>;

/** Units that are being counted, by limit and key, for each store: those of each request, in order of their arrival. */
const underWay = new WeakMap<object, Map<string, Map<object, number>>>();

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
  const counts = underWay.get(store) ?? new Map<string, Map<object, number>>();
  underWay.set(store, counts);
  const request = {};
  for (const ask of asks) {
    const units = counts.get(keyOf(ask)) ?? new Map<object, number>();
    counts.set(keyOf(ask), units.set(request, (units.get(request) ?? 0) + (ask.cost ?? 1)));
  }
  const ended = () => {
    for (const ask of asks) {
      const units = counts.get(keyOf(ask));
      units?.delete(request);
      if (units?.size === 0) counts.delete(keyOf(ask));
    }
  };
  let counted: RateDecision[] | undefined;
  await store.note(
    async (tx) => {
      counted = await tx.limits.consumeAll(asks);
    },
    { ended },
  );
  if (counted !== undefined) return counted;
  const decisions: RateDecision[] = [];
  for (const ask of asks) {
    const decision = await store.primary.limits.peek({
      ...ask,
      cost: unitsUpTo(request, counts.get(keyOf(ask))),
    });
    decisions.push(decision);
    if (!decision.allowed) break;
  }
  return counted ?? decisions;
}

/** Units of a request and of those before it: none is refused for what comes after it. */
function unitsUpTo(request: object, units: ReadonlyMap<object, number> = new Map()): number {
  let sum = 0;
  for (const [one, cost] of units) {
    sum += cost;
    if (one === request) break;
  }
  return sum;
}
