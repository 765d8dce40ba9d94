import type { Account } from '../../domain/accounts/account.ts';
import { accountRefusal, gateAccount } from '../../domain/accounts/states.ts';
import type { AccountCall } from './resolve-account.ts';

/**
 * The account of an object that a request names by the object's own id. Its state is judged as if the request named
 * the account. Null for an account that does not exist or has ended: the object then counts as unknown.
 *
 * @param field the field that names the object
 * @throws {TaskError} ACCOUNT_SETUP_REQUIRED, ACCOUNT_PAYMENT_REQUIRED, ACCOUNT_SUSPENDED
 */
export async function owningAccount(
  accountId: string,
  { store, principal }: Pick<AccountCall, 'store' | 'principal'>,
  task: string,
  field: string,
): Promise<Account | null> {
  const account = await store.accounts.find(accountId, principal.id);
  if (account === undefined) return null;
  const gate = gateAccount(account.status, task);
  if (gate === null) return account;
  if (gate === 'ACCOUNT_NOT_FOUND') return null;
  throw accountRefusal(gate, field);
}
