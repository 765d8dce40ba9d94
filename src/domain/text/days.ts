import { DAY_MS, dayOf, utcDayOf } from './instant.ts';

/** Days that figures by day are kept. */
export const KEPT_DAYS = 90;

/** The last days in UTC, the oldest first and today last. */
export function lastDays(now: Date, count: number): string[] {
  const today = utcDayOf(now);
  return Array.from({ length: count }, (_, index) => dayOf(new Date(today - (count - 1 - index) * DAY_MS)));
}
