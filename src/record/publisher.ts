import type { Publisher } from '../store/publishers.ts';
import type { RecordContext } from './context.ts';

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
    nextCrawlAt: null,
    unchangedStreak: 0,
    failureStreak: 0,
    entry: null,
    entryOrgId: null,
    revision: 0,
    createdAt: now,
    updatedAt: now,
  };
}
