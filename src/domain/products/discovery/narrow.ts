import type { CoreCatalog, MediaBuyGetProductsRequest } from '../../../../generated/types/schemas.ts';
import type { Wire } from '../../contract/shapes.ts';
import { readInstant } from '../../text/instant.ts';
import type { Offer } from '../product.ts';
import { filterOffers, type ProductFilters, type SellerTraits } from './filters.ts';
import { filterByProperties, type PropertyOfList } from './property-list.ts';

/** What a discovery is narrowed by. */
export type Asked = {
  readonly filters?: ProductFilters | undefined;
  readonly required_policies?: Wire<MediaBuyGetProductsRequest>['required_policies'] | undefined;
  /** What is advertised: products that are sold by such catalogs. */
  readonly catalog?: Pick<CoreCatalog, 'type'> | undefined;
  /** The properties that the products may be on; null for any. */
  readonly properties: readonly PropertyOfList[] | null;
};

export type Narrowed = {
  readonly offers: readonly Offer[];
  /** Offers before, and how many each filter took out, the first that did. */
  readonly candidates: number;
  readonly excludedBy: Readonly<Record<string, number>>;
  /** Whether the catalog decided anything. Where nothing is sold by its kind, it does not. */
  readonly isCatalogApplied: boolean;
};

const isOpen = ({ isAvailable, product }: Offer, now: Date): boolean => {
  const end = readInstant(product.expires_at);
  return isAvailable && (end === null || end.getTime() > now.getTime());
};

/** Offers that can be had and meet every condition, in their order. */
export function narrow(offers: readonly Offer[], asked: Asked, traits: SellerTraits): Narrowed {
  const { filters = {}, required_policies: policies = [], catalog, properties } = asked;
  const open = offers.filter((offer) => isOpen(offer, traits.now));
  const bound = open.filter(({ product }) =>
    policies.every((policy) => product.enforced_policies?.includes(policy)),
  );
  const on = properties === null ? bound : filterByProperties(bound, properties);
  const { offers: left, excludedBy } = filterOffers(on, filters, traits);
  const fed = left.filter(
    ({ product }) => catalog !== undefined && product.catalog_types?.includes(catalog.type),
  );
  return {
    offers: fed.length > 0 ? fed : left,
    candidates: open.length,
    excludedBy: {
      ...excludedBy,
      ...(bound.length < open.length ? { required_policies: open.length - bound.length } : {}),
      ...(on.length < bound.length ? { property_list: bound.length - on.length } : {}),
    },
    isCatalogApplied: fed.length > 0,
  };
}

/** Filters that tell of prices, also by what they leave over. */
const OF_PRICES: readonly (keyof ProductFilters)[] = ['is_fixed_price', 'pricing_currencies', 'budget_range'];

/** The filters of callers who are told no prices. */
export const withoutPrices = (filters: ProductFilters): ProductFilters =>
  Object.fromEntries(
    Object.entries(filters).filter(([name]) => !OF_PRICES.includes(name as keyof ProductFilters)),
  );
