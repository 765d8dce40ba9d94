import { type Account, accountId, naturalKey, newAccount } from '../../domain/accounts/account.ts';
import { DEFAULT_TERMS, defaultBilling } from '../../domain/accounts/plan-account-entry.ts';
import type { WholeBuy } from '../../domain/buys/buy-record.ts';
import type { Creative } from '../../domain/creatives/creative.ts';
import { TaskError } from '../../domain/refusals/task-error.ts';
import {
  notFound,
  type ScenarioParams,
  ScenarioRefusal,
  textParam,
} from '../../domain/test-controller/scenario.ts';
import { seededDomain } from '../../domain/test-controller/seeds.ts';
import { accountReferenceIn } from '../accounts/account-reference.ts';
import { accountOfRequest, resolveAccount } from '../accounts/resolve-account.ts';
import { lockCreative } from '../library/library.ts';
import type { TaskWriteCall } from '../task-call.ts';

/**
 * The caller's sandbox account that a reference names; null when it names none. An undeclared account is created,
 * as by its first use.
 *
 * @throws {ScenarioRefusal} INVALID_PARAMS for a reference that no other task would take, NOT_FOUND for unknown
 *   accounts and those of others, FORBIDDEN for a production account
 */
export async function namedAccount(
  given: ScenarioParams,
  call: TaskWriteCall<'comply_test_controller'>,
): Promise<Account | null> {
  const { account_id: id, brand, operator } = given;
  const isNamed = typeof id === 'string' || (brand !== undefined && operator !== undefined);
  if (!isNamed) return null;
  const reference = await accountReferenceIn(
    typeof id === 'string' ? { account_id: id } : { brand, operator, sandbox: true },
  );
  if (reference === null)
    throw new ScenarioRefusal(
      'INVALID_PARAMS',
      'The account must be named by an `account_id` of at most 256 characters, or by `brand.domain` and `operator`, which are domain names.',
    );
  try {
    const account = await resolveAccount(reference, call, 'comply_test_controller', { mayCreate: true });
    if (account.sandbox) return account;
  } catch (cause) {
    if (cause instanceof TaskError) throw notFound('account');
    throw cause;
  }
  throw new ScenarioRefusal('FORBIDDEN', 'The account must be a sandbox account.');
}

const MOST_ACCOUNTS = 100;

/**
 * The account that a fixture, or else its call, names. Otherwise the newest of the caller's first `MOST_ACCOUNTS`
 * sandbox accounts, or a new account when the caller has none.
 *
 * @throws {ScenarioRefusal} as `namedAccount`
 */
export async function seedingAccount(
  id: string,
  fixture: ScenarioParams,
  reference: ScenarioParams,
  call: TaskWriteCall<'comply_test_controller'>,
): Promise<{ account: Account; isNamed: boolean }> {
  const { store, principal, profile, now, newId } = call;
  const own = fixture.account;
  const said = typeof own === 'object' && own !== null ? { ...own } : fixture;
  const named = (await namedAccount(said, call)) ?? (await namedAccount(reference, call));
  if (named !== null) return { account: named, isNamed: true };
  const all = await store.accounts.page(
    principal.id,
    { sandbox: true },
    { after: null, limit: MOST_ACCOUNTS },
  );
  const latest = all.at(-1);
  if (latest !== undefined) return { account: latest, isNamed: false };
  const domain = seededDomain(id, 'seed');
  const account = newAccount(naturalKey({ brand: { domain }, operator: domain }, true), {
    id: accountId(newId),
    principalId: principal.id,
    status: 'active',
    billing: defaultBilling(profile.account.supported_billing),
    terms: DEFAULT_TERMS,
    declared: true,
    now,
  });
  await store.accounts.insert(account);
  return { account, isNamed: false };
}

/**
 * The caller's sandbox account that `params.account_id` names.
 *
 * @throws {ScenarioRefusal} NOT_FOUND for unknown accounts and those of others, FORBIDDEN for a production account
 */
export async function sandboxAccount(
  params: ScenarioParams,
  { store, principal }: Pick<TaskWriteCall<'comply_test_controller'>, 'store' | 'principal'>,
): Promise<Account> {
  const account = await store.accounts.find(textParam(params, 'account_id'), principal.id);
  if (account === undefined) throw notFound('account');
  if (!account.sandbox) throw new ScenarioRefusal('FORBIDDEN', 'The account must be a sandbox account.');
  return account;
}

type Call = Pick<TaskWriteCall<'comply_test_controller'>, 'store' | 'principal'>;

/**
 * The caller's sandbox buy that `params.media_buy_id` names.
 *
 * @throws {ScenarioRefusal} NOT_FOUND for unknown buys and those of others, FORBIDDEN for a buy of a production
 *   account
 */
export async function sandboxBuy(params: ScenarioParams, { store, principal }: Call): Promise<WholeBuy> {
  const id = textParam(params, 'media_buy_id');
  const buy = await store.mediaBuys.find({ principalId: principal.id, id });
  if (buy === undefined) throw notFound('media buy');
  if (!buy.sandbox) throw new ScenarioRefusal('FORBIDDEN', 'The media buy must belong to a sandbox account.');
  return buy;
}

/** As `sandboxBuy`, with the buy locked until the transaction ends. */
export async function lockedSandboxBuy(params: ScenarioParams, call: Call): Promise<WholeBuy> {
  const id = textParam(params, 'media_buy_id');
  await call.store.mediaBuys.lock({ principalId: call.principal.id, id });
  await call.store.mediaBuys.hold(call.principal.id, [id]);
  return sandboxBuy(params, call);
}

type WriteCall = TaskWriteCall<'comply_test_controller'>;

/** Maximum number of accounts in which a creative with one id is searched. */
const MOST_CREATIVES = 100;

/**
 * The caller's creative that `params.creative_id` names, in any sandbox account. The account that the call names
 * comes first, then the account in which the creative was changed last.
 *
 * @throws {ScenarioRefusal} NOT_FOUND for unknown creatives and those of others, FORBIDDEN for one of a production
 *   account
 */
export async function sandboxCreative(
  params: ScenarioParams,
  call: WriteCall,
  reference: ScenarioParams,
): Promise<Creative> {
  const id = textParam(params, 'creative_id');
  const found = await call.store.creatives.listAnywhere(call.principal.id, id, MOST_CREATIVES);
  if (found.length === 0) throw notFound('creative');
  const own = found.filter(({ sandbox }) => sandbox);
  const named = own.length > 1 ? await accountOfRequest({ ...reference, sandbox: true }, call) : null;
  const creative = own.find(({ accountId }) => accountId === named) ?? own[0];
  if (creative !== undefined) return creative;
  throw new ScenarioRefusal('FORBIDDEN', 'The creative must belong to a sandbox account.');
}

/** As `sandboxCreative`, with the creative and the buys that show it locked until the transaction ends. */
export async function lockedSandboxCreative(
  params: ScenarioParams,
  call: WriteCall,
  reference: ScenarioParams,
): Promise<Creative> {
  const { store } = call;
  const seen = await sandboxCreative(params, call, reference);
  const creative = await lockCreative(store, seen);
  if (creative === undefined) throw notFound('creative');
  return creative;
}
