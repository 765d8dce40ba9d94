import { staleAdvice } from '../../desk/tasks/stale-advice.ts';
import type { Account } from '../../domain/accounts/account.ts';
import { taskErrorOf } from '../../domain/buys/refusal.ts';
import { judgeFilters, type SellerTraits } from '../../domain/products/discovery/filters.ts';
import { type BuyingMode, readMode } from '../../domain/products/discovery/mode.ts';
import { type Narrowed, narrow, withoutPrices } from '../../domain/products/discovery/narrow.ts';
import type { PropertyOfList } from '../../domain/products/discovery/property-list.ts';
import { standardOffers } from '../../domain/products/discovery/reduced.ts';
import { laterFormats } from '../../domain/products/first-release.ts';
import { standardFormats } from '../../domain/products/standard-formats.ts';
import { mayDo } from '../../domain/tasks/agent-principal.ts';
import { releaseTable } from '../../domain/tasks/release-table.ts';
import { TaskError } from '../../domain/tasks/task-error.ts';
import type { TaskRequest } from '../../domain/tasks/task-shapes.ts';
import { resolveAccount } from '../../record/accounts/resolve-account.ts';
import type { TaskReadCall } from '../../record/tasks/task-call.ts';
import { offersInOrder } from './offers-for.ts';

export type Request = TaskRequest<'get_products'>;
export type DiscoveryCall = Omit<TaskReadCall<'get_products'>, 'capabilities'>;

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
  readonly advice: Awaited<ReturnType<typeof staleAdvice>>;
};

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
  throw new TaskError('INVALID_REQUEST', 'Products are told to accounts here; name one.', {
    field: 'account',
    suggestion: 'Declare an account with sync_accounts and name it.',
  });
}
