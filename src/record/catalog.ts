import { neverChecked } from '../domain/agents/standing.ts';
import { type KnownType, keepType } from '../domain/agents/type-inference.ts';
import { isProofValid } from '../domain/ownership.ts';
import type { Visibility } from '../domain/visibility.ts';
import type { CatalogAgent } from '../store/catalog-agents.ts';
import type { NewEvent } from '../store/events.ts';
import type { Tables } from '../store/index.ts';
import type { AgentContext } from './agent-context.ts';
import { probeOf, rebuildOf } from './agent-jobs.ts';
import { agentEvent, sightEvents } from './compliance.ts';
import { standingText } from './standing.ts';

export type Enrolment = {
  orgId: string;
  /** Canonical. */
  url: string;
  type: KnownType;
  visibility: Visibility;
  name?: string | undefined;
  /** How the organization has just shown that it controls the host; null when it was not asked. */
  control: 'proof' | 'operator' | null;
};

export type Enrolled =
  | {
      ok: true;
      agent: CatalogAgent;
      isNew: boolean;
      /** The organization that had the agent until now. */
      lostBy: string | null;
    }
  | { ok: false; reason: string };

/** Agents that an organization may enrol by itself. */
export const MOST_AGENTS = 100;

/** Enrolls an agent, or changes what its organization says about it, and has it probed and checked. */
export async function enrollAgent(
  tx: Tables,
  enrolment: Enrolment,
  context: AgentContext,
): Promise<Enrolled> {
  const before = await tx.catalogAgents.findForUpdate(enrolment.url);
  const { now } = context;
  const { control, orgId } = enrolment;
  const isTaken = before !== undefined && before.orgId !== orgId;
  if (isTaken && (control !== 'proof' || isControlled(before, now))) {
    return { ok: false, reason: `${enrolment.url} is enrolled by another organization` };
  }
  const known = await tx.agents.findForUpdate(enrolment.url);
  const blank = before ?? newAgent(enrolment, known?.id ?? context.newId(), now);
  const agent: CatalogAgent = {
    ...blank,
    // What another organization said of it goes with that organization.
    ...(isTaken ? { orgId } : {}),
    ...(control === null ? {} : { provedBy: control, provedAt: now }),
    type: keepType(enrolment.type, blank.inferredType),
    visibility: enrolment.visibility,
    name: enrolment.name ?? (isTaken ? null : blank.name),
    unknownStreak: 0,
    nextProbeAt: now,
    nextCheckAt: now,
    updatedAt: now,
  };
  await tx.catalogAgents.put(agent);
  const vanished = await hide(tx, before, agent, context);
  if (isTaken) await tx.agentProfiles.setVisibility(agent.url, agent.visibility, orgId);
  await tx.jobs.enqueue(probeOf(agent.url, now));
  await tx.jobs.enqueue(rebuildOf(agent.url, now));
  const standing = before === undefined ? [] : sightEvents(before, agent, 'no longer public', context);
  await tx.events.append([...standing, ...vanished]);
  return { ok: true, agent, isNew: before === undefined || isTaken, lostBy: isTaken ? before.orgId : null };
}

/** Whether an organization keeps an agent against another one that proves control of the host now. */
const isControlled = ({ provedBy, provedAt }: CatalogAgent, now: Date): boolean =>
  provedBy === 'operator' || (provedAt !== null && isProofValid({ provedAt }, now));

/** Gives an enrolled agent to another organization, as it is. False when nobody has enrolled it. */
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
    standing: standingText(neverChecked),
    passingSince: null,
    verified: false,
    nextCheckAt: now,
    provedBy: null,
    provedAt: null,
  };
}

const OPENNESS: Readonly<Record<Visibility, number>> = { private: 0, members_only: 1, public: 2 };

/**
 * What fewer may see from now on must not be found until the profile is worked out anew; what more may see waits for
 * that. Answers the event of an agent that has left everybody's sight.
 */
async function hide(
  tx: Tables,
  before: CatalogAgent | undefined,
  after: CatalogAgent,
  context: AgentContext,
): Promise<NewEvent[]> {
  if (OPENNESS[after.visibility] >= OPENNESS[before?.visibility ?? 'public']) return [];
  // What publishers say of an agent is public, whoever enrolled it.
  if (await isNamed(tx, after.url)) return [];
  const gone = await goneEvents(tx, after, context);
  await tx.agentProfiles.setVisibility(after.url, after.visibility, after.orgId);
  return gone;
}

async function isNamed(tx: Tables, url: string): Promise<boolean> {
  const known = await tx.agents.findForUpdate(url);
  return known !== undefined && known.removedAt === null;
}

/** Of an agent that stands in no file: the event that it is gone, when everybody could find it until now. */
async function goneEvents(tx: Tables, agent: CatalogAgent, context: AgentContext): Promise<NewEvent[]> {
  const profile = await tx.agentProfiles.find(agent.url);
  // One that still counts publishers is behind its last file, whose own event told the same.
  return profile?.visibility === 'public' && profile.publisherCount === 0
    ? [agentEvent(agent, 'agent.removed', { removed_from_publishers: [] }, context)]
    : [];
}

/** Takes an agent out of the catalog; its badges are lost with it. False when the organization has no such agent. */
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
  await tx.agentClaims.replace(url, []);
  const events = sightEvents(agent, undefined, 'removed from the catalog', context);
  if (!(await isNamed(tx, url))) {
    events.push(...(await goneEvents(tx, agent, context)));
    await tx.agentProfiles.remove(url);
  }
  await tx.jobs.enqueue(rebuildOf(url, context.now));
  await tx.events.append(events);
  return true;
}
