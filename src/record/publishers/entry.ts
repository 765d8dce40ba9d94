import { toJsonText } from '../../domain/json/values.ts';
import { summariseEdit } from '../../domain/ownership/revisions.ts';
import type { AdagentsDiscovery } from '../../domain/publishers/adagents/discovery.ts';
import { changedFileFields, type ProjectionReader } from '../../domain/publishers/adagents/judge.ts';
import { nextRevocation } from '../../domain/publishers/adagents/revocations.ts';
import {
  contributedProperties,
  identifyProperties,
  type MovedKey,
  type PublisherEntry,
  publisherFromEntry,
} from '../../domain/publishers/entry.ts';
import type { NewEvent } from '../../store/feed/events.ts';
import type { Tables } from '../../store/index.ts';
import type { PendingChanges } from '../../store/publishers/documents.ts';
import type { Publisher } from '../../store/publishers/publishers.ts';
import type { RecordContext } from '../context.ts';
import { type Editor, recordRevision, SYSTEM } from '../ownership/revisions.ts';
import type { FileTables } from './file-tables.ts';
import { applyProperties, retireProperties } from './properties.ts';
import {
  type AdagentsLook,
  keepOverview,
  loadPublisher,
  publisherEvents,
  publisherNames,
  scheduled,
} from './publisher.ts';
import { emptyReader } from './reconcile.ts';

/** Stores the entry of the publisher as a new revision, with the events of what changed. */
export async function savePublisherEntry(
  tx: Tables,
  before: Publisher,
  written: PublisherEntry,
  editor: Editor,
  context: RecordContext,
): Promise<Publisher> {
  const { domain, now } = context;
  const earlier = before.entry;
  const { properties, moved } = identifyProperties(written.properties, earlier?.properties ?? []);
  const entry = { ...written, properties };
  const owned = {
    ...before,
    entry,
    entryOrgId: before.entryOrgId ?? editor.orgId,
  };
  const after: Publisher = {
    ...owned,
    record: toJsonText(publisherFromEntry(domain, entry)),
    source: 'hosted',
    listed: true,
    searchText: await publisherNames(tx, owned, entry.contact ?? null),
    propertyCount: entry.properties.length,
    revision: before.revision + 1,
    nextCrawlAt: before.nextCrawlAt ?? now,
    updatedAt: now,
  };
  await tx.publishers.put(after);
  await keepOverview(tx, after);
  const summary = summariseEdit(earlier, entry);
  await recordRevision(
    tx,
    after,
    { entity: 'property', source: 'community', snapshot: entry, editor, summary },
    now,
  );
  await tx.events.append(await contribute(tx, entry, context, moved));
  return after;
}

export type WithoutFile = 'absent' | 'invalid' | 'unreachable';

/** Outcome of a look that found no usable file, for a publisher without a good copy to keep. */
export function outcomeWithoutFile({ outcome, transient }: AdagentsDiscovery): WithoutFile {
  if (outcome === 'invalid') return 'invalid';
  return outcome === 'absent' && !transient ? 'absent' : 'unreachable';
}

/** A projection with nothing but the properties that members submitted, which `finishWithoutFile` records. */
export function entryReader(domain: string, publisher: Publisher | undefined): ProjectionReader {
  const entry = publisher?.entry ?? null;
  if (entry === null) return emptyReader;
  const kept = new Set(contributedProperties(domain, entry).map(({ key }) => key));
  return {
    ...emptyReader,
    missing: async (kind, keys) => (kind === 'properties' ? keys.filter((key) => !kept.has(key)) : [...keys]),
  };
}

type Lost = { look: AdagentsLook; outcome: WithoutFile; changes: PendingChanges };

/** Records a publisher without a file of its own: its record is the entry that members submitted, if any. */
export async function finishWithoutFile(
  tx: FileTables,
  { look, outcome, changes }: Lost,
  context: RecordContext,
): Promise<NewEvent[]> {
  const { domain, now } = context;
  const before = await loadPublisher(tx, context);
  const stored = await tx.documents.find(domain, 'adagents');
  const { entry } = before;
  const after: Publisher = {
    ...scheduled(before, outcome, look, context),
    record: entry === null ? null : toJsonText(publisherFromEntry(domain, entry)),
    source: entry === null ? null : 'hosted',
    listed: entry !== null,
    searchText: await publisherNames(tx, before, entry?.contact ?? null),
    status: outcome,
    statusCode: look.discovery.statusCode,
    discoveryMethod: look.discovery.method,
    managerDomain: look.discovery.managerDomain,
    resolvedUrl: look.discovery.resolvedUrl,
    agentCount: 0,
    propertyCount: entry?.properties.length ?? 0,
    collectionCount: 0,
    validatedAt: null,
    updatedAt: now,
  };
  if (before.validatedAt !== null) {
    after.revision = before.revision + 1;
    const summary = `adagents.json is ${outcome}${entry === null ? '' : '; the community entry counts again'}`;
    const source = entry === null ? 'adagents_json' : 'community';
    await recordRevision(
      tx,
      after,
      { entity: 'property', source, snapshot: entry ?? {}, editor: SYSTEM, summary },
      now,
    );
  }
  await tx.publishers.put(after);
  await keepOverview(tx, after);
  await tx.documents.remove(domain, 'adagents');
  const revoked = await tx.publisherRevocations.find(domain);
  // A revocation stays in effect when the file is missing for a day and comes back without the revocation.
  const said = { publisherDomain: domain, fileUrl: revoked?.fileUrl ?? '', now };
  await tx.publisherRevocations.set(domain, nextRevocation(revoked, null, said));
  const contributed = entry === null ? [] : await applyEntry(tx, entry, context);
  if (before.validatedAt === null) return contributed;
  const changed = changedFileFields(stored?.fieldDigests ?? {}, {});
  return [...contributed, ...publisherEvents('changed', after, { file: null, changed, changes }, context)];
}

// Limit of properties in one entry. An entry arrives in one request body, so it cannot have more.
const MAX_KEYS = 100_000;

/**
 * Makes the catalogue have exactly the entry's properties, and returns the events of the differences.
 * @param moved properties whose key changed with the edit; they stay the same property
 */
export async function contribute(
  tx: Tables,
  entry: PublisherEntry,
  context: RecordContext,
  moved: readonly MovedKey[],
): Promise<NewEvent[]> {
  if (moved.length > 0) await tx.properties.moveKeys(context.domain, moved);
  return applyEntry(tx, entry, context);
}

async function applyEntry(
  tx: FileTables,
  entry: PublisherEntry,
  context: RecordContext,
): Promise<NewEvent[]> {
  const items = contributedProperties(context.domain, entry);
  const kept = new Set(items.map(({ key }) => key));
  const held = await tx.properties.activeKeys(context.domain, '', MAX_KEYS);
  const events = await applyProperties(tx, items, 'contributed', context, items.length);
  const gone = held.flatMap(({ key }) => (kept.has(key) ? [] : [key]));
  const retired = await tx.properties.listByKeys(context.domain, gone);
  return [...events, ...(await retireProperties(tx, retired, 'not in the entry any more', context))];
}
