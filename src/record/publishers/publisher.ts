import { fromJsonText } from '../../domain/json/values.ts';
import { overviewFromRecord } from '../../domain/publishers/record.ts';
import type { Tables } from '../../store/index.ts';
import type { Publisher } from '../../store/publishers/publishers.ts';
import type { RecordContext } from '../context.ts';

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

/** What the publisher is found by, one a line: its domain, who stands behind it, and the member that keeps its entry. */
export async function publisherNames(
  tx: Tables,
  { domain, entry, entryOrgId }: Pick<Publisher, 'domain' | 'entry' | 'entryOrgId'>,
  contact: { name?: string } | null,
): Promise<string> {
  const member = entry === null || entryOrgId === null ? undefined : await tx.organizations.find(entryOrgId);
  const names = [domain, contact?.name, member?.name].filter((name) => name !== undefined);
  return [...new Set(names.map((name) => name.replace(/\s+/g, ' ').trim()))].join('\n');
}

/** Makes the look-up of a publisher without a file of its own show its entry, or nothing. */
export async function keepOverview(tx: Tables, { domain, record }: Publisher): Promise<void> {
  if (record === null) {
    await tx.publisherOverviews.remove(domain);
    return;
  }
  const overview = overviewFromRecord(fromJsonText(record));
  await tx.publisherOverviews.put(domain, { ...overview, placements: [], bytes: null });
}
