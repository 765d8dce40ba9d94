import { costOf, type PricingOption, toRate, unitsOfTime } from './amounts.ts';
import { minorPerMain } from './minor-units.ts';

/**
 * Minimum budget of a package under a pricing option, in minor units, rounded up. It is the largest of the option's
 * minimum spend and the cost that is booked in any case: the flat rate, the minimum points, or the time of the
 * flight.
 */
export function minimumBudget(option: PricingOption, flightMs: number): number {
  const { currency, fixed_price, floor_price, min_spend_per_package } = option;
  const scale = minorPerMain(currency);
  const minor = (amount: number): number => Math.ceil((toRate(amount) * scale) / 1_000_000);
  const price = fixed_price ?? floor_price ?? 0;
  return Math.max(minor(min_spend_per_package ?? 0), booked());

  function booked(): number {
    if (option.pricing_model === 'flat_rate') return minor(price);
    if (option.pricing_model === 'cpp') return minor(price * (option.parameters?.min_points ?? 0));
    if (option.pricing_model !== 'time') return 0;
    return costOf(unitsOfTime(flightMs, option.parameters.time_unit), toRate(price), 'time', scale);
  }
}
