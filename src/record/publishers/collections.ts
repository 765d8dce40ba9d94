import { type EventAbout, type EventPayloads, feedEmitters } from '../../../generated/events.ts';
import type { Written } from '../../../generated/written.ts';
import { bounded, sameJson } from '../../domain/json/values.ts';
import type { ProjectedCollection } from '../../domain/publishers/adagents/projection.ts';
import { mergesOf } from '../../domain/publishers/identifiers.ts';
import { withRecordDigest } from '../../domain/publishers/shortened-payload.ts';
import type { NewEvent } from '../../store/feed/events.ts';
import type { Collection } from '../../store/publishers/collections.ts';
import type { RecordContext } from '../context.ts';
import type { FileTables } from './file-tables.ts';

/** Inserts or updates the collections of one piece of a file, and returns the events. */
export async function applyCollections(
  tx: FileTables,
  items: readonly ProjectedCollection[],
  context: RecordContext,
): Promise<NewEvent[]> {
  const stored = await tx.collections.listByIds(
    context.domain,
    items.map(({ key }) => key),
  );
  const byId = new Map(stored.map((collection) => [collection.collectionId, collection]));
  const events: NewEvent[] = [];
  for (const item of items) {
    const before = byId.get(item.key);
    if (before?.status === 'active' && before.hash === item.hash) continue;
    const after = collectionOf(item, before, context);
    await tx.collections.put(after);
    addChange(events, before, after, context);
  }
  return events;
}

function collectionOf(
  item: ProjectedCollection,
  before: Collection | undefined,
  { domain, now, newId }: RecordContext,
): Collection {
  return {
    rid: before?.rid ?? newId(),
    publisherDomain: domain,
    collectionId: item.key,
    name: item.name,
    kind: item.kind,
    identifiers: item.identifiers,
    source: 'authoritative',
    status: 'active',
    hash: item.hash,
    document: item.doc,
    createdAt: before?.createdAt ?? now,
    updatedAt: now,
  };
}

type CollectionPayload = Written<EventPayloads['collection.created']>;

const wholePayload = (collection: Collection): CollectionPayload => ({
  collection_rid: collection.rid,
  publisher_domain: collection.publisherDomain,
  collection_id: collection.collectionId,
  identifiers: collection.identifiers,
  name: collection.name,
  kind: collection.kind,
  source: collection.source,
  status: collection.status,
  collection: collection.document,
});

/** A collection as the events about it have it. */
const collectionPayload = (collection: Collection): CollectionPayload =>
  withRecordDigest<CollectionPayload>(bounded(wholePayload(collection)), () =>
    JSON.stringify(wholePayload(collection)),
  );

const aboutCollection = (collection: Collection, { actor, now }: RecordContext): EventAbout => ({
  entityId: collection.rid,
  actor,
  createdAt: now,
});

function addChange(
  events: NewEvent[],
  before: Collection | undefined,
  after: Collection,
  context: RecordContext,
): void {
  const about = aboutCollection(after, context);
  if (before?.status !== 'active')
    feedEmitters.appendCollectionCreated(events, about, collectionPayload(after));
  else
    feedEmitters.appendCollectionUpdated(events, about, {
      ...collectionPayload(after),
      changed_fields: changedKeys(before.document, after.document),
    });
}

function changedKeys(before: unknown, after: unknown): string[] {
  const a = Object(before) as Record<string, unknown>;
  const b = Object(after) as Record<string, unknown>;
  return [...new Set([...Object.keys(a), ...Object.keys(b)])]
    .filter((key) => !sameJson(a[key], b[key]))
    .sort();
}

/** In publishers with more collections, the collection that a removed one was merged into is not searched. */
const MOST_SEARCHED = 2000;

/**
 * Marks collections that are no longer in the publisher's file as removed. When another collection of the
 * publisher has taken over the places of distribution of a removed one, the removed one was merged into it.
 */
export async function removeCollections(
  tx: FileTables,
  removed: readonly Collection[],
  context: RecordContext,
): Promise<NewEvent[]> {
  const merges = await mergesAmong(tx, removed, context);
  const events: NewEvent[] = [];
  for (const before of removed) {
    const after: Collection = { ...before, status: 'removed', updatedAt: context.now };
    await tx.collections.put(after);
    const about = aboutCollection(after, context);
    const heir = merges.get(after.rid);
    if (heir !== undefined)
      feedEmitters.appendCollectionMerged(events, about, {
        alias_rid: after.rid,
        canonical_rid: heir,
        publisher_domain: after.publisherDomain,
        evidence: bounded({ identifiers: after.identifiers }),
      });
    feedEmitters.appendCollectionRemoved(events, about, {
      ...bounded<CollectionPayload>(wholePayload(after)),
      status: 'removed',
    });
  }
  return events;
}

async function mergesAmong(
  tx: FileTables,
  removed: readonly Collection[],
  { domain }: RecordContext,
): Promise<Map<string, string>> {
  if (!removed.some(({ identifiers }) => identifiers.length > 0)) return new Map();
  const staying = await tx.collections.listActive(domain, MOST_SEARCHED + 1);
  return staying.length > MOST_SEARCHED ? new Map() : mergesOf(removed, staying, keyOf);
}

const keyOf = (identifier: Collection['identifiers'][number]) =>
  JSON.stringify([identifier.publisher_domain, identifier.type, identifier.value]);
