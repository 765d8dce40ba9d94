import type { CoreAccountRef } from '../../../../generated/types/schemas.ts';
import { type Account, accountId, newAccount } from '../../../domain/accounts/account.ts';
import { meansSandbox, worksUndeclared } from '../../../domain/accounts/first-use.ts';
import { accountRefusal, gateAccount, noAccount } from '../../../domain/accounts/gate.ts';
import { chooseByKey, type NaturalKey, naturalKey } from '../../../domain/accounts/natural-key.ts';
import { DEFAULT_TERMS, defaultBilling } from '../../../domain/accounts/terms.ts';
import type { AgentProfile } from '../../../domain/profile/agent-profile.ts';
import type { AgentPrincipal } from '../../../domain/tasks/agent-principal.ts';
import { releaseTable } from '../../../domain/tasks/release-table.ts';
import { TaskError } from '../../../domain/tasks/task-error.ts';
import type { Form } from '../../../domain/tasks/version.ts';
import type { Tables } from '../../../store/index.ts';

/** What finding an account needs of a call. */
export type AccountCall = Omit<AccountLook, 'store'> & { readonly store: Tables };

/** The same as far as it asks for accounts only. */
export type AccountLook = {
  readonly principal: AgentPrincipal;
  readonly profile: AgentProfile;
  readonly mode: 'sandbox' | 'production';
  readonly form: Form;
  readonly now: Date;
  readonly newId: () => string;
  readonly store: { readonly accounts: AccountLookups };
};

export type AccountLookups = Pick<
  Tables['accounts'],
  'find' | 'findByKey' | 'listByBrand' | 'page' | 'insert'
>;

type Options = {
  /** In a write: an account of the sandbox that nobody declared is made now. */
  readonly mayCreate: boolean;
  /** Where the reference stands in the request. */
  readonly field?: string;
};

/** Two brands are as ambiguous as all of them. */
const ENOUGH = 2;
const LIVE_IN_SANDBOX = { sandbox: true, status: 'active' } as const;

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
  const key = keyOf(reference, call, field);
  if (key === null) {
    const { account_id: id } = reference as { account_id: string };
    const own = await call.store.accounts.find(id, call.principal.id);
    if (own === undefined) throw noAccount(field);
    return own;
  }
  const known = await findByKey(key, call, field);
  if (known !== undefined) return known;
  const { principal, profile, mode, form, store } = call;
  if (!worksUndeclared(key.sandbox, { sandboxOnly: principal.sandboxOnly, profile, mode }))
    throw noAccount(field);
  if (releaseTable.undeclaredAccountsAreOne[form] && key.sandbox) {
    const [oldest] = await store.accounts.page(principal.id, LIVE_IN_SANDBOX, { limit: 1 });
    if (oldest !== undefined) return oldest;
  }
  const first = unused(key, call);
  if (!mayCreate || (await call.store.accounts.insert(first))) return first;
  // Somebody else used it first.
  const theirs = await call.store.accounts.findByKey(principal.id, key);
  if (theirs === undefined) throw noAccount(field);
  return theirs;
}

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
      'An account is named by its identifier or its natural key, not by both.',
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
  const { accounts } = call.store;
  const exact = await accounts.findByKey(call.principal.id, key);
  if (exact !== undefined || key.brandId !== '') return exact;
  const { found, isAmbiguous } = chooseByKey(await accounts.listByBrand(call.principal.id, key, ENOUGH), key);
  if (isAmbiguous) throw ambiguous(field);
  return found;
}

export const ambiguous = (field: string): TaskError =>
  new TaskError('ACCOUNT_AMBIGUOUS', 'Several accounts fit this natural key.', {
    field,
    suggestion: 'Name the brand by its brand_id, or the account by its account_id.',
  });

/** An account of the sandbox as it begins when nobody declared it. */
const unused = (key: NaturalKey, { principal, profile, now, newId }: AccountLook): Account =>
  newAccount(key, {
    id: accountId(newId),
    principalId: principal.id,
    status: 'active',
    billing: defaultBilling(profile.account.supported_billing),
    declared: false,
    terms: DEFAULT_TERMS,
    now,
  });
