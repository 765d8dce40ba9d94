import type { CoreAccountRef } from '../../../generated/types/core.ts';
import {
  type Account,
  chooseByBrand,
  chooseByKey,
  isOwnAccountId,
  keyOfMadeUpId,
  keyText,
  meansSandbox,
  type NaturalKey,
  naturalKey,
  newAccount,
  undeclaredAccountId,
  worksUndeclared,
} from '../../domain/accounts/account.ts';
import { billingFor, DEFAULT_TERMS, defaultBilling } from '../../domain/accounts/plan-account-entry.ts';
import { accountLimit, accountRefusal, gateAccount, noAccount } from '../../domain/accounts/states.ts';
import type { AgentDeclaration } from '../../domain/declaration/agent-profile.ts';
import type { AgentPrincipal } from '../../domain/members/agent-principal.ts';
import { TaskError } from '../../domain/refusals/task-error.ts';
import type { Tables } from '../../store/index.ts';
import { accountReferenceIn } from './account-reference.ts';

/** The parts of a call that resolving an account needs. */
export type AccountCall = Omit<AccountLook, 'store'> & { readonly store: Tables };

/** As `AccountCall`, with access to accounts only. */
export type AccountLook = {
  readonly principal: AgentPrincipal;
  readonly profile: AgentDeclaration;
  readonly mode: 'sandbox' | 'production';
  readonly now: Date;
  readonly newId: () => string;
  readonly store: { readonly accounts: AccountLookups };
  /** The accounts that this call has found before its transaction; absent in the transaction, which reads them again. */
  readonly foundAccounts?: FoundAccounts | undefined;
};

/** Accounts by their reference. One call names its account several times before its transaction. */
export type FoundAccounts = Map<string, Referenced>;

export type AccountLookups = Pick<
  Tables['accounts'],
  'find' | 'findByKey' | 'listForOperators' | 'listForBrands' | 'countLive' | 'insert'
>;

type Options = {
  /** True in a write: an undeclared sandbox account is created and stored. */
  readonly mayCreate: boolean;
  /** Path of the reference in the request. */
  readonly field?: string;
};

/**
 * Account that a reference refers to. It must belong to the caller, and its status must permit the task. A read
 * that names a sandbox account which was never declared or used gets an active, empty account that exists for this
 * call only.
 *
 * @param task name of the task, or `new_packages`
 * @throws {TaskError} ACCOUNT_NOT_FOUND, the same for unknown accounts and those of other principals;
 *   ACCOUNT_AMBIGUOUS, ACCOUNT_SETUP_REQUIRED, ACCOUNT_PAYMENT_REQUIRED, ACCOUNT_SUSPENDED, PERMISSION_DENIED,
 *   UNSUPPORTED_FEATURE, INVALID_REQUEST for a reference with both an `account_id` and a natural key, INVALID_STATE
 *   when the caller has as many accounts as it may have
 */
export async function resolveAccount(
  reference: CoreAccountRef,
  call: AccountLook,
  task: string,
  { mayCreate, field = 'account' }: Options,
): Promise<Account> {
  const account = await find(reference, call, mayCreate, field);
  const gate = gateAccount(account.status, task);
  if (gate !== null) throw accountRefusal(gate, field);
  return account;
}

async function find(
  reference: CoreAccountRef,
  call: AccountLook,
  mayCreate: boolean,
  field: string,
): Promise<Account> {
  const { account, isStored } = await referencedAccount(reference, call, field);
  const { accounts } = call.store;
  if (isStored || !mayCreate) return account;
  const refusal = accountLimit(await accounts.countLive(account.principalId));
  if (refusal !== null) throw refusal;
  if (await accounts.insert(account)) return account;
  // Another request has inserted the account first.
  const theirs =
    (await accounts.find(account.id, account.principalId)) ??
    (await accounts.findByKey(account.principalId, account));
  if (theirs === undefined) throw noAccount(field);
  return theirs;
}

type Referenced = {
  readonly account: Account;
  /** False for a sandbox account that was never declared or used. */
  readonly isStored: boolean;
};

/**
 * Account that a reference refers to, whatever its status. The result is the same in every release of the
 * protocol. An account has the same identifier before and after it is stored.
 *
 * @throws {TaskError} ACCOUNT_NOT_FOUND, ACCOUNT_AMBIGUOUS, PERMISSION_DENIED, UNSUPPORTED_FEATURE,
 *   INVALID_REQUEST
 */
async function referencedAccount(
  reference: CoreAccountRef,
  call: AccountLook,
  field: string,
): Promise<Referenced> {
  const named = keyOf(reference, call, field);
  const text =
    named === null ? JSON.stringify((reference as { account_id: string }).account_id) : keyText(named);
  const seen = call.foundAccounts?.get(text);
  if (seen !== undefined) return seen;
  const found = await accountNamed(reference, named, call, field);
  call.foundAccounts?.set(text, found);
  return found;
}

async function accountNamed(
  reference: CoreAccountRef,
  named: NaturalKey | null,
  call: AccountLook,
  field: string,
): Promise<Referenced> {
  const { principal, profile, mode } = call;
  const { sandboxOnly } = principal;
  const known = await (named === null
    ? call.store.accounts.find((reference as { account_id: string }).account_id, principal.id)
    : findByKey(named, call, field));
  if (known !== undefined) return { account: known, isStored: true };
  const isTest = { sandboxOnly, profile, mode };
  if (named === null) {
    const { account_id: id } = reference as { account_id: string };
    // Tests invent identifiers. A caller that also has production accounts may have mistyped one.
    if (!sandboxOnly || isOwnAccountId(id) || !worksUndeclared(true, isTest)) throw noAccount(field);
    return { account: unused(keyOfMadeUpId(id), id, call), isStored: false };
  }
  if (!worksUndeclared(named.sandbox, isTest)) throw noAccount(field);
  const id = undeclaredId(named, principal);
  const ended = await call.store.accounts.find(id, principal.id);
  return ended === undefined
    ? { account: unused(named, id, call), isStored: false }
    : { account: ended, isStored: true };
}

/**
 * Identifier of the account that the root of a request names, for code that runs before the task. Null when the
 * request names none, or when the reference is invalid: the task itself reports that error.
 */
export async function accountOfRequest(value: unknown, call: AccountLook): Promise<string | null> {
  const account = await wholeAccountOfRequest(value, call);
  return account === null ? null : account.id;
}

/** As `accountOfRequest`, with all of the account. */
export async function wholeAccountOfRequest(value: unknown, call: AccountLook): Promise<Account | null> {
  const reference = await accountReferenceIn(value);
  if (reference === null) return null;
  try {
    return (await referencedAccount(reference, call, 'account')).account;
  } catch (cause) {
    if (cause instanceof TaskError) return null;
    throw cause;
  }
}

/** Tests name one brand with changing operators. For a sandbox-only token these are one account. */
export const undeclaredId = (key: NaturalKey, { id, sandboxOnly }: AgentPrincipal): string =>
  undeclaredAccountId(id, keyText(sandboxOnly ? { ...key, operator: '' } : key));

/**
 * Natural key of a reference; null when the reference is an `account_id`.
 *
 * @throws {TaskError} INVALID_REQUEST, PERMISSION_DENIED, UNSUPPORTED_FEATURE
 */
export function keyOf(
  reference: CoreAccountRef,
  { principal, profile }: Pick<AccountCall, 'principal' | 'profile'>,
  field: string,
): NaturalKey | null {
  const isNamed = 'brand' in reference;
  if ('account_id' in reference) {
    if (!isNamed) return null;
    throw new TaskError(
      'INVALID_REQUEST',
      '`account_id` cannot be combined with the natural key of an account: send one of them.',
      {
        field,
      },
    );
  }
  const { sandbox } = reference;
  const { sandboxOnly } = principal;
  return naturalKey(reference, meansSandbox({ sandbox, sandboxOnly, profile, field: `${field}.sandbox` }));
}

async function findByKey(key: NaturalKey, call: AccountLook, field: string): Promise<Account | undefined> {
  const { principal, store } = call;
  const exact = await store.accounts.findByKey(principal.id, key);
  if (exact !== undefined) return exact;
  if (key.brandId !== '' && !principal.sandboxOnly) return undefined;
  const { found, isAmbiguous } = principal.sandboxOnly
    ? chooseByBrand(await store.accounts.listForBrands(principal.id, [key]), key)
    : chooseByKey(await store.accounts.listForOperators(principal.id, [key]), key);
  if (isAmbiguous) throw ambiguous(field);
  return found;
}

export const ambiguous = (field: string): TaskError =>
  new TaskError('ACCOUNT_AMBIGUOUS', 'Several accounts match this natural key.', {
    field,
    suggestion: 'Add `brand_id` to the brand, or send `account_id`.',
  });

/** Initial state of a sandbox account that was not declared. */
const unused = (key: NaturalKey, id: string, { principal, profile, now }: AccountLook): Account =>
  newAccount(key, {
    id,
    principalId: principal.id,
    status: 'active',
    billing: defaultBilling(billingFor(profile.account.supported_billing, principal)),
    declared: false,
    terms: DEFAULT_TERMS,
    now,
  });

/**
 * Identifier of the caller's account that a filter refers to. Null when the caller has no such account, so that
 * the filter matches nothing. No account is created, and every status is accepted. A natural key must match
 * exactly; for a sandbox-only token it resolves as in every other request.
 */
export async function knownAccountId(
  reference: CoreAccountRef,
  call: AccountLook,
  field = 'account',
): Promise<string | null> {
  const { accounts } = call.store;
  if (call.principal.sandboxOnly) return testAccountId(reference, call, field);
  const key = keyOf(reference, call, field);
  if (key !== null) return (await accounts.findByKey(call.principal.id, key))?.id ?? null;
  const { account_id: id } = reference as { account_id: string };
  return (await accounts.find(id, call.principal.id))?.id ?? null;
}

/** The tasks that a reference to an account means: of one account and, with `operator`, of one operator. */
export type TaskScope = { readonly accountId: string; readonly operator: string | null };

/**
 * The tasks that a reference means; null when the caller has no such account. Operators of a brand share the account
 * of a sandbox token, but a read that names an operator must not show the tasks of another one. A brand in place of
 * the operator is the spelling that clients add by themselves, and an operator that was declared has the whole account.
 */
export async function taskScope(reference: CoreAccountRef, call: AccountCall): Promise<TaskScope | null> {
  const accountId = await knownAccountId(reference, call);
  if (accountId === null) return null;
  const key = call.principal.sandboxOnly ? keyOf(reference, call, 'account') : null;
  if (key === null || key.operator === key.brandDomain) return { accountId, operator: null };
  const exact = await call.store.accounts.findByKey(call.principal.id, key);
  return { accountId, operator: exact?.declared === true ? null : key.operator };
}

export const isInScope = (
  task: { readonly accountId: string | null; readonly operator: string | null },
  scope: TaskScope | null,
): boolean =>
  scope !== null &&
  task.accountId === scope.accountId &&
  (scope.operator === null || task.operator === null || task.operator === scope.operator);

async function testAccountId(
  reference: CoreAccountRef,
  call: AccountLook,
  field: string,
): Promise<string | null> {
  try {
    return (await referencedAccount(reference, call, field)).account.id;
  } catch (cause) {
    if (cause instanceof TaskError && cause.code === 'ACCOUNT_NOT_FOUND') return null;
    throw cause;
  }
}
