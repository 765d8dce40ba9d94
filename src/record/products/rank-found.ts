import { type Hints, readBrief, suitsChannels } from '../../domain/products/discovery/brief.ts';
import type { FoundProducts, Request } from '../../domain/products/discovery/found.ts';
import { briefTerms, type Ranked, rank, rankOffers } from '../../domain/products/discovery/ranking.ts';
import type { DiscoveryCall } from './discover.ts';
import { digestOf } from './product-index.ts';

/** Candidates that are looked at closely. */
const MOST_CANDIDATES = 200;

export type Answered = { readonly hints: Hints; readonly ranked: readonly Ranked[] };

/**
 * The offers that answer a brief, the best first; the newest products of tests before all others, unless the brief
 * asks for other channels than all of theirs: then an earlier test has left them. The store finds the
 * candidates of the catalog by the words and the facts of the brief; when there are none, everything is one.
 */
export async function rankFound(
  { brief = '', preferred_delivery_types }: Request,
  call: Pick<DiscoveryCall, 'store' | 'catalog'>,
  { offers, seeded, leading, isFull }: Pick<FoundProducts, 'offers' | 'seeded' | 'leading' | 'isFull'>,
): Promise<Answered> {
  const read = readBrief(brief);
  // How near a budget comes would tell the price.
  const hints: Hints = isFull ? read : { ...read, budget: null };
  const digest = digestOf(call.catalog);
  const found = new Set(await call.store.productWords.find(digest, briefTerms(hints), MOST_CANDIDATES));
  const newest = offers.filter(({ product }) => leading.has(product.product_id));
  const own = suitsChannels([...leading.values()], hints.channels) ? newest : [];
  const others = own.length === 0 ? offers : offers.filter(({ product }) => !leading.has(product.product_id));
  const candidates = others.filter(({ product: { product_id: id } }) => found.has(id) || seeded.has(id));
  const ranked = rankOffers(candidates.length > 0 ? candidates : others, hints, preferred_delivery_types);
  return { hints, ranked: [...own.map((offer) => rank(offer, hints)), ...ranked] };
}
