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

export type PricingParameters = {
  readonly min_points?: number;
  readonly time_unit?: TimeUnit;
  readonly min_duration?: number;
  readonly max_duration?: number;
  /** Named by other models, and nothing that a price is computed from. */
  readonly type?: string;
  readonly demographic?: string;
  readonly view_threshold?: unknown;
};

/** A price that a product is sold at, in the names of the wire. Without a fixed price it is an auction. */
export type PricingOption = {
  readonly pricing_option_id: string;
  readonly pricing_model: PricingModel;
  readonly currency: string;
  readonly fixed_price?: number;
  readonly floor_price?: number;
  /** Whether a bid is the most that is paid, instead of what is paid. */
  readonly max_bid?: boolean;
  readonly min_spend_per_package?: number;
  readonly parameters?: PricingParameters;
  /** What bids have won at, in major units. */
  readonly price_guidance?: { readonly [P in 'p25' | 'p50' | 'p75' | 'p90']?: number };
};

export const isFixed = (option: PricingOption): boolean => option.fixed_price !== undefined;

/** A price in millionths of the currency's main unit, a whole number. */
export type Rate = number;
const RATE_STEPS = 1_000_000;
export const toRate = (price: number): Rate => Math.round(price * RATE_STEPS);
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
