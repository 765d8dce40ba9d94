import { type AgentCapabilities, capabilitiesBlock, type Tool } from '../../domain/agents/capabilities.ts';
import { type DeclaredByAgent, nothingDeclared } from '../../domain/agents/declared.ts';
import type { Metric } from '../../domain/agents/measurement.ts';
import { nextProbe } from '../../domain/agents/standing.ts';
import { inferType, keepType } from '../../domain/contract/agent-kinds.ts';
import { fromJsonText, sameJson, toJsonText } from '../../domain/json/values.ts';
import type { AgentFailure } from '../../domain/net/foreign-answer.ts';
import { dayOf } from '../../domain/text/instant.ts';
import type { CatalogAgent } from '../../store/agents/enrolled-agents.ts';
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
  await tx.agentDays.addProbe(
    url,
    dayOf(now),
    report.ok
      ? { responseMs: report.durationMs, error: null }
      : { responseMs: null, error: report.failure.message },
  );
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
