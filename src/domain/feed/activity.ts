import type { RegistryActivityDay } from '../../../generated/types/registry.ts';
import { DAY_MS, dayOf, utcDayOf } from '../text/instant.ts';
import { eventIdFloor } from './feed.ts';

/** Most events of a day that are counted. */
export const EVENTS_OF_A_DAY = 10_000;
const DAYS = 30;

export type DayRange = {
  /** Day in UTC, as `2026-01-15`. */
  readonly day: string;
  /** Events of the day have ids after the first and before the second. */
  readonly after: string;
  readonly before: string;
  /** When the day is over. */
  readonly over: number;
};

/** The last 30 days in UTC, the oldest first and today last. */
export function daysUntil(now: Date): DayRange[] {
  const today = utcDayOf(now);
  return Array.from({ length: DAYS }, (_, index) => {
    const start = today - (DAYS - 1 - index) * DAY_MS;
    const over = start + DAY_MS;
    return {
      day: dayOf(new Date(start)),
      after: eventIdFloor(start),
      before: eventIdFloor(over),
      over,
    };
  });
}

/** By how much an event changes the number of entries of a kind. */
const CHANGES: Readonly<Record<string, readonly ['properties' | 'authorizations' | 'agents', number]>> = {
  'property.created': ['properties', 1],
  'property.reactivated': ['properties', 1],
  'property.stale': ['properties', -1],
  'property.merged': ['properties', -1],
  'authorization.granted': ['authorizations', 1],
  'authorization.revoked': ['authorizations', -1],
  'agent.discovered': ['agents', 1],
  'agent.removed': ['agents', -1],
};

/** A day from its events by type, of which one more than the most may have been counted. */
export function activityDay(
  day: string,
  counts: readonly { readonly type: string; readonly count: number }[],
): Omit<RegistryActivityDay, 'crawls'> {
  const events = counts.reduce((sum, { count }) => sum + count, 0);
  if (events > EVENTS_OF_A_DAY) return { day, events: EVENTS_OF_A_DAY, is_cut: true };
  const net = { properties: 0, authorizations: 0, agents: 0 };
  for (const { type, count } of counts) {
    const change = Object.hasOwn(CHANGES, type) ? CHANGES[type] : undefined;
    if (change !== undefined) net[change[0]] += change[1] * count;
  }
  return { day, events, is_cut: false, ...net };
}
