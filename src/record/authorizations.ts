import type { ProjectedAuthorization } from '../domain/adagents/projection.ts';
import type { Authorization } from '../store/authorizations.ts';
import type { NewEvent } from '../store/events.ts';
import type { Tables } from '../store/index.ts';
import type { RecordContext } from './context.ts';

/** Grants or changes the authorizations of one piece of a file, with the agents they bring in. */
export async function applyAuthorizations(
  tx: Tables,
  items: readonly ProjectedAuthorization[],
  context: RecordContext,
): Promise<NewEvent[]> {
  const stored = await tx.authorizations.listByKeys(
    context.domain,
    items.map(({ key }) => key),
  );
  const byKey = new Map(stored.map((authorization) => [authorization.entryKey, authorization]));
  const discovered = await discoverAgents(
    tx,
    items.map(({ agentUrl }) => agentUrl),
    context,
  );
  const changes: NewEvent[] = [];
  for (const item of items) {
    const before = byKey.get(item.key);
    if (before?.hash === item.hash) continue;
    const after = authorizationOf(item, before, context);
    await tx.authorizations.put(after);
    changes.push(authorizationEvent(before === undefined ? 'granted' : 'modified', after, context));
  }
  return [...discovered, ...changes];
}

function authorizationOf(
  item: ProjectedAuthorization,
  before: Authorization | undefined,
  { domain, now, newId }: RecordContext,
): Authorization {
  return {
    id: before?.id ?? newId(),
    agentUrl: item.agentUrl,
    publisherDomain: domain,
    entryKey: item.key,
    authorizationType: item.authorizationType,
    authorizedFor: item.authorizedFor,
    scope: item.scope,
    evidence: 'adagents_json',
    hash: item.hash,
    createdAt: before?.createdAt ?? now,
    updatedAt: now,
  };
}

function authorizationEvent(
  change: 'granted' | 'modified' | 'revoked',
  authorization: Authorization,
  { actor, now }: RecordContext,
): NewEvent {
  return {
    eventType: `authorization.${change}`,
    entityType: 'authorization',
    entityId: authorization.id,
    payload: {
      id: authorization.id,
      agent_url: authorization.agentUrl,
      agent_url_canonical: authorization.agentUrl,
      publisher_domain: authorization.publisherDomain,
      authorization_type: authorization.authorizationType,
      authorized_for: authorization.authorizedFor,
      evidence: authorization.evidence,
      ...authorization.scope,
      created_at: authorization.createdAt.toISOString(),
      updated_at: authorization.updatedAt.toISOString(),
    },
    actor,
    createdAt: now,
  };
}

/** Revokes authorizations that the file no longer grants, and removes agents that nobody authorizes any more. */
export async function revokeAuthorizations(
  tx: Tables,
  revoked: readonly Authorization[],
  context: RecordContext,
): Promise<NewEvent[]> {
  const events: NewEvent[] = [];
  for (const authorization of revoked) {
    await tx.authorizations.remove(authorization.id);
    events.push(authorizationEvent('revoked', { ...authorization, updatedAt: context.now }, context));
  }
  const removed = await removeAgents(
    tx,
    revoked.map(({ agentUrl }) => agentUrl),
    context,
  );
  return [...events, ...removed];
}

// One order for everybody: two crawls that meet in several agents cannot wait for each other in a circle.
const inOrder = (urls: readonly string[]) => [...new Set(urls)].sort();

async function discoverAgents(
  tx: Tables,
  urls: readonly string[],
  context: RecordContext,
): Promise<NewEvent[]> {
  const events: NewEvent[] = [];
  for (const url of inOrder(urls)) {
    const known = await tx.agents.findForUpdate(url);
    if (known !== undefined && known.removedAt === null) continue;
    const id = known?.id ?? context.newId();
    if (known === undefined) await tx.agents.insert(id, url, context.now);
    else await tx.agents.restore(id);
    events.push(
      agentEvent('agent.discovered', id, { agent_url: url, publisher_domain: context.domain }, context),
    );
  }
  return events;
}

async function removeAgents(
  tx: Tables,
  urls: readonly string[],
  context: RecordContext,
): Promise<NewEvent[]> {
  const events: NewEvent[] = [];
  for (const url of inOrder(urls)) {
    const known = await tx.agents.findForUpdate(url);
    if (known === undefined || known.removedAt !== null || (await tx.authorizations.hasAny(url))) continue;
    await tx.agents.remove(known.id, context.now);
    const payload = { agent_url: url, removed_from_publishers: [context.domain] };
    events.push(agentEvent('agent.removed', known.id, payload, context));
  }
  return events;
}

const agentEvent = (
  eventType: 'agent.discovered' | 'agent.removed',
  entityId: string,
  payload: Readonly<Record<string, unknown>>,
  { actor, now }: RecordContext,
): NewEvent => ({ eventType, entityType: 'agent', entityId, payload, actor, createdAt: now });
