import { feedEmitters } from '../../../generated/events.ts';
import { neverChecked } from '../../domain/agents/standing.ts';
import type { Visibility } from '../../domain/agents/visibility.ts';
import { type KnownType, keepType } from '../../domain/contract/agent-kinds.ts';
import { isProofValid } from '../../domain/ownership/ownership.ts';
import type { CatalogAgent } from '../../store/agents/enrolled-agents.ts';
import type { NewEvent } from '../../store/feed/events.ts';
import type { Tables } from '../../store/index.ts';
import type { AgentContext } from '../context.ts';
import { rebuildOf } from '../publishers/rebuild-profiles.ts';
import { probeOf } from './agent-jobs.ts';
import { aboutCatalogAgent, sightEvents } from './checks.ts';
import { enrolmentEvents } from './profile.ts';

export type Enrolment = {
  orgId: string;
  /** Canonical URL of the agent. */
  url: string;
  type: KnownType;
  visibility: Visibility;
  name?: string | undefined;
  /** How the organization has just proved that it controls the host; null when no proof was requested. */
  control: 'proof' | 'operator' | null;
};

export type Enrolled =
  | {
      ok: true;
      agent: CatalogAgent;
      isNew: boolean;
      /** Organization that had the agent before; null when the agent was not taken over. */
      lostBy: string | null;
    }
  | { ok: false; reason: string };

/** Maximum number of agents that an organization may enroll by itself. */
export const MOST_AGENTS = 100;

/**
 * Enrolls an agent or updates its enrolment. Enqueues a probe and a new profile, and makes the compliance check
 * due.
 */
export async function enrollAgent(
  tx: Tables,
  enrolment: Enrolment,
  context: AgentContext,
): Promise<Enrolled> {
  const before = await tx.catalogAgents.findForUpdate(enrolment.url);
  const { now } = context;
  const { orgId } = enrolment;
  const isTaken = before !== undefined && before.orgId !== orgId;
  if (isTaken && (enrolment.control !== 'proof' || isControlled(before, now))) {
    return { ok: false, reason: `${enrolment.url} is enrolled by another organization` };
  }
  const known = await tx.agents.findForUpdate(enrolment.url);
  const blank = before ?? newAgent(enrolment, known?.id ?? context.newId(), now);
  const agent = enrolledAs(blank, enrolment, now);
  await tx.catalogAgents.put(agent);
  const moves = await catalogEvents(tx, before, agent, context);
  await hide(tx, before, agent);
  if (isTaken) await tx.agentProfiles.setVisibility(agent.url, agent.visibility, orgId);
  await tx.jobs.enqueue(probeOf(agent.url, now));
  await tx.jobs.enqueue(rebuildOf(agent.url, now));
  const standing = before === undefined ? [] : sightEvents(before, agent, 'no longer public', context);
  // An agent that becomes public is reported before its badges. An agent that stops being public is reported after
  // them.
  const isLeaving = agent.visibility !== 'public';
  await tx.events.append(isLeaving ? [...standing, ...moves] : [...moves, ...standing]);
  return { ok: true, agent, isNew: before === undefined || isTaken, lostBy: isTaken ? before.orgId : null };
}

/** The agent as the enrolment has it. Another organization's agent loses the name which that organization gave. */
function enrolledAs(
  before: CatalogAgent,
  { orgId, control, type, visibility, name }: Enrolment,
  now: Date,
): CatalogAgent {
  return {
    ...before,
    orgId,
    ...(control === null ? {} : { provedBy: control, provedAt: now }),
    type: keepType(type, before.inferredType),
    visibility,
    name: name ?? (before.orgId === orgId ? before.name : null),
    unknownStreak: 0,
    nextProbeAt: now,
    nextCheckAt: now,
    updatedAt: now,
  };
}

/** Whether an organization keeps its agent when another organization proves control of the host now. */
const isControlled = ({ provedBy, provedAt }: CatalogAgent, now: Date): boolean =>
  provedBy === 'operator' || (provedAt !== null && isProofValid({ provedAt }, now));

/**
 * Transfers an enrolled agent to another organization, as it is. Returns undefined when the agent is not enrolled.
 */
export async function transferAgent(
  tx: Tables,
  { url, orgId }: { url: string; orgId: string },
  { now }: AgentContext,
): Promise<{ agent: CatalogAgent; lostBy: string } | undefined> {
  const before = await tx.catalogAgents.findForUpdate(url);
  if (before === undefined) return undefined;
  const agent = { ...before, orgId, provedBy: 'operator', provedAt: now, updatedAt: now } as const;
  await tx.catalogAgents.put(agent);
  await tx.agentProfiles.setVisibility(url, agent.visibility, orgId);
  await tx.jobs.enqueue(rebuildOf(url, now));
  return { agent, lostBy: before.orgId };
}

function newAgent({ orgId, url, type, visibility }: Enrolment, id: string, now: Date): CatalogAgent {
  return {
    url,
    id,
    orgId,
    type,
    visibility,
    name: null,
    lifecycleStage: 'production',
    createdAt: now,
    updatedAt: now,
    protocol: null,
    endpoint: null,
    agentName: null,
    description: null,
    inferredType: 'unknown',
    health: null,
    capabilities: null,
    declared: null,
    formatCount: 0,
    probedAt: null,
    answeredAt: null,
    nextProbeAt: now,
    failureStreak: 0,
    unknownStreak: 0,
    complianceStatus: 'unknown',
    compliance: null,
    standing: neverChecked,
    passingSince: null,
    verified: false,
    nextCheckAt: now,
    provedBy: null,
    provedAt: null,
  };
}

const OPENNESS: Readonly<Record<Visibility, number>> = { private: 0, members_only: 1, public: 2 };

/**
 * Restricts the visibility of a profile at once when fewer callers may see the agent. A wider visibility takes
 * effect when the profile is recomputed.
 */
async function hide(tx: Tables, before: CatalogAgent | undefined, after: CatalogAgent): Promise<void> {
  if (OPENNESS[after.visibility] >= OPENNESS[before?.visibility ?? 'public']) return;
  // Statements of publishers about an agent are public, whichever organization enrolled it.
  if (await isNamed(tx, after.url)) return;
  await tx.agentProfiles.setVisibility(after.url, after.visibility, after.orgId);
}

async function isNamed(tx: Tables, url: string): Promise<boolean> {
  const known = await tx.agents.findForUpdate(url);
  return known !== undefined && known.removedAt === null;
}

/**
 * Events about the public catalog: an agent was added, changed its name or type, or was removed. An agent that
 * leaves the catalog while a publisher's file still names it is reported as changed.
 * @param after undefined for an agent that was taken out of the catalog
 */
async function catalogEvents(
  tx: Tables,
  before: CatalogAgent | undefined,
  after: CatalogAgent | undefined,
  context: AgentContext,
): Promise<NewEvent[]> {
  const was = before?.visibility === 'public' ? before : undefined;
  const is = after?.visibility === 'public' ? after : undefined;
  if (is !== undefined && was === undefined) {
    const events: NewEvent[] = [];
    feedEmitters.appendAgentDiscovered(events, aboutCatalogAgent(is, context), {
      agent_url: is.url,
      source: 'enrolment',
      type: is.type,
      name: is.name ?? is.agentName ?? undefined,
    });
    return events;
  }
  if (was === undefined) return [];
  if (is !== undefined) {
    const changed = [...(was.name === is.name ? [] : ['name']), ...(was.type === is.type ? [] : ['type'])];
    return changed.length === 0 ? [] : enrolmentEvents(tx, was.url, is, changed, context);
  }
  if (await isNamed(tx, was.url)) return enrolmentEvents(tx, was.url, undefined, ['enrolled'], context);
  const events: NewEvent[] = [];
  feedEmitters.appendAgentRemoved(events, aboutCatalogAgent(was, context), {
    agent_url: was.url,
    removed_from_publishers: [],
  });
  return events;
}

/** Removes an agent, with its badges, from the catalog. Returns false when the organization has no such agent. */
export async function removeAgent(
  tx: Tables,
  url: string,
  orgId: string | null,
  context: AgentContext,
): Promise<boolean> {
  const agent = await tx.catalogAgents.findForUpdate(url);
  if (agent === undefined || (orgId !== null && agent.orgId !== orgId)) return false;
  await tx.catalogAgents.remove(url);
  await tx.agentMetrics.replace(url, []);
  await tx.agentDays.remove(url);
  await tx.agentClaims.replace(url, []);
  const events = sightEvents(agent, undefined, 'removed from the catalog', context);
  events.push(...(await catalogEvents(tx, agent, undefined, context)));
  if (!(await isNamed(tx, url))) await tx.agentProfiles.remove(url);
  await tx.jobs.enqueue(rebuildOf(url, context.now));
  await tx.events.append(events);
  return true;
}
