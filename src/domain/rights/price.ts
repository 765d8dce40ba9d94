import { type Day, daysBetween } from './days.ts';
import type { RightsPrice } from './offering.ts';

/** Days that one price of a period covers, rounded down to whole days so that a started period counts. */
const PERIOD_DAYS = { daily: 1, weekly: 7, monthly: 30, quarterly: 91, annual: 365 } as const;

/**
 * What a term costs in all, in major units: each started period of a flat rate, and planned impressions by the thousand.
 *
 * @param impressions planned ones; null for the cap of the price, or none
 */
export function priceOfTerm(
  { model, price, period = 'one_time', impression_cap: cap = 0, overage_cpm: overage = 0 }: RightsPrice,
  {
    start,
    end,
    impressions,
  }: { readonly start: Day; readonly end: Day; readonly impressions: number | null },
): number {
  const planned = impressions ?? cap;
  if (model === 'cpm') return (price * planned) / 1000;
  const periods = period === 'one_time' ? 1 : Math.ceil(daysBetween(start, end) / PERIOD_DAYS[period]);
  return price * periods + (cap > 0 ? (Math.max(0, planned - cap) * overage) / 1000 : 0);
}
