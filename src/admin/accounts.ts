import type { Account } from '../domain/accounts/account.ts';
import { fromMinor } from '../domain/accounts/money.ts';
import { brandOf } from '../domain/accounts/on-wire.ts';
import { type AccountStatus, accountStatuses, moveAccount } from '../domain/accounts/states.ts';
import { OperatorError } from '../domain/errors.ts';
import type { Store } from '../store/open.ts';
import { note, organizationOf } from './audit.ts';
import { MOST_LISTED, stateOf, theOne } from './subjects.ts';

/** Accounts of everybody, or of one principal, oldest first. */
export async function listAccounts(
  store: Store,
  { principal, status }: { principal?: string; status?: string },
) {
  const wanted = {
    principalId: principal,
    status: status === undefined ? undefined : statusOf(status),
  };
  const accounts = await store.transaction((tx) => tx.accounts.list(wanted, MOST_LISTED));
  return { accounts: accounts.map(shown), count: accounts.length };
}

/**
 * Moves an account to another state, as far as its state allows. Identifiers that test kits chose may be those of
 * several principals; then one has to be named.
 */
export async function setAccountStatus(
  store: Store,
  id: string,
  text: string,
  { principal }: { principal?: string } = {},
) {
  const to = statusOf(text);
  return store.transaction(async (tx) => {
    const found = await tx.accounts.list({ id, principalId: principal }, 2);
    const account = theOne(found, 'account', id, 'principals');
    const move = moveAccount(account.status, to);
    if (!move.ok) throw new OperatorError(`the account cannot become ${to}: ${move.reason}`);
    const now = store.now();
    if (move.changed && !(await tx.accounts.setStatus(account, { from: account.status, to }, now))) {
      throw new OperatorError('the account changed meanwhile; try again');
    }
    if (move.changed) {
      await note(tx, {
        action: 'account set-status',
        orgId: organizationOf(account.principalId),
        subject: id,
        detail: { from: account.status, to },
      });
    }
    return { account: shown({ ...account, status: to }), changed: move.changed };
  });
}

const shown = (account: Account) => ({
  account_id: account.id,
  principal_id: account.principalId,
  brand: brandOf(account),
  operator: account.operator,
  sandbox: account.sandbox,
  status: account.status,
  billing: account.billing,
  spent: fromMinor(account.spent, account.currency),
  currency: account.currency,
  created_at: account.createdAt.toISOString(),
});

const statusOf = (text: string): AccountStatus => stateOf(text, accountStatuses, 'account');
