import type { Reach } from '../delivery-report.ts';
import type { Latest, PlatformFrequencyCap } from '../port.ts';
import { DAY } from './curve.ts';
import { part, scaled } from './reckoning.ts';

export type ReachedAudience = {
  /** Size of the audience that can be met within a day, in `unit`s. Over more days, others join. */
  readonly size: number;
  readonly unit: Reach['reach_unit'];
  readonly cap?: PlatformFrequencyCap;
};

/**
 * Reach and frequency of impressions. The more of an audience was reached, the fewer impressions reach a new
 * person. A cap limits the frequency, and so the reach is higher. Null when nothing was delivered.
 */
export function reachOf(
  impressions: number,
  { size, unit, cap }: ReachedAudience,
  seconds: number,
): Reach | null {
  if (impressions <= 0) return null;
  const days = Math.max(1, Math.ceil(seconds / DAY));
  const met = Math.max(1, scaled(size, 29 + days, 30));
  const natural = scaled(impressions, met, impressions + met);
  const most = mostOften(cap, seconds);
  const reach = Math.min(impressions, Math.max(1, natural, Math.ceil(impressions / most)));
  return { reach, frequency: hundredths(impressions / reach), reach_unit: unit };
}

/**
 * Maximum impressions per person. The cap of a window applies to a period of any length, because buyers compare a
 * reported frequency with it.
 */
export function mostOften(cap: PlatformFrequencyCap | undefined, seconds: number): number {
  const pause = cap?.suppress_seconds ?? 0;
  return Math.min(
    cap?.max_impressions ?? Number.POSITIVE_INFINITY,
    pause > 0 ? Math.max(1, Math.ceil(seconds / pause)) : Number.POSITIVE_INFINITY,
  );
}

/**
 * Reach of several packages together. It is lower than the sum, because the packages share an audience, but not so
 * low that the frequency exceeds a cap. Null when the reach units differ.
 */
export function reachOfAll(
  parts: readonly { impressions: number; reach: Reach | null; most: number }[],
): Reach | null {
  const met = parts.flatMap(({ reach }) => (reach === null ? [] : [reach]));
  const [first] = met;
  if (first === undefined || met.some(({ reach_unit: unit }) => unit !== first.reach_unit)) return null;
  const impressions = parts.reduce((sum, each) => sum + each.impressions, 0);
  const together = part(
    met.reduce((sum, each) => sum + each.reach, 0),
    met.length === 1 ? 1_000_000 : 850_000,
  );
  const most = Math.max(...parts.map((each) => each.most));
  const reach = Math.min(
    impressions,
    Math.max(together, Math.ceil(impressions / most), ...met.map((each) => each.reach)),
  );
  return { reach, frequency: hundredths(impressions / reach), reach_unit: first.reach_unit };
}

/**
 * Reach and frequency with simulated values replaced by the given ones. If only one is given, the other is computed
 * from it.
 */
export function replaced(
  reach: Reach | null,
  latest: Latest,
  impressions: number,
  unit: Reach['reach_unit'],
): Reach | null {
  if (latest.reach === undefined && latest.frequency === undefined) return reach;
  const people = latest.reach ?? (latest.frequency ? Math.ceil(impressions / latest.frequency) : 0);
  const frequency = latest.frequency ?? (people === 0 ? 0 : hundredths(impressions / people));
  return { reach: people, frequency, reach_unit: unit };
}

const hundredths = (value: number): number => Math.round(value * 100) / 100;
