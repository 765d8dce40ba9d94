import { CHECK_INTERVAL_HOURS } from './probe-schedule.ts';
import type { AgentStanding } from './standing.ts';

/** The `compliance` block of a catalog item, but for the streak, which depends on when it is asked for. */
export function complianceBlock(standing: AgentStanding, lifecycleStage: string): string {
  const { status, tracks, badges, headline, checkedAt } = standing;
  return JSON.stringify({
    status,
    lifecycle_stage: lifecycleStage,
    tracks: Object.fromEntries(tracks.map(({ track, status: result }) => [track, result])),
    track_details: tracks.map(({ track, status: result, steps, durationMs }) => ({
      track,
      status: result,
      scenario_count: steps.length,
      passed_count: steps.filter(({ ok }) => ok).length,
      duration_ms: durationMs,
      has_coverage_gap_skip: result === 'skipped',
      detail: (
        steps.find(({ ok }) => !ok)?.detail ?? (steps.length === 0 ? 'nothing to check' : 'passed')
      ).slice(0, 500),
    })),
    last_checked_at: checkedAt?.toISOString() ?? null,
    headline,
    check_interval_hours: CHECK_INTERVAL_HOURS,
    verified: badges.length > 0,
    verified_roles: badges.map(({ role }) => role),
    verified_role_versions: Object.fromEntries(badges.map(({ role, version }) => [role, [version]])),
    verification_modes: badges.length > 0 ? ['spec'] : [],
  });
}
