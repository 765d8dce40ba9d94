import type { CorePricingOption } from '../../../generated/types/core.ts';
import type { OneOf, Wire } from '../contract/shapes.ts';
import { DAY_MS, HOUR_MS } from '../text/instant.ts';
import { fromMinor, minorPerMain } from './minor-units.ts';

/** Number of counted units that one price pays for, by pricing model. */
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

/** Whether a model charges for the flight itself, whatever is delivered. */
export const isByTime = (model: PricingModel): boolean => model === 'flat_rate' || model === 'time';

export type TimeUnit = 'hour' | 'day' | 'week' | 'month';
/** Length of a unit of sold time in milliseconds; a month is 30 days. */
export const timeUnits: Readonly<Record<TimeUnit, number>> = {
  hour: HOUR_MS,
  day: DAY_MS,
  week: 7 * DAY_MS,
  month: 30 * DAY_MS,
};

/** A pricing option of a product. Without `fixed_price` it is an auction. */
export type PricingOption = OneOf<Wire<CorePricingOption>>;

export const isFixed = (option: PricingOption): boolean => option.fixed_price !== undefined;

/** A price in millionths of the currency's major unit, a whole number. */
export type Rate = number;
const RATE_STEPS = 1_000_000;
/** Converts a price in major units to a rate, rounded to a whole millionth. */
export const toRate = (price: number): Rate => Math.round(price * RATE_STEPS);
/** Converts a rate to major units of the currency. */
export const fromRate = (rate: Rate): number => rate / RATE_STEPS;

/** @param minorPerMain minor units per major unit: 100, or 1 */
function fraction(rate: Rate, model: PricingModel, minorPerMain: number): { up: bigint; down: bigint } {
  return { up: BigInt(rate) * BigInt(minorPerMain), down: BigInt(RATE_STEPS * pricedPer[model]) };
}

/**
 * Cost of `count` units in minor units, rounded down. To bill, take the difference of two running totals: such
 * differences add up exactly to the cost of the whole.
 *
 * @param count a whole number of what the model counts
 */
export function costOf(count: number, rate: Rate, model: PricingModel, minorPerMain: number): number {
  const { up, down } = fraction(rate, model, minorPerMain);
  return Number((BigInt(count) * up) / down);
}

/** Number of time units in a flight; a unit that has begun counts in full. */
export const unitsOfTime = (flightMs: number, unit: TimeUnit): number =>
  Math.ceil(flightMs / timeUnits[unit]);

/** An amount in minor units of its currency (cents, or yen), a whole number. */
export type Money = { readonly minor: number; readonly currency: string };

/**
 * Converts a wire amount to minor units; null when it is negative, has too many decimals, or is too large to be
 * exact.
 */
export function toMinor(amount: number, currency: string): number | null {
  if (!Number.isFinite(amount) || amount < 0) return null;
  const minor = Math.round(amount * minorPerMain(currency));
  return Number.isSafeInteger(minor) && fromMinor(minor, currency) === amount ? minor : null;
}

/**
 * The smallest number of minor units that covers an amount which may have more decimals than its currency, such as a
 * price per thousand. The largest exact number for amounts beyond it.
 */
export function minorCovering(amount: number, currency: string): number {
  const exact = amount * minorPerMain(currency);
  const nearest = Math.round(exact);
  // 0.1 * 3 * 100 is 30.000000000000004: a rounding error must not cost a cent.
  const isWhole = Math.abs(exact - nearest) <= Math.max(1, exact) * 1e-12;
  const minor = isWhole ? nearest : Math.ceil(exact);
  return Math.min(minor, Number.MAX_SAFE_INTEGER);
}

/** The nearest amount above 0 with the decimals of the currency, for a suggestion. */
export const nearestAmount = (amount: number, currency: string): number =>
  fromMinor(Math.max(1, Math.round(amount * minorPerMain(currency))), currency);

/** Totals by currency, in the order in which the currencies first occur. */
export function totals(amounts: Iterable<Money>): Money[] {
  const sums = new Map<string, number>();
  for (const { minor, currency } of amounts) sums.set(currency, (sums.get(currency) ?? 0) + minor);
  return [...sums].map(([currency, minor]) => ({ minor, currency }));
}

/** The total when all amounts have one currency; null for several currencies or no amounts. */
export function singleTotal(amounts: Iterable<Money>): Money | null {
  const [total, ...others] = totals(amounts);
  return total === undefined || others.length > 0 ? null : total;
}

/** Weights count with 6 decimals, so that percentages such as 33.333333 stay exact. */
const WEIGHT_STEPS = 1_000_000;

/**
 * Splits a whole number by weights so that the parts add up to it exactly. Each part is rounded down; the rest goes
 * to the largest remainders, earlier ones first. The parts are equal when all weights are 0.
 *
 * @throws {RangeError} when `total` is not a whole number of at least 0, a weight is below 0, or there are no
 * weights
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

/** Whether percentages add up to 100, within a rounding error of 0.01. */
export const isWhole = (percentages: readonly number[]): boolean =>
  Math.abs(percentages.reduce((a, b) => a + b, 0) - 100) < 0.01;
