import { type EventPayloads, feedEmitters } from '../../../generated/events.ts';
import type { Written } from '../../../generated/written.ts';
import { bounded, fromJsonText, toJsonText } from '../../domain/json/values.ts';
import { siteOf } from '../../domain/net/domain-name.ts';
import { type AdagentsDiscovery, faultOf } from '../../domain/publishers/adagents/discovery.ts';
import type { JudgedFile } from '../../domain/publishers/adagents/judge.ts';
import { type CrawlOutcome, nextCrawl } from '../../domain/publishers/crawl.ts';
import { overviewFromRecord } from '../../domain/publishers/record.ts';
import type { NewEvent } from '../../store/feed/events.ts';
import type { Tables } from '../../store/index.ts';
import type { PendingChanges } from '../../store/publishers/documents.ts';
import type { Publisher } from '../../store/publishers/publishers.ts';
import type { KeyedJob } from '../../store/queue/jobs.ts';
import type { RecordContext } from '../context.ts';
import type { FileTables } from './file-tables.ts';

export function newPublisher(
  domain: string,
  { newId, now }: Pick<RecordContext, 'newId' | 'now'>,
): Publisher {
  return {
    domain,
    id: newId(),
    record: null,
    source: null,
    listed: false,
    searchText: domain,
    status: 'unknown',
    statusCode: null,
    discoveryMethod: null,
    managerDomain: null,
    resolvedUrl: null,
    agentCount: 0,
    propertyCount: 0,
    collectionCount: 0,
    checkedAt: null,
    validatedAt: null,
    fault: null,
    failingSince: null,
    nextCrawlAt: null,
    unchangedStreak: 0,
    failureStreak: 0,
    namedBy: null,
    entry: null,
    entryOrgId: null,
    revision: 0,
    createdAt: now,
    updatedAt: now,
  };
}

/**
 * Names that a search finds the publisher by, one per line: its domain, its contact, and the member that keeps its
 * entry.
 */
export async function publisherNames(
  tx: Pick<FileTables, 'organizations'>,
  { domain, entry, entryOrgId }: Pick<Publisher, 'domain' | 'entry' | 'entryOrgId'>,
  contact: { name?: string } | null,
): Promise<string> {
  const member = entry === null || entryOrgId === null ? undefined : await tx.organizations.find(entryOrgId);
  const names = [domain, contact?.name, member?.name].filter((name) => name !== undefined);
  return [...new Set(names.map((name) => name.replace(/\s+/g, ' ').trim()))].join('\n');
}

/**
 * Updates the stored overview of a publisher without a file of its own: from its record, or removed when it has
 * none.
 */
export async function keepOverview(
  tx: Pick<FileTables, 'publisherOverviews'>,
  { domain, record }: Publisher,
): Promise<void> {
  if (record === null) {
    await tx.publisherOverviews.remove(domain);
    return;
  }
  const overview = overviewFromRecord(fromJsonText(record));
  await tx.publisherOverviews.put(domain, { ...overview, placements: [], bytes: null });
}

export type FileValidators = { etag?: string; lastModified?: string };

/** A look at a publisher's file: the result, and everything that is needed to record it. */
export type AdagentsLook = {
  discovery: AdagentsDiscovery;
  /** The validated file, when one could be read. */
  judged: JudgedFile | null;
  body: Uint8Array | null;
  validators: FileValidators;
  close(): Promise<void>;
};

/** Locks the publisher until the transaction ends and returns it; returns a new publisher when it is unknown. */
export async function loadPublisher(
  tx: Pick<FileTables, 'publishers'>,
  context: RecordContext,
): Promise<Publisher> {
  return (await tx.publishers.findForUpdate(context.domain)) ?? newPublisher(context.domain, context);
}

/** The publisher after a look with this outcome: the time of the look, the fault, and the time of the next look. */
export function scheduled(
  publisher: Publisher,
  outcome: CrawlOutcome,
  { discovery }: Pick<AdagentsLook, 'discovery'>,
  { now }: Pick<RecordContext, 'now'>,
): Publisher {
  const { at, streaks } = nextCrawl(
    outcome,
    { unchanged: publisher.unchangedStreak, failures: publisher.failureStreak },
    now,
  );
  return {
    ...publisher,
    ...failing(publisher, outcome, discovery, now),
    checkedAt: now,
    nextCrawlAt: at,
    unchangedStreak: streaks.unchanged,
    failureStreak: streaks.failures,
  };
}

/** The fault of the publisher's file after a look, and the time since when the file has been faulty. */
export function failing(
  { failingSince }: Pick<Publisher, 'failingSince'>,
  outcome: CrawlOutcome,
  discovery: AdagentsDiscovery,
  now: Date,
): Pick<Publisher, 'fault' | 'failingSince'> {
  const fault = faultOf(outcome, discovery);
  return fault === null
    ? { fault: null, failingSince: null }
    : { fault: toJsonText(fault), failingSince: failingSince ?? now };
}

const MAX_ATTEMPTS = 5;

/** The job that crawls a domain. At most one per domain is queued. */
export const crawlOf = (domain: string, now: Date): KeyedJob<'crawlDomain'> => ({
  kind: 'crawlDomain',
  key: domain,
  lane: 'crawls',
  share: siteOf(domain),
  site: siteOf(domain),
  payload: { domain },
  runAt: now,
  maxAttempts: MAX_ATTEMPTS,
  pullForward: true,
});

/**
 * The crawl of a domain that a file names. All of them belong to the site of that file, so that the domains of a long
 * list take turns with those that others name.
 */
export const namedCrawlOf = (domain: string, namedBy: string, now: Date): KeyedJob<'crawlDomain'> => ({
  ...crawlOf(domain, now),
  share: `named by ${namedBy}`,
});

/** The crawl that a caller asked for. It is not queued behind crawls that nobody waits for. */
export const askedCrawlOf = (domain: string, caller: string, now: Date): KeyedJob<'crawlDomain'> => ({
  ...crawlOf(domain, now),
  lane: 'asked',
  share: caller,
});

/**
 * Enqueues a crawl of a domain that a caller looked up, so that the domains its file names are crawled too.
 * @param caller key of the caller's quota, among which crawls take turns
 */
export async function crawlSoon(tx: Tables, domain: string, caller: string, now: Date): Promise<void> {
  await tx.publishers.ask(domain, now);
  await tx.jobs.enqueue(askedCrawlOf(domain, caller, now));
}

/** Counts in the publisher's current file; null when it has no file any more. */
type FileNow = { formats: number; placements: number } | null;

/**
 * The feed event, in a list, for a publisher's file that was found, changed in meaning, or disappeared. A file that disappeared is
 * reported as a change after which nothing is left.
 */
export function publisherEvents(
  kind: 'discovered' | 'changed',
  publisher: Publisher,
  { file, changed, changes }: { file: FileNow; changed: readonly string[]; changes: PendingChanges },
  { actor, now }: Pick<RecordContext, 'actor' | 'now'>,
): NewEvent[] {
  const about = { entityId: publisher.id, actor, createdAt: now };
  const state: Written<EventPayloads['publisher.adagents_discovered']> = {
    publisher_domain: publisher.domain,
    adagents_valid: file !== null,
    agent_count: file === null ? 0 : publisher.agentCount,
    property_count: file === null ? 0 : publisher.propertyCount,
    collection_count: file === null ? 0 : publisher.collectionCount,
    format_count: file?.formats ?? 0,
    placement_count: file?.placements ?? 0,
    changed_fields: changed,
    discovery_method: publisher.discoveryMethod ?? undefined,
    manager_domain: publisher.managerDomain ?? undefined,
    source: 'adagents_json',
  };
  const events: NewEvent[] = [];
  if (kind === 'discovered') feedEmitters.appendPublisherAdagentsDiscovered(events, about, bounded(state));
  else
    feedEmitters.appendPublisherAdagentsChanged(
      events,
      about,
      bounded({
        ...state,
        failure: file === null ? failureOf(publisher) : undefined,
        properties_added: changes.propertiesAdded,
        properties_removed: changes.propertiesRemoved,
        agents_added: changes.agentsAdded,
        agents_removed: changes.agentsRemoved,
      }),
    );
  return events;
}

/** Mirrors must distinguish a missing file from a faulty one that the publisher may want to correct. */
const failureOf = ({
  status,
  fault,
}: Publisher): EventPayloads['publisher.adagents_changed']['failure'] | undefined =>
  status === 'unknown' || status === 'valid' || fault === null
    ? undefined
    : { outcome: status, ...fromJsonText(fault) };
