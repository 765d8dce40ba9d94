import { type EventAbout, feedEmitters } from '../../../generated/events.ts';
import { type AgentCapabilities, capabilitiesBlock, type Tool } from '../../domain/agents/capabilities.ts';
import type { Badge, ComplianceStatus } from '../../domain/agents/compliance.ts';
import { type DeclaredByAgent, nothingDeclared } from '../../domain/agents/declared.ts';
import type { Metric } from '../../domain/agents/measurement.ts';
import {
  type AgentStanding,
  complianceBlock,
  neverChecked,
  nextCheck,
  nextProbe,
  nextStanding,
  type RunOutcome,
  type StandingStep,
} from '../../domain/agents/standing.ts';
import { inferType, keepType } from '../../domain/contract/agent-kinds.ts';
import { fromJsonText, sameJson, toJsonText } from '../../domain/json/values.ts';
import type { AgentFailure } from '../../domain/net/foreign-answer.ts';
import type { CatalogAgent } from '../../store/agents/enrolled-agents.ts';
import type { NewEvent } from '../../store/feed/events.ts';
import type { Tables } from '../../store/index.ts';
import type { AgentContext } from '../context.ts';
import { enqueueRebuilds } from '../publishers/rebuild-profiles.ts';

/** Result of one probe of an agent. */
export type ProbeReport =
  | {
      ok: true;
      protocol: 'mcp' | 'a2a';
      endpoint: string;
      name: string | null;
      description: string | null;
      tools: readonly Tool[];
      /** Declarations of the agent; null when it did not answer the capabilities task in this probe. */
      capabilities: {
        answer: unknown;
        declared: DeclaredByAgent;
        metrics: readonly Metric[];
        formatCount: number;
        /** True when the agent lists its products or formats task but did not return the data in this probe. */
        isPartial?: boolean;
      } | null;
      /** Message about the part of the probe that failed; null when nothing failed. */
      problem: string | null;
      durationMs: number;
    }
  | { ok: false; failure: AgentFailure; durationMs: number };

type Answered = Extract<ProbeReport, { ok: true }>;

/**
 * Records a probe and schedules the next one. Enqueues a new profile when the agent's declarations or type
 * changed.
 */
export async function recordProbe(
  tx: Tables,
  url: string,
  report: ProbeReport,
  { now }: AgentContext,
): Promise<CatalogAgent | null> {
  const before = await tx.catalogAgents.findForUpdate(url);
  if (before === undefined) return null;
  const seen = report.ok ? answered(before, report, now) : failed(before, report, now);
  const { at, streaks } = nextProbe(
    report.ok ? 'answered' : 'failed',
    seen.type !== 'unknown',
    { failures: before.failureStreak, unknown: before.unknownStreak },
    now,
  );
  const after: CatalogAgent = {
    ...seen,
    probedAt: now,
    nextProbeAt: at,
    failureStreak: streaks.failures,
    unknownStreak: streaks.unknown,
  };
  await tx.catalogAgents.put(after);
  if (report.ok && report.capabilities !== null) {
    await tx.agentMetrics.replace(url, report.capabilities.metrics);
    const hasChanged = !sameJson(before.declared ?? nothingDeclared, after.declared ?? nothingDeclared);
    if (hasChanged) await tx.agentClaims.replace(url, after.declared?.publisherDomains ?? []);
    if (hasChanged || before.type !== after.type) await enqueueRebuilds(tx, [url], now);
  }
  return after;
}

function answered(before: CatalogAgent, report: Answered, now: Date): CatalogAgent {
  const { capabilities } = report;
  const names = report.tools.map(({ name }) => name);
  const inferredType = inferType(names, (capabilities?.metrics.length ?? 0) > 0);
  const block = capabilitiesBlock({
    tools: report.tools,
    answer: capabilities?.answer,
    metrics: capabilities?.metrics ?? [],
    inferredType,
    protocols: capabilities?.declared.protocols ?? [],
    specialisms: capabilities?.declared.specialisms ?? [],
    problem: report.problem,
    at: now,
  });
  return {
    ...before,
    type: keepType(before.type, inferredType),
    protocol: report.protocol,
    endpoint: report.endpoint,
    agentName: report.name,
    description: report.description,
    inferredType,
    health: healthOf(true, now, { response_time_ms: report.durationMs, tools_count: report.tools.length }),
    // An agent that lists its tasks but returns no capabilities this time keeps its earlier ones.
    capabilities: toJsonText(capabilities === null ? { ...said(before), ...withoutCatalogs(block) } : block),
    ...declaredNow(before, capabilities),
    answeredAt: now,
  };
}

/** Declarations from this probe. Parts that the agent did not return keep their earlier values. */
function declaredNow(
  { declared: earlier, formatCount }: CatalogAgent,
  capabilities: Answered['capabilities'],
): Pick<CatalogAgent, 'declared' | 'formatCount'> {
  if (capabilities === null) return { declared: earlier, formatCount };
  if (!capabilities.isPartial || earlier === null)
    return { declared: capabilities.declared, formatCount: capabilities.formatCount };
  const { channels, deliveryTypes, formatIds, formatKinds } = earlier;
  return {
    declared: { ...capabilities.declared, channels, deliveryTypes, formatIds, formatKinds },
    formatCount,
  };
}

function failed(
  before: CatalogAgent,
  { failure, durationMs }: Extract<ProbeReport, { ok: false }>,
  now: Date,
): CatalogAgent {
  return {
    ...before,
    health: healthOf(false, now, { response_time_ms: durationMs, error: failure.message }),
    capabilities: toJsonText({
      ...said(before),
      discovery_error: failure.message,
      ...(failure.code === 'auth_required' ? { oauth_required: true } : {}),
    }),
  };
}

const healthOf = (online: boolean, now: Date, more: Readonly<Record<string, unknown>>): string =>
  JSON.stringify({ online, checked_at: now.toISOString(), ...more });

/** Earlier capabilities, without `oauth_required`. */
function said({ capabilities }: CatalogAgent): AgentCapabilities {
  if (capabilities === null) return { tools_count: 0 };
  const { oauth_required: _, ...rest } = fromJsonText(capabilities);
  return rest;
}

function withoutCatalogs({
  measurement_capabilities: _metrics,
  creative_capabilities: _creative,
  inferred_type: _type,
  ...block
}: AgentCapabilities): AgentCapabilities {
  return block;
}

/**
 * Records one compliance run: the agent's new standing and, in the same transaction, the events for what changed.
 * Returns null when the agent is no longer in the catalog.
 */
export async function recordCompliance(
  tx: Tables,
  url: string,
  outcome: RunOutcome,
  context: AgentContext,
): Promise<StandingStep | null> {
  const agent = await tx.catalogAgents.findForUpdate(url);
  if (agent === undefined) return null;
  const step = nextStanding(agent.standing, outcome, context.now);
  const { standing } = step;
  await tx.catalogAgents.put({
    ...agent,
    complianceStatus: standing.status,
    compliance: complianceBlock(standing, agent.lifecycleStage),
    standing,
    passingSince: standing.passingSince,
    verified: standing.badges.length > 0,
    nextCheckAt: nextCheck(outcome.reached, context.now),
  });
  await tx.events.append(complianceEvents(agent, step, context));
  return step;
}

function complianceEvents(agent: CatalogAgent, step: StandingStep, context: AgentContext): NewEvent[] {
  if (step.changed === null || agent.visibility !== 'public') return [];
  const events: NewEvent[] = [];
  addChange(events, agent, step.changed, step.standing, context);
  for (const badge of step.earned) addEarned(events, agent, badge, context);
  for (const { badge, reason } of step.lost) addLost(events, agent, badge, reason, context);
  return events;
}

/**
 * Events about an agent's standing when the agent becomes public or stops being public. The feed reports public
 * agents only, because everybody can read it. Without these events its readers would not learn that an earlier
 * standing ended.
 */
export function sightEvents(
  before: CatalogAgent | undefined,
  after: CatalogAgent | undefined,
  reason: string,
  context: AgentContext,
): NewEvent[] {
  const wasSeen = before?.visibility === 'public';
  const agent = after ?? before;
  if (agent === undefined || wasSeen === (after?.visibility === 'public')) return [];
  const { standing } = agent;
  const events: NewEvent[] = [];
  if (standing.status !== 'unknown') {
    if (wasSeen)
      addChange(
        events,
        agent,
        { from: standing.status, to: 'unknown' },
        { ...neverChecked, headline: reason },
        context,
      );
    else addChange(events, agent, { from: 'unknown', to: standing.status }, standing, context);
  }
  for (const badge of standing.badges) {
    if (wasSeen) addLost(events, agent, badge, reason, context);
    else addEarned(events, agent, badge, context);
  }
  return events;
}

function addChange(
  events: NewEvent[],
  agent: CatalogAgent,
  { from, to }: { from: ComplianceStatus; to: ComplianceStatus },
  { headline, tracks }: AgentStanding,
  context: AgentContext,
): void {
  const ran = tracks.filter(({ status }) => status !== 'skipped');
  feedEmitters.appendAgentComplianceChanged(events, aboutCatalogAgent(agent, context), {
    agent_url: agent.url,
    previous_status: from,
    current_status: to,
    headline,
    tracks: Object.fromEntries(tracks.map(({ track, status }) => [track, status])),
    storyboards_passing: ran.filter(({ status }) => status === 'pass').length,
    storyboards_total: ran.length,
    storyboards: ran.map(({ track, status, steps }) => ({
      storyboard_id: track,
      status,
      steps_passed: steps.filter(({ ok }) => ok).length,
      steps_total: steps.length,
    })),
  });
}

function addEarned(
  events: NewEvent[],
  agent: CatalogAgent,
  { role, specialisms, version }: Badge,
  context: AgentContext,
): void {
  feedEmitters.appendAgentVerificationEarned(events, aboutCatalogAgent(agent, context), {
    agent_url: agent.url,
    role,
    verified_specialisms: specialisms,
    version,
  });
}

function addLost(
  events: NewEvent[],
  agent: CatalogAgent,
  { role, version }: Badge,
  reason: string,
  context: AgentContext,
): void {
  feedEmitters.appendAgentVerificationLost(events, aboutCatalogAgent(agent, context), {
    agent_url: agent.url,
    role,
    reason,
    version,
  });
}

/** What the events about an enrolled agent state beside their payloads. */
export const aboutCatalogAgent = ({ id }: CatalogAgent, { actor, now }: AgentContext): EventAbout => ({
  entityId: id,
  actor,
  createdAt: now,
});
