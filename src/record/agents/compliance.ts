import type { Badge, ComplianceStatus } from '../../domain/agents/compliance.ts';
import {
  type AgentStanding,
  complianceBlock,
  neverChecked,
  nextCheck,
  nextStanding,
  type RunOutcome,
  type StandingStep,
} from '../../domain/agents/standing.ts';
import type { CatalogAgent } from '../../store/agents/enrolled-agents.ts';
import type { NewEvent } from '../../store/feed/events.ts';
import type { Tables } from '../../store/index.ts';
import type { AgentContext } from './agent-context.ts';

/**
 * Records one compliance run: the standing that follows from it and, in the same transaction, the events of what
 * changed. Nothing when the agent has left the catalog meanwhile.
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
  const { from, to } = step.changed;
  return [
    agentEvent(agent, 'agent.compliance_changed', changePayload(from, to, step.standing), context),
    ...step.earned.map((badge) => earnedEvent(agent, badge, context)),
    ...step.lost.map(({ badge, reason }) => lostEvent(agent, badge, reason, context)),
  ];
}

/**
 * What the feed tells of an agent's standing when it comes into everybody's sight, or leaves it. Everybody reads the
 * feed, so it tells of public agents only, and nobody else would know that what it told has ceased to count.
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
  const standing = agent.standing;
  const changed = wasSeen
    ? changePayload(standing.status, 'unknown', { ...neverChecked, headline: reason })
    : changePayload('unknown', standing.status, standing);
  return [
    ...(standing.status === 'unknown'
      ? []
      : [agentEvent(agent, 'agent.compliance_changed', changed, context)]),
    ...standing.badges.map((badge) =>
      wasSeen ? lostEvent(agent, badge, reason, context) : earnedEvent(agent, badge, context),
    ),
  ];
}

function changePayload(from: ComplianceStatus, to: ComplianceStatus, { headline, tracks }: AgentStanding) {
  const ran = tracks.filter(({ status }) => status !== 'skipped');
  return {
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
  };
}

const earnedEvent = (agent: CatalogAgent, { role, specialisms, version }: Badge, context: AgentContext) =>
  agentEvent(
    agent,
    'agent.verification_earned',
    { role, verified_specialisms: specialisms, version },
    context,
  );

const lostEvent = (agent: CatalogAgent, { role, version }: Badge, reason: string, context: AgentContext) =>
  agentEvent(agent, 'agent.verification_lost', { role, reason, version }, context);

export const agentEvent = (
  { id, url }: CatalogAgent,
  eventType: string,
  payload: Readonly<Record<string, unknown>>,
  { actor, now }: AgentContext,
): NewEvent => ({
  eventType,
  entityType: 'agent',
  entityId: id,
  payload: { agent_url: url, ...payload },
  actor,
  createdAt: now,
});
