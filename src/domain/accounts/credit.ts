import type { AccountUsageRecord } from '../../../generated/types/account.ts';
import type { Wire } from '../contract/shapes.ts';
import { fromMinor, isCurrency, minorPerMain } from '../money/minor-units.ts';
import { type BuyRejected, refuse } from '../refusals/refusal.ts';
import { dayOf, instantFault, readInstant } from '../text/instant.ts';
import type { Account } from './account.ts';

/** The books of an account in one currency, in minor units. */
export type Books = {
  readonly currency: string;
  /** Maximum cost of live buys plus actual cost of ended buys. */
  readonly claimed: number;
  /** Part of `claimed` that was delivered. */
  readonly spent: number;
  readonly paid: number;
  /** Number of buys that delivered anything. */
  readonly buys: number;
};

export const emptyBooks = (currency: string): Books => ({ currency, claimed: 0, spent: 0, paid: 0, buys: 0 });

export const booksIn = (books: readonly Books[], currency: string): Books =>
  books.find((one) => one.currency === currency) ?? emptyBooks(currency);

type Holder = Pick<Account, 'creditLimit' | 'currency' | 'status' | 'spent'>;

/** Reported credit of an account: delivered spend, and what live buys may still cost beyond it. */
export type CreditStanding = { readonly spent: number; readonly committed: number; readonly paid: number };

/**
 * Spend that the test controller set replaces the delivered spend, in the account's own currency. Commitments stay.
 */
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
 * Maximum outstanding amount in a currency, in minor units; null without a limit. The limit applies to each
 * currency separately, with the same number of major units, because no exchange rate is known here.
 */
export function limitIn({ creditLimit, currency: own }: Holder, currency: string): number | null {
  if (creditLimit === null) return null;
  return currency === own
    ? creditLimit
    : Math.floor((creditLimit / minorPerMain(own)) * minorPerMain(currency));
}

/**
 * Credit left in a currency, in minor units: the limit, less what live buys may still cost, less delivered spend
 * that is not paid. It is negative when more is outstanding than the limit. It is at most 0 while the account is
 * `payment_required`.
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
  // When a test sets the spend, it expects exactly that fraction of the limit.
  const part = simulated > 0 ? standing.spent : used;
  const share = limit > 0 ? (part / limit) * 100 : status === 'payment_required' || used > 0 ? 100 : 0;
  return {
    credit_limit: fromMinor(limit, currency),
    available_credit: fromMinor(available, currency),
    committed_credit: fromMinor(standing.committed, currency),
    utilization_percent: Math.round(Math.min(100, Math.max(0, share)) * 100) / 100,
  };
}

/** Calendar days in UTC, both included. */
export type Period = { readonly start: string; readonly end: string };

const firstOfMonth = (day: string): string => `${day.slice(0, 7)}-01`;

function lastOfMonth(day: string): string {
  const [year = 0, month = 0] = day.split('-').map(Number);
  const last = new Date(0);
  last.setUTCFullYear(year, month, 0);
  return dayOf(last);
}

const widened = ({ start, end }: Period): Period => ({ start: firstOfMonth(start), end: lastOfMonth(end) });

/**
 * The period that spend is reported for. Bills are monthly, so a requested period is widened to whole months. The
 * books have only one sum per account, so a period that overlaps the account's life is widened to all of it.
 *
 * @param spent total spend of the account
 * @param asked null for the current month
 * @returns `spent` is 0 for a period outside the account's life
 */
export function spendPeriod(
  { createdAt }: Pick<Account, 'createdAt'>,
  spent: number,
  asked: Period | null,
  now: Date,
): { readonly period: Period; readonly spent: number } {
  const today = dayOf(now);
  const months = widened(asked ?? { start: today, end: today });
  const life = widened({ start: dayOf(createdAt), end: today });
  const isApart = months.end < life.start || months.start > life.end;
  if (isApart || spent === 0) return { period: months, spent: isApart ? 0 : spent };
  const period = {
    start: months.start < life.start ? months.start : life.start,
    end: months.end > life.end ? months.end : life.end,
  };
  return { period, spent };
}

export const paymentStatus = ({ status }: Pick<Account, 'status'>): 'current' | 'past_due' | 'suspended' => {
  if (status === 'payment_required') return 'past_due';
  return status === 'suspended' ? 'suspended' : 'current';
};

/** Fields of a usage record that are validated here, under their wire names. */
export type Usage = Wire<Pick<AccountUsageRecord, 'final' | 'finalized_at' | 'currency'>>;

/** Validates a usage record: `finalized_at` must be an instant and requires `final: true`. */
export function judgeUsage({ final, finalized_at, currency }: Usage, field: string): BuyRejected[] {
  const refusals: BuyRejected[] = isCurrency(currency)
    ? []
    : [refuse('VALIDATION_ERROR', `${field}.currency`, 'The value is not a currency of ISO 4217.')];
  if (finalized_at !== undefined && final !== true)
    refusals.push(
      refuse('VALIDATION_ERROR', `${field}.finalized_at`, '`finalized_at` requires `final: true`.'),
    );
  else if (finalized_at !== undefined && readInstant(finalized_at) === null)
    refusals.push(refuse('VALIDATION_ERROR', `${field}.finalized_at`, instantFault('finalized_at')));
  return refusals;
}

/** The part of the account's credit that a buy uses in one currency, in minor units. */
export type BudgetClaim = {
  readonly currency: string;
  /** Maximum cost while the buy is live, actual cost afterwards. */
  readonly claimed: number;
  /** Part of `claimed` that was delivered. */
  readonly spent: number;
  /** 1 when anything was delivered, else 0. */
  readonly buys: number;
};
