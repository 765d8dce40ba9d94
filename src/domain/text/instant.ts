import { keepingResults } from '../kept-results.ts';

const INSTANT =
  /^(\d{4})-(\d\d)-(\d\d)[Tt](\d\d):(\d\d):(\d\d)(?:\.\d{1,9})?([Zz]|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/;
const DAY = /^(\d{4})-(\d\d)-(\d\d)$/;

export const SECOND_MS = 1000;
export const MINUTE_MS = 60 * SECOND_MS;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/** Largest difference that is allowed between the clocks of two sides. */
export const CLOCK_SKEW_MS = 60 * SECOND_MS;

/**
 * Parses a time with an offset (RFC 3339, section 5.6). Null for any other value, also for a day that its
 * month does not have.
 */
export function readInstant(value: unknown): Date | null {
  const parts = typeof value === 'string' ? INSTANT.exec(value) : null;
  if (parts === null) return null;
  const [, year, month, day, hour, minute, second] = parts.map(Number);
  if (!isDay(year, month, day) || Number(hour) > 23 || Number(minute) > 59 || Number(second) > 59)
    return null;
  const at = new Date(parts[0].toUpperCase());
  return Number.isNaN(at.getTime()) ? null : at;
}

/** Error message for a field that `readInstant` cannot parse. */
export const instantFault = (field: string): string =>
  `\`${field}\` must be a time with an offset from UTC, such as 2026-05-01T00:00:00Z.`;

/** What `toISOString` writes before the time of day, by the number of the day. */
const dayText = keepingResults(
  (day: number) => new Date(day * DAY_MS).toISOString().slice(0, -'00:00:00.000Z'.length),
  { most: 100 },
);
const PAIRS = Array.from({ length: 100 }, (_, number) => String(number).padStart(2, '0'));

/** As `at.toISOString()`, which takes six times as long: some responses have many times. */
export function instantText(at: Date): string {
  const ms = at.getTime();
  const day = Math.floor(ms / DAY_MS);
  const inDay = ms - day * DAY_MS;
  const seconds = Math.floor(inDay / SECOND_MS);
  const minutes = Math.floor(seconds / 60);
  const rest = inDay - seconds * SECOND_MS;
  const time = `${PAIRS[Math.floor(minutes / 60)]}:${PAIRS[minutes % 60]}:${PAIRS[seconds % 60]}`;
  return `${dayText(day)}${time}.${PAIRS[Math.floor(rest / 10)]}${rest % 10}Z`;
}

/** The calendar day in UTC in which an instant lies, `YYYY-MM-DD`. */
export const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

/** Beginning of the day, in UTC, in which an instant lies. */
export const utcDayOf = (at: Date): number => Math.floor(at.getTime() / DAY_MS) * DAY_MS;

/** The start of a calendar day in UTC; null if the value is not a day. */
export function readDay(value: unknown): Date | null {
  const parts = typeof value === 'string' ? DAY.exec(value) : null;
  if (parts === null) return null;
  const [, year, month, day] = parts.map(Number);
  return isDay(year, month, day) ? new Date(`${parts[0]}T00:00:00Z`) : null;
}

/** A half-open span of time: it includes its start, but not its end. */
export type Span = { readonly start: Date; readonly end: Date };

export const overlaps = (a: Span, b: Span): boolean =>
  a.start.getTime() < b.end.getTime() && b.start.getTime() < a.end.getTime();

export const isInside = (inner: Span, outer: Span): boolean =>
  inner.start.getTime() >= outer.start.getTime() && inner.end.getTime() <= outer.end.getTime();

function isDay(year: number | undefined, month: number | undefined, day: number | undefined): boolean {
  const at = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  return at.getUTCMonth() + 1 === month && at.getUTCDate() === day;
}
