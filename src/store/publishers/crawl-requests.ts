import type { CrawlOutcomes } from '../../domain/publishers/crawl.ts';
import {
  columns,
  date,
  int,
  jsonText,
  nullable,
  one,
  type RowOf,
  type Stored,
  textColumn,
} from '../engine/columns.ts';
import type { Db } from '../engine/database.ts';
import { deletePiece } from '../engine/dialect.ts';
import { type BoundValue, param, params, statement } from '../engine/statement.ts';

type CrawlRequestStatus = 'queued' | 'running' | 'deferred' | 'retrying' | 'completed' | 'invalid' | 'failed';

const crawlRequestColumns = columns({
  id: textColumn,
  domain: textColumn,
  orgId: textColumn,
  userKey: textColumn,
  /** Requests for a domain that is already queued share its job. */
  jobId: textColumn,
  status: one<CrawlRequestStatus>(),
  attempts: int,
  maxAttempts: int,
  requestedAt: date,
  startedAt: nullable(date),
  lastAttemptedAt: nullable(date),
  completedAt: nullable(date),
  nextAttemptAt: nullable(date),
  lastErrorCode: nullable(textColumn),
  outcome: nullable(jsonText<CrawlOutcomes>()),
});

export type CrawlRequest = RowOf<typeof crawlRequestColumns>;

const CHANGEABLE = {
  status: 'status',
  attempts: 'attempts',
  lastAttemptedAt: 'last_attempted_at',
  completedAt: 'completed_at',
  nextAttemptAt: 'next_attempt_at',
  lastErrorCode: 'last_error_code',
  outcome: 'outcome',
} as const;
export type CrawlRequestPatch = Partial<Pick<CrawlRequest, keyof typeof CHANGEABLE>>;

const insert = statement<Stored, never>((k) => k('crawl_requests').insert(crawlRequestColumns.placeholders));
const find = statement<{ id: string; org_id: string }, Stored>((k) =>
  k('crawl_requests')
    .where({ id: param('id'), org_id: param('org_id') })
    .select(crawlRequestColumns.names),
);
const start = statement<{ job_id: string; at: number; attempts: number }, never>((k) =>
  k.raw(
    `update crawl_requests set status = 'running', started_at = coalesce(started_at, :at),
       last_attempted_at = :at, next_attempt_at = null, attempts = :attempts
     where job_id = :job_id and completed_at is null`,
    params('job_id', 'at', 'attempts'),
  ),
);

const prune = statement<{ before: number; limit: number }, never>((k, engine) =>
  deletePiece(k, engine, 'crawl_requests', (rows) => rows.where('requested_at', '<', param('before'))),
);

export function crawlRequests(db: Db) {
  return {
    async insert(request: CrawlRequest): Promise<void> {
      await db.run(insert, crawlRequestColumns.write(request));
    },

    /** Finds only a request of this organization. */
    async find(id: string, orgId: string): Promise<CrawlRequest | undefined> {
      const row = await db.one(find, { id, org_id: orgId });
      return row && crawlRequestColumns.read(row);
    },

    /** Records that attempt number `attempts` of the job has begun, for every open request that waits for the job. */
    start: (jobId: string, at: Date, attempts: number) =>
      db.run(start, { job_id: jobId, at: at.getTime(), attempts }),

    /** Changes every open request that waits for the job; returns the number changed. */
    updateByJob: (jobId: string, patch: CrawlRequestPatch) =>
      db.execute(
        db.k('crawl_requests').where('job_id', jobId).whereNull('completed_at').update(changes(patch)),
      ),

    /**
     * As `updateByJob`, only for requests whose crawl has begun. A request made during the crawl waits for the next
     * run.
     */
    updateStarted: (jobId: string, patch: CrawlRequestPatch) =>
      db.execute(
        db
          .k('crawl_requests')
          .where('job_id', jobId)
          .whereNull('completed_at')
          .whereNotNull('started_at')
          .update(changes(patch)),
      ),

    /** Changes one request, open or not. */
    async update(id: string, patch: CrawlRequestPatch): Promise<boolean> {
      return (await db.execute(db.k('crawl_requests').where('id', id).update(changes(patch)))) === 1;
    },

    /** Deletes up to `limit` requests that were made before `before`; returns the number deleted. */
    prune: (before: Date, limit = 1000) => db.run(prune, { before: before.getTime(), limit }),
  };
}

function changes(patch: CrawlRequestPatch): Record<string, BoundValue> {
  const stored: Record<string, BoundValue> = {};
  for (const [key, column] of Object.entries(CHANGEABLE) as [keyof CrawlRequestPatch, string][]) {
    const value = patch[key];
    if (value !== undefined) stored[column] = value instanceof Date ? value.getTime() : value;
  }
  return stored;
}
