import type { CoreCatalog, CoreError } from '../../../../generated/types/core.ts';
import type { MediaBuyGetProductsRequest } from '../../../../generated/types/media-buy.ts';
import type { Account } from '../../accounts/account.ts';
import type { TaskRequest, Wire } from '../../contract/shapes.ts';
import { isObject, type Json } from '../../json/values.ts';
import { domainKey } from '../../net/domain-name.ts';
import { type BuyRejected, type Judged, judged, outside, refuse } from '../../refusals/refusal.ts';
import { readInstant } from '../../text/instant.ts';
import type { Offer, PublisherSelector } from '../product.ts';
import { filterOffers, type ProductFilters, type SellerTraits } from './filters.ts';

export type Request = TaskRequest<'get_products'>;

/** The products that a caller may see, with the facts that the response depends on. */
export type FoundProducts = Narrowed & {
  readonly mode: BuyingMode;
  /** Offers of the whole feed that match; `offers` may be the caller's own ones among them. Versions count these. */
  readonly feedOffers: readonly Offer[];
  /** Null when the request named no account, or the caller cannot have one. */
  readonly account: Account | null;
  /**
   * Whether the response is about the sandbox: its account is in the sandbox, or its caller may use only the
   * sandbox.
   */
  readonly isSandbox: boolean;
  /** Whether the response includes prices, terms and the account's own products. */
  readonly isFull: boolean;
  /** Ids of the products that tests seeded. */
  readonly seeded: ReadonlySet<string>;
  /** The newest batch of seeded products, which comes first, with the channels that each product names. */
  readonly leading: ReadonlyMap<string, readonly string[]>;
  /** Whether a property list was applied. */
  readonly isListApplied: boolean;
  /** Ids of formats that the caller's release cannot express; null when it can express all. */
  readonly unknownFormats: ReadonlySet<string> | null;
  /** Whether each selector of properties names one publisher. */
  readonly oneSelectorEach: boolean;
  /** Errors beside the response, while a test simulates that the platform cannot be reached. */
  readonly advice: { readonly errors?: CoreError[] };
};

const buyingModes = ['brief', 'wholesale', 'refine'] as const;
export type BuyingMode = (typeof buyingModes)[number];

export type ModeRequest = Wire<
  Pick<MediaBuyGetProductsRequest, 'brief' | 'if_wholesale_feed_version' | 'if_pricing_version'> &
    Partial<Pick<MediaBuyGetProductsRequest, 'buying_mode'>>
> & { readonly refine?: readonly unknown[] };

/**
 * Fields that a mode does not accept. The mode `brief` does not require a brief, because older callers leave it
 * out. The mode `wholesale` ignores a brief: SDKs and mirrors send one along with every read. Versions of the feed
 * make a wholesale read conditional; the other modes return versions and a full response.
 */
const forbidden: { readonly [M in BuyingMode]: readonly (keyof ModeRequest)[] } = {
  brief: ['refine'],
  wholesale: ['refine'],
  refine: ['brief'],
};

/**
 * Reads the buying mode of a request; without `buying_mode` it is `brief`.
 *
 * @param declared modes that the seller declares in addition to `brief`
 * @param refinementMayBringBrief whether the caller may send a brief in the mode `refine`, where it has no effect
 */
export function readMode(
  request: ModeRequest,
  declared: readonly string[],
  refinementMayBringBrief = false,
): Judged<BuyingMode> {
  const mode = request.buying_mode ?? 'brief';
  const offered = buyingModes.filter((one) => one === 'brief' || declared.includes(one));
  if (!offered.includes(mode)) {
    const message = '`buying_mode` must be a mode that this agent supports.';
    return judged([outside('UNSUPPORTED_FEATURE', 'buying_mode', message, mode, offered)], () => mode);
  }
  const isIdle = (name: keyof ModeRequest): boolean =>
    refinementMayBringBrief && mode === 'refine' && name === 'brief';
  const wrong = forbidden[mode].filter((name) => request[name] !== undefined && !isIdle(name));
  const refusals: BuyRejected[] = wrong.map((name) =>
    refuse('INVALID_REQUEST', name, `\`${name}\` cannot be sent in the buying mode \`${mode}\`.`),
  );
  if (mode === 'refine' && (request.refine ?? []).length === 0)
    refusals.push(
      refuse('INVALID_REQUEST', 'refine', '`refine` must have at least 1 entry in the buying mode `refine`.'),
    );
  if (request.if_pricing_version !== undefined && request.if_wholesale_feed_version === undefined)
    refusals.push(
      refuse(
        'INVALID_REQUEST',
        'if_pricing_version',
        '`if_pricing_version` needs `if_wholesale_feed_version`.',
      ),
    );
  return judged(refusals, () => mode);
}

/** Conditions of a request for products. */
export type Asked = {
  readonly filters?: ProductFilters | undefined;
  readonly required_policies?: Wire<MediaBuyGetProductsRequest>['required_policies'] | undefined;
  /** Catalog to advertise; it selects products that accept catalogs of its type. */
  readonly catalog?: Pick<CoreCatalog, 'type'> | undefined;
  /** Properties that the products may run on; null for any. */
  readonly properties: readonly PropertyOfList[] | null;
};

type Narrowed = {
  readonly offers: readonly Offer[];
  /**
   * Number of offers before filtering, and how many each filter excluded. An offer counts for the first filter that
   * excluded it.
   */
  readonly candidates: number;
  readonly excludedBy: Readonly<Record<string, number>>;
  /** Whether the catalog selected the products. It does not when no product accepts catalogs of its type. */
  readonly isCatalogApplied: boolean;
};

const isOpen = ({ isAvailable, product }: Offer, now: Date): boolean => {
  const end = readInstant(product.expires_at);
  return isAvailable && (end === null || end.getTime() > now.getTime());
};

/** Offers that are available and meet every condition, in their order. */
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

/** Filters that reveal prices, also by the products that they exclude. */
const OF_PRICES: readonly (keyof ProductFilters)[] = ['is_fixed_price', 'pricing_currencies', 'budget_range'];

/** The filters without those by price, for callers who may not see prices. */
export const withoutPrices = (filters: ProductFilters): ProductFilters =>
  Object.fromEntries(
    Object.entries(filters).filter(([name]) => !OF_PRICES.includes(name as keyof ProductFilters)),
  );

/** An entry of a property list: a whole domain, or one property of it by id. */
export type PropertyOfList = { readonly domain: string; readonly propertyId?: string };

/** Properties that a selector names: by id for `by_id`, otherwise whole domains. */
function named(selector: PublisherSelector): PropertyOfList[] {
  const single = selector.publisher_domain === undefined ? [] : [selector.publisher_domain];
  const domains = [...single, ...(selector.publisher_domains ?? [])].map(domainKey);
  return domains.flatMap((domain): PropertyOfList[] =>
    selector.selection_type === 'by_id'
      ? (selector.property_ids ?? []).map((propertyId) => ({ domain, propertyId }))
      : [{ domain }],
  );
}

/**
 * Offers that a property list permits. A product with `property_targeting_allowed` needs one of its properties in
 * the list. Any other product needs all of its properties in it.
 */
export function filterByProperties(
  offers: readonly Offer[],
  listed: readonly PropertyOfList[],
): readonly Offer[] {
  const domains = new Set(
    listed.filter(({ propertyId }) => propertyId === undefined).map(({ domain }) => domainKey(domain)),
  );
  const ids = new Set(
    listed.flatMap(({ domain, propertyId }) =>
      propertyId === undefined ? [] : [`${domainKey(domain)} ${propertyId}`],
    ),
  );
  const isListed = ({ domain, propertyId }: PropertyOfList): boolean =>
    domains.has(domain) || (propertyId !== undefined && ids.has(`${domain} ${propertyId}`));
  // A product on a whole domain can be narrowed to a listed property of that domain.
  const touches = (property: PropertyOfList): boolean =>
    isListed(property) ||
    (property.propertyId === undefined && listed.some(({ domain }) => domainKey(domain) === property.domain));
  return offers.filter(({ product }) => {
    const own = product.publisher_properties.flatMap(named);
    return product.property_targeting_allowed === true
      ? own.some(touches)
      : own.length > 0 && own.every(isListed);
  });
}

const DOMAINS = ['domain', 'subdomain'];

const textsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((text) => typeof text === 'string') : [];

/**
 * Reads the properties of a list from the response of its agent: the resolved identifiers, or else the properties
 * that the list itself names. Identifiers of other schemes never match a product. Null when the response has
 * neither.
 */
export function listedIn({ identifiers, list }: Json): PropertyOfList[] | null {
  if (Array.isArray(identifiers)) return domainsIn(identifiers);
  if (!isObject(list) || !Array.isArray(list.base_properties)) return null;
  // Only the agent that keeps the list knows what its filters and tags select.
  if (isObject(list.filters) && Object.keys(list.filters).length > 0) return null;
  const named = list.base_properties.map((source) => (isObject(source) ? namedBy(source) : null));
  return named.every((properties) => properties !== null) ? named.flat() : null;
}

const domainsIn = (identifiers: readonly unknown[]): PropertyOfList[] =>
  identifiers.flatMap((one) =>
    isObject(one) &&
    typeof one.type === 'string' &&
    DOMAINS.includes(one.type) &&
    typeof one.value === 'string'
      ? [{ domain: one.value }]
      : [],
  );

function namedBy({
  selection_type,
  publisher_domain,
  property_ids,
  identifiers,
}: Json): PropertyOfList[] | null {
  if (selection_type === 'identifiers' && Array.isArray(identifiers)) return domainsIn(identifiers);
  if (selection_type !== 'publisher_ids' || typeof publisher_domain !== 'string') return null;
  return textsOf(property_ids).map((propertyId) => ({ domain: publisher_domain, propertyId }));
}
