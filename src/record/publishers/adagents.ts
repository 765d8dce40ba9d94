import { toJsonText } from '../../domain/json/values.ts';
import {
  changedFileFields,
  type JudgedFile,
  type ProjectionReader,
} from '../../domain/publishers/adagents/judge.ts';
import type { KnownRevocation } from '../../domain/publishers/adagents/revocations.ts';
import type { CrawlOutcome } from '../../domain/publishers/crawl.ts';
import {
  overviewFromFile,
  RECORD_AGENTS,
  RECORD_BYTES,
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
import { finishWithoutFile, type WithoutFile } from './entry.ts';
import { type FilePlan, filePlanOf, knownFile, revocationAfter } from './file-plan.ts';
import type { FileTables } from './file-tables.ts';
import { type AdagentsLook, loadPublisher, publisherEvents, publisherNames, scheduled } from './publisher.ts';
import { enqueueRebuilds } from './rebuild-profiles.ts';
import { changesIn, type Finish, reconcile, type StoredBody, storeBody } from './reconcile.ts';

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
  const plan = filePlanOf(look, await knownFile(store.primary, context.domain), context);
  if (plan.kind === 'unchanged') return recordUnchanged(store, look, context);
  if (plan.kind === 'kept') return recordKept(store, look, context);
  if (plan.kind === 'file') {
    const { judged, reader } = plan;
    const shares = await reader.shares(context.domain, RECORD_AGENTS);
    const body = await storeBody(store, context.domain, look.body ?? new Uint8Array(), signal);
    const finish = finishingFile({ look, judged, body, shares }, context);
    await reconcile(store, { reader, reason: NOT_IN_FILE, context, finish, signal });
    return 'changed';
  }
  const { reader, outcome } = plan;
  const finish = finishingWithout({ look, outcome }, context);
  await reconcile(store, { reader, reason: `the file is ${outcome}`, context, finish, signal });
  return outcome;
}

/** The events that recording a look would append, from tables that keep every write to themselves. */
export async function changesOfLook(
  tables: FileTables,
  look: AdagentsLook,
  plan: FilePlan,
  context: RecordContext,
): Promise<NewEvent[]> {
  if (plan.kind === 'unchanged' || plan.kind === 'kept') return [];
  const { reader } = plan;
  if (plan.kind === 'without') {
    const { outcome } = plan;
    const finish = finishingWithout({ look, outcome }, context);
    return changesIn(tables, { reader, reason: `the file is ${outcome}`, context, finish });
  }
  const shares = await reader.shares(context.domain, RECORD_AGENTS);
  const body = { finish: async () => {} };
  const finish = finishingFile({ look, judged: plan.judged, body, shares }, context);
  return changesIn(tables, { reader, reason: NOT_IN_FILE, context, finish });
}

const NOT_IN_FILE = 'not in the file any more';

const finishingFile =
  (seen: Omit<Seen, 'counts' | 'changes'>, context: RecordContext): Finish =>
  (tx, { counts, changes }) =>
    finishValid(tx, { ...seen, counts, changes }, context);

const finishingWithout =
  (lost: { look: AdagentsLook; outcome: WithoutFile }, context: RecordContext): Finish =>
  (tx, { changes }) =>
    finishWithoutFile(tx, { ...lost, changes }, context);

// A file names few agents. A file that names more than this is not that of a real publisher.
const MOST_AGENTS = 10_000;

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
    await tx.publisherStates.note(context.domain, context.now);
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
  await tx.publisherStates.note(context.domain, context.now);
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

async function finishValid(tx: FileTables, seen: Seen, context: RecordContext): Promise<NewEvent[]> {
  const { look, judged } = seen;
  const { domain, now } = context;
  const before = await loadPublisher(tx, context);
  // Read after locking: another look may have recorded the same version in the meantime.
  const stored = await tx.documents.find(domain, 'adagents');
  const agents = await tx.authorizations.listAgents(domain, RECORD_AGENTS);
  const properties = await tx.properties.listActive(domain, RECORD_PROPERTIES, RECORD_BYTES);
  const record = recordFromFile(domain, {
    properties,
    propertyCount: seen.counts.properties,
    agents: agents.map(({ agentUrl, authorizedFor }) => ({ url: agentUrl, authorizedFor })),
    contact: judged.file.contact,
  });
  const text = toJsonText(record);
  const after: Publisher = {
    ...scheduled(before, 'changed', look, context),
    record: text,
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
  // A revocation that ends changes what an unchanged file is worth, which a moment in the past must show.
  if (isFirst || changed.length > 0 || text !== before.record) {
    after.revision = before.revision + 1;
    const summary = summaryOf(isFirst, changed);
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

function summaryOf(isFirst: boolean, changed: readonly string[]): string {
  if (isFirst) return 'adagents.json found';
  return changed.length > 0
    ? `adagents.json changed: ${changed.join(', ')}`
    : 'what counts of adagents.json changed, the file did not';
}

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

/** The publisher, with its next crawl no later than the end of its revocation. */
function untilReleased(publisher: Publisher, revocation: KnownRevocation | null | undefined): Publisher {
  const { nextCrawlAt } = publisher;
  const end = revocation?.heldUntil ?? null;
  if (end === null || nextCrawlAt === null || nextCrawlAt <= end) return publisher;
  return { ...publisher, nextCrawlAt: end };
}
