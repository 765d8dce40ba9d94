import type { CoreDeliveryForecast, CoreError } from '../../../../generated/types/core.ts';
import type { TaskAnswer, TaskResponse } from '../../contract/shapes.ts';
import type { AgentDeclaration } from '../../declaration/agent-profile.ts';
import { keepJson, withMembers } from '../../json/kept-json.ts';
import { type Page, pageOf } from '../../list-page.ts';
import { TaskError, wireError } from '../../refusals/task-error.ts';
import { isOffered, type Offer, type Product } from '../product.ts';
import { productIn30, projected, reducedProduct, withOneSelectorEach } from '../product-views.ts';
import {
  isUnchangedWholesaleFeed,
  type WholesaleFeedVersions,
  wholesaleFeedVersions,
} from './feed-version.ts';
import type { FoundProducts, Request } from './found.ts';
import type { Proposal } from './proposal.ts';
import type { Applied } from './refine.ts';

type Body = TaskResponse<'get_products'>;
type Json = Readonly<Record<string, unknown>>;

/** An offer with the fields that the response adds to its product. */
export type ProductsAnswer = {
  readonly offer: Offer;
  readonly reason?: string;
  readonly forecast?: CoreDeliveryForecast | undefined;
};

type Parts = {
  readonly proposals?: readonly Proposal[];
  readonly applied?: readonly Applied[];
  readonly isForecastIncomplete?: boolean;
  /** Fields with the versions of the feed. */
  readonly versions?: Json;
};

/** Everything that decides which products are returned, and in which order. */
const listOf = (request: Request, { mode, account }: FoundProducts): Json => {
  const { brief, filters, refine, catalog, property_list, preferred_delivery_types, required_policies } =
    request;
  const narrowed = {
    ...(mode === 'wholesale' ? {} : { brief }),
    filters,
    refine,
    catalog,
    preferred_delivery_types,
    required_policies,
  };
  const list = property_list === undefined ? null : [property_list.agent_url, property_list.list_id];
  return { ...narrowed, mode, account: account?.id ?? null, list };
};

export const pageOfProducts = <T>(told: readonly T[], request: Request, found: FoundProducts): Page<T> =>
  pageOf(told, request.pagination ?? {}, JSON.parse(JSON.stringify(listOf(request, found))));

/** A complete product as its caller may see it, in the form of the caller's release. */
export function productOnWire(
  { offer, reason, forecast }: ProductsAnswer,
  {
    isFull,
    unknownFormats,
    oneSelectorEach,
  }: Pick<FoundProducts, 'isFull' | 'unknownFormats' | 'oneSelectorEach'>,
): Json {
  const plain = plainProduct(offer.product, { isFull, unknownFormats, oneSelectorEach });
  if (forecast === undefined && reason === undefined) return plain;
  const whole = withMembers(plain, {
    ...(forecast === undefined ? {} : { forecast }),
    ...(reason === undefined ? {} : { brief_relevance: reason }),
  });
  return isFull ? whole : reducedProduct(whole);
}

const plainProducts = new WeakMap<Product, Map<string, Json>>();

/** A product without added fields, made once for each kind of caller. */
function plainProduct(
  product: Product,
  view: Pick<FoundProducts, 'isFull' | 'unknownFormats' | 'oneSelectorEach'>,
): Json {
  const { isFull, unknownFormats, oneSelectorEach } = view;
  const views = plainProducts.get(product) ?? new Map<string, Json>();
  plainProducts.set(product, views);
  const key = `${isFull} ${unknownFormats !== null} ${oneSelectorEach}`;
  const known = views.get(key);
  if (known !== undefined) return known;
  const split = oneSelectorEach ? withOneSelectorEach(product) : product;
  const told = unknownFormats === null ? split : productIn30(split, unknownFormats);
  const plain = keepJson(isFull ? { ...told } : reducedProduct({ ...told }));
  views.set(key, plain);
  return plain;
}

const LATE = {
  scope: 'forecast',
  description: 'Some forecasts were not ready in time.',
  estimated_wait: { interval: 10, unit: 'seconds' },
} as const;
const UNPRICED = {
  scope: 'pricing',
  description:
    'Prices and terms are shown to callers with permission to read products; filters by price were ignored.',
} as const;

/** The response with one page of products. `cache_scope` reports whether the response is the same for every caller. */
export function productsAnswer(
  page: Page<ProductsAnswer>,
  request: Request,
  found: FoundProducts,
  { proposals = [], applied, isForecastIncomplete = false, versions = {} }: Parts,
): TaskAnswer<'get_products'> {
  const incomplete = [...(isForecastIncomplete ? [LATE] : []), ...(found.isFull ? [] : [UNPRICED])];
  const body = {
    status: 'completed',
    products: page.items.map((told): object => projected(productOnWire(told, found), request.fields)),
    ...(proposals.length === 0 ? {} : { proposals }),
    ...(applied === undefined ? {} : { refinement_applied: applied }),
    ...(incomplete.length === 0 ? {} : { incomplete }),
    ...(request.filters === undefined ? {} : { filter_diagnostics: diagnosticsOf(found) }),
    ...(request.catalog === undefined ? {} : { catalog_applied: found.isCatalogApplied }),
    ...(found.isListApplied ? { property_list_applied: true } : {}),
    ...adviceOf(page.items, found),
    pagination: page.pagination,
    ...versions,
    // Only the account of a proposal can buy it.
    cache_scope: found.account !== null && proposals.length > 0 ? 'account' : scopeOf(found),
  };
  // The products need no validation here: they come from the catalog, or were validated when a test seeded them.
  return { body: body as Body, sandbox: found.isSandbox };
}

/**
 * Errors beside the products. Clients of release 3.0 read any error as a failure of the whole response, so they get
 * no advisory errors about formats.
 */
function adviceOf(
  items: readonly ProductsAnswer[],
  { advice, unknownFormats }: FoundProducts,
): FoundProducts['advice'] {
  const divergent = unknownFormats === null ? divergences(items.map(({ offer }) => offer.product)) : [];
  // Clients read the first error. A library may find the same divergence, so `source` names who found it.
  const found = divergent.map((one): CoreError => ({ ...wireError(one), source: 'producer' }));
  const errors = [...found, ...(advice.errors ?? [])];
  return errors.length === 0 ? advice : { ...advice, errors };
}

/**
 * Whether other callers get the same products: no seeded product and no product for some accounts only is among
 * them.
 */
export const scopeOf = ({
  seeded,
  offers,
}: Pick<FoundProducts, 'seeded' | 'offers'>): 'public' | 'account' =>
  seeded.size === 0 && offers.every(({ accounts }) => accounts === null) ? 'public' : 'account';

const diagnosticsOf = ({ candidates, excludedBy }: FoundProducts): Json => ({
  // Each product counts only for the first filter that excluded it.
  semantics: 'approximate',
  total_candidates: candidates,
  excluded_by: Object.fromEntries(Object.entries(excludedBy).map(([name, count]) => [name, { count }])),
});

/** Limit of reported errors; further ones would be of the same kind. */
const MOST = 10;

/** Advisory errors about products whose format options describe named formats that the products do not list. */
function divergences(products: readonly Product[]): TaskError[] {
  const found: TaskError[] = [];
  for (const { product_id, format_ids: ids, format_options: options = [] } of products) {
    if (ids === undefined) continue;
    const unknown = options.find(({ v1_format_ref: refs = [] }) =>
      refs.some((ref) => !ids.some((id) => isOffered(ref, id))),
    );
    if (unknown === undefined) continue;
    found.push(
      new TaskError(
        'FORMAT_DECLARATION_DIVERGENT',
        'A format option of the product describes a named format that `format_ids` does not list.',
        {
          details: {
            product_id,
            reason: 'v1_format_ref_not_in_format_ids',
            ...(unknown.format_option_id === undefined ? {} : { format_option_id: unknown.format_option_id }),
          },
        },
      ),
    );
    if (found.length === MOST) break;
  }
  return found;
}

export type VersionsCall = { readonly profile: AgentDeclaration; readonly baseUrl: string };

/**
 * The whole feed, page by page. A caller that already has its current version gets `unchanged: true` and no
 * products.
 */
export function wholesaleProducts(
  request: Request,
  call: VersionsCall,
  found: FoundProducts,
): TaskAnswer<'get_products'> {
  const page = pageOfProducts(
    found.offers.map((offer): ProductsAnswer => ({ offer })),
    request,
    found,
  );
  const versions = currentVersions(request, call, found);
  if (versions === null) return productsAnswer(page, request, found, {});
  const named = versionsOnWire(versions, call);
  const { if_wholesale_feed_version, if_pricing_version } = request;
  const known = {
    ...(if_wholesale_feed_version === undefined ? {} : { if_wholesale_feed_version }),
    ...(if_pricing_version === undefined ? {} : { if_pricing_version }),
  };
  if (!isUnchangedWholesaleFeed(known, versions))
    return productsAnswer(page, request, found, { versions: named });
  return {
    body: { status: 'completed', ...named, cache_scope: scopeOf(found), unchanged: true },
    sandbox: found.isSandbox,
  };
}

/** Versions of the feed that a response was made from, in any mode: those of a wholesale read with the same scope. */
export function versionsFor(request: Request, call: VersionsCall, found: FoundProducts) {
  const versions = currentVersions(request, call, found);
  return versions === null ? {} : versionsOnWire(versions, call);
}

const versionsOnWire = ({ feed, pricing }: WholesaleFeedVersions, { profile }: VersionsCall) => ({
  wholesale_feed_version: feed,
  ...(profile.wholesale_feed_versioning?.pricing_version_separate === true
    ? { pricing_version: pricing }
    : {}),
});

/** Null when the profile does not declare versions. */
function currentVersions(
  { filters, property_list: list, catalog, required_policies }: Request,
  { profile, baseUrl }: VersionsCall,
  found: FoundProducts,
): WholesaleFeedVersions | null {
  if (profile.wholesale_feed_versioning?.supported !== true) return null;
  const scope = {
    agentUrl: baseUrl,
    filters: { ...filters, required_policies },
    propertyList: list && { agent_url: list.agent_url, list_id: list.list_id },
    catalog: catalog && { ...catalog },
    accountId: scopeOf(found) === 'account' ? found.account?.id : undefined,
  };
  return wholesaleFeedVersions(
    scope,
    // Webhooks name the version to clients of every form that spells selectors differently.
    found.feedOffers.map((offer) => productOnWire({ offer }, { ...found, oneSelectorEach: false })),
  );
}
