import type { Account } from '../../domain/accounts/account.ts';
import { availableIn, booksIn, standingOf } from '../../domain/accounts/credit.ts';
import { brandOf } from '../../domain/accounts/on-wire.ts';
import { type AccountStatus, moveAccount } from '../../domain/accounts/states.ts';
import { type Decision, noSuch } from '../../domain/moderation/decision.ts';
import { fromMinor } from '../../domain/money/minor-units.ts';
import type { Tables } from '../../store/index.ts';
import {
  type DecisionContext,
  noteCommand,
  noteForOwner,
  organizationNamed,
  tooLate,
} from '../moderation/decisions.ts';
import { announceAccount } from '../tasks/task-webhooks.ts';

export type AccountName = { readonly principalId: string; readonly id: string };

/** @throws {ApiError} not_found */
export async function accountOfCaller(tables: Tables, { principalId, id }: AccountName): Promise<Account> {
  const [account] = await tables.accounts.list({ id, principalId }, 1);
  if (account === undefined) throw noSuch('account');
  return account;
}

export type SellersMove =
  | { readonly ok: true; readonly changed: boolean }
  | { readonly ok: false; readonly reason: string };

/**
 * Moves an account to another state as the seller, and tells the receiver that its buyer registered.
 * @returns whether it may move, and whether it did; a reason when it changed in the meantime
 */
export async function moveAccountAsSeller(
  tx: Tables,
  account: Account,
  to: AccountStatus,
  context: DecisionContext,
): Promise<SellersMove> {
  const { id, principalId, status: from } = account;
  const { now, reason } = context;
  const move = moveAccount(from, to);
  if (!move.ok) return { ok: false, reason: `the account cannot become ${to}: ${move.reason}` };
  if (!move.changed) return move;
  if (!(await tx.accounts.setStatus(account, { from, to }, now)))
    return { ok: false, reason: 'the account has changed since; try again' };
  await announceAccount(tx, account, to, now);
  const detail = { from, to, ...(reason === null ? {} : { reason }) };
  const orgId = organizationNamed(principalId);
  await noteForOwner(tx, { action: 'account set-status', orgId, subject: id, detail }, context);
  if (from === 'pending_approval') await noteCommand(tx, 'account', [principalId, id], context);
  return move;
}

const STATES = { approve: 'active', reject: 'rejected' } as const satisfies Record<Decision, AccountStatus>;

/**
 * Decides on an account that waits for approval.
 * @throws {ApiError} not_found, already_decided
 */
export async function decideOnAccount(
  tx: Tables,
  name: AccountName,
  decision: Decision,
  context: DecisionContext,
): Promise<Account> {
  const account = await accountOfCaller(tx, name);
  const late = ({ status }: Account) =>
    tooLate(
      tx,
      { kind: 'account', ids: [name.principalId, name.id], what: 'account', state: status },
      context,
    );
  if (account.status !== 'pending_approval') throw await late(account);
  const to = STATES[decision];
  const moved = await moveAccountAsSeller(tx, account, to, context);
  if (!moved.ok) throw await late(await accountOfCaller(tx, name));
  return { ...account, status: to };
}

/** Sets the credit limit of an account in minor units of its currency; null removes it. */
export async function grantCredit(
  tx: Tables,
  account: Account,
  limit: number | null,
  context: DecisionContext,
): Promise<Account> {
  const { id, principalId, currency } = account;
  await tx.accounts.setCreditLimit(account, limit, context.now);
  const detail = {
    limit: limit === null ? 'none' : String(fromMinor(limit, currency)),
    currency,
    ...(context.reason === null ? {} : { reason: context.reason }),
  };
  const orgId = organizationNamed(principalId);
  await noteForOwner(tx, { action: 'account set-credit', orgId, subject: id, detail }, context);
  return { ...account, creditLimit: limit };
}

/** The amounts that an account owes and may still spend, in each currency in which it has books. */
export async function shownBooks(tables: Tables, account: Account) {
  const books = await tables.accountBooks.list({ principalId: account.principalId, accountId: account.id });
  const currencies = [...new Set([account.currency, ...books.map(({ currency }) => currency)])];
  return currencies.map((currency) => {
    const known = booksIn(books, currency);
    const { spent, committed, paid } = standingOf(account, known);
    const available = availableIn(account, known);
    const amount = (minor: number) => fromMinor(minor, currency);
    return {
      currency,
      spent: amount(spent),
      paid: amount(paid),
      committed: amount(committed),
      available: available === null ? null : amount(available),
    };
  });
}

/** An account as operators see it. */
export const shownToOperator = (account: Account) => ({
  account_id: account.id,
  principal_id: account.principalId,
  brand: brandOf(account),
  operator: account.operator,
  sandbox: account.sandbox,
  status: account.status,
  billing: account.billing,
  credit_limit: account.creditLimit === null ? null : fromMinor(account.creditLimit, account.currency),
  currency: account.currency,
  created_at: account.createdAt.toISOString(),
});
