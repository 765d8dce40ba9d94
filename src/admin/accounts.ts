import type { Account } from '../domain/accounts/account.ts';
import { booksIn } from '../domain/accounts/credit.ts';
import { type AccountStatus, accountStatuses } from '../domain/accounts/states.ts';
import { OperatorError } from '../domain/errors.ts';
import { COMMAND } from '../domain/moderation/decision.ts';
import { toMinor } from '../domain/money/amounts.ts';
import { newId } from '../infra/random.ts';
import {
  grantCredit,
  moveAccountAsSeller,
  shownBooks,
  shownToOperator,
} from '../record/decisions/account-decisions.ts';
import { organizationNamed } from '../record/moderation/decisions.ts';
import type { Tables } from '../store/index.ts';
import type { Store } from '../store/open.ts';
import { note } from './audit.ts';
import { MOST_LISTED, stateOfSubject, theOne } from './subjects.ts';

/** Lists accounts of all principals or of one, oldest first. */
export async function listAllAccounts(
  store: Store,
  { principal, status }: { principal?: string; status?: string },
) {
  const wanted = {
    principalId: principal,
    status: status === undefined ? undefined : statusOf(status),
  };
  const accounts = await store.primary.accounts.list(wanted, MOST_LISTED);
  return { accounts: accounts.map(shownToOperator), count: accounts.length };
}

/**
 * Changes the status of an account, if its current status allows it. Account ids that test kits chose may exist for
 * several principals; then the principal must be named.
 */
export async function setAccountStatus(
  store: Store,
  id: string,
  text: string,
  { principal }: { principal?: string } = {},
) {
  const to = statusOf(text);
  return store.transaction(async (tx) => {
    const account = await accountWith(tx, id, { principal });
    const context = { by: COMMAND, reason: null, now: store.now(), newId };
    const move = await moveAccountAsSeller(tx, account, to, context);
    if (!move.ok) throw new OperatorError(move.reason);
    const needsCredit = to === 'active' && account.creditLimit === 0;
    return {
      account: shownToOperator({ ...account, status: to }),
      changed: move.changed,
      ...(needsCredit ? { next: `the account has no credit: account set-credit ${id} AMOUNT` } : {}),
    };
  });
}

type Whose = { readonly principal?: string | undefined };

/** The account with this id. If several principals have it, the principal must be named. */
const accountWith = async (tx: Tables, id: string, { principal }: Whose): Promise<Account> =>
  theOne(await tx.accounts.list({ id, principalId: principal }, 2), 'account', id, 'principals');

/** Sets the credit limit of an account, as an amount in its currency, or removes it (`none`). */
export async function setCredit(store: Store, id: string, text: string, whose: Whose = {}) {
  return store.transaction(async (tx) => {
    const account = await accountWith(tx, id, whose);
    const limit = text === 'none' ? null : minorOf(text, account.currency);
    const context = { by: COMMAND, reason: null, now: store.now(), newId };
    const changed = await grantCredit(tx, account, limit, context);
    return { account: shownToOperator(changed), books: await shownBooks(tx, changed) };
  });
}

/**
 * Records a payment of a buyer, which restores the same amount of credit. Or takes back a recorded payment,
 * completely or in part, that was a mistake or was refunded.
 */
export async function notePayment(
  store: Store,
  id: string,
  text: string,
  {
    currency,
    refund = false,
    ...whose
  }: Whose & { readonly currency?: string; readonly refund?: boolean } = {},
) {
  return store.transaction(async (tx) => {
    const account = await accountWith(tx, id, whose);
    const paidIn = currency ?? account.currency;
    if (!/^[A-Z]{3}$/.test(paidIn)) throw new OperatorError(`${paidIn} is not a currency code such as USD`);
    const amount = minorOf(text, paidIn);
    if (amount === 0)
      throw new OperatorError(`${text} is not an amount in ${paidIn}; write it like 2500.50, greater than 0`);
    const owner = { principalId: account.principalId, accountId: id };
    await tx.accountBooks.pay(owner, paidIn, refund ? -amount : amount);
    if (booksIn(await tx.accountBooks.list(owner), paidIn).paid < 0)
      throw new OperatorError(`--refund: must not exceed what was paid (got ${text} ${paidIn})`);
    await note(tx, {
      action: 'account payment',
      orgId: organizationNamed(account.principalId),
      subject: id,
      detail: { amount: text, currency: paidIn, ...(refund ? { refund } : {}) },
    });
    return { account: shownToOperator(account), books: await shownBooks(tx, account) };
  });
}

function minorOf(text: string, currency: string): number {
  const minor = /^\d{1,12}(\.\d{1,4})?$/.test(text) ? toMinor(Number(text), currency) : null;
  if (minor === null)
    throw new OperatorError(`${text} is not an amount in ${currency}; write it like 2500.50`);
  return minor;
}

const statusOf = (text: string): AccountStatus => stateOfSubject(text, accountStatuses, 'account');
