import { type OfferTerm, offerTerms, termsDigest } from '../../domain/products/discovery/ranking.ts';
import type { MediaCatalog } from '../../domain/products/media-catalog.ts';
import { DAY_MS } from '../../domain/text/instant.ts';
import type { Store } from '../../store/open.ts';
import { catalogOffers } from './offers-for.ts';

/** How long the words of a catalog are kept that no process starts with any more. */
const KEPT_MS = 30 * DAY_MS;

export type TermIndex = { readonly digest: string; readonly terms: readonly OfferTerm[] };
const known = new WeakMap<MediaCatalog, TermIndex>();

function indexOf(catalog: MediaCatalog): TermIndex {
  const made = known.get(catalog);
  if (made !== undefined) return made;
  const terms = catalogOffers(catalog).flatMap(offerTerms);
  const index = { digest: termsDigest(terms), terms };
  known.set(catalog, index);
  return index;
}

/** Names the index of a catalog in the store. */
export const digestOf = (catalog: MediaCatalog): string => indexOf(catalog).digest;

/** Makes a catalog searchable in the store, unless another process has. Called once at start. */
export const indexCatalog = (
  store: Pick<Store, 'transaction'>,
  catalog: MediaCatalog,
  now: Date,
): Promise<void> => storeTerms(store, indexOf(catalog), now);

/** Keeps an index in the store, unless it is there, and forgets those that no process has used for long. */
export async function storeTerms(
  store: Pick<Store, 'transaction'>,
  { digest, terms }: TermIndex,
  now: Date,
): Promise<void> {
  if (terms.length === 0) return;
  const before = new Date(now.getTime() - KEPT_MS);
  await store.transaction((tx) => tx.productWords.fill(digest, () => terms, now, before));
}
