import type { CoreDeliveryForecast } from '../../../../generated/types/schemas.ts';
import type { TaskAnswer, TaskResponse } from '../../contract/shapes.ts';
import type { AgentDeclaration } from '../../declaration/agent-profile.ts';
import { type Page, pageOf } from '../../tasks/list-page.ts';
import { TaskError, wireError } from '../../tasks/task-error.ts';
import { isOffered, type Offer, type Product } from '../product.ts';
import { productIn30, projected, reducedProduct } from '../product-views.ts';
import { type FeedVersions, feedVersions, isUnchangedFeed } from './feed-version.ts';
import type { FoundProducts, Request } from './found.ts';
import type { Proposal } from './proposal.ts';
import type { Applied } from './refine.ts';

type Body = TaskResponse<'get_products'>;
type Json = Readonly<Record<string, unknown>>;

/** What is told of an offer beside its product. */
export type ProductsAnswer = {
  readonly offer: Offer;
  readonly reason?: string;
  readonly forecast?: CoreDeliveryForecast | undefined;
};

type Parts = {
  readonly proposals?: readonly Proposal[];
  readonly applied?: readonly Applied[];
  readonly isForecastIncomplete?: boolean;
  /** Versions of the feed. */
  readonly versions?: Json;
};

/** Everything that decides which products there are, and in which order. */
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

/** A product as its caller may see it, whole, in the words of the caller's release. */
export function productOnWire(
  { offer, reason, forecast }: ProductsAnswer,
  { isFull, unknownFormats }: Pick<FoundProducts, 'isFull' | 'unknownFormats'>,
): Json {
  const plain = plainProduct(offer.product, { isFull, unknownFormats });
  if (forecast === undefined && reason === undefined) return plain;
  const whole = {
    ...plain,
    ...(forecast === undefined ? {} : { forecast }),
    ...(reason === undefined ? {} : { brief_relevance: reason }),
  };
  return isFull ? whole : reducedProduct(whole);
}

const plainProducts = new WeakMap<Product, Map<string, Json>>();

/** A product with nothing beside it; made once for each kind of caller. */
function plainProduct(product: Product, view: Pick<FoundProducts, 'isFull' | 'unknownFormats'>): Json {
  const { isFull, unknownFormats } = view;
  const views = plainProducts.get(product) ?? new Map<string, Json>();
  plainProducts.set(product, views);
  const key = `${isFull} ${unknownFormats !== null}`;
  const known = views.get(key);
  if (known !== undefined) return known;
  const told = unknownFormats === null ? product : productIn30(product, unknownFormats);
  const plain = isFull ? { ...told } : reducedProduct({ ...told });
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

/** The answer with one page of products. Whether an answer is the same for everybody tells `cache_scope`. */
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
    // A proposal can be bought by its account alone.
    cache_scope: found.account !== null && proposals.length > 0 ? 'account' : scopeOf(found),
  };
  // Products come from the catalog, or were validated when they were seeded.
  return { body: body as Body, sandbox: found.isSandbox };
}

/** Errors beside the answer. Clients of release 3.0 take any of them for a failure of the whole answer. */
function adviceOf(
  items: readonly ProductsAnswer[],
  { advice, unknownFormats }: FoundProducts,
): FoundProducts['advice'] {
  const divergent = unknownFormats === null ? divergences(items.map(({ offer }) => offer.product)) : [];
  const errors = [...(advice.errors ?? []), ...divergent.map((one) => wireError(one))];
  return errors.length === 0 ? advice : { ...advice, errors };
}

/** Whether others get the same products: nothing of a test is among them, and nothing that only some accounts see. */
export const scopeOf = ({
  seeded,
  offers,
}: Pick<FoundProducts, 'seeded' | 'offers'>): 'public' | 'account' =>
  seeded.size === 0 && offers.every(({ accounts }) => accounts === null) ? 'public' : 'account';

const diagnosticsOf = ({ candidates, excludedBy }: FoundProducts): Json => ({
  // Each product is counted for the first filter that left it out.
  semantics: 'approximate',
  total_candidates: candidates,
  excluded_by: Object.fromEntries(Object.entries(excludedBy).map(([name, count]) => [name, { count }])),
});

/** So many are reported beside an answer; the others are of the same kind. */
const MOST = 10;

/** Advisory errors about products whose format options describe named formats that the products do not list. */
function divergences(products: readonly Product[]): TaskError[] {
  const found: TaskError[] = [];
  for (const { product_id, format_ids: ids, format_options: options = [] } of products) {
    if (ids === undefined) continue;
    const strange = options.find(({ v1_format_ref: refs = [] }) =>
      refs.some((ref) => !ids.some((id) => isOffered(ref, id))),
    );
    if (strange === undefined) continue;
    found.push(
      new TaskError(
        'FORMAT_DECLARATION_DIVERGENT',
        'A format option of the product describes a named format that `format_ids` does not list.',
        {
          details: {
            product_id,
            reason: 'v1_format_ref_not_in_format_ids',
            ...(strange.format_option_id === undefined ? {} : { format_option_id: strange.format_option_id }),
          },
        },
      ),
    );
    if (found.length === MOST) break;
  }
  return found;
}

export type VersionsCall = { readonly profile: AgentDeclaration; readonly baseUrl: string };

/** The whole feed, page by page. A caller that has its current version is told so, and nothing else. */
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
  if (!isUnchangedFeed(known, versions)) return productsAnswer(page, request, found, { versions: named });
  return {
    body: { status: 'completed', ...named, cache_scope: scopeOf(found), unchanged: true },
    sandbox: found.isSandbox,
  };
}

/** Versions of the feed that an answer was made from, whatever its mode: those of a wholesale read of the same scope. */
export function versionsFor(request: Request, call: VersionsCall, found: FoundProducts) {
  const versions = currentVersions(request, call, found);
  return versions === null ? {} : versionsOnWire(versions, call);
}

const versionsOnWire = ({ feed, pricing }: FeedVersions, { profile }: VersionsCall) => ({
  wholesale_feed_version: feed,
  ...(profile.wholesale_feed_versioning?.pricing_version_separate === true
    ? { pricing_version: pricing }
    : {}),
});

/** Null where versions are not declared. */
function currentVersions(
  { filters, property_list: list, catalog, required_policies }: Request,
  { profile, baseUrl }: VersionsCall,
  found: FoundProducts,
): FeedVersions | null {
  if (profile.wholesale_feed_versioning?.supported !== true) return null;
  const scope = {
    agentUrl: baseUrl,
    filters: { ...filters, required_policies },
    propertyList: list && { agent_url: list.agent_url, list_id: list.list_id },
    catalog: catalog && { ...catalog },
    accountId: scopeOf(found) === 'account' ? found.account?.id : undefined,
  };
  return feedVersions(
    scope,
    found.offers.map((offer) => productOnWire({ offer }, found)),
  );
}
