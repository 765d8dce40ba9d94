import { type EventAbout, feedEmitters } from '../../../generated/events.ts';
import type { Badge, ComplianceStatus, TrackStatus } from '../../domain/agents/compliance.ts';
import {
  type AgentStanding,
  complianceBlock,
  neverChecked,
  nextCheck,
  nextStanding,
  type RunOutcome,
  type StandingStep,
} from '../../domain/agents/standing.ts';
import { dayOf } from '../../domain/text/instant.ts';
import type { CatalogAgent } from '../../store/agents/enrolled-agents.ts';
import type { NewEvent } from '../../store/feed/events.ts';
import type { Tables } from '../../store/index.ts';
import type { AgentContext } from '../context.ts';

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
  await tx.agentDays.addCheck(url, dayOf(context.now), {
    status: standing.status,
    tracks: outcome.reached ? tracksOf(standing) : {},
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

const tracksOf = ({ tracks }: Pick<AgentStanding, 'tracks'>): Record<string, TrackStatus> =>
  Object.fromEntries(tracks.map(({ track, status }) => [track, status]));

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
    tracks: tracksOf({ tracks }),
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
