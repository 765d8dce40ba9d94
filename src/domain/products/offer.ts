import type { Offer, Product } from './product.ts';

/** What a seller's stock says of a product, in the names of its catalog. */
export type Stock = {
  readonly weekly_impressions: number;
  /** Percent of impressions by country. */
  readonly countries: Readonly<Record<string, number>>;
  readonly targeting: readonly string[];
  readonly runs_without_creatives?: boolean;
};

const tagsOf = ({ publisher_properties }: Product): string[] =>
  publisher_properties.flatMap((one) => (one.selection_type === 'by_tag' ? one.property_tags : []));

/**
 * An offer of the standard catalog. A product without stock, as one that was made for trying out, is sold everywhere
 * and can be aimed by all that the seller declares.
 *
 * @param beside what is known better
 */
export function offerOf(
  product: Product,
  stock: Stock | null,
  beside: Partial<Omit<Offer, 'product'>> = {},
): Offer {
  return {
    product,
    countries: Object.keys(stock?.countries ?? {}).filter((country) => (stock?.countries[country] ?? 0) > 0),
    regions: [],
    metros: [],
    topics: tagsOf(product),
    audience: [],
    dailyImpressions: stock === null ? null : Math.floor(stock.weekly_impressions / 7),
    targeting: stock?.targeting ?? null,
    needsCreatives: stock?.runs_without_creatives !== true,
    from: null,
    until: null,
    isAvailable: true,
    accounts: null,
    ...beside,
  };
}
