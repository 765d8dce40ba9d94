import { columns, date, flag, int, nullable, one, type RowOf, type Stored, text } from './columns.ts';
import type { Db } from './database.ts';
import { lock } from './lock.ts';
import { param, statement } from './statement.ts';

export type PublisherStatus = 'unknown' | 'valid' | 'invalid' | 'absent' | 'unreachable';
export type DiscoveryMethod = 'direct' | 'authoritative_location' | 'ads_txt_managerdomain';

const publisherColumns = columns({
  domain: text,
  id: text,
  // The answer to a resolution as it goes out.
  record: nullable(text),
  source: nullable(one<'adagents_json' | 'hosted'>()),
  listed: flag,
  searchText: nullable(text),
  // The crawled file.
  status: one<PublisherStatus>(),
  statusCode: nullable(int),
  discoveryMethod: nullable(one<DiscoveryMethod>()),
  managerDomain: nullable(text),
  resolvedUrl: nullable(text),
  agentCount: int,
  propertyCount: int,
  collectionCount: int,
  checkedAt: nullable(date),
  validatedAt: nullable(date),
  // The crawl's schedule.
  nextCrawlAt: nullable(date),
  unchangedStreak: int,
  failureStreak: int,
  // What people submitted.
  entry: nullable(text),
  entryOrgId: nullable(text),
  revision: int,
  createdAt: date,
  updatedAt: date,
});

/** Everything known about one publisher's domain. JSON fields are text in their wire form. */
export type Publisher = RowOf<typeof publisherColumns>;

export type PublisherRecord = {
  domain: string;
  record: string | null;
  status: PublisherStatus;
  source: string | null;
  validatedAt: number | null;
  checkedAt: number | null;
};

const RECORD = {
  domain: 'domain',
  record: 'record',
  status: 'status',
  source: 'source',
  validatedAt: 'validated_at',
  checkedAt: 'checked_at',
};

const findRecord = statement<{ domain: string }, PublisherRecord>((k) =>
  k('publishers').where('domain', param('domain')).select(RECORD),
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
const countMiss = statement<{ domain: string; id: string; at: number }, never>((k) =>
  k('publishers')
    .insert({
      domain: param('domain'),
      id: param('id'),
      status: 'unknown',
      misses: 1,
      created_at: param('at'),
      updated_at: param('at'),
    })
    .onConflict('domain')
    .merge({ misses: k.raw('publishers.misses + 1') }),
);
const due = statement<{ now: number; limit: number }, { domain: string }>((k) =>
  k.raw('select domain from publishers where next_crawl_at <= ? order by next_crawl_at limit ?', [
    param('now'),
    param('limit'),
  ]),
);
const postpone = statement<{ domain: string; now: number; until: number }, never>((k) =>
  k('publishers')
    .where('domain', param('domain'))
    .where('next_crawl_at', '<=', param('now'))
    .update({ next_crawl_at: param('until') }),
);

export function publishers(db: Db) {
  return {
    findRecord: (domain: string) => db.one(findRecord, { domain }),

    /** Records of many domains in one query; domains that are not known are left out. */
    listRecords: (domains: readonly string[]) =>
      db.query<PublisherRecord>(db.k('publishers').whereIn('domain', domains).select(RECORD)),

    async find(domain: string): Promise<Publisher | undefined> {
      const row = await db.one(find, { domain });
      return row && publisherColumns.read(row);
    },

    /** Keeps other transactions from changing the publisher, present or not, until this one ends. */
    lock: (domain: string) => lock(db, `publisher:${domain}`),

    /** As `find`, and keeps other transactions from changing the publisher, present or not, until this one ends. */
    async findForUpdate(domain: string): Promise<Publisher | undefined> {
      await this.lock(domain);
      return this.find(domain);
    },

    put: (publisher: Publisher) => db.run(put, publisherColumns.write(publisher)),

    /** Counts a resolution that found nothing: demand that seeds the crawl. */
    countMiss: (domain: string, id: string, at: Date) => db.run(countMiss, { domain, id, at: at.getTime() }),

    /** Domains whose crawl is due, the longest overdue first. */
    async due(now: Date, limit: number): Promise<string[]> {
      return (await db.all(due, { now: now.getTime(), limit })).map(({ domain }) => domain);
    },

    /** Keeps a domain from coming due again while its crawl waits in the queue; false when it is not due any more. */
    postpone: async (domain: string, now: Date, until: Date): Promise<boolean> =>
      (await db.run(postpone, { domain, now: now.getTime(), until: until.getTime() })) === 1,
  };
}
