import { type EventPayloads, feedEmitters } from '../../../generated/events.ts';
import type { Written } from '../../../generated/written.ts';
import { bounded, sameJson } from '../../domain/json/values.ts';
import type { ProjectedProperty } from '../../domain/publishers/adagents/projection.ts';
import { mergesOf } from '../../domain/publishers/identifiers.ts';
import { otherMembers } from '../../domain/publishers/published-property.ts';
import { withRecordDigest } from '../../domain/publishers/shortened-payload.ts';
import { type CountChanges, tally } from '../../domain/search-index/counts.ts';
import { propertyLines, propertyTerms } from '../../domain/search-index/search-text.ts';
import type { NewEvent } from '../../store/feed/events.ts';
import type { FoundProperty } from '../../store/publishers/found-properties.ts';
import type { Property, PropertySource, WholeProperty } from '../../store/publishers/properties.ts';
import type { SearchChange } from '../../store/search-index/search.ts';
import type { RecordContext } from '../context.ts';
import type { FileTables } from './file-tables.ts';
import { propertyRecord } from './publisher-copies.ts';

/**
 * Inserts, updates or reactivates the properties of one piece of a file, and returns the events.
 * @param total number of properties in the whole file
 */
export async function applyProperties(
  tx: FileTables,
  items: readonly ProjectedProperty[],
  source: PropertySource,
  context: RecordContext,
  total: number,
): Promise<NewEvent[]> {
  const stored = await tx.properties.listByKeys(
    context.domain,
    items.map(({ key }) => key),
  );
  const byKey = new Map(stored.map((property) => [property.key, property]));
  const changed: WholeProperty[] = [];
  const events: NewEvent[] = [];
  const found: SearchChange[] = [];
  const counts: CountChanges = {};
  for (const item of items) {
    const before = byKey.get(item.key);
    if (isRecorded(before, item, source)) continue;
    const after = propertyOf(item, source, before, context);
    changed.push(after);
    addChange(events, before, after, item, context);
    const earlier = before?.status === 'active' ? before : undefined;
    found.push({
      ref: after.rid,
      before: earlier === undefined ? [] : propertyTerms(earlier),
      after: propertyTerms(after, total),
    });
    if (earlier !== undefined) tally(counts, `properties:${earlier.propertyType}`, -1);
    tally(counts, `properties:${after.propertyType}`, 1);
  }
  await tx.properties.putAll(changed);
  await tx.search.put('property', found);
  await tx.counts.add(counts);
  return events;
}

/** Whether a property stands as a file has it. Rows of earlier versions lack what publishers wrote beside. */
const isRecorded = (
  before: WholeProperty | undefined,
  item: ProjectedProperty,
  source: PropertySource,
): boolean =>
  before?.status === 'active' &&
  before.hash === item.hash &&
  before.source === source &&
  (before.otherMembers !== null || otherMembers(item.doc, source) === null);

function propertyOf(
  item: ProjectedProperty,
  source: PropertySource,
  before: Property | undefined,
  { domain, now, newId }: RecordContext,
): WholeProperty {
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
    otherMembers: otherMembers(item.doc, source),
    searchText: propertyLines({ publisherDomain: domain, name: item.name, identifiers: item.identifiers }),
    createdAt: before?.createdAt ?? now,
    updatedAt: now,
  };
}

function addChange(
  events: NewEvent[],
  before: Property | undefined,
  after: WholeProperty,
  item: ProjectedProperty,
  { actor, now }: RecordContext,
): void {
  const about = { entityId: after.rid, actor, createdAt: now };
  const payload: Written<EventPayloads['property.created']> = bounded({
    property_rid: after.rid,
    classification: 'property',
    source: after.source,
    identifiers: after.identifiers,
    publisher_domain: after.publisherDomain,
    property: item.doc,
  });
  const state = withRecordDigest(payload, () => propertyRecord(after));
  if (before === undefined) feedEmitters.appendPropertyCreated(events, about, state);
  else if (before.status === 'stale')
    feedEmitters.appendPropertyReactivated(events, about, { ...state, reactivated_at: now.toISOString() });
  else
    feedEmitters.appendPropertyUpdated(events, about, {
      ...state,
      changed_fields: changedFields(before, after),
    });
}

const COMPARED = {
  channels: 'supported_channels',
  identifiers: 'identifiers',
  name: 'name',
  propertyId: 'property_id',
  propertyType: 'property_type',
  source: 'source',
  tags: 'tags',
} as const;

function changedFields(before: Property, after: Property): string[] {
  const keys = Object.keys(COMPARED) as (keyof typeof COMPARED)[];
  const changed = keys.filter((key) => !sameJson(before[key], after[key])).map((key) => COMPARED[key]);
  // The hash covers the whole object, so a difference outside these fields cannot be named.
  return changed.length > 0 ? changed.sort() : ['property'];
}

/**
 * Marks properties as stale that the file no longer has, or whose file is missing. When another property of the
 * publisher has taken over the identifiers of a stale one, the stale one was merged into it.
 */
export async function retireProperties(
  tx: FileTables,
  retired: readonly Property[],
  reason: string,
  { now, actor, domain }: RecordContext,
): Promise<NewEvent[]> {
  const active = retired.filter(({ status }) => status === 'active');
  if (active.length === 0) return [];
  await tx.properties.setStatus(
    active.map(({ rid }) => rid),
    'stale',
    now,
  );
  const counts: CountChanges = {};
  for (const { propertyType } of active) tally(counts, `properties:${propertyType}`, -1);
  await tx.search.put(
    'property',
    active.map((property) => ({ ref: property.rid, before: propertyTerms(property), after: [] })),
  );
  await tx.counts.add(counts);
  const identifiers = active.flatMap((property) => property.identifiers);
  const named = active.map(({ rid, ...property }) => ({ rid, identifiers: ownIdentifiers(property) }));
  const merges = mergesOf(named, await tx.properties.holders(domain, identifiers), keyOf);
  const events: NewEvent[] = [];
  for (const { rid, identifiers: own } of active) {
    const about = { entityId: rid, actor, createdAt: now };
    const heir = merges.get(rid);
    if (heir !== undefined)
      feedEmitters.appendPropertyMerged(events, about, {
        alias_rid: rid,
        canonical_rid: heir,
        publisher_domain: domain,
        evidence: bounded({ identifiers: own }),
      });
    feedEmitters.appendPropertyStale(events, about, {
      property_rid: rid,
      publisher_domain: domain,
      reason: heir === undefined ? reason : `merged into ${heir}`,
    });
  }
  return events;
}

/** Without the publisher's domain, which is the only identifier of submitted properties that name no other. */
const ownIdentifiers = ({
  source,
  identifiers,
  publisherDomain,
}: Pick<Property, 'source' | 'identifiers' | 'publisherDomain'>) =>
  source === 'contributed'
    ? identifiers.filter(({ type, value }) => type !== 'domain' || value !== publisherDomain)
    : identifiers;

const keyOf = ({ type, value }: { type: string; value: string }) => JSON.stringify([type, value]);

const LABELS = { authoritative: 'adagents_json', contributed: 'community', enriched: 'enriched' } as const;

/** A property as listings and searches return it, as JSON text. Without its identifiers, where they are long. */
export const propertyItemText = (row: FoundProperty): string =>
  `${JSON.stringify(itemStart(row)).slice(0, -1)},${
    row.identifiers === null
      ? '"identifiers":[],"shortened":["identifiers"]'
      : `"identifiers":${row.identifiers}`
  }}`;

const itemStart = (row: Omit<FoundProperty, 'identifiers' | 'key'>) => ({
  domain: row.publisherDomain,
  source: LABELS[row.source],
  property_count: row.propertyCount,
  agent_count: row.agentCount,
  verified: row.source === 'authoritative',
  property_rid: row.rid,
  // Not in the text where it is undefined. To spread an object costs more than the rest of them.
  property_id: row.propertyId ?? undefined,
  name: row.name,
  property_type: row.propertyType,
});
