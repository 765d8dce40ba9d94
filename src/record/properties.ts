import type { ProjectedProperty } from '../domain/adagents/projection.ts';
import { identifierTypes } from '../domain/adagents/vocabulary.ts';
import { sameJson } from '../domain/same-json.ts';
import type { NewEvent } from '../store/events.ts';
import type { Tables } from '../store/index.ts';
import type { Property, PropertySource } from '../store/properties.ts';
import type { RecordContext } from './context.ts';
import { bounded } from './payload.ts';

/** Inserts, changes or reactivates the properties of one piece of a file, and says so in events. */
export async function applyProperties(
  tx: Tables,
  items: readonly ProjectedProperty[],
  source: PropertySource,
  context: RecordContext,
): Promise<NewEvent[]> {
  const stored = await tx.properties.listByKeys(
    context.domain,
    items.map(({ key }) => key),
  );
  const byKey = new Map(stored.map((property) => [property.key, property]));
  const changed: Property[] = [];
  const events: NewEvent[] = [];
  for (const item of items) {
    const before = byKey.get(item.key);
    if (before?.status === 'active' && before.hash === item.hash && before.source === source) continue;
    const after = propertyOf(item, source, before, context);
    changed.push(after);
    events.push(changeEvent(before, after, item, context));
  }
  await tx.properties.putAll(changed);
  return events;
}

function propertyOf(
  item: ProjectedProperty,
  source: PropertySource,
  before: Property | undefined,
  { domain, now, newId }: RecordContext,
): Property {
  return {
    rid: before?.rid ?? newId(),
    publisherDomain: domain,
    key: item.key,
    propertyId: item.propertyId,
    propertyType: item.propertyType,
    name: item.name,
    identifiers: item.identifiers,
    tags: item.tags,
    channels: item.channels,
    source,
    status: 'active',
    hash: item.hash,
    searchText: [domain, item.name, ...item.identifiers.map(({ value }) => value)].join('\n').toLowerCase(),
    createdAt: before?.createdAt ?? now,
    updatedAt: now,
  };
}

function changeEvent(
  before: Property | undefined,
  after: Property,
  item: ProjectedProperty,
  { actor, now }: RecordContext,
): NewEvent {
  const payload = bounded({
    property_rid: after.rid,
    classification: 'property',
    source: after.source,
    identifiers: feedIdentifiers(after),
    publisher_domain: after.publisherDomain,
    property: item.doc,
  });
  const event = { entityType: 'property', entityId: after.rid, actor, createdAt: now } as const;
  if (before === undefined) return { ...event, eventType: 'property.created', payload };
  if (before.status === 'stale') {
    const reactivated = { ...payload, reactivated_at: now.toISOString() };
    return { ...event, eventType: 'property.reactivated', payload: reactivated };
  }
  const changed = { ...payload, changed_fields: changedFields(before, after) };
  return { ...event, eventType: 'property.updated', payload: changed };
}

/** The feed promises identifiers of the known types; a submitted property without any is known by its publisher. */
function feedIdentifiers({ identifiers, publisherDomain }: Property) {
  const known = identifiers.filter(({ type }) => identifierTypes.has(type));
  return known.length > 0 ? known : [{ type: 'domain', value: publisherDomain }];
}

const COMPARED = {
  channels: 'supported_channels',
  identifiers: 'identifiers',
  name: 'name',
  propertyType: 'property_type',
  source: 'source',
  tags: 'tags',
} as const;

function changedFields(before: Property, after: Property): string[] {
  const keys = Object.keys(COMPARED) as (keyof typeof COMPARED)[];
  const changed = keys.filter((key) => !sameJson(before[key], after[key])).map((key) => COMPARED[key]);
  // The hash covers the whole object; what differs beyond these fields is only known to differ.
  return changed.length > 0 ? changed.sort() : ['property'];
}

/** Marks properties that the file no longer holds, or whose file is gone. */
export async function retireProperties(
  tx: Tables,
  retired: readonly { rid: string }[],
  reason: string,
  { now, actor, domain }: RecordContext,
): Promise<NewEvent[]> {
  if (retired.length === 0) return [];
  await tx.properties.setStatus(
    retired.map(({ rid }) => rid),
    'stale',
    now,
  );
  return retired.map(({ rid }) => ({
    eventType: 'property.stale',
    entityType: 'property',
    entityId: rid,
    payload: { property_rid: rid, publisher_domain: domain, reason },
    actor,
    createdAt: now,
  }));
}
