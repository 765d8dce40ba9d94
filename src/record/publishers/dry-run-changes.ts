import type {
  RegistryAdagentsDryRunCounts,
  RegistryAuthorizationChange,
  RegistryPropertyChange,
} from '../../../generated/types/registry.ts';
import { bounded } from '../../domain/json/values.ts';
import type { NewEvent } from '../../store/feed/events.ts';
import type { Authorization } from '../../store/publishers/authorizations.ts';
import type { Property } from '../../store/publishers/properties.ts';

const MOST_LISTED = 200;

type CountName = keyof RegistryAdagentsDryRunCounts;

const COUNTED: Readonly<Partial<Record<NewEvent['eventType'], CountName>>> = {
  'authorization.granted': 'authorizations_granted',
  'authorization.modified': 'authorizations_modified',
  'authorization.revoked': 'authorizations_revoked',
  'property.created': 'properties_added',
  'property.updated': 'properties_updated',
  'property.reactivated': 'properties_reactivated',
  'property.stale': 'properties_stale',
  'property.merged': 'properties_merged',
  'collection.created': 'collections_added',
  'collection.updated': 'collections_updated',
  'collection.removed': 'collections_removed',
  'agent.discovered': 'agents_discovered',
  'agent.removed': 'agents_removed',
};

export function countChanges(events: readonly NewEvent[]): RegistryAdagentsDryRunCounts {
  const counts: RegistryAdagentsDryRunCounts = {
    authorizations_granted: 0,
    authorizations_modified: 0,
    authorizations_revoked: 0,
    properties_added: 0,
    properties_updated: 0,
    properties_reactivated: 0,
    properties_stale: 0,
    properties_merged: 0,
    collections_added: 0,
    collections_updated: 0,
    collections_removed: 0,
    agents_discovered: 0,
    agents_removed: 0,
    events: events.length,
  };
  for (const { eventType } of events) {
    const name = COUNTED[eventType];
    if (name !== undefined) counts[name] += 1;
  }
  return counts;
}

/** The first of the changes, in the order of their kinds. */
function inOrder<Kind extends string, Change extends { change: Kind }>(
  kinds: readonly Kind[],
  changes: readonly Change[],
): Change[] {
  return kinds.flatMap((kind) => changes.filter(({ change }) => change === kind)).slice(0, MOST_LISTED);
}

/** Changes of authorizations; what takes something away comes first. */
export function authorizationChanges(
  events: readonly NewEvent[],
  before: ReadonlyMap<string, Authorization>,
): RegistryAuthorizationChange[] {
  const changes: RegistryAuthorizationChange[] = [];
  for (const event of events) {
    const change = AUTHORIZATION_KINDS.find((kind) => event.eventType === `authorization.${kind}`);
    if (change === undefined) continue;
    const payload = event.payload as Payload;
    changes.push({
      change,
      agent_url: String(payload.agent_url),
      authorization_type: payload.authorization_type as RegistryAuthorizationChange['authorization_type'],
      authorized_for: String(payload.authorized_for),
      ...differences(payload, before.get(event.entityId)),
    });
  }
  return inOrder(AUTHORIZATION_KINDS, changes);
}

type Payload = Readonly<Record<string, unknown>>;
const AUTHORIZATION_KINDS = ['revoked', 'modified', 'granted'] as const;

function differences(
  payload: Payload,
  before: Authorization | undefined,
): Pick<RegistryAuthorizationChange, 'changed_fields' | 'before' | 'after'> {
  const { changed_fields: names } = payload;
  if (!Array.isArray(names) || before === undefined) return {};
  const earlier: Payload = { authorized_for: before.authorizedFor, ...before.scope };
  const pick = (values: Payload): Record<string, unknown> => ({
    ...bounded(
      Object.fromEntries(names.flatMap((name) => (values[name] === undefined ? [] : [[name, values[name]]]))),
    ),
  });
  return { changed_fields: names, before: pick(earlier), after: pick(payload) };
}

const PROPERTY_KINDS = ['stale', 'merged', 'updated', 'reactivated', 'added'] as const;
const PROPERTY_EVENTS: Readonly<Partial<Record<NewEvent['eventType'], RegistryPropertyChange['change']>>> = {
  'property.stale': 'stale',
  'property.updated': 'updated',
  'property.reactivated': 'reactivated',
  'property.created': 'added',
};

/** Changes of properties; what takes something away comes first. A merged property is not listed as stale too. */
export function propertyChanges(
  events: readonly NewEvent[],
  before: ReadonlyMap<string, Property>,
): RegistryPropertyChange[] {
  const merged = new Set(
    events.filter(({ eventType }) => eventType === 'property.merged').map(({ entityId }) => entityId),
  );
  const changes: RegistryPropertyChange[] = [];
  for (const { eventType, entityId, payload } of events) {
    const change = PROPERTY_EVENTS[eventType];
    if (change === undefined) continue;
    const { property = {}, changed_fields: names } = payload as Payload & { property?: Payload };
    const known = before.get(entityId);
    const { property_id: id = null, name = '' } =
      known === undefined || change !== 'stale'
        ? property
        : { property_id: known.propertyId, name: known.name };
    changes.push({
      change: change === 'stale' && merged.has(entityId) ? 'merged' : change,
      property_rid: entityId,
      property_id: typeof id === 'string' ? id : null,
      name: typeof name === 'string' ? name : '',
      ...(change === 'updated' && Array.isArray(names) ? { changed_fields: names } : {}),
    });
  }
  return inOrder(PROPERTY_KINDS, changes);
}
