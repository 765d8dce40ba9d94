import type { CoreTargeting } from '../../../generated/types/core.ts';
import type { EnumsPacing } from '../../../generated/types/enums.ts';
import type { CurveName, Inventory } from '../inventory.ts';
import type { PlatformFrequencyCap } from '../port.ts';
import { between, part, scaled } from './reckoning.ts';

/** Relative traffic of the 24 hours of a day, and of the days of a week from Monday. */
const SHAPES: Readonly<Record<CurveName, { hours: readonly number[]; days: readonly number[] }>> = {
  workday: {
    hours: [12, 8, 6, 5, 6, 14, 34, 62, 84, 92, 94, 96, 100, 92, 88, 86, 82, 78, 72, 68, 62, 52, 36, 20],
    days: [104, 108, 110, 108, 102, 82, 86],
  },
  evening: {
    hours: [30, 16, 9, 6, 5, 7, 14, 22, 26, 28, 30, 34, 38, 38, 40, 44, 54, 66, 80, 96, 100, 98, 78, 52],
    days: [94, 94, 95, 97, 104, 110, 106],
  },
  commute: {
    hours: [10, 6, 5, 5, 12, 34, 72, 100, 96, 70, 56, 54, 60, 56, 56, 64, 84, 98, 82, 54, 40, 32, 24, 15],
    days: [106, 108, 108, 108, 106, 84, 80],
  },
  shopping: {
    hours: [16, 9, 6, 5, 6, 12, 26, 44, 58, 68, 76, 82, 86, 80, 76, 76, 80, 86, 94, 100, 98, 82, 54, 30],
    days: [98, 94, 94, 96, 102, 110, 106],
  },
  steady: {
    hours: [60, 54, 50, 48, 50, 56, 66, 78, 86, 92, 96, 98, 100, 98, 96, 96, 96, 96, 94, 92, 90, 84, 76, 68],
    days: [100, 100, 100, 100, 100, 100, 100],
  },
};

const HOUR = 3_600;
export const DAY = 86_400;
/** Days after which the random variation of days repeats: 52 whole weeks. */
const CYCLE_DAYS = 364;

/** The hours of the week that are used, from Monday midnight in the local time of the inventory. */
export type HoursOfWeek = readonly boolean[];

/**
 * Traffic over time, as a cumulative weight that never decreases. The traffic between two instants is the
 * difference of their weights.
 */
export type Curve = {
  /** Cumulative weight up to an instant in whole seconds since 1970; a whole number. */
  at(seconds: number): number;
  /** Weight of all hours of 52 weeks, including hours that are not used. */
  readonly year: number;
  /** Maximum weight of any span of so many seconds. */
  most(seconds: number): number;
};

/** The curve of an inventory. Its variation by day is seeded with the product id. */
export function curveOf(productId: string, inventory: Inventory, hours?: HoursOfWeek): Curve {
  const shape = SHAPES[inventory.curve];
  const offset = inventory.utc_offset_hours * HOUR;
  // 1970 began on a Thursday.
  const weekday = (day: number) => (day + 3) % 7;
  const used = (day: number, hour: number) =>
    hours === undefined || hours[weekday(day) * 24 + hour] === true ? (shape.hours[hour] ?? 0) : 0;
  const prefixes = Array.from({ length: 7 }, (_, day) => running(24, (hour) => used(day, hour)));
  const factor = running(CYCLE_DAYS, () => 0).slice(0, CYCLE_DAYS);
  for (let day = 0; day < CYCLE_DAYS; day++) {
    factor[day] = (shape.days[weekday(day)] ?? 0) * between(90, 111, 'day', productId, String(day));
  }
  const prefixOf = (day: number) => prefixes[day % 7] ?? [];
  const days = running(CYCLE_DAYS, (day) => (factor[day] ?? 0) * (prefixOf(day)[24] ?? 0));
  const dayOfAllHours = shape.hours.reduce((sum, hour) => sum + hour, 0);
  const yearOfAllHours = factor.reduce((sum, each) => sum + each * dayOfAllHours, 0);
  const busiestDay = Math.max(...factor);
  const busiestHour = Math.max(...shape.hours);

  return {
    at(seconds) {
      const local = seconds + offset;
      const day = Math.floor(local / DAY);
      const inDay = local - day * DAY;
      const hour = Math.floor(inDay / HOUR);
      const cycle = Math.floor(day / CYCLE_DAYS);
      const dayOfCycle = day - cycle * CYCLE_DAYS;
      const before = cycle * (days[CYCLE_DAYS] ?? 0) + (days[dayOfCycle] ?? 0);
      const today = HOUR * (prefixOf(dayOfCycle)[hour] ?? 0) + used(dayOfCycle, hour) * (inDay - hour * HOUR);
      return HOUR * before + (factor[dayOfCycle] ?? 0) * today;
    },
    year: HOUR * yearOfAllHours,
    most(seconds) {
      if (seconds >= DAY) return Math.ceil(seconds / DAY) * busiestDay * dayOfAllHours * HOUR;
      return Math.min(seconds * busiestHour, dayOfAllHours * HOUR) * busiestDay;
    },
  };
}

function running(length: number, each: (i: number) => number): number[] {
  const sums = [0];
  for (let i = 0; i < length; i++) sums.push((sums[i] ?? 0) + each(i));
  return sums;
}

const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;

/** The hours that dayparts allow; undefined for all hours. */
export function hoursOf(dayparts: CoreTargeting['daypart_targets']): HoursOfWeek | undefined {
  if (dayparts === undefined) return undefined;
  return Array.from({ length: 168 }, (_, i) => {
    const day = Math.floor(i / 24);
    const hour = i % 24;
    const on = (days: readonly string[], which: number) => days.includes(WEEKDAYS[which % 7] ?? '');
    return dayparts.some(({ days, start_hour: start, end_hour: end }) =>
      start < end
        ? on(days, day) && start <= hour && hour < end
        : // After midnight, a daypart still belongs to the day on which it began.
          (on(days, day) && start <= hour) || (on(days, day + 6) && hour < end),
    );
  });
}

/**
 * How the impressions of a stretch are spread over its traffic. For each pacing, the planned rate never increases,
 * and neither does the rate of the inventory. The lesser of the two therefore stays within the inventory in every
 * hour, not only in total.
 */
export type DeliveryPlan = {
  readonly pacing: EnumsPacing;
  /** Impressions that the remaining budget pays for, and the traffic until the flight ends. */
  readonly wanted: number;
  readonly weight: number;
  readonly limits: readonly Limit[];
};

/** A maximum of `impressions` per `weight` of traffic. */
export type Limit = { readonly impressions: number; readonly weight: number };

/** Impressions delivered after so much of the stretch's traffic. */
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
  // The rate is 1.5 times the even rate at the start and half of it at the end.
  const n = BigInt(wanted);
  const x = BigInt(passed);
  const all = BigInt(weight);
  return Number((n * x * (3n * all - x)) / (2n * all * all));
}

/** The limit for a share of the inventory. */
export const shareLimit = (weeklyImpressions: number, sharePpm: number, curve: Curve): Limit => ({
  impressions: part(weeklyImpressions * 52, sharePpm),
  weight: curve.year,
});

/** The limits that a frequency cap sets when each person of the audience is shown the maximum. */
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
