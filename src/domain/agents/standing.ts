import type { Badge, ComplianceStatus, Run, Track } from './compliance.ts';

/** Where an agent stands after all runs so far. */
export type AgentStanding = {
  status: ComplianceStatus;
  /** Since when every run has passed; null unless passing. */
  passingSince: Date | null;
  checkedAt: Date | null;
  headline: string | null;
  tracks: Track[];
  badges: Badge[];
  /** Runs in a row in which the agent could not be reached. */
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

/** One run: judged, or the reason why the agent could not be reached. */
export type RunOutcome = { reached: true; run: Run } | { reached: false; reason: string };

export type StandingStep = {
  standing: AgentStanding;
  /** Set when the status or a badge changed, which is told once. */
  changed: { from: ComplianceStatus; to: ComplianceStatus } | null;
  earned: Badge[];
  lost: { badge: Badge; reason: string }[];
};

/** An agent may be away for a while before that counts against it; it is tried every hour then. */
const UNREACHABLE_RUNS = 3;

/** What a run makes of the standing before it. */
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
  // Without a usable run there is nothing to fail.
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

const DAY_MS = 24 * 3_600_000;

/** Whole days since which every run has passed. */
export const streakDays = (passingSince: Date | null, now: Date): number =>
  passingSince === null ? 0 : Math.max(0, Math.floor((now.getTime() - passingSince.getTime()) / DAY_MS));
