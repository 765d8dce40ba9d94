import type { CoreProduct } from '../../../generated/types/core.ts';
import type { Account } from '../../domain/accounts/account.ts';
import { releaseTable } from '../../domain/contract/release.ts';
import type { TaskRequest } from '../../domain/contract/shapes.ts';
import { type AgentPrincipal, mayDo } from '../../domain/members/agent-principal.ts';
import type { SellerTraits } from '../../domain/products/discovery/filters.ts';
import { standardFormats } from '../../domain/products/discovery/format-filters.ts';
import {
  type BuyingMode,
  type FoundProducts,
  listedIn,
  narrow,
  type PropertyOfList,
  type Request,
  readMode,
  withoutPrices,
} from '../../domain/products/discovery/found.ts';
import { judgeFilters } from '../../domain/products/discovery/judge-filters.ts';
import { productOnWire, scopeOf, versionsFor } from '../../domain/products/discovery/products-answer.ts';
import type { RefineEntry } from '../../domain/products/discovery/refine.ts';
import type { WholesaleFeedRead } from '../../domain/products/feed-changes.ts';
import type { Offer } from '../../domain/products/product.ts';
import { laterFormats, standardOffers } from '../../domain/products/product-views.ts';
import { taskErrorOf } from '../../domain/refusals/refusal.ts';
import { TaskError } from '../../domain/refusals/task-error.ts';
import { resolveAccount } from '../accounts/resolve-account.ts';
import type { TaskLookCall, TaskReadCall } from '../task-call.ts';
import { staleAdvice } from '../tasks/stale-advice.ts';
import { offersInOrder } from './offers-for.ts';

export type DiscoveryCall = Omit<TaskReadCall<'get_products'>, 'capabilities'>;

/** Buying mode of a request. @throws {TaskError} for fields that the mode does not allow */
function modeOf(request: Request, { profile, form }: Pick<DiscoveryCall, 'profile' | 'form'>): BuyingMode {
  const modes = profile.media_buy?.buying_modes ?? [];
  const mode = readMode(request, modes, releaseTable.refinementMayBringBrief[form]);
  if (mode.ok) return mode.value;
  throw taskErrorOf(mode.refusals);
}

/**
 * The offers that match a request, among those that its caller may see.
 *
 * @param properties the properties that the request limits its products to; null for any
 */
export async function discover(
  request: Request,
  call: DiscoveryCall,
  properties: readonly PropertyOfList[] | null,
): Promise<FoundProducts> {
  const { principal, catalog, now } = call;
  const mode = modeOf(request, call);
  const filters = request.filters ?? {};
  const [wrong, ...others] = judgeFilters(filters);
  if (wrong !== undefined) throw taskErrorOf([wrong, ...others]);
  const account = await accountOf(request, call);
  const isFull = principal !== null && mayDo(principal, { resource: 'products', action: 'read' });
  const accountId = account?.id ?? null;
  const [{ offers, seeded, leading }, advice] = await Promise.all([
    offersInOrder(call, accountId),
    staleAdvice('get_products', call, accountId),
  ]);
  const matching = (some: readonly Offer[]) =>
    narrow(
      isFull ? some : standardOffers(some),
      {
        filters: isFull ? filters : withoutPrices(filters),
        required_policies: request.required_policies,
        catalog: request.catalog,
        properties,
      },
      traitsOf(call, now),
    );
  const narrowed = matching(offers);
  // A hidden seed is none that a read could show.
  const visible = offers.filter(({ product }) => seeded.has(product.product_id));
  const own = visible.length > 0 && showsOwnOnly(request, mode, seeded) ? matching(visible) : narrowed;
  return {
    ...own,
    feedOffers: narrowed.offers,
    mode,
    account,
    isFull,
    seeded,
    leading,
    isSandbox: account?.sandbox ?? principal?.sandboxOnly ?? false,
    isListApplied: properties !== null,
    unknownFormats: releaseTable.hasClosedMediaWords[call.form] ? laterFormats(catalog.formats) : null,
    oneSelectorEach: releaseTable.oneSelectorPerPublisher[call.form],
    advice,
  };
}

/**
 * Whether a caller sees only the products that it seeded: a test compares a read with what it made. A refinement
 * that names another product, or a proposal, is about that product as well. A brief decides by its channels.
 */
function showsOwnOnly(
  { refine: entries = [] }: Request,
  mode: BuyingMode,
  seeded: ReadonlySet<string>,
): boolean {
  if (mode === 'brief') return false;
  return entries.every((entry) => entry.scope === 'request' || isOwn(entry, seeded));
}

const isOwn = (entry: RefineEntry, seeded: ReadonlySet<string>): boolean =>
  entry.scope === 'product' && seeded.has(entry.product_id);

function traitsOf({ profile, catalog }: DiscoveryCall, now: Date): SellerTraits {
  const { execution, features } = profile.media_buy ?? {};
  return {
    now,
    targeting: execution?.targeting ?? {},
    features: features ?? {},
    exchanges: execution?.axe_integrations ?? [],
    standardFormats: standardFormats(catalog.formats),
  };
}

async function accountOf({ account }: Request, call: DiscoveryCall): Promise<Account | null> {
  const { principal, profile, mode, now, newId, store } = call;
  // Accounts belong to principals, so a caller without a credential gets what is the same for everybody.
  if (principal === null) return null;
  if (account !== undefined) {
    const named = { principal, profile, mode, now, newId, store };
    return resolveAccount(account, named, 'get_products', { mayCreate: false });
  }
  if (!profile.account.required_for_products) return null;
  throw new TaskError(
    'INVALID_REQUEST',
    '`account` is required: this agent shows products to accounts only.',
    {
      field: 'account',
      suggestion: 'Declare an account with sync_accounts and name it.',
    },
  );
}

const FIELD = 'property_list';

/**
 * The properties that a request limits its products to. Null for any, for a caller without a credential, and when
 * the agent does not declare `property_list_filtering`.
 *
 * @throws {TaskError} REFERENCE_NOT_FOUND when the agent that keeps the list does not return it, SERVICE_UNAVAILABLE
 *   when that agent cannot be reached, and the errors of `resolveAccount`
 */
export async function listedFor(
  { property_list: reference, account }: Pick<TaskRequest<'get_products'>, typeof FIELD | 'account'>,
  call: TaskLookCall<'get_products'>,
): Promise<readonly PropertyOfList[] | null> {
  const { principal, profile, outside } = call;
  if (reference === undefined || principal === null) return null;
  if (profile.media_buy?.features?.property_list_filtering !== true) return null;
  // Checked first: a request with another principal's account must not make this service send a request.
  if (account !== undefined)
    await resolveAccount(account, { ...call, principal }, 'get_products', { mayCreate: false });
  const asked = await outside.propertyList(reference);
  if (asked.ok) {
    const listed = listedIn(asked.answer);
    if (listed !== null) return listed;
  } else if (asked.why === 'unreachable') {
    throw new TaskError('SERVICE_UNAVAILABLE', 'The agent that keeps the property list does not answer.', {
      field: FIELD,
      retryAfter: 30,
    });
  }
  throw new TaskError('REFERENCE_NOT_FOUND', 'The caller has no property list with this id.', {
    field: FIELD,
  });
}

type Tools = Omit<DiscoveryCall, 'principal' | 'release' | 'form' | 'now'> & {
  readonly now: () => Date;
};

/**
 * Owner of a feed. Without `id`, for an account that is only being created, the feed is read for the principal
 * alone.
 */
export type WholesaleFeedOwner = Pick<Account, 'principalId' | 'sandbox'> & { readonly id?: string };

export const accountOfOwner = ({ id }: WholesaleFeedOwner) =>
  id === undefined ? {} : { account: { account_id: id } };

/** Creates the wholesale read of products for the owner of an account, with the same code as `get_products`. */
export function createWholesaleFeed(tools: Tools) {
  return async (account: WholesaleFeedOwner): Promise<WholesaleFeedRead> => {
    const principal: AgentPrincipal = {
      id: account.principalId,
      displayName: '',
      sandboxOnly: account.sandbox,
      permissions: { products: ['read'], media_buys: [], creatives: [], reports: [] },
    };
    const call: DiscoveryCall = { ...tools, principal, release: '3.1', form: '3.1', now: tools.now() };
    const request = { buying_mode: 'wholesale', ...accountOfOwner(account) } as const;
    const found = await discover(request, call, null);
    const versions: { wholesale_feed_version?: string; pricing_version?: string } = versionsFor(
      request,
      call,
      found,
    );
    return {
      version: versions.wholesale_feed_version ?? '',
      pricingVersion: versions.pricing_version ?? null,
      cacheScope: scopeOf(found),
      // Subscribers keep the whole feed: their first seed must not look like the end of every other product.
      entities: found.feedOffers.map((offer) => ({
        id: offer.product.product_id,
        // Made from the offer's product; the form of another release only leaves members out.
        object: productOnWire({ offer }, found) as object as CoreProduct,
      })),
    };
  };
}
