import type { CorePricingOption } from '../../../../generated/types/schemas.ts';
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
