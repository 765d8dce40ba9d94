import { DAY_MS, HOUR_MS } from '../text/instant.ts';
import type { Badge, ComplianceStatus, Run, Track } from './compliance.ts';

/** The compliance state of an agent after all runs so far. */
export type AgentStanding = {
  status: ComplianceStatus;
  /** Since when every run has passed. Null unless passing. */
  passingSince: Date | null;
  checkedAt: Date | null;
  headline: string | null;
  tracks: Track[];
  badges: Badge[];
  /** Number of runs in a row in which the agent could not be reached. */
  unreachable: number;
};

export const neverChecked: AgentStanding = {
  status: 'unknown',
  passingSince: null,
  checkedAt: null,
  headline: null,
  tracks: [],
  badges: [],
  unreachable: 0,
};

/** One run: its result, or the reason why the agent could not be reached. */
export type RunOutcome = { reached: true; run: Run } | { reached: false; reason: string };

export type StandingStep = {
  standing: AgentStanding;
  /** Set when the status or a badge changed, so that the change is reported once. */
  changed: { from: ComplianceStatus; to: ComplianceStatus } | null;
  earned: Badge[];
  lost: { badge: Badge; reason: string }[];
};

/**
 * Number of failed attempts in a row before an unreachable agent counts as failing. Until then it is checked every
 * hour.
 */
const UNREACHABLE_RUNS = 3;

/** Computes the state after a run from the state before it. */
export function nextStanding(before: AgentStanding, outcome: RunOutcome, now: Date): StandingStep {
  const after = outcome.reached ? judged(before, outcome.run, now) : away(before, outcome.reason, now);
  const held = new Set(before.badges.map(({ role }) => role));
  const kept = new Set(after.badges.map(({ role }) => role));
  const earned = after.badges.filter(({ role }) => !held.has(role));
  const lost = before.badges
    .filter(({ role }) => !kept.has(role))
    .map((badge) => ({ badge, reason: after.headline ?? 'no longer passes' }));
  const hasChanged = before.status !== after.status || earned.length > 0 || lost.length > 0;
  return {
    standing: after,
    changed: hasChanged ? { from: before.status, to: after.status } : null,
    earned,
    lost,
  };
}

function judged(before: AgentStanding, run: Run, now: Date): AgentStanding {
  const { status, headline, tracks, badges } = run;
  return {
    status,
    passingSince: status === 'passing' ? (before.passingSince ?? now) : null,
    checkedAt: now,
    headline,
    tracks,
    badges,
    unreachable: 0,
  };
}

function away(before: AgentStanding, reason: string, now: Date): AgentStanding {
  const unreachable = before.unreachable + 1;
  const headline = `The agent could not be reached: ${reason}`.slice(0, 500);
  // An agent that never had a usable run stays `unknown`, because there is nothing that it failed.
  if (before.status === 'unknown') return { ...before, checkedAt: now, headline, unreachable };
  if (unreachable < UNREACHABLE_RUNS) return { ...before, checkedAt: now, unreachable };
  return {
    ...before,
    status: 'failing',
    passingSince: null,
    checkedAt: now,
    headline,
    badges: [],
    unreachable,
  };
}

/** Whole days during which every run has passed. */
export const streakDays = (passingSince: Date | null, now: Date): number =>
  passingSince === null ? 0 : Math.max(0, Math.floor((now.getTime() - passingSince.getTime()) / DAY_MS));

/** The results of the last run by track, in wire form. */
export const complianceTracks = ({ tracks }: Pick<AgentStanding, 'tracks'>) =>
  tracks.map(({ track, status, steps, durationMs }) => ({
    track,
    status,
    scenario_count: steps.length,
    passed_count: steps.filter(({ ok }) => ok).length,
    duration_ms: durationMs,
    has_coverage_gap_skip: status === 'skipped',
    detail: (
      steps.find(({ ok }) => !ok)?.detail ?? (steps.length === 0 ? 'nothing to check' : 'passed')
    ).slice(0, 500),
  }));

/** The `compliance` block of a catalog item, without the streak, which depends on the time of the request. */
export function complianceBlock(standing: AgentStanding, lifecycleStage: string): string {
  const { status, tracks, badges, headline, checkedAt } = standing;
  return JSON.stringify({
    status,
    lifecycle_stage: lifecycleStage,
    tracks: Object.fromEntries(tracks.map(({ track, status: result }) => [track, result])),
    track_details: complianceTracks(standing),
    last_checked_at: checkedAt?.toISOString() ?? null,
    headline,
    check_interval_hours: CHECK_INTERVAL_HOURS,
    verified: badges.length > 0,
    verified_roles: badges.map(({ role }) => role),
    verified_role_versions: Object.fromEntries(badges.map(({ role, version }) => [role, [version]])),
    verification_modes: badges.length > 0 ? ['spec'] : [],
  });
}

export type ProbeOutcome = 'answered' | 'failed';
export type ProbeStreaks = { failures: number; unknown: number };

/**
 * Waits for an agent that responds, but whose tasks do not reveal its type. After the last wait it is not probed
 * again.
 */
const UNKNOWN_WAITS_MS = [DAY_MS, 7 * DAY_MS, 30 * DAY_MS];

/**
 * When an agent is probed again: every hour while it responds. An agent that fails is probed less and less often,
 * down to once a day. An agent of unknown type is probed after 1, 7 and 30 days, then no more (null) until it is
 * enrolled again.
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

const CHECK_INTERVAL_HOURS = 12;

/**
 * When an agent's compliance is checked again: after 12 hours, or after one hour when the agent could not be
 * reached.
 */
export const nextCheck = (wasReached: boolean, now: Date): Date =>
  new Date(now.getTime() + (wasReached ? CHECK_INTERVAL_HOURS * HOUR_MS : HOUR_MS));
