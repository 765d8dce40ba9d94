import type { AccountUsageRecord } from '../../../generated/types/schemas.ts';
import { type BuyRejected, refuse } from '../buys/refusal.ts';
import type { Wire } from '../contract/shapes.ts';
import { instantFault, readInstant } from '../text/instant.ts';
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

/** Days of the calendar in UTC, both included. */
export type Period = { readonly start: string; readonly end: string };

const dayOf = (at: Date): string => at.toISOString().slice(0, 10);
const firstOfMonth = (day: string): string => `${day.slice(0, 7)}-01`;

function lastOfMonth(day: string): string {
  const [year = 0, month = 0] = day.split('-').map(Number);
  const last = new Date(0);
  last.setUTCFullYear(year, month, 0);
  return dayOf(last);
}

const widened = ({ start, end }: Period): Period => ({ start: firstOfMonth(start), end: lastOfMonth(end) });

/**
 * The days that the spend is reported for. Bills are made per month, so a period grows to whole months; and the books
 * keep one sum for an account, so a period that touches its life grows to all of it.
 *
 * @param asked null for the current month
 * @param spent all that the account ever spent
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

/** What of a service was used, in the names of the wire. */
export type Usage = Wire<Pick<AccountUsageRecord, 'final' | 'finalized_at'>>;

/** What is wrong with an entry: figures are final or are not, and bear a time of that only when they are. */
export function judgeUsage({ final, finalized_at }: Usage, field: string): BuyRejected[] {
  const refusals: BuyRejected[] = [];
  if (finalized_at !== undefined && final !== true)
    refusals.push(
      refuse('VALIDATION_ERROR', `${field}.finalized_at`, '`finalized_at` requires `final: true`.'),
    );
  else if (finalized_at !== undefined && readInstant(finalized_at) === null)
    refusals.push(refuse('VALIDATION_ERROR', `${field}.finalized_at`, instantFault('finalized_at')));
  return refusals;
}
