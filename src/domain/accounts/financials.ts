import type { Account } from './account.ts';
import { fromMinor } from './money.ts';

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
 * The days that the spend is told for. Bills are made per month, so a period grows to whole months; and the platform
 * keeps one sum for an account, so a period that touches its life grows to all of it.
 *
 * @param asked null for the current month
 */
export function spendPeriod(
  { createdAt, spent }: Pick<Account, 'createdAt' | 'spent'>,
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

/** The credit of an account; while a payment is open, no more is given than is used already. */
export function creditOf({ creditLimit, spent, status, currency }: Account) {
  if (creditLimit === null) return null;
  const limit = status === 'payment_required' ? Math.min(creditLimit, spent) : creditLimit;
  const used = limit === 0 ? (status === 'payment_required' ? 100 : 0) : (spent / limit) * 100;
  return {
    credit_limit: fromMinor(limit, currency),
    available_credit: fromMinor(limit - spent, currency),
    utilization_percent: Math.round(Math.min(100, Math.max(0, used)) * 100) / 100,
  };
}

export const paymentStatus = ({ status }: Pick<Account, 'status'>): 'current' | 'past_due' | 'suspended' => {
  if (status === 'payment_required') return 'past_due';
  return status === 'suspended' ? 'suspended' : 'current';
};
