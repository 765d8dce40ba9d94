import type { JsonText } from '../../domain/json/values.ts';
import type { FileFault } from '../../domain/publishers/adagents/discovery.ts';
import type { PublisherEntry } from '../../domain/publishers/entry.ts';
import type { PublisherRecord } from '../../domain/publishers/record.ts';
import type { ShortRecord } from '../../domain/rows-within.ts';
import { copiesRemoved, copyChanges, copyState } from '../../domain/search-index/copies.ts';
import type { CountChanges } from '../../domain/search-index/counts.ts';
import { listedTexts, searchTerms } from '../../domain/search-index/search-text.ts';
import {
  columns,
  date,
  flagColumn,
  int,
  json,
  jsonText,
  nullable,
  one,
  type RowOf,
  type Stored,
  textColumn,
} from '../engine/columns.ts';
import type { Db } from '../engine/database.ts';
import { inList } from '../engine/dialect.ts';
import { lock } from '../engine/lock.ts';
import { shortRecord } from '../engine/row-filters.ts';
import { numberParam, param, params, statement } from '../engine/statement.ts';
import { domainSkeletons } from '../ownership/look-alikes.ts';
import { counts } from '../search-index/counts.ts';
import { search } from '../search-index/search.ts';
import { crawlSchedule } from './crawl-schedule.ts';
import { type PublisherStatus, publisherListing } from './publisher-listing.ts';
import { publisherStates } from './publisher-states.ts';

type DiscoveryMethod = 'direct' | 'authoritative_location' | 'ads_txt_managerdomain';

const publisherColumns = columns({
  domain: textColumn,
  id: textColumn,
  // The response to a resolution, as it is sent.
  record: nullable(jsonText<PublisherRecord>()),
  source: nullable(one<'adagents_json' | 'hosted'>()),
  listed: flagColumn,
  searchText: nullable(textColumn),
  // The crawled file.
  status: one<PublisherStatus>(),
  statusCode: nullable(int),
  discoveryMethod: nullable(one<DiscoveryMethod>()),
  managerDomain: nullable(textColumn),
  resolvedUrl: nullable(textColumn),
  agentCount: int,
  propertyCount: int,
  collectionCount: int,
  checkedAt: nullable(date),
  validatedAt: nullable(date),
  // Why the file is not accepted, and since when.
  fault: nullable(jsonText<FileFault>()),
  failingSince: nullable(date),
  // The crawl's schedule.
  nextCrawlAt: nullable(date),
  unchangedStreak: int,
  failureStreak: int,
  /** The site whose file named the domain, until a caller requests the domain itself. */
  namedBy: nullable(textColumn),
  // Content that people submitted.
  entry: nullable(json<PublisherEntry>()),
  entryOrgId: nullable(textColumn),
  revision: int,
  createdAt: date,
  updatedAt: date,
});

/** Everything known about one publisher's domain. Parts that are sent unchanged stay JSON text in wire form. */
export type Publisher = RowOf<typeof publisherColumns>;

export type StoredPublisherRecord = {
  domain: string;
  record: JsonText<PublisherRecord> | null;
  status: PublisherStatus;
  source: string | null;
  validatedAt: number | null;
  checkedAt: number | null;
  fault: JsonText<FileFault> | null;
  failingSince: number | null;
};

/** What is stored about the crawls of a publisher's file. Times are epoch milliseconds. */
export type PublisherCrawl = Pick<
  StoredPublisherRecord,
  'status' | 'checkedAt' | 'fault' | 'failingSince'
> & {
  statusCode: number | null;
  failureStreak: number;
  nextCrawlAt: number | null;
  collectionCount: number;
};

type Standing = {
  listed: number;
  source: string | null;
  status: PublisherStatus;
  hasEntry: number;
  searchText: string | null;
};

const RECORD = {
  domain: 'domain',
  record: 'record',
  status: 'status',
  source: 'source',
  validatedAt: 'validated_at',
  checkedAt: 'checked_at',
  fault: 'fault',
  failingSince: 'failing_since',
};

const findRecord = statement<{ domain: string }, StoredPublisherRecord>((k) =>
  k('publishers').where('domain', param('domain')).select(RECORD),
);
const findCrawl = statement<{ domain: string }, PublisherCrawl>((k) =>
  k('publishers').where('domain', param('domain')).select({
    status: 'status',
    checkedAt: 'checked_at',
    fault: 'fault',
    failingSince: 'failing_since',
    statusCode: 'status_code',
    failureStreak: 'failure_streak',
    nextCrawlAt: 'next_crawl_at',
    collectionCount: 'collection_count',
  }),
);
const listRecords = statement<{ domains: string }, StoredPublisherRecord & ShortRecord>((k, engine) =>
  k('publishers')
    .where(inList(k, engine, 'domain', param('domains')))
    .select({ ...RECORD, ...shortRecord(k) }),
);
const find = statement<{ domain: string }, Stored>((k) =>
  k('publishers').where('domain', param('domain')).select(publisherColumns.names),
);
const put = statement<Stored, never>((k) =>
  k('publishers')
    .insert(publisherColumns.placeholders)
    .onConflict('domain')
    .merge(publisherColumns.names.slice(2)),
);
const findStanding = statement<{ domain: string }, Standing>((k) =>
  k('publishers')
    .where('domain', param('domain'))
    .select({ source: 'source', status: 'status', searchText: 'search_text' })
    .select({ listed: 'listed', hasEntry: k.raw('case when entry is null then 0 else 1 end') }),
);
const countMiss = statement<{ domain: string; at: number }, never>((k) =>
  k('publishers')
    .where('domain', param('domain'))
    .update({ misses: k.raw('misses + 1'), asked_at: param('at') }),
);
const ask = statement<{ domain: string; at: number }, never>((k) =>
  k('publishers')
    .where('domain', param('domain'))
    .update({ named_by: null, asked_at: param('at') }),
);
const UNKNOWN = 'record is null and entry is null';
const oldestUnknown = statement<{ kept: number }, { created_at: number }>((k) =>
  k.raw(`select created_at from publishers where ${UNKNOWN} order by created_at desc limit 1 offset :kept`, {
    kept: numberParam('kept'),
  }),
);
// A publisher that once had a file keeps its row, because its stale properties, collections and authorizations are
// still read.
const pruneUnknown = statement<
  { before: number; asked_before: number; limit: number },
  { domain: string; status: PublisherStatus }
>((k) =>
  k.raw(
    `delete from publishers where domain in (select domain from publishers
       where ${UNKNOWN} and created_at <= :before and (asked_at is null or asked_at <= :asked_before)
         and not exists (select 1 from properties where publisher_domain = publishers.domain)
         and not exists (select 1 from collections where publisher_domain = publishers.domain)
         and not exists (select 1 from authorizations where publisher_domain = publishers.domain)
       order by created_at limit :limit)
     returning domain, status`,
    params('before', 'asked_before', 'limit'),
  ),
);

export function publishers(db: Db) {
  return {
    ...publisherListing(db),
    ...crawlSchedule(db),

    findRecord: (domain: string) => db.one(findRecord, { domain }),

    findCrawl: (domain: string) => db.one(findCrawl, { domain }),

    /** Records of many domains in one query, long ones as `{}`; unknown domains are left out. */
    listRecords: (domains: readonly string[]) => db.all(listRecords, { domains: JSON.stringify(domains) }),

    async find(domain: string): Promise<Publisher | undefined> {
      const row = await db.one(find, { domain });
      return row && publisherColumns.read(row);
    },

    /** Locks the publisher, existing or not, against other writers until this transaction ends. */
    lock: (domain: string) => lock(db, `publisher:${domain}`),

    /** As `find`, and locks the publisher, existing or not, until this transaction ends. */
    async findForUpdate(domain: string): Promise<Publisher | undefined> {
      await this.lock(domain);
      return this.find(domain);
    },

    /** Stores the publisher and updates the search index, the counts and the domain skeletons accordingly. */
    async put(publisher: Publisher): Promise<void> {
      const { domain } = publisher;
      const before = await db.one(findStanding, { domain });
      await db.run(put, publisherColumns.write(publisher));
      const after = standingOf(publisher);
      await search(db).put('publisher', [
        { ref: domain, before: terms(domain, before), after: terms(domain, after) },
      ]);
      if (after.listed === 1 && before?.listed !== 1) await domainSkeletons(db).add(domain);
      await counts(db).add(difference(before, after));
    },

    /**
     * Records that a caller requested the domain: from then on domains named in its file are crawled too, and its row
     * is kept.
     */
    ask: (domain: string, at: Date) => db.run(ask, { domain, at: at.getTime() }),

    /** Counts a resolution that found nothing. A row without a file is kept while callers still request it. */
    countMiss: (domain: string, at: Date) => db.run(countMiss, { domain, at: at.getTime() }),

    /** Creation time of the newest row beyond the `kept` newest rows that have neither record nor entry. */
    async oldestUnknown(kept: number): Promise<Date | undefined> {
      const row = await db.one(oldestUnknown, { kept });
      return row && new Date(row.created_at);
    },

    /**
     * Deletes up to `limit` domains that never had a file, were created by `before` and not requested after
     * `askedBefore`; returns the number deleted.
     */
    async pruneUnknown({ before, askedBefore }: { before: Date; askedBefore: Date }, limit: number) {
      const cut = { before: before.getTime(), asked_before: askedBefore.getTime() };
      const removed = await db.all(pruneUnknown, { ...cut, limit });
      const states = removed.map(({ status }) => copyState(status, false));
      await counts(db).add(copiesRemoved('publishers', states));
      await publisherStates(db).forget(removed.map(({ domain }) => domain));
      return removed.length;
    },
  };
}

const standingOf = ({ listed, source, status, entry, searchText }: Publisher): Standing => ({
  listed: Number(listed),
  source,
  status,
  hasEntry: Number(entry !== null),
  searchText,
});

const terms = (domain: string, standing: Standing | undefined) =>
  standing?.listed === 1 ? searchTerms(listedTexts(domain, standing.searchText)) : [];

function difference(before: Standing | undefined, after: Standing): CountChanges {
  const listed = (standing: Standing | undefined) => standing?.listed ?? 0;
  const hasFile = (standing: Standing | undefined) => Number(standing?.source === 'adagents_json');
  const copy = (standing: Standing | undefined) =>
    copyState(standing?.status ?? null, hasFile(standing) === 1);
  const hasEntry = (standing: Standing | undefined) => standing?.hasEntry ?? 0;
  return {
    ...copyChanges('publishers', copy(before), copy(after)),
    publishers: listed(after) - listed(before),
    'publishers:file': hasFile(after) - hasFile(before),
    'publishers:entry': hasEntry(after) - hasEntry(before),
  };
}
