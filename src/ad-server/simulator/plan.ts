import type { EnumsPacing } from '../../../generated/types/schemas.ts';
import type { PlatformFrequencyCap } from '../port.ts';
import type { Curve } from './curve.ts';
import { part, scaled } from './whole.ts';

/**
 * How the impressions of a stretch are spread over it. Every way of pacing spends its wish at a rate that never grows,
 * and so does what the inventory gives; the lesser of the two is therefore within the inventory in every hour, not just
 * over all.
 */
export type DeliveryPlan = {
  readonly pacing: EnumsPacing;
  /** Impressions that the money pays for, and the traffic that is left until the flight ends. */
  readonly wanted: number;
  readonly weight: number;
  readonly limits: readonly Limit[];
};

/** At most `impressions` for so much traffic. */
export type Limit = { readonly impressions: number; readonly weight: number };

/** Impressions after so much of the stretch's traffic. */
export function delivered({ pacing, wanted, weight, limits }: DeliveryPlan, passed: number): number {
  if (weight <= 0 || passed <= 0) return 0;
  const done = Math.min(passed, weight);
  return limits.reduce(
    (least, limit) => Math.min(least, held(limit, done)),
    paced(pacing, wanted, done, weight),
  );
}

export const held = ({ impressions, weight }: Limit, passed: number): number =>
  scaled(impressions, passed, weight);

function paced(pacing: EnumsPacing, wanted: number, passed: number, weight: number): number {
  if (pacing === 'asap') return wanted;
  if (pacing === 'even') return scaled(wanted, passed, weight);
  // Half as fast again as evenly at the start, half as fast at the end.
  const [n, x, all] = [BigInt(wanted), BigInt(passed), BigInt(weight)];
  return Number((n * x * (3n * all - x)) / (2n * all * all));
}

/** What a share of the inventory holds. */
export const shareLimit = (weeklyImpressions: number, sharePpm: number, curve: Curve): Limit => ({
  impressions: part(weeklyImpressions * 52, sharePpm),
  weight: curve.year,
});

/** What the audience may be shown, if each of it is met as often as the cap allows. */
export function capLimits(
  cap: PlatformFrequencyCap | undefined,
  audience: number,
  curve: Curve,
  flightWeight: number,
): Limit[] {
  if (cap === undefined) return [];
  const { max_impressions: most, window_seconds: window, suppress_seconds: pause } = cap;
  const within = (seconds: number | null) => (seconds === null ? flightWeight : curve.most(seconds));
  return [
    ...(most === null ? [] : [{ impressions: audience * most, weight: Math.max(1, within(window)) }]),
    ...(pause === null || pause === 0 ? [] : [{ impressions: audience, weight: within(pause) }]),
  ];
}
