import { type JobStatus, LANES, type Lane } from '../../domain/jobs.ts';
import {
  columns,
  date,
  int,
  json,
  nullable,
  one,
  type RowOf,
  type Stored,
  textColumn,
} from '../engine/columns.ts';
import type { Db } from '../engine/database.ts';
import { type Engine, inList } from '../engine/dialect.ts';
import { param, params, statement } from '../engine/statement.ts';

export const jobColumns = columns({
  id: textColumn,
  kind: textColumn,
  /** Subject of the job. At most one open job of a kind has the same key. */
  key: nullable(textColumn),
  payload: json<unknown>(),
  lane: one<Lane>(),
  /** Jobs with different shares take turns in their lane. */
  share: textColumn,
  /** Registrable domain that the job sends requests to; empty for none. */
  site: textColumn,
  status: one<JobStatus>(),
  /** Time from which the job may be claimed: its run time while queued, the end of its lease while running. */
  dueAt: date,
  attempts: int,
  maxAttempts: int,
  worker: nullable(textColumn),
  lastErrorCode: nullable(textColumn),
  finishedAt: nullable(date),
});

export type Job = RowOf<typeof jobColumns>;

/**
 * The right to work on a job. It ends when another worker claims the job after the lease expired, and with every
 * verdict.
 */
export type Lease = { readonly id: string; readonly worker: string; readonly attempts: number };
export type ClaimedJob = Job & { readonly worker: string };
export type JobClaim = {
  kinds: readonly string[];
  worker: string;
  now: Date;
  leaseMs: number;
  /** Maximum number of jobs to claim, in all lanes together. */
  limit: number;
  /** Default: every lane, without limits per lane and share. */
  lanes?: readonly LaneClaim[] | undefined;
};
/**
 * `perShare` and `perSite` are the maximum numbers of running jobs of a share and of a site, including jobs that
 * already run in any process.
 */
type LaneClaim = { lane: Lane; limit: number; perShare: number; perSite?: number | undefined };

type LeaseParams = { id: string; worker: string; attempts: number };

// Rows that another process has locked are skipped; on SQLite there is only one writer.
const skipLocked = (engine: Engine) => (engine === 'postgres' ? 'for update skip locked' : '');

const WHOLE: readonly LaneClaim[] = LANES.map((lane) => ({
  lane,
  limit: Number.MAX_SAFE_INTEGER,
  perShare: Number.MAX_SAFE_INTEGER,
}));

/** Maximum number of due jobs that one claim admits; the rest wait for the next claim. */
const MOST_ADMITTED = 500;

// Queues jobs again whose lease expired, because their workers are gone. The attempt counts.
const reclaim = statement<{ now: number }, never>((k, engine) =>
  k.raw(
    `update jobs set status = 'queued', worker = null, turn = null where id in (
       select id from jobs where status = 'running' and due_at <= :now and attempts < max_attempts
       ${skipLocked(engine)})`,
    params('now'),
  ),
);
// Start-time fair queueing: a job's turn comes after the last turn of its share, and never before the lane's current
// turn. A share with many jobs waits behind its own jobs, and the first job of a new share waits for one round.
const admit = statement<{ now: number }, never>((k, engine) =>
  k.raw(
    `with due as materialized (
       select id, lane, share, due_at from jobs
       where status = 'queued' and turn is null and due_at <= :now
       order by due_at limit ${MOST_ADMITTED} ${skipLocked(engine)}),
     placed as materialized (
       select id, row_number() over (partition by lane, share order by due_at, id) - 1 as behind,
         coalesce((select max(turn) + 1 from jobs as own where own.status in ('queued', 'running')
           and own.turn is not null and own.lane = due.lane and own.share = due.share), 0) as own,
         coalesce((select min(turn) from jobs as first where first.status = 'queued'
           and first.turn is not null and first.lane = due.lane),
           (select max(turn) from jobs as running where running.status = 'running'
           and running.turn is not null and running.lane = due.lane), 0) as present
       from due)
     update jobs set turn = placed.behind + case when placed.own > placed.present
       then placed.own else placed.present end
     from placed where jobs.id = placed.id`,
    params('now'),
  ),
);
const ready = statement<Record<string, never>, { lane: Lane }>((k) =>
  k.raw(
    LANES.map(
      (lane) =>
        `select '${lane}' as lane where exists (select 1 from jobs
           where status = 'queued' and turn is not null and lane = '${lane}')`,
    ).join(' union all '),
  ),
);
const claimOne = statement<Stored, Stored>((k, engine) =>
  k.raw(
    `with shares as materialized (
       select share from jobs where status = 'running' and lane = :lane
       group by share having count(*) >= :per_share),
     sites as materialized (
       select site from jobs where status = 'running' and lane = :lane and site <> ''
       group by site having count(*) >= :per_site),
     next as materialized (
       select id from jobs as waiting
       where status = 'queued' and turn is not null and lane = :lane and :kinds
         and share not in (select share from shares) and site not in (select site from sites)
       order by turn, due_at limit 1 ${skipLocked(engine)})
     update jobs set status = 'running', worker = :worker, due_at = :until,
       attempts = attempts + 1, rerun = 0
     where id in (select id from next)
     returning ${jobColumns.names.join(', ')}`,
    {
      ...params('lane', 'per_share', 'per_site', 'worker', 'until'),
      kinds: inList(k, engine, 'kind', param('kinds')),
    },
  ),
);
const unadmitted = statement<{ now: number }, { id: string }>((k) =>
  k.raw(
    "select id from jobs where status = 'queued' and turn is null and due_at <= :now limit 1",
    params('now'),
  ),
);
const expired = statement<{ now: number; limit: number }, Stored>((k) =>
  k.raw(
    `select ${jobColumns.names.join(', ')} from jobs
     where status = 'running' and due_at <= :now and attempts >= max_attempts order by due_at limit :limit`,
    params('now', 'limit'),
  ),
);
const expire = statement<{ id: string; at: number }, Settled>((k) =>
  k.raw(
    settled('failed', 'due_at <= :at and attempts >= max_attempts', "'lease_expired'"),
    params('at', 'id'),
  ),
);
/** A statement that changes a job only if the caller still has its lease. */
const held = <P extends LeaseParams>(change: Record<string, unknown>) =>
  statement<P, never>((k) =>
    k('jobs')
      .where({ id: param('id'), worker: param('worker'), attempts: param('attempts'), status: 'running' })
      .update(change),
  );
const heartbeat = held<LeaseParams & { until: number }>({ due_at: param('until') });
/**
 * Ends a job, or queues it again when it was enqueued again during its run: the run may have read data before the
 * change that caused the second request. One statement decides, because PostgreSQL waits for an enqueue that is not
 * committed yet and then reads the row again.
 */
const settled = (verdict: 'done' | 'failed', where: string, code: string) => `
  update jobs set worker = null, rerun = 0,
    status = case when rerun = 1 then 'queued' else '${verdict}' end,
    due_at = case when rerun = 1 then :at else due_at end,
    turn = case when rerun = 1 then null else turn end,
    attempts = case when rerun = 1 then 0 else attempts end,
    finished_at = case when rerun = 1 then null else cast(:at as bigint) end,
    last_error_code = case when rerun = 1 then last_error_code else ${code} end
  where id = :id and status = 'running' and ${where}
  returning status`;
const HELD = 'worker = :worker and attempts = :attempts';
type Settled = { status: JobStatus };
const finish = statement<LeaseParams & { at: number }, Settled>((k) =>
  k.raw(settled('done', HELD, 'last_error_code'), params('at', 'id', 'worker', 'attempts')),
);
const fail = statement<LeaseParams & { at: number; code: string }, Settled>((k) =>
  k.raw(settled('failed', HELD, ':code'), params('at', 'id', 'worker', 'attempts', 'code')),
);
const retry = held<LeaseParams & { at: number; code: string }>({
  status: 'queued',
  worker: null,
  due_at: param('at'),
  turn: null,
  last_error_code: param('code'),
});
const release = statement<LeaseParams & { at: number }, never>((k) =>
  k('jobs')
    .where({ id: param('id'), worker: param('worker'), attempts: param('attempts'), status: 'running' })
    .update({
      status: 'queued',
      worker: null,
      due_at: param('at'),
      turn: null,
      attempts: k.raw('attempts - 1'),
    }),
);

/**
 * The queue as workers use it. Verdicts (`finish`, `retry`, `fail`, `release`) and `heartbeat` return false when the
 * lease was lost: then another worker has the job, or it has ended, and nothing was changed.
 */
export function jobLeases(db: Db) {
  const leased = ({ id, worker, attempts }: Lease): LeaseParams => ({ id, worker, attempts });
  /** Announces a job that is queued again to the workers. */
  const announced = (settled: Settled | undefined): Settled | undefined => {
    if (settled?.status === 'queued') db.announce('jobs');
    return settled;
  };
  return {
    /**
     * Claims due jobs; in each lane the shares take turns. Each job is leased to `worker` and one attempt is counted.
     * Jobs whose lease expired are due again.
     */
    async claim({ kinds, worker, now, leaseMs, limit, lanes = WHOLE }: JobClaim): Promise<ClaimedJob[]> {
      await db.run(reclaim, { now: now.getTime() });
      await db.run(admit, { now: now.getTime() });
      const filled = new Set((await db.all(ready, {})).map(({ lane }) => lane));
      const claimed: ClaimedJob[] = [];
      for (const { lane, limit: most, perShare, perSite = perShare } of lanes) {
        let left = filled.has(lane) ? Math.min(most, limit - claimed.length) : 0;
        for (; left > 0; left -= 1) {
          const row = await db.one(claimOne, {
            kinds: JSON.stringify(kinds),
            worker,
            lane,
            per_share: perShare,
            per_site: perSite,
            until: now.getTime() + leaseMs,
          });
          if (row === undefined) break;
          claimed.push({ ...jobColumns.read(row), worker });
        }
      }
      return claimed;
    },

    /** Whether due jobs wait for a claim to admit them. */
    async hasUnadmitted(now: Date): Promise<boolean> {
      return (await db.one(unadmitted, { now: now.getTime() })) !== undefined;
    },

    /** Jobs whose lease expired during their last attempt, longest expired first: their workers are gone. */
    async expired(now: Date, limit = 100): Promise<Job[]> {
      return (await db.all(expired, { now: now.getTime(), limit })).map(jobColumns.read);
    },

    /**
     * Fails such a job. Returns false when it has already ended, or when it runs again because it was enqueued again.
     */
    async expire({ id }: Pick<Job, 'id'>, now: Date): Promise<boolean> {
      return announced(await db.one(expire, { id, at: now.getTime() }))?.status === 'failed';
    },

    async heartbeat(lease: Lease, now: Date, leaseMs: number): Promise<boolean> {
      return (await db.run(heartbeat, { ...leased(lease), until: now.getTime() + leaseMs })) === 1;
    },

    async finish(lease: Lease, now: Date): Promise<boolean> {
      const ended = await db.one(finish, { ...leased(lease), at: now.getTime() });
      return announced(ended) !== undefined;
    },

    async retry(lease: Lease, at: Date, errorCode: string): Promise<boolean> {
      return (await db.run(retry, { ...leased(lease), at: at.getTime(), code: errorCode })) === 1;
    },

    async fail(lease: Lease, now: Date, errorCode: string): Promise<boolean> {
      const ended = await db.one(fail, { ...leased(lease), at: now.getTime(), code: errorCode });
      return announced(ended) !== undefined;
    },

    /** Returns the job to the queue, due immediately, as if it had not been claimed. */
    async release(lease: Lease, now: Date): Promise<boolean> {
      const released = (await db.run(release, { ...leased(lease), at: now.getTime() })) === 1;
      if (released) db.announce('jobs');
      return released;
    },
  };
}
