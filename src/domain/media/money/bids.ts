import { outside, type Refusal, refuse } from '../refusal.ts';
import { fromRate, isFixed, type PricingOption, type Rate, toRate } from './pricing.ts';

/** What is paid per unit: between the two, which are the same unless the bid is a ceiling. */
export type PriceRange = { readonly low: Rate; readonly high: Rate };

const single = (rate: Rate): PriceRange => ({ low: rate, high: rate });

/** A fixed price holds whatever is bid. In an auction no bid means the floor. */
export function priceRange(option: PricingOption, bid: number | undefined): PriceRange {
  if (option.fixed_price !== undefined) return single(toRate(option.fixed_price));
  const floor = toRate(option.floor_price ?? 0);
  if (bid === undefined) return single(floor);
  const high = Math.max(toRate(bid), floor);
  return option.max_bid === true ? { low: floor, high } : single(high);
}

/** The price inside a range for a pressure of the market from 0 to 1. */
export const clearingPrice = ({ low, high }: PriceRange, pressure: number): Rate =>
  low + Math.round((high - low) * Math.min(Math.max(pressure, 0), 1));

/** Judges a bid. Under a fixed price a bid decides nothing, so that any will do. */
export function judgeBid(option: PricingOption, bid: number | undefined, field: string): Refusal | null {
  if (bid === undefined) return null;
  if (!Number.isFinite(bid) || bid < 0) return refuse('INVALID_REQUEST', field, 'A bid is 0 or more.');
  const { floor_price: floor, currency } = option;
  if (isFixed(option) || floor === undefined || toRate(bid) >= toRate(floor)) return null;
  return refuse('VALIDATION_ERROR', field, 'The bid is below the floor price of the pricing option.', {
    details: { floor_price: fromRate(toRate(floor)), currency },
  });
}

/** The pricing option of a product; the refusal names those that there are. */
export function findOption(
  options: readonly PricingOption[],
  id: string,
  field: string,
): { readonly option: PricingOption } | { readonly refusal: Refusal } {
  const option = options.find(({ pricing_option_id }) => pricing_option_id === id);
  if (option !== undefined) return { option };
  const accepted = options.map(({ pricing_option_id }) => pricing_option_id);
  return {
    refusal: outside('INVALID_REQUEST', field, 'The product has no such pricing option.', id, accepted),
  };
}
