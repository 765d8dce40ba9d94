import { type EventAbout, type EventPayloads, feedEmitters } from '../../../generated/events.ts';
import type { Written } from '../../../generated/written.ts';
import { bounded, sameJson } from '../../domain/json/values.ts';
import { publishedScope } from '../../domain/publishers/adagents/authorizations.ts';
import type {
  AuthorizationScope,
  ProjectedAuthorization,
} from '../../domain/publishers/adagents/projection.ts';
import { authorizationText } from '../../domain/publishers/authorization-text.ts';
import { withRecordDigest } from '../../domain/publishers/shortened-payload.ts';
import { type CountChanges, type CountName, tally } from '../../domain/search-index/counts.ts';
import type { NewEvent } from '../../store/feed/events.ts';
import type { Authorization } from '../../store/publishers/authorizations.ts';
import type { RecordContext } from '../context.ts';
import type { FileTables } from './file-tables.ts';
import { enqueueRebuilds } from './rebuild-profiles.ts';

/** Events for one piece of a file, and the agents that the publisher started or stopped authorizing with it. */
export type RecordedAuthorizations = { events: NewEvent[]; agentsAdded: string[]; agentsRemoved: string[] };

/** Grants or changes the authorizations of one piece of a file, and adds the agents that they name. */
export async function applyAuthorizations(
  tx: FileTables,
  items: readonly ProjectedAuthorization[],
  context: RecordContext,
): Promise<RecordedAuthorizations> {
  const stored = await tx.authorizations.listByKeys(
    context.domain,
    items.map(({ key }) => key),
  );
  const byKey = new Map(stored.map((authorization) => [authorization.entryKey, authorization]));
  const urls = distinct(items.filter(({ key, hash }) => byKey.get(key)?.hash !== hash));
  if (urls.length === 0) return { events: [], agentsAdded: [], agentsRemoved: [] };
  const discovered = await discoverAgents(tx, urls, context);
  const authorizedBefore = await tx.authorizations.authorized(urls, context.domain);
  const changed: Authorization[] = [];
  const changes: NewEvent[] = [];
  for (const item of items) {
    const before = byKey.get(item.key);
    if (before?.hash === item.hash) continue;
    const after = authorizationOf(item, before, context);
    changed.push(after);
    if (before === undefined)
      feedEmitters.appendAuthorizationGranted(
        changes,
        aboutAuthorization(after, context),
        payloadOf(after, (scope) => stateOf(after, scope)),
      );
    else
      feedEmitters.appendAuthorizationModified(
        changes,
        aboutAuthorization(after, context),
        payloadOf(after, (scope) => ({
          ...stateOf(after, scope),
          changed_fields: changedFields(before, after),
        })),
      );
  }
  await tx.authorizations.putAll(changed);
  await enqueueRebuilds(tx, distinct(changed), context.now);
  await count(tx, changes, discovered.length);
  return {
    events: [...discovered, ...changes],
    agentsAdded: urls.filter((url) => !authorizedBefore.has(url)),
    agentsRemoved: [],
  };
}

const COUNTED: Readonly<Record<string, readonly [CountName, number]>> = {
  'authorization.granted': ['authorizations:adagents_json', 1],
  'authorization.revoked': ['authorizations:adagents_json', -1],
};

/** @param agents change of the number of agents that files name */
async function count(tx: FileTables, events: readonly NewEvent[], agents: number): Promise<void> {
  const changes: CountChanges = {};
  if (agents !== 0) tally(changes, 'agents', agents);
  for (const { eventType } of events) {
    const counted = COUNTED[eventType];
    if (counted !== undefined) tally(changes, ...counted);
  }
  await tx.counts.add(changes);
}

const distinct = (items: readonly { agentUrl: string }[]) => [
  ...new Set(items.map(({ agentUrl }) => agentUrl)),
];

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

const aboutAuthorization = ({ id }: Authorization, { actor, now }: RecordContext): EventAbout => ({
  entityId: id,
  actor,
  createdAt: now,
});

type PublishedScope = Pick<EventPayloads['authorization.granted'], keyof AuthorizationScope>;

const stateOf = (
  authorization: Authorization,
  scope: AuthorizationScope,
): Written<EventPayloads['authorization.granted']> => ({
  id: authorization.id,
  agent_url: authorization.agentUrl,
  agent_url_canonical: authorization.agentUrl,
  publisher_domain: authorization.publisherDomain,
  authorization_type: authorization.authorizationType,
  authorized_for: authorization.authorizedFor,
  evidence: authorization.evidence,
  // The selectors have the form that the file's check requires; it keeps them as the publisher wrote them.
  ...(scope as object as PublishedScope),
  created_at: authorization.createdAt.toISOString(),
  updated_at: authorization.updatedAt.toISOString(),
});

/** The state of an authorization in the size that events have. The form for readers of a long scope is made once. */
function payloadOf<T extends object>(
  authorization: Authorization,
  stateWith: (scope: AuthorizationScope) => T,
): T {
  const scope = publishedScope(authorization.scope);
  return withRecordDigest<T>(bounded<T>(stateWith(scope)), () => {
    const text = JSON.stringify(scope);
    return authorizationText({ ...authorization, scope: text }, text);
  });
}

/** Names of the changed fields, as in the file. Agent and type identify an authorization, so they cannot differ. */
function changedFields(before: Authorization, after: Authorization): string[] {
  const visible = ({ authorizedFor, scope }: Authorization): Record<string, unknown> => ({
    authorized_for: authorizedFor,
    ...scope,
  });
  const a = visible(before);
  const b = visible(after);
  return [...new Set([...Object.keys(a), ...Object.keys(b)])]
    .filter((name) => !sameJson(a[name], b[name]))
    .sort();
}

/**
 * Revokes authorizations that the file no longer grants, and removes agents that no publisher authorizes any more.
 */
export async function revokeAuthorizations(
  tx: FileTables,
  revoked: readonly Authorization[],
  context: RecordContext,
): Promise<RecordedAuthorizations> {
  if (revoked.length === 0) return { events: [], agentsAdded: [], agentsRemoved: [] };
  await tx.authorizations.remove(
    revoked.map(({ id }) => id),
    context.now,
  );
  const events: NewEvent[] = [];
  for (const before of revoked) {
    const authorization = { ...before, updatedAt: context.now };
    const about = aboutAuthorization(authorization, context);
    feedEmitters.appendAuthorizationRevoked(
      events,
      about,
      bounded(stateOf(authorization, publishedScope(authorization.scope))),
    );
  }
  const urls = distinct(revoked);
  const left = await tx.authorizations.authorized(urls, context.domain);
  const gone = urls.filter((url) => !left.has(url));
  const removed = await removeAgents(tx, gone, context);
  await enqueueRebuilds(tx, urls, context.now);
  await count(tx, events, -removed.count);
  return { events: [...events, ...removed.events], agentsAdded: [], agentsRemoved: gone };
}

async function discoverAgents(
  tx: FileTables,
  urls: readonly string[],
  context: RecordContext,
): Promise<NewEvent[]> {
  const known = await tx.agents.findAllForUpdate(urls);
  const unknown: { id: string; url: string }[] = [];
  for (const url of urls) {
    if (known.has(url)) continue;
    // An agent that was enrolled before keeps its id in events.
    unknown.push({ id: (await tx.catalogAgents.findRef(url))?.id ?? context.newId(), url });
  }
  const back = inOrderOf(urls, known).filter(({ removedAt }) => removedAt !== null);
  if (unknown.length > 0) await tx.agents.insertAll(unknown, context.now);
  if (back.length > 0) await tx.agents.restore(back.map(({ id }) => id));
  const events: NewEvent[] = [];
  for (const { id, url } of [...unknown, ...back])
    feedEmitters.appendAgentDiscovered(events, aboutAgent(id, context), {
      agent_url: url,
      source: 'adagents_json',
      publisher_domain: context.domain,
    });
  return events;
}

/**
 * Removes the agents that no other publisher authorizes. A publicly enrolled agent stays in the registry, so the
 * feed does not report its removal.
 */
async function removeAgents(
  tx: FileTables,
  urls: readonly string[],
  context: RecordContext,
): Promise<{ count: number; events: NewEvent[] }> {
  if (urls.length === 0) return { count: 0, events: [] };
  // Read after locking: when two publishers drop an agent at the same time, the second one sees the change of the
  // first.
  const known = await tx.agents.findAllForUpdate(urls);
  const elsewhere = await tx.authorizations.authorized(urls);
  const removed = inOrderOf(urls, known).filter(
    ({ url, removedAt }) => removedAt === null && !elsewhere.has(url),
  );
  if (removed.length > 0)
    await tx.agents.remove(
      removed.map(({ id }) => id),
      context.now,
    );
  const enrolled = await tx.catalogAgents.listRefs(removed.map(({ url }) => url));
  const shown = new Set(enrolled.flatMap(({ url, visibility }) => (visibility === 'public' ? [url] : [])));
  const events: NewEvent[] = [];
  for (const { id, url } of removed.filter((agent) => !shown.has(agent.url)))
    feedEmitters.appendAgentRemoved(events, aboutAgent(id, context), {
      agent_url: url,
      removed_from_publishers: [context.domain],
    });
  return { count: removed.length, events };
}

/** The found ones in the order of the file: the database returns rows in any order, and events follow from these. */
const inOrderOf = <T>(urls: readonly string[], found: ReadonlyMap<string, T>): T[] =>
  urls.flatMap((url) => found.get(url) ?? []);

const aboutAgent = (entityId: string, { actor, now }: RecordContext): EventAbout => ({
  entityId,
  actor,
  createdAt: now,
});
