import { fromMinor, minorPerMain } from '../../accounts/money.ts';

/** An amount in the minor units of its currency, a whole number: cents, or yen. */
export type Money = { readonly minor: number; readonly currency: string };

/**
 * An amount of the wire in minor units; null when it is no whole number of them, or negative, or too large to be
 * counted exactly.
 */
export function toMinor(amount: number, currency: string): number | null {
  if (!Number.isFinite(amount) || amount < 0) return null;
  const minor = Math.round(amount * minorPerMain(currency));
  return Number.isSafeInteger(minor) && fromMinor(minor, currency) === amount ? minor : null;
}

/** The nearest amount that can be counted and is more than 0, for a suggestion. */
export const nearestAmount = (amount: number, currency: string): number =>
  fromMinor(Math.max(1, Math.round(amount * minorPerMain(currency))), currency);

export const money = (minor: number, currency: string): Money => ({ minor, currency });

/** @throws {RangeError} on two currencies: nothing here knows an exchange rate */
export function add(a: Money, b: Money): Money {
  if (a.currency !== b.currency) throw new RangeError(`${a.currency} and ${b.currency} are never added`);
  return { minor: a.minor + b.minor, currency: a.currency };
}

/** Totals by currency, in the order in which the currencies occur. */
export function totals(amounts: Iterable<Money>): Money[] {
  const sums = new Map<string, number>();
  for (const { minor, currency } of amounts) sums.set(currency, (sums.get(currency) ?? 0) + minor);
  return [...sums].map(([currency, minor]) => ({ minor, currency }));
}

/** The one total, or null when there are several currencies, or none at all. */
export function singleTotal(amounts: Iterable<Money>): Money | null {
  const [total, ...others] = totals(amounts);
  return total === undefined || others.length > 0 ? null : total;
}
