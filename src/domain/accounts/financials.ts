import type { Account } from './account.ts';

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
