import type { Account } from '../../domain/accounts/account.ts';
import { taskErrorOf } from '../../domain/buys/refusal.ts';
import { judgeFilters, type SellerTraits } from '../../domain/products/discovery/filters.ts';
import { standardFormats } from '../../domain/products/discovery/format-filters.ts';
import {
  type BuyingMode,
  type FoundProducts,
  narrow,
  type PropertyOfList,
  type Request,
  readMode,
  withoutPrices,
} from '../../domain/products/discovery/found.ts';
import { laterFormats, standardOffers } from '../../domain/products/product-views.ts';
import { mayDo } from '../../domain/tasks/agent-principal.ts';
import { releaseTable } from '../../domain/tasks/release.ts';
import { TaskError } from '../../domain/tasks/task-error.ts';
import { resolveAccount } from '../accounts/resolve-account.ts';
import { staleAdvice } from '../tasks/stale-advice.ts';
import type { TaskReadCall } from '../tasks/task-call.ts';
import { offersInOrder } from './offers-for.ts';

export type DiscoveryCall = Omit<TaskReadCall<'get_products'>, 'capabilities'>;

/** How products are asked for. @throws {TaskError} for fields that do not go with it */
export function modeOf(
  request: Request,
  { profile, form }: Pick<DiscoveryCall, 'profile' | 'form'>,
): BuyingMode {
  const modes = profile.media_buy?.buying_modes ?? [];
  const mode = readMode(request, modes, releaseTable.refinementMayBringBrief[form]);
  if (mode.ok) return mode.value;
  throw taskErrorOf(mode.refusals);
}

/**
 * The offers that a request leaves: those that its caller may see, by its conditions.
 *
 * @param properties the properties that the request wants its products on; null for any
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
  const { offers, seeded, leading } = await offersInOrder(call, account?.id ?? null);
  const narrowed = narrow(
    isFull ? offers : standardOffers(offers),
    {
      filters: isFull ? filters : withoutPrices(filters),
      required_policies: request.required_policies,
      catalog: request.catalog,
      properties,
    },
    traitsOf(call, now),
  );
  return {
    ...narrowed,
    ...{ mode, account, isFull, seeded, leading },
    isSandbox: account?.sandbox ?? principal?.sandboxOnly ?? false,
    isListApplied: properties !== null,
    unknownFormats: releaseTable.hasClosedMediaWords[call.form] ? laterFormats(catalog.formats) : null,
    advice: await staleAdvice('get_products', call, account?.id ?? null),
  };
}

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
  // Accounts are their principals': whoever is nobody is told what everybody is.
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
