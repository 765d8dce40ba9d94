import { changedFields } from '../../domain/adagents/judge.ts';
import { type CrawlOutcome, LAST_GOOD_COPY_MS, nextCrawl } from '../../domain/crawl.ts';
import {
  type PublisherEntry,
  RECORD_AGENTS,
  RECORD_PROPERTIES,
  recordFromEntry,
  recordFromFile,
} from '../../domain/publisher-record.ts';
import type { RecordContext } from '../../record/context.ts';
import { newPublisher } from '../../record/publisher.ts';
import type { Document } from '../../store/documents.ts';
import type { NewEvent } from '../../store/events.ts';
import type { Tables } from '../../store/index.ts';
import type { Store } from '../../store/open.ts';
import type { Publisher } from '../../store/publishers.ts';
import type { AdagentsLook } from '../adagents.ts';
import type { Judged, ProjectionReader } from '../judge.ts';
import { emptyReader, reconcile } from './reconcile.ts';

/**
 * Records what one look at a publisher's file found: the copy, its projection, the events of every difference,
 * and the date of the next look. Large files go in piece by piece, each piece in a transaction of its own with
 * its events; recording the same look again changes nothing, so a crash between pieces loses and doubles nothing.
 */
export async function recordAdagents(
  store: Store,
  look: AdagentsLook,
  context: RecordContext,
): Promise<CrawlOutcome> {
  const { discovery, judged } = look;
  const { stored, publisher } = await store.transaction(async (tx) => ({
    stored: await tx.documents.find(context.domain, 'adagents'),
    publisher: await tx.publishers.find(context.domain),
  }));
  if (
    discovery.outcome === 'unchanged' ||
    (discovery.outcome === 'valid' && judged?.sha256 === stored?.sha256)
  ) {
    return recordUnchanged(store, look, context);
  }
  if (discovery.outcome === 'valid' && judged !== null) {
    if (isOlder(judged, stored) && isRecent(publisher, context.now)) return recordKept(store, look, context);
    await reconcile(store, judged.reader, 'not in the file any more', context, (tx, counts) =>
      finishValid(tx, { look, judged, stored, counts }, context),
    );
    return 'changed';
  }
  if (discovery.transient && isRecent(publisher, context.now)) return recordKept(store, look, context);
  const outcome = discovery.transient ? 'unreachable' : discovery.outcome === 'absent' ? 'absent' : 'invalid';
  await reconcile(store, emptyReader, `the file is ${outcome}`, context, (tx) =>
    finishGone(tx, look, outcome, context),
  );
  return outcome;
}

/** A copy older than the one we hold comes from a cache on the way, or from somebody who replays it. */
const isOlder = ({ file }: Judged, stored: Document | undefined) =>
  stored?.fileLastUpdated != null && file.lastUpdated !== null && file.lastUpdated < stored.fileLastUpdated;

const isRecent = (publisher: Publisher | undefined, now: Date) =>
  publisher?.validatedAt != null && now.getTime() - publisher.validatedAt.getTime() < LAST_GOOD_COPY_MS;

async function loadPublisher(tx: Tables, context: RecordContext): Promise<Publisher> {
  return (await tx.publishers.findForUpdate(context.domain)) ?? newPublisher(context.domain, context);
}

function scheduled(publisher: Publisher, outcome: CrawlOutcome, { now }: RecordContext): Publisher {
  const { at, streaks } = nextCrawl(
    outcome,
    { unchanged: publisher.unchangedStreak, failures: publisher.failureStreak },
    now,
  );
  return {
    ...publisher,
    checkedAt: now,
    nextCrawlAt: at,
    unchangedStreak: streaks.unchanged,
    failureStreak: streaks.failures,
  };
}

async function recordUnchanged(
  store: Store,
  look: AdagentsLook,
  context: RecordContext,
): Promise<CrawlOutcome> {
  return store.transaction<CrawlOutcome>(async (tx) => {
    const publisher = scheduled(await loadPublisher(tx, context), 'unchanged', context);
    await tx.publishers.put({
      ...publisher,
      status: 'valid',
      statusCode: look.discovery.statusCode,
      validatedAt: context.now,
    });
    return 'unchanged';
  });
}

/** Nothing trustworthy was seen: the last good copy stays, and says so by its age. */
async function recordKept(store: Store, look: AdagentsLook, context: RecordContext): Promise<CrawlOutcome> {
  return store.transaction<CrawlOutcome>(async (tx) => {
    const publisher = scheduled(await loadPublisher(tx, context), 'unreachable', context);
    await tx.publishers.put({ ...publisher, status: 'unreachable', statusCode: look.discovery.statusCode });
    return 'unreachable';
  });
}

type Seen = {
  look: AdagentsLook;
  judged: Judged;
  stored: Document | undefined;
  counts: ProjectionReader['counts'];
};

async function finishValid(tx: Tables, seen: Seen, context: RecordContext): Promise<NewEvent[]> {
  const { look, judged, stored } = seen;
  const { domain, now } = context;
  const before = await loadPublisher(tx, context);
  const agents = await tx.authorizations.list(domain, RECORD_AGENTS);
  const agentUrls = new Set(agents.map(({ agentUrl }) => agentUrl));
  const properties = await tx.properties.listActive(domain, RECORD_PROPERTIES);
  const record = recordFromFile(domain, {
    properties,
    propertyCount: seen.counts.properties,
    agents: agents.map(({ agentUrl, authorizedFor }) => ({ url: agentUrl, authorizedFor })),
    contact: judged.file.contact,
  });
  const after: Publisher = {
    ...scheduled(before, 'changed', context),
    record: JSON.stringify(record),
    source: 'adagents_json',
    listed: true,
    status: 'valid',
    statusCode: look.discovery.statusCode,
    discoveryMethod: look.discovery.method,
    managerDomain: look.discovery.managerDomain,
    resolvedUrl: look.discovery.resolvedUrl,
    agentCount: agentUrls.size,
    propertyCount: seen.counts.properties,
    collectionCount: seen.counts.collections,
    validatedAt: now,
    updatedAt: now,
  };
  const changed = changedFields(stored?.fieldDigests ?? {}, judged.file.fieldDigests);
  const isFirst = before.validatedAt === null;
  if (isFirst || changed.length > 0) {
    after.revision = before.revision + 1;
    await tx.revisions.append({
      entity: 'property',
      domain,
      revisionNumber: after.revision,
      editorName: 'system',
      editorOrgId: null,
      editSummary: isFirst ? 'adagents.json found' : `adagents.json changed: ${changed.join(', ')}`,
      source: 'adagents_json',
      snapshot: { sha256: judged.sha256, record },
      isRollback: false,
      rolledBackTo: null,
      createdAt: now,
    });
  }
  await tx.publishers.put(after);
  await tx.documents.put(documentOf(seen, context), bodyText(look.body));
  return isFirst || changed.length > 0 ? [publisherEvent(isFirst, before, after, changed, context)] : [];
}

function publisherEvent(
  isFirst: boolean,
  before: Publisher,
  after: Publisher,
  changed: string[],
  { actor, now }: RecordContext,
) {
  return {
    eventType: isFirst ? 'publisher.adagents_discovered' : 'publisher.adagents_changed',
    entityType: 'publisher',
    entityId: after.id,
    payload: {
      publisher_domain: after.domain,
      agent_count: after.agentCount,
      property_count: after.propertyCount,
      collection_count: after.collectionCount,
      changed_fields: changed,
      discovery_method: after.discoveryMethod,
      manager_domain: after.managerDomain,
      source: 'adagents_json',
      ...(isFirst
        ? {}
        : {
            properties_added: Math.max(0, after.propertyCount - before.propertyCount),
            properties_removed: Math.max(0, before.propertyCount - after.propertyCount),
          }),
    },
    actor,
    createdAt: now,
  } as const;
}

function documentOf({ look, judged, stored }: Seen, { domain, now }: RecordContext): Document {
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

const bodyText = (body: Uint8Array | null) => (body === null ? null : new TextDecoder().decode(body));

async function finishGone(
  tx: Tables,
  look: AdagentsLook,
  outcome: 'absent' | 'invalid' | 'unreachable',
  context: RecordContext,
): Promise<NewEvent[]> {
  const { domain, now } = context;
  const before = await loadPublisher(tx, context);
  const entry = before.entry === null ? null : (JSON.parse(before.entry) as PublisherEntry);
  await tx.publishers.put({
    ...scheduled(before, outcome, context),
    record: entry === null ? null : JSON.stringify(recordFromEntry(domain, entry)),
    source: entry === null ? null : 'hosted',
    listed: entry !== null,
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
  });
  await tx.documents.remove(domain, 'adagents');
  return [];
}
