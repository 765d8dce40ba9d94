const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

export type ProbeOutcome = 'answered' | 'failed';
export type ProbeStreaks = { failures: number; unknown: number };

/** Waits of an agent that answers, but whose tasks do not tell what it is; after the last one it is left alone. */
const UNKNOWN_WAITS_MS = [DAY_MS, 7 * DAY_MS, 30 * DAY_MS];

/**
 * When an agent is probed again: every hour while it answers, less and less often down to once a day while it does
 * not. One whose type nobody knows is asked after 1, 7 and 30 days and then no more (null), until it is enrolled anew.
 */
export function nextProbe(
  outcome: ProbeOutcome,
  isTypeKnown: boolean,
  before: ProbeStreaks,
  now: Date,
): { at: Date | null; streaks: ProbeStreaks } {
  if (outcome === 'failed') {
    const failures = before.failures + 1;
    const wait = Math.min(HOUR_MS * 2 ** Math.min(failures - 1, 10), DAY_MS);
    return { at: new Date(now.getTime() + wait), streaks: { failures, unknown: before.unknown } };
  }
  if (isTypeKnown) return { at: new Date(now.getTime() + HOUR_MS), streaks: { failures: 0, unknown: 0 } };
  const wait = UNKNOWN_WAITS_MS[before.unknown];
  return {
    at: wait === undefined ? null : new Date(now.getTime() + wait),
    streaks: { failures: 0, unknown: before.unknown + 1 },
  };
}

export const CHECK_INTERVAL_HOURS = 12;

/** When an agent's compliance is checked again: every 12 hours, and within the hour when it could not be reached. */
export const nextCheck = (wasReached: boolean, now: Date): Date =>
  new Date(now.getTime() + (wasReached ? CHECK_INTERVAL_HOURS * HOUR_MS : HOUR_MS));
