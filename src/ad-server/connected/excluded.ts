import type { AdServerCapabilities } from '../../../generated/types/ad-server.ts';
import type { CoreTargeting } from '../../../generated/types/core.ts';
import type { EnumsPacing } from '../../../generated/types/enums.ts';
import type { Flight, PlatformFrequencyCap, PlatformRejected, Price, ProductRef } from '../port.ts';

type Wanted = {
  readonly product: ProductRef;
  readonly flight: Flight;
  readonly price: Price;
  readonly pacing?: EnumsPacing;
  readonly targeting?: CoreTargeting;
  readonly cap?: PlatformFrequencyCap;
};

/** Fields of the targeting that the agent applies itself, or that are a cap. */
const OWN = new Set(['frequency_cap']);

/** Why an ad server with these capabilities cannot run a package; null when nothing excludes it. Nothing is sent. */
export function excludedBy(
  can: AdServerCapabilities,
  { product, flight, price, pacing, targeting = {}, cap }: Wanted,
  now: Date,
): PlatformRejected | null {
  const { model, currency } = price;
  if (!can.currencies.includes(currency)) return terms(`the ad server books nothing in ${currency}`);
  if (!can.pricing_models.includes(model)) return terms(`the ad server does not sell by ${model}`);
  if (!can.delivery_types.includes(product.delivery_type))
    return terms(`the ad server books nothing that is ${product.delivery_type}`);
  if (pacing !== undefined && !can.pacing.includes(pacing))
    return terms(`the ad server has no pacing ${pacing}`);
  const known = new Set(can.targeting.map(({ field }) => field));
  const unknown = Object.keys(targeting).find((field) => !OWN.has(field) && !known.has(field));
  if (unknown !== undefined) return terms(`the ad server cannot target by ${unknown}`);
  return capRefusal(can, cap ?? null) ?? flightRefusal(can, flight, now);
}

function capRefusal({ cap: can }: AdServerCapabilities, cap: PlatformFrequencyCap | null) {
  if (cap === null) return null;
  if (can === undefined) return terms('the ad server has no frequency caps');
  if ((cap.max_impressions ?? 0) > can.max_impressions || (cap.window_seconds ?? 0) > can.max_window_seconds)
    return terms('the frequency cap is larger than those of the ad server');
  return cap.suppress_seconds !== null && can.suppress !== true
    ? terms('the ad server keeps no pause between impressions')
    : null;
}

function flightRefusal(
  can: AdServerCapabilities,
  { start, end }: Flight,
  now: Date,
): PlatformRejected | null {
  const begins = Math.max(start.getTime(), now.getTime());
  const seconds = (end.getTime() - begins) / 1000;
  if (seconds < can.shortest_flight_seconds) return flightOf('shorter than the shortest of the ad server');
  if (seconds > can.longest_flight_seconds) return flightOf('longer than the longest of the ad server');
  return (begins - now.getTime()) / 1000 < can.lead_time_seconds
    ? flightOf('too soon for the ad server')
    : null;
}

const terms = (reason: string): PlatformRejected => ({ ok: false, code: 'invalid_terms', reason });
const flightOf = (what: string): PlatformRejected => ({
  ok: false,
  code: 'invalid_flight',
  reason: `the flight is ${what}`,
});
