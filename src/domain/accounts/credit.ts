import type { Account } from './account.ts';
import { fromMinor, minorPerMain } from './money.ts';

/** What is known of an account's money in one currency, in minor units. */
export type Books = {
  readonly currency: string;
  /** What live buys may cost, with what ended ones did. */
  readonly claimed: number;
  /** The part of it that was delivered. */
  readonly spent: number;
  readonly paid: number;
  /** Buys of which anything was delivered. */
  readonly buys: number;
};

export const emptyBooks = (currency: string): Books => ({ currency, claimed: 0, spent: 0, paid: 0, buys: 0 });

export const booksIn = (books: readonly Books[], currency: string): Books =>
  books.find((one) => one.currency === currency) ?? emptyBooks(currency);

type Holder = Pick<Account, 'creditLimit' | 'currency' | 'status' | 'spent'>;

/** An account's money as it is told: what was spent, and what live buys may still cost beyond that. */
export type CreditStanding = { readonly spent: number; readonly committed: number; readonly paid: number };

/** What the test controller says was spent takes the place of what was delivered; commitments stay. */
export function standingOf({ spent: simulated, currency }: Holder, books: Books): CreditStanding {
  const isSimulated = simulated > 0 && books.currency === currency;
  return {
    spent: isSimulated ? simulated : books.spent,
    committed: Math.max(0, books.claimed - books.spent),
    paid: books.paid,
  };
}

const usedOf = ({ spent, committed, paid }: CreditStanding): number => spent - paid + committed;

/**
 * The most that may be outstanding in a currency. The limit holds in each currency by itself, as the same number of
 * main units: no exchange rate is known here. Null without a limit.
 */
export function limitIn({ creditLimit, currency: own }: Holder, currency: string): number | null {
  if (creditLimit === null) return null;
  return currency === own
    ? creditLimit
    : Math.floor((creditLimit / minorPerMain(own)) * minorPerMain(currency));
}

/**
 * What may still be bought in a currency: the limit less what live buys may cost, less what was delivered and not
 * paid. Negative when more is outstanding than the limit. While a payment is open nothing more is given.
 */
export function availableIn(account: Holder, books: Books): number | null {
  const limit = limitIn(account, books.currency);
  if (limit === null) return null;
  const left = limit - usedOf(standingOf(account, books));
  return account.status === 'payment_required' ? Math.min(0, left) : left;
}

/** The credit of an account as `get_account_financials` returns it; null without a limit. */
export function creditOf(account: Holder, books: Books) {
  const { currency, creditLimit, status, spent: simulated } = account;
  const available = availableIn(account, books);
  if (creditLimit === null || available === null) return null;
  const standing = standingOf(account, books);
  const used = usedOf(standing);
  const limit = status === 'payment_required' ? Math.max(0, Math.min(creditLimit, used)) : creditLimit;
  // A test that sets what was spent reads exactly that share.
  const part = simulated > 0 ? standing.spent : used;
  const share = limit > 0 ? (part / limit) * 100 : status === 'payment_required' || used > 0 ? 100 : 0;
  return {
    credit_limit: fromMinor(limit, currency),
    available_credit: fromMinor(available, currency),
    committed_credit: fromMinor(standing.committed, currency),
    utilization_percent: Math.round(Math.min(100, Math.max(0, share)) * 100) / 100,
  };
}
