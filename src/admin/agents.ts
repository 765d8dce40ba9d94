import { type Visibility, visibilities } from '../domain/agents/visibility.ts';
import { agentTypes, isAgentType, type KnownType } from '../domain/contract/agent-kinds.ts';
import { OperatorError } from '../domain/errors.ts';
import { canonicalAgentUrl, hasUserInfo } from '../domain/net/agent-url.ts';
import { newId } from '../infra/random.ts';
import {
  enrollAgent as enroll,
  removeAgent as remove,
  transferAgent as transfer,
} from '../record/agents/enrolments.ts';
import type { CatalogAgent } from '../store/agents/enrolled-agents.ts';
import type { Tables } from '../store/index.ts';
import type { Store } from '../store/open.ts';
import { note } from './audit.ts';
import { givenName } from './given.ts';
import { givenOrganization } from './organizations.ts';

const context = (tx: Tables) => ({ now: tx.clock.now(), newId, actor: 'admin:agents' });
const MOST_LISTED = 10_000;

/** Enrolls an agent, or changes its enrolment. `org` is an organization's id or name. */
export async function enrollForOrganization(
  store: Store,
  input: { org: string; url: string; type: string; visibility: string; name?: string },
) {
  const url = urlOf(input.url);
  const type = typeOf(input.type);
  const visibility = visibilityOf(input.visibility);
  const name = input.name === undefined ? undefined : givenName(input.name);
  const outcome = await store.transaction(async (tx) => {
    const { id: orgId } = await givenOrganization(tx, input.org);
    const result = await enroll(tx, { orgId, url, type, visibility, name, control: 'operator' }, context(tx));
    if (!result.ok) throw new OperatorError(`${result.reason}; agent transfer gives it to this one`);
    await note(tx, { action: 'agent enroll', orgId, subject: url, detail: { type, visibility } });
    return result;
  });
  return { agent: shown(outcome.agent), created: outcome.isNew };
}

/** Transfers an enrolled agent to another organization. `org` is that organization's id or name. */
export async function transferEnrolment(store: Store, text: string, { org }: { org: string }) {
  const url = urlOf(text);
  return store.transaction(async (tx) => {
    const { id: orgId } = await givenOrganization(tx, org);
    const done = await transfer(tx, { url, orgId }, context(tx));
    if (done === undefined)
      throw new OperatorError(`${url} is not enrolled; agent list shows the enrolled agents`);
    for (const noted of new Set([done.lostBy, orgId])) {
      await note(tx, { action: 'agent transfer', orgId: noted, subject: url });
    }
    return { agent: shown(done.agent), transferred: done.lostBy !== orgId };
  });
}

export async function listEnrolledAgents(store: Store, { org }: { org?: string }) {
  const { catalogAgents } = store.primary;
  const agents =
    org === undefined
      ? await catalogAgents.list('', MOST_LISTED)
      : await catalogAgents.listByOrganization((await givenOrganization(store.primary, org)).id);
  return { agents: agents.map(shown), count: agents.length };
}

export async function removeEnrolment(store: Store, text: string) {
  const url = urlOf(text);
  await store.transaction(async (tx) => {
    const known = await tx.catalogAgents.findForUpdate(url);
    if (known === undefined)
      throw new OperatorError(`${url} is not enrolled; agent list shows the enrolled agents`);
    await note(tx, { action: 'agent remove', orgId: known.orgId, subject: url });
    await remove(tx, url, null, context(tx));
  });
  return { url, removed: true };
}

const shown = (agent: CatalogAgent) => ({
  id: agent.id,
  url: agent.url,
  org_id: agent.orgId,
  type: agent.type,
  visibility: agent.visibility,
  name: agent.name ?? agent.agentName,
  protocol: agent.protocol,
  probed_at: agent.probedAt?.toISOString() ?? null,
  compliance_status: agent.complianceStatus,
  proved_by: agent.provedBy,
});

function urlOf(text: string): string {
  const verdict = canonicalAgentUrl(text);
  if (!verdict.ok) throw new OperatorError(`${text}: ${verdict.reason}`);
  if (hasUserInfo(text)) throw new OperatorError(`${verdict.url}: URL must not name a user`);
  return verdict.url;
}

function typeOf(text: string): KnownType {
  if (text !== 'unknown' && !isAgentType(text))
    throw new OperatorError(
      `${text} is not a type of agent; the types are ${[...agentTypes, 'unknown'].join(', ')}`,
    );
  return text;
}

function visibilityOf(text: string): Visibility {
  const found = visibilities.find((visibility) => visibility === text);
  if (found === undefined)
    throw new OperatorError(`${text} is not a visibility; the visibilities are ${visibilities.join(', ')}`);
  return found;
}
