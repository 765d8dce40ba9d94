import { DAY_MS } from '../text/instant.ts';

/** A day of the calendar in UTC, `YYYY-MM-DD`; these compare like the days themselves. */
export type Day = string;

export const dayOf = (at: Date): Day => at.toISOString().slice(0, 10);
export const startOfDay = (day: Day): Date => new Date(`${day}T00:00:00Z`);
/** First moment after the day. */
export const endOf = (day: Day): Date => new Date(startOfDay(day).getTime() + DAY_MS);
export const daysLater = (day: Day, days: number): Day =>
  dayOf(new Date(startOfDay(day).getTime() + days * DAY_MS));
/** Days from the first to the last, both included. */
export const daysBetween = (first: Day, last: Day): number =>
  Math.round((endOf(last).getTime() - startOfDay(first).getTime()) / DAY_MS);
