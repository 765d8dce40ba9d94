import type { Visibility } from '../../domain/agents/visibility.ts';
import type { Body } from '../../domain/contract/shapes.ts';
import { ApiError } from '../../domain/errors.ts';
import type { ActingMember } from '../../domain/members/principal.ts';
import type { CatalogAgent } from '../../store/agents/enrolled-agents.ts';
import type { Tables } from '../../store/index.ts';
import { type Enrolled, type Enrolment, enrollAgent } from './enrolments.ts';

export const shownAgent = (agent: CatalogAgent): Body<'changeMyAgent'>['agent'] => ({
  url: agent.url,
  name: agent.name ?? agent.agentName ?? new URL(agent.url).hostname,
  type: agent.type,
  visibility: agent.visibility,
  lifecycle_stage: agent.lifecycleStage,
  protocol: agent.protocol,
  enrolled_at: agent.createdAt.toISOString(),
  updated_at: agent.updatedAt.toISOString(),
  probed_at: agent.probedAt?.toISOString() ?? null,
  compliance_status: agent.complianceStatus,
  verified: agent.verified,
});

type Writing = { readonly store: Tables; readonly now: Date; readonly newId: () => string };
type Done = { isNew: boolean; body: Body<'changeMyAgent'> };

/**
 * Stores an organization's enrolment of an agent. Only organizations with a membership tier can make an agent
 * public. An agent that is already public, for example by an operator's decision, stays public until a request
 * changes it.
 *
 * @throws {ApiError} agent_taken; forbidden when an agent without proof of control would become visible to more
 *   callers
 */
export async function keepAgent(
  { store, now, newId }: Writing,
  { organization, userKey }: ActingMember,
  enrolment: Omit<Enrolment, 'orgId' | 'visibility'> & { visibility: Visibility | undefined },
  known: CatalogAgent | undefined,
): Promise<Done> {
  const asked = enrolment.visibility;
  const mayBePublic = organization.tier !== null || known?.visibility === 'public';
  const isDowngraded = asked === 'public' && !mayBePublic;
  if (known?.provedBy === null && enrolment.control === null && mayBeSeenByMore(asked, known.visibility)) {
    throw new ApiError(
      'forbidden',
      'Prove control of the host first: enrol the agent again (POST /api/me/agents).',
    );
  }
  const visibility = isDowngraded ? 'members_only' : (asked ?? known?.visibility ?? 'members_only');
  const outcome: Enrolled = await enrollAgent(
    store,
    { ...enrolment, visibility, orgId: organization.id },
    { now, newId, actor: `member:${userKey}` },
  );
  // The error does not reveal which organization has the agent, or what that organization states about it.
  if (!outcome.ok) throw new ApiError('agent_taken', 'The agent is enrolled by another organization.');
  if (outcome.lostBy !== null) await noteLoss(store, outcome.agent, outcome.lostBy, { now, newId });
  const agent = shownAgent(outcome.agent);
  if (!isDowngraded) return { isNew: outcome.isNew, body: { agent } };
  const message = 'Public agents need a membership tier; the agent is listed for members.';
  const warning = { code: 'visibility_downgraded', message, requested: asked, applied: visibility };
  return { isNew: outcome.isNew, body: { agent, warnings: [warning] } };
}

const OPENNESS: readonly Visibility[] = ['private', 'members_only', 'public'];
const mayBeSeenByMore = (asked: Visibility | undefined, now: Visibility): boolean =>
  asked !== undefined && OPENNESS.indexOf(asked) > OPENNESS.indexOf(now);

/**
 * Records for the organization that had an unproven agent that another organization has proved its control of the
 * host.
 */
async function noteLoss(
  store: Tables,
  { url }: CatalogAgent,
  orgId: string,
  { now, newId }: Pick<Writing, 'now' | 'newId'>,
): Promise<void> {
  await store.auditLog.append({
    id: newId(),
    at: now,
    action: 'agent lost',
    actor: 'registry',
    actorName: 'registry',
    orgId,
    subject: url,
    outcome: 'done',
    address: null,
    requestId: null,
    detail: { reason: 'another organization proved that it controls the host' },
  });
}
