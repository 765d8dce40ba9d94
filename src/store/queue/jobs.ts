import { randomUUID } from 'node:crypto';
import type { JobName, Jobs, Lane } from '../../domain/jobs.ts';
import type { Stored } from '../engine/columns.ts';
import type { Db } from '../engine/database.ts';
import { deletePiece, inList, selectRows } from '../engine/dialect.ts';
import { pageAfter, type RowPosition } from '../engine/row-filters.ts';
import { chunksOf, param, params, statement } from '../engine/statement.ts';
import { type Job, jobColumns, jobLeases } from './job-leases.ts';

/** A new job of any kind, with the payload type of its kind. */
export type NewJob = { [Name in JobName]: NewJobOf<Name> }[JobName];

/** A new job with a key: at most one open job of its kind has the same key. */
export type KeyedJob<Name extends JobName = JobName> = { [N in Name]: NewJobOf<N> & { key: string } }[Name];

type NewJobOf<Name extends JobName> = {
  kind: Name;
  /**
   * With a key, an open job of the same kind and key is used instead of a new one. If that job is running, it runs
   * again afterwards.
   */
  key?: string | undefined;
  /**
   * Default: `local`. With `asked`, a queued job that is used instead moves to that lane, the one for work that
   * callers requested.
   */
  lane?: Lane | undefined;
  share?: string | undefined;
  /** Registrable domain that the job sends requests to. */
  site?: string | undefined;
  payload: Jobs[Name];
  runAt: Date;
  maxAttempts: number;
  /** Moves a queued job that is used instead to `runAt` if that is earlier than its due time. */
  pullForward?: boolean | undefined;
};

const NEW_JOB = {
  id: 'text',
  kind: 'text',
  key: 'text',
  lane: 'text',
  share: 'text',
  site: 'text',
  payload: 'text',
  status: 'text',
  due_at: 'bigint',
  attempts: 'bigint',
  max_attempts: 'bigint',
  rerun: 'bigint',
} as const;
const JOB_NAMES = Object.keys(NEW_JOB).join(', ');

const MOVES = "jobs.status = 'queued' and excluded.lane = 'asked' and jobs.lane <> 'asked'";

// The conflict target repeats the index's condition. The update, even when it changes nothing, makes `returning`
// return the existing row.
const enqueue = statement<Stored, { id: string }>((k) =>
  k.raw(
    `insert into jobs (${JOB_NAMES})
     values (:id, :kind, :key, :lane, :share, :site, :payload, 'queued', :due_at, 0, :max_attempts, 0)
     on conflict (kind, key) where status in ('queued', 'running') and key is not null do update set
       due_at = case when jobs.status = 'queued' and :pull = 1 and excluded.due_at < jobs.due_at
                     then excluded.due_at else jobs.due_at end,
       rerun = case when jobs.status = 'running' then 1 else jobs.rerun end,
       lane = case when ${MOVES} then excluded.lane else jobs.lane end,
       share = case when ${MOVES} then excluded.share else jobs.share end,
       turn = case when ${MOVES} then null else jobs.turn end
     returning id`,
    params('id', 'kind', 'key', 'lane', 'share', 'site', 'payload', 'due_at', 'max_attempts', 'pull'),
  ),
);

// `where true` tells SQLite's parser that `on conflict` belongs to the insert and not to the select.
const enqueueAll = statement<{ rows: string; pull: number }, never>((k, engine) =>
  k.raw(
    `insert into jobs (${JOB_NAMES})
     :rows where true
     on conflict (kind, key) where status in ('queued', 'running') and key is not null do update set
       due_at = case when jobs.status = 'queued' and :pull = 1 and excluded.due_at < jobs.due_at
                     then excluded.due_at else jobs.due_at end,
       rerun = case when jobs.status = 'running' then 1 else jobs.rerun end`,
    { rows: selectRows(k, engine, NEW_JOB, param('rows')), ...params('pull') },
  ),
);

const nextDue = statement<{ kinds: string }, { due_at: number }>((k, engine) =>
  k('jobs')
    .whereRaw("status in ('queued', 'running')")
    .where(inList(k, engine, 'kind', param('kinds')))
    .orderBy('due_at')
    .limit(1)
    .select('due_at'),
);
const find = statement<{ id: string }, Stored>((k) =>
  k('jobs').where('id', param('id')).select(jobColumns.names),
);
const takeFailed = statement<{ id: string }, Stored>((k) =>
  k.raw(
    `delete from jobs where id = :id and status = 'failed' returning ${jobColumns.names.join(', ')}`,
    params('id'),
  ),
);
const prune = statement<{ before: number; limit: number }, never>((k, engine) =>
  deletePiece(k, engine, 'jobs', (rows) => rows.where('finished_at', '<', param('before'))),
);

const queued = (job: KeyedJob) => ({
  id: randomUUID(),
  kind: job.kind,
  key: job.key,
  lane: job.lane ?? 'local',
  share: job.share ?? '',
  site: job.site ?? '',
  payload: JSON.stringify(job.payload),
  status: 'queued',
  due_at: job.runAt.getTime(),
  attempts: 0,
  max_attempts: job.maxAttempts,
  rerun: 0,
});

/** The queue. Jobs are added here; `jobLeases` has the methods that claim and end them. */
export function jobs(db: Db) {
  return {
    ...jobLeases(db),

    /** Adds a job. Returns its id, or the id of the open job with the same kind and key. */
    async enqueue(job: NewJob): Promise<{ id: string; isNew: boolean }> {
      const id = randomUUID();
      const row = await db.one(enqueue, {
        id,
        kind: job.kind,
        key: job.key ?? null,
        lane: job.lane ?? 'local',
        share: job.share ?? '',
        site: job.site ?? '',
        payload: JSON.stringify(job.payload),
        due_at: job.runAt.getTime(),
        max_attempts: job.maxAttempts,
        pull: job.pullForward ? 1 : 0,
      });
      if (row === undefined) throw new Error('a job was neither added nor found');
      db.announce('jobs');
      return { id: row.id, isNew: row.id === id };
    },

    /**
     * As `enqueue`, for many jobs with keys, in statements of a bounded size. Jobs that are already queued keep their
     * lane.
     */
    async enqueueAll(news: readonly KeyedJob[]): Promise<void> {
      if (news.length === 0) return;
      for (const [pull, jobs] of Map.groupBy(news, ({ pullForward }) => (pullForward ? 1 : 0)))
        for (const some of chunksOf(jobs))
          await db.run(enqueueAll, { rows: JSON.stringify(some.map(queued)), pull });
      db.announce('jobs');
    },

    /** Earliest due time of the open jobs of these kinds; undefined when none is open. A read, so no lock is taken. */
    async nextDue(kinds: readonly string[]): Promise<Date | undefined> {
      const row = await db.one(nextDue, { kinds: JSON.stringify(kinds) });
      return row && new Date(row.due_at);
    },

    async find(id: string): Promise<Job | undefined> {
      const row = await db.one(find, { id });
      return row && jobColumns.read(row);
    },

    /** Jobs that failed for good, of one kind if it is given, newest first, before (`finished_at`, `id`). */
    async listFailed(after: RowPosition | null, limit: number, kind?: string): Promise<Job[]> {
      // Constants, as the index has them.
      const found = db.k('jobs').whereRaw("status = 'failed'");
      if (kind !== undefined) found.where('kind', kind);
      const query = pageAfter(found, ['finished_at', 'id'], { after, limit, newestFirst: true });
      return (await db.query<Stored>(query.select(jobColumns.names))).map(jobColumns.read);
    },

    /** Deletes a failed job and returns it; undefined when no failed job has the id. */
    async takeFailed(id: string): Promise<Job | undefined> {
      const row = await db.one(takeFailed, { id });
      return row && jobColumns.read(row);
    },

    /** Deletes up to `limit` jobs that finished before `before`; returns the number deleted. */
    prune: (before: Date, limit = 1000) => db.run(prune, { before: before.getTime(), limit }),
  };
}
