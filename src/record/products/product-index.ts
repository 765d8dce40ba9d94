import type { MediaCatalog } from '../../domain/media-catalog.ts';
import { type Hints, readBrief, suitsChannels } from '../../domain/products/discovery/brief.ts';
import type { FoundProducts, Request } from '../../domain/products/discovery/found.ts';
import {
  briefTerms,
  type OfferTerm,
  offerTerms,
  type Ranked,
  rank,
  rankOffers,
  termsDigest,
} from '../../domain/products/discovery/ranking.ts';
import { DAY_MS } from '../../domain/text/instant.ts';
import type { Store } from '../../store/open.ts';
import type { DiscoveryCall } from './discover.ts';
import { catalogOffers } from './offers-for.ts';

/** Time that the words of a catalog are kept after a process last started with that catalog. */
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

/** Digest that identifies the index of a catalog in the store. */
const digestOf = (catalog: MediaCatalog): string => indexOf(catalog).digest;

/** Stores the search index of a catalog, unless another process has done so. Called once at start. */
export const indexCatalog = (
  store: Pick<Store, 'transaction'>,
  catalog: MediaCatalog,
  now: Date,
): Promise<void> => storeTerms(store, indexOf(catalog), now);

/** Stores an index unless it exists, and deletes indexes that no process has started with for a long time. */
export async function storeTerms(
  store: Pick<Store, 'transaction'>,
  { digest, terms }: TermIndex,
  now: Date,
): Promise<void> {
  if (terms.length === 0) return;
  const before = new Date(now.getTime() - KEPT_MS);
  await store.transaction((tx) => tx.productWords.fill(digest, () => terms, now, before));
}

/** Maximum number of candidates that are ranked. */
const MOST_CANDIDATES = 200;

export type Answered = { readonly hints: Hints; readonly ranked: readonly Ranked[] };

/**
 * The offers that match a brief, the best first. Products of tests are returned alone, the newest first, unless the
 * brief asks for channels that none of the newest has; they are then left over from an earlier test. The store finds the
 * candidates in the catalog by the words and the facts of the brief. Without candidates, all offers are ranked.
 */
export async function rankFound(
  { brief = '', preferred_delivery_types }: Request,
  call: Pick<DiscoveryCall, 'store' | 'catalog'>,
  { offers, seeded, leading, isFull }: Pick<FoundProducts, 'offers' | 'seeded' | 'leading' | 'isFull'>,
): Promise<Answered> {
  const read = readBrief(brief);
  // The rank would reveal the price if it depended on the budget.
  const hints: Hints = isFull ? read : { ...read, budget: null };
  const digest = digestOf(call.catalog);
  const found = new Set(await call.store.productWords.find(digest, briefTerms(hints), MOST_CANDIDATES));
  const newest = offers.filter(({ product }) => leading.has(product.product_id));
  const own = suitsChannels([...leading.values()], hints.channels) ? newest : [];
  // A test that brought products wants these; the catalog would only stand behind them.
  const others =
    own.length === 0
      ? offers
      : offers.filter(({ product: { product_id: id } }) => seeded.has(id) && !leading.has(id));
  const candidates = others.filter(({ product: { product_id: id } }) => found.has(id) || seeded.has(id));
  const ranked = rankOffers(candidates.length > 0 ? candidates : others, hints, preferred_delivery_types);
  return { hints, ranked: [...own.map((offer) => rank(offer, hints)), ...ranked] };
}
