import type { CoreAccountRef } from '../../../generated/types/schemas.ts';
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
import { accountRefusal, gateAccount, noAccount } from '../../domain/accounts/states.ts';
import { billingFor, DEFAULT_TERMS, defaultBilling } from '../../domain/accounts/sync-plan.ts';
import type { AgentDeclaration } from '../../domain/declaration/agent-profile.ts';
import { isObject } from '../../domain/json/values.ts';
import type { AgentPrincipal } from '../../domain/tasks/agent-principal.ts';
import { TaskError } from '../../domain/tasks/task-error.ts';
import type { Tables } from '../../store/index.ts';

/** What finding an account needs of a call. */
export type AccountCall = Omit<AccountLook, 'store'> & { readonly store: Tables };

/** The same as far as it asks for accounts only. */
export type AccountLook = {
  readonly principal: AgentPrincipal;
  readonly profile: AgentDeclaration;
  readonly mode: 'sandbox' | 'production';
  readonly now: Date;
  readonly newId: () => string;
  readonly store: { readonly accounts: AccountLookups };
};

export type AccountLookups = Pick<
  Tables['accounts'],
  'find' | 'findByKey' | 'listByBrand' | 'listLive' | 'insert'
>;

type Options = {
  /** In a write: an account of the sandbox that nobody declared is made now. */
  readonly mayCreate: boolean;
  /** Where the reference stands in the request. */
  readonly field?: string;
};

/** Two brands are as ambiguous as all of them. */
const ENOUGH = 2;

/**
 * The account that a reference means, if it is the caller's and its state lets the task through. A read that names an
 * account of the sandbox which nobody declared or used gets one that is active and empty, and exists for this call
 * only.
 *
 * @param task name of the task, or `new_packages`
 * @throws {TaskError} ACCOUNT_NOT_FOUND, the same for foreign and unknown ones; ACCOUNT_AMBIGUOUS,
 *   ACCOUNT_SETUP_REQUIRED, ACCOUNT_PAYMENT_REQUIRED, ACCOUNT_SUSPENDED, PERMISSION_DENIED, UNSUPPORTED_FEATURE,
 *   INVALID_REQUEST for a reference of both kinds
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
  if (isStored || !mayCreate || (await accounts.insert(account))) return account;
  // Another request used or declared it first.
  const theirs =
    (await accounts.find(account.id, account.principalId)) ??
    (await accounts.findByKey(account.principalId, account));
  if (theirs === undefined) throw noAccount(field);
  return theirs;
}

export type Referenced = {
  readonly account: Account;
  /** False for an account of the sandbox that nobody has declared or used yet. */
  readonly isStored: boolean;
};

/**
 * The account that a reference means, in whatever state, the same in every release. It has the same identifier before
 * it is stored and afterwards.
 *
 * @throws {TaskError} ACCOUNT_NOT_FOUND, ACCOUNT_AMBIGUOUS, PERMISSION_DENIED, UNSUPPORTED_FEATURE, INVALID_REQUEST
 */
async function referencedAccount(
  reference: CoreAccountRef,
  call: AccountLook,
  field: string,
): Promise<Referenced> {
  const { principal, profile, mode } = call;
  const { sandboxOnly } = principal;
  const named = keyOf(reference, call, field);
  const known = await (named === null
    ? call.store.accounts.find((reference as { account_id: string }).account_id, principal.id)
    : findByKey(named, call, field));
  if (known !== undefined) return { account: known, isStored: true };
  const isTest = { sandboxOnly, profile, mode };
  if (named === null) {
    const { account_id: id } = reference as { account_id: string };
    // Tests make identifiers up; whoever has production accounts too may have mistyped one.
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
 * Identifier of the account that a request names at its root, for what has to be known before its task runs; null when
 * it names none. What is wrong with the reference is for the task to say.
 */
export async function accountOfRequest(reference: unknown, call: AccountLook): Promise<string | null> {
  if (!isReference(reference)) return null;
  try {
    return (await referencedAccount(reference, call, 'account')).account.id;
  } catch (cause) {
    if (cause instanceof TaskError) return null;
    throw cause;
  }
}

/** Arguments follow their schemas, but some tasks take an account that names none, or of which nothing is checked. */
const isReference = (value: unknown): value is CoreAccountRef =>
  isObject(value) &&
  (typeof value.account_id === 'string' || (isBrand(value.brand) && typeof value.operator === 'string'));

const isBrand = (value: unknown): boolean =>
  isObject(value) &&
  typeof value.domain === 'string' &&
  (value.brand_id === undefined || typeof value.brand_id === 'string');

/** Tests name one brand with changing operators: for a token of the sandbox these are one account. */
export const undeclaredId = (key: NaturalKey, { id, sandboxOnly }: AgentPrincipal): string =>
  undeclaredAccountId(id, keyText(sandboxOnly ? { ...key, operator: '' } : key));

/**
 * The natural key of a reference; null for an identifier.
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
    ? chooseByBrand(await testAccounts(key, call), key)
    : chooseByKey(await store.accounts.listByBrand(principal.id, key, ENOUGH), key);
  if (isAmbiguous) throw ambiguous(field);
  return found;
}

async function testAccounts({ brandDomain }: NaturalKey, { principal, store }: AccountLook) {
  const live = await store.accounts.listLive(principal.id, [brandDomain]);
  return live.filter(({ sandbox }) => sandbox);
}

export const ambiguous = (field: string): TaskError =>
  new TaskError('ACCOUNT_AMBIGUOUS', 'Several accounts match this natural key.', {
    field,
    suggestion: 'Add `brand_id` to the brand, or send `account_id`.',
  });

/** An account of the sandbox as it begins when nobody declared it. */
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
 * Id of the caller's account that a filter names; null when the caller has no such account, so that nothing matches.
 * Nothing is made, and its state does not matter. The reference means the same account as in every other request.
 */
export async function knownAccountId(reference: CoreAccountRef, call: AccountCall): Promise<string | null> {
  const { accounts } = call.store;
  if (call.principal.sandboxOnly) return testAccountId(reference, call);
  const key = keyOf(reference, call, 'account');
  if (key !== null) return (await accounts.findByKey(call.principal.id, key))?.id ?? null;
  const { account_id: id } = reference as { account_id: string };
  return (await accounts.find(id, call.principal.id))?.id ?? null;
}

async function testAccountId(reference: CoreAccountRef, call: AccountCall): Promise<string | null> {
  try {
    return (await referencedAccount(reference, call, 'account')).account.id;
  } catch (cause) {
    if (cause instanceof TaskError && cause.code === 'ACCOUNT_NOT_FOUND') return null;
    throw cause;
  }
}
