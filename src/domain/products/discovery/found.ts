import type {
  CoreCatalog,
  CoreError,
  MediaBuyGetProductsRequest,
} from '../../../../generated/types/schemas.ts';
import type { Account } from '../../accounts/account.ts';
import { type BuyRejected, type Judged, judged, outside, refuse } from '../../buys/refusal.ts';
import type { TaskRequest, Wire } from '../../contract/shapes.ts';
import { isObject, type Json } from '../../json/values.ts';
import { domainKey } from '../../net/domain-name.ts';
import { readInstant } from '../../text/instant.ts';
import type { Offer, PublisherSelector } from '../product.ts';
import { filterOffers, type ProductFilters, type SellerTraits } from './filters.ts';

export type Request = TaskRequest<'get_products'>;

/** What a caller can be told. */
export type FoundProducts = Narrowed & {
  readonly mode: BuyingMode;
  /** Null when none was named, or nobody calls who could have one. */
  readonly account: Account | null;
  /** Whether the answer is about the sandbox: its account is there, or its caller has nothing else. */
  readonly isSandbox: boolean;
  /** Whether prices, terms and own products are told. */
  readonly isFull: boolean;
  /** Products of tests by their ids. */
  readonly seeded: ReadonlySet<string>;
  /** The newest batch among them, which comes first, with the channels that each names. */
  readonly leading: ReadonlyMap<string, readonly string[]>;
  /** Whether a list of properties decided. */
  readonly isListApplied: boolean;
  /** Formats that the caller's release cannot express; null where it can. */
  readonly unknownFormats: ReadonlySet<string> | null;
  /** What is said beside the answer while a test has the platform cut off. */
  readonly advice: { readonly errors?: CoreError[] };
};

export const buyingModes = ['brief', 'wholesale', 'refine'] as const;
export type BuyingMode = (typeof buyingModes)[number];

export type ModeRequest = Wire<
  Pick<MediaBuyGetProductsRequest, 'brief' | 'if_wholesale_feed_version' | 'if_pricing_version'> &
    Partial<Pick<MediaBuyGetProductsRequest, 'buying_mode'>>
> & { readonly refine?: readonly unknown[] };

/**
 * Fields that a mode does not take. The mode `brief` does not require a brief, because older callers leave it out. The
 * mode `wholesale` ignores a brief: SDKs and mirrors send one along with every read. Versions
 * of the feed make a wholesale read conditional; the other modes return versions and are answered in full.
 */
const forbidden: { readonly [M in BuyingMode]: readonly (keyof ModeRequest)[] } = {
  brief: ['refine'],
  wholesale: ['refine'],
  refine: ['brief'],
};

/**
 * How products are asked for; no mode means a brief.
 *
 * @param declared modes that the seller declares beside it
 * @param refinementMayBringBrief whether the caller may send a brief along, which does nothing
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

/** What a discovery is narrowed by. */
export type Asked = {
  readonly filters?: ProductFilters | undefined;
  readonly required_policies?: Wire<MediaBuyGetProductsRequest>['required_policies'] | undefined;
  /** What is advertised: products that are sold by such catalogs. */
  readonly catalog?: Pick<CoreCatalog, 'type'> | undefined;
  /** The properties that the products may be on; null for any. */
  readonly properties: readonly PropertyOfList[] | null;
};

type Narrowed = {
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

/** A property of a list: all of a domain, or one of its properties by id. */
export type PropertyOfList = { readonly domain: string; readonly propertyId?: string };

/** The properties that a selector names: by id where it does, otherwise by domain. */
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
 * Offers that a list of properties leaves. A product that can be aimed at single properties needs one of them in the
 * list; any other is all or nothing and needs all of its own in it.
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
  // A product of all of a domain can be narrowed to the one property of it that is listed.
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
 * The properties of a list as its keeper answers it: those that it found, else those that the list itself names.
 * Identifiers of other schemes are no part of any product. Null for an answer that tells neither.
 */
export function listedIn({ identifiers, list }: Json): PropertyOfList[] | null {
  if (Array.isArray(identifiers)) return domainsIn(identifiers);
  if (!isObject(list) || !Array.isArray(list.base_properties)) return null;
  // What a filter or a tag leaves is only known to the keeper.
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
