import { termsDigest } from '../../domain/products/discovery/ranking.ts';
import { signalTerms } from '../../domain/signals/search.ts';
import type { Signal, SignalCatalog } from '../../domain/signals/signal.ts';
import type { Store } from '../../store/open.ts';
import { storeTerms, type TermIndex } from '../products/product-index.ts';

const known = new WeakMap<readonly Signal[], TermIndex>();

/** The index of a catalog of signals, in the form and the store of that of the products. */
export function signalIndex({ signals }: SignalCatalog): TermIndex {
  const made = known.get(signals);
  if (made !== undefined) return made;
  const terms = signals.flatMap(signalTerms);
  const index = { digest: termsDigest(terms), terms };
  known.set(signals, index);
  return index;
}

/** Makes signals searchable in the store, unless another process has. Called once at start. */
export const indexSignals = (
  store: Pick<Store, 'transaction'>,
  catalog: SignalCatalog | undefined,
  now: Date,
): Promise<void> =>
  catalog === undefined ? Promise.resolve() : storeTerms(store, signalIndex(catalog), now);
