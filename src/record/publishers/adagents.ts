import { toJsonText } from '../../domain/json/values.ts';
import {
  changedFileFields,
  type JudgedFile,
  type ProjectionReader,
} from '../../domain/publishers/adagents/judge.ts';
import {
  type KnownRevocation,
  nextRevocation,
  revocationOf,
} from '../../domain/publishers/adagents/revocations.ts';
import { type CrawlOutcome, LAST_GOOD_COPY_MS } from '../../domain/publishers/crawl.ts';
import {
  overviewFromFile,
  RECORD_AGENTS,
  RECORD_PROPERTIES,
  recordFromFile,
} from '../../domain/publishers/record.ts';
import type { NewEvent } from '../../store/feed/events.ts';
import type { Tables } from '../../store/index.ts';
import type { Store } from '../../store/open.ts';
import type { Document, PendingChanges } from '../../store/publishers/documents.ts';
import type { Publisher } from '../../store/publishers/publishers.ts';
import type { RecordContext } from '../context.ts';
import { recordRevision, SYSTEM } from '../ownership/revisions.ts';
import { entryReader, finishWithoutFile, outcomeWithoutFile } from './entry.ts';
import { type AdagentsLook, loadPublisher, publisherEvents, publisherNames, scheduled } from './publisher.ts';
import { enqueueRebuilds } from './rebuild-profiles.ts';
import { reconcile, type StoredBody, storeBody } from './reconcile.ts';

/**
 * Records the result of one look at a publisher's file: the copy, its projection, the events of every difference,
 * and the time of the next look. A large file is recorded in pieces, each in its own transaction with its events.
 * Recording the same look again changes nothing, so a crash between pieces neither loses nor duplicates anything.
 *
 * @param signal aborts a large file between two pieces; the promise then rejects with the reason of the signal
 */
export async function recordAdagents(
  store: Store,
  look: AdagentsLook,
  context: RecordContext,
  signal?: AbortSignal,
): Promise<CrawlOutcome> {
  const { discovery, judged } = look;
  const { documents, publishers, publisherRevocations } = store.primary;
  const stored = await documents.find(context.domain, 'adagents');
  const publisher = await publishers.find(context.domain);
  const revocation = await publisherRevocations.find(context.domain);
  const mustRecord = discovery.outcome === 'valid' && isOver(revocation, context.now);
  if (isUnchanged(look, stored) && !mustRecord) return recordUnchanged(store, look, context);
  if (discovery.outcome === 'valid' && judged !== null) {
    if (isOlder(judged, stored, context.now) && isRecent(publisher, context.now)) {
      return recordKept(store, look, context);
    }
    const isHeld = revocationAfter(revocation, look, judged, context)?.heldUntil != null;
    const reader = isHeld ? withoutAuthorizations(judged.reader) : judged.reader;
    const shares = await reader.shares(context.domain, RECORD_AGENTS);
    const body = await storeBody(store, context.domain, look.body ?? new Uint8Array(), signal);
    await reconcile(store, {
      reader,
      reason: 'not in the file any more',
      context,
      finish: (tx, { counts, changes }) =>
        finishValid(tx, { look, judged, body, counts, changes, shares }, context),
      signal,
    });
    return 'changed';
  }
  if (discovery.transient && isRecent(publisher, context.now)) return recordKept(store, look, context);
  const outcome = outcomeWithoutFile(discovery);
  await reconcile(store, {
    reader: entryReader(context.domain, publisher),
    reason: `the file is ${outcome}`,
    context,
    finish: (tx, { changes }) => finishWithoutFile(tx, { look, outcome, changes }, context),
    signal,
  });
  return outcome;
}

// A file names few agents. A file that names more than this is not that of a real publisher.
const MOST_AGENTS = 10_000;

/** The same bytes at another place count as changed: the place decides what the file states about the publisher. */
export function isUnchanged({ discovery, judged }: AdagentsLook, stored: Document | undefined): boolean {
  if (discovery.outcome === 'unchanged') return true;
  return (
    discovery.outcome === 'valid' &&
    stored !== undefined &&
    judged?.sha256 === stored.sha256 &&
    discovery.method === stored.variant &&
    discovery.resolvedUrl === stored.url
  );
}

/**
 * A file older than the stored copy comes from a cache on the way, or from an attacker who replays it. A stored
 * date in the future says nothing about age.
 */
export const isOlder = ({ file }: JudgedFile, stored: Document | undefined, now: Date) =>
  stored?.fileLastUpdated != null &&
  stored.fileLastUpdated <= now &&
  file.lastUpdated !== null &&
  file.lastUpdated < stored.fileLastUpdated;

const isRecent = (publisher: Publisher | undefined, now: Date) =>
  publisher?.validatedAt != null && now.getTime() - publisher.validatedAt.getTime() < LAST_GOOD_COPY_MS;

async function recordUnchanged(
  store: Store,
  look: AdagentsLook,
  context: RecordContext,
): Promise<CrawlOutcome> {
  return store.transaction<CrawlOutcome>(async (tx) => {
    const before = await loadPublisher(tx, context);
    const stored = await tx.documents.find(context.domain, 'adagents');
    // The copy may have been removed since its validators were read. The next look then sends no validators.
    if (stored === undefined || stored.sha256 === '') return keep(tx, before, look, context);
    const revocation = await tx.publisherRevocations.find(context.domain);
    await tx.publishers.put({
      ...untilReleased(scheduled(before, 'unchanged', look, context), revocation),
      status: 'valid',
      statusCode: look.discovery.statusCode,
      validatedAt: context.now,
    });
    return 'unchanged';
  });
}

/** Keeps the last good copy when nothing trustworthy was fetched. Its age shows in `validatedAt`. */
async function recordKept(store: Store, look: AdagentsLook, context: RecordContext): Promise<CrawlOutcome> {
  return store.transaction(async (tx) => keep(tx, await loadPublisher(tx, context), look, context));
}

async function keep(
  tx: Tables,
  before: Publisher,
  look: AdagentsLook,
  context: RecordContext,
): Promise<CrawlOutcome> {
  await tx.publishers.put({
    ...scheduled(before, 'unreachable', look, context),
    status: 'unreachable',
    statusCode: look.discovery.statusCode,
  });
  return 'unreachable';
}

type Seen = {
  look: AdagentsLook;
  judged: JudgedFile;
  body: StoredBody;
  counts: ProjectionReader['counts'];
  changes: PendingChanges;
  shares: Awaited<ReturnType<ProjectionReader['shares']>>;
};

async function finishValid(tx: Tables, seen: Seen, context: RecordContext): Promise<NewEvent[]> {
  const { look, judged } = seen;
  const { domain, now } = context;
  const before = await loadPublisher(tx, context);
  // Read after locking: another look may have recorded the same version in the meantime.
  const stored = await tx.documents.find(domain, 'adagents');
  const agents = await tx.authorizations.list(domain, RECORD_AGENTS);
  const properties = await tx.properties.listActive(domain, RECORD_PROPERTIES);
  const record = recordFromFile(domain, {
    properties,
    propertyCount: seen.counts.properties,
    agents: agents.map(({ agentUrl, authorizedFor }) => ({ url: agentUrl, authorizedFor })),
    contact: judged.file.contact,
  });
  const after: Publisher = {
    ...scheduled(before, 'changed', look, context),
    record: toJsonText(record),
    source: 'adagents_json',
    listed: true,
    searchText: await publisherNames(tx, before, judged.file.contact),
    status: 'valid',
    statusCode: look.discovery.statusCode,
    discoveryMethod: look.discovery.method,
    managerDomain: look.discovery.managerDomain,
    resolvedUrl: look.discovery.resolvedUrl,
    agentCount: seen.shares.total,
    propertyCount: seen.counts.properties,
    collectionCount: seen.counts.collections,
    validatedAt: now,
    updatedAt: now,
  };
  const changed = changedFileFields(stored?.fieldDigests ?? {}, judged.file.fieldDigests);
  const isFirst = before.validatedAt === null;
  if (isFirst || changed.length > 0) {
    after.revision = before.revision + 1;
    const summary = isFirst ? 'adagents.json found' : `adagents.json changed: ${changed.join(', ')}`;
    const snapshot = { sha256: judged.sha256, record };
    await recordRevision(
      tx,
      after,
      { entity: 'property', source: 'adagents_json', snapshot, editor: SYSTEM, summary },
      now,
    );
  }
  const revocation = revocationAfter(await tx.publisherRevocations.find(domain), look, judged, context);
  await tx.publishers.put(untilReleased(after, revocation));
  await tx.publisherOverviews.put(domain, {
    ...overviewFromFile(record, seen.shares),
    placements: judged.file.placements,
    bytes: look.body?.length ?? null,
  });
  await tx.documents.put(documentOf(seen, stored, context));
  await seen.body.finish(tx);
  await tx.publisherRevocations.set(domain, revocation);
  // A change of the properties alone may change what the agents may sell.
  await enqueueRebuilds(tx, await tx.agentInventory.agentUrls(domain, MOST_AGENTS), now);
  if (!isFirst && changed.length === 0) return [];
  const difference = { file: judged.file.counts, changed, changes: seen.changes };
  return publisherEvents(isFirst ? 'discovered' : 'changed', after, difference, context);
}

/** The revocation that is in effect for the publisher once the file is recorded. */
export const revocationAfter = (
  before: KnownRevocation | undefined,
  { discovery }: Pick<AdagentsLook, 'discovery'>,
  judged: JudgedFile,
  { domain, now }: Pick<RecordContext, 'domain' | 'now'>,
): KnownRevocation | null =>
  nextRevocation(before, revocationOf(judged.file, domain), {
    publisherDomain: domain,
    fileUrl: discovery.resolvedUrl ?? discovery.url,
    now,
  });

function documentOf(
  { look, judged }: Seen,
  stored: Document | undefined,
  { domain, now }: RecordContext,
): Document {
  return {
    domain,
    kind: 'adagents',
    url: look.discovery.resolvedUrl ?? look.discovery.url,
    sha256: judged.sha256,
    bytes: look.body?.length ?? 0,
    etag: look.validators.etag ?? null,
    lastModified: look.validators.lastModified ?? null,
    variant: look.discovery.method,
    fieldDigests: judged.file.fieldDigests,
    findings: look.discovery.findings,
    fileLastUpdated: judged.file.lastUpdated,
    changedAt: stored?.sha256 === judged.sha256 ? stored.changedAt : now,
  };
}

/** A file's projection while the publisher is held revoked: without its authorizations of agents. */
const withoutAuthorizations = (reader: ProjectionReader): ProjectionReader => ({
  ...reader,
  counts: { ...reader.counts, authorizations: 0 },
  slice: async (kind, from, to) => (kind === 'authorizations' ? [] : reader.slice(kind, from, to)),
  missing: async (kind, keys) => (kind === 'authorizations' ? [...keys] : reader.missing(kind, keys)),
  shares: async () => ({ agents: [], total: 0 }),
});

/**
 * Whether the file must be recorded again, changed or not, because the revocation ended and its authorizations
 * count again.
 */
export const isOver = (revocation: KnownRevocation | undefined, now: Date): boolean =>
  revocation?.heldUntil != null && revocation.heldUntil <= now;

/** The publisher, with its next crawl no later than the end of its revocation. */
function untilReleased(publisher: Publisher, revocation: KnownRevocation | null | undefined): Publisher {
  const { nextCrawlAt } = publisher;
  const end = revocation?.heldUntil ?? null;
  if (end === null || nextCrawlAt === null || nextCrawlAt <= end) return publisher;
  return { ...publisher, nextCrawlAt: end };
}
