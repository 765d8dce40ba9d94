import type { CorePricingOption } from '../../../../generated/types/schemas.ts';
import { fromMinor, minorPerMain } from '../../accounts/money.ts';
import type { OneOf, Wire } from '../../contract/shapes.ts';
import { DAY_MS, HOUR_MS } from '../../text/instant.ts';

/** For how many of what a model counts its price is. */
const pricedPer = {
  cpm: 1000,
  vcpm: 1000,
  cpc: 1,
  cpcv: 1,
  cpv: 1,
  cpp: 1,
  cpa: 1,
  flat_rate: 1,
  time: 1,
} as const;
export type PricingModel = keyof typeof pricedPer;

/** Models that are paid for the flight itself, whatever is delivered. */
export const isByTime = (model: PricingModel): boolean => model === 'flat_rate' || model === 'time';

export type TimeUnit = 'hour' | 'day' | 'week' | 'month';
/** Milliseconds of a unit that time is sold in; a month counts 30 days. */
export const timeUnits: Readonly<Record<TimeUnit, number>> = {
  hour: HOUR_MS,
  day: DAY_MS,
  week: 7 * DAY_MS,
  month: 30 * DAY_MS,
};

/** A price that a product is sold at. Without a fixed price it is an auction. */
export type PricingOption = OneOf<Wire<CorePricingOption>>;

export const isFixed = (option: PricingOption): boolean => option.fixed_price !== undefined;

/** A price in millionths of the currency's main unit, a whole number. */
export type Rate = number;
const RATE_STEPS = 1_000_000;
/** A price in main units of its currency as a rate, rounded to a whole millionth. */
export const toRate = (price: number): Rate => Math.round(price * RATE_STEPS);
/** A rate in main units of the currency. */
export const fromRate = (rate: Rate): number => rate / RATE_STEPS;

/** @param minorPerMain how many minor units a main unit has: 100, or 1 */
function fraction(rate: Rate, model: PricingModel, minorPerMain: number): { up: bigint; down: bigint } {
  return { up: BigInt(rate) * BigInt(minorPerMain), down: BigInt(RATE_STEPS * pricedPer[model]) };
}

/**
 * What so many units cost, in minor units, rounded down. It grows with the count, so bill the difference of two
 * running totals: the differences then add up to the cost of the whole.
 *
 * @param count a whole number of what the model counts
 */
export function costOf(count: number, rate: Rate, model: PricingModel, minorPerMain: number): number {
  const { up, down } = fraction(rate, model, minorPerMain);
  return Number((BigInt(count) * up) / down);
}

/** How many units of time a flight takes; a unit that has begun counts. */
export const unitsOfTime = (flightMs: number, unit: TimeUnit): number =>
  Math.ceil(flightMs / timeUnits[unit]);

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

/** Decimals of a weight that count: percentages such as 33.333333 keep theirs. */
const WEIGHT_STEPS = 1_000_000;

/**
 * Splits a whole number along weights so that the parts add up to it exactly: each gets its share rounded down, and
 * what is left goes to the largest remainders, the earlier first. Equal parts when all weights are zero.
 *
 * @throws {RangeError} for a total that is no whole number from 0 on, a weight below 0, or no weights
 */
export function splitMoney(total: number, weights: readonly number[]): number[] {
  if (!Number.isSafeInteger(total) || total < 0) throw new RangeError('the total must be a whole number');
  if (weights.length === 0) throw new RangeError('there is nothing to split it among');
  const steps = weights.map(stepsOf);
  const sum = steps.reduce((a, b) => a + b, 0n);
  const shares = sum === 0n ? steps.map(() => 1n) : steps;
  const whole = sum === 0n ? BigInt(shares.length) : sum;
  const parts = shares.map((share) => (BigInt(total) * share) / whole);
  const remainders = shares.map((share, at) => ({ at, left: (BigInt(total) * share) % whole }));
  const missing = BigInt(total) - parts.reduce((a, b) => a + b, 0n);
  const lucky = new Set(
    remainders
      .sort((a, b) => (a.left === b.left ? a.at - b.at : a.left > b.left ? -1 : 1))
      .slice(0, Number(missing))
      .map(({ at }) => at),
  );
  return parts.map((part, at) => Number(part) + (lucky.has(at) ? 1 : 0));
}

function stepsOf(weight: number): bigint {
  if (!Number.isFinite(weight) || weight < 0) throw new RangeError('a weight must be 0 or more');
  return BigInt(Math.round(weight * WEIGHT_STEPS));
}

/** Whether percentages are a whole: 100 up to the rounding of their writer. */
export const isWhole = (percentages: readonly number[]): boolean =>
  Math.abs(percentages.reduce((a, b) => a + b, 0) - 100) < 0.01;
