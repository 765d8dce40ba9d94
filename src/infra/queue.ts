import { hostname } from 'node:os';
import { type Backoff, LANES, type Lane, type LaneRoom, nextAttempt } from '../domain/jobs.ts';
import type { Tables } from '../store/index.ts';
import type { Store } from '../store/open.ts';
import type { ClaimedJob, Job } from '../store/queue/job-leases.ts';
import { createAlarm } from './alarm.ts';
import type { Log } from './log.ts';
import type { Metrics } from './metrics.ts';

/**
 * Result of one attempt. `retry` is tried again until no attempts are left: after `afterMs`, if the other side named a
 * time, otherwise with back-off.
 */
export type Outcome =
  | { kind: 'done'; detail: Record<string, unknown> }
  | { kind: 'retry'; code: string; afterMs?: number }
  | { kind: 'failed'; code: string };

/** The decision after an attempt, stored together with the attempt's effects. */
export type JobVerdict =
  | { kind: 'done'; detail: Record<string, unknown> }
  | { kind: 'retry'; code: string; at: Date }
  | { kind: 'failed'; code: string };

/**
 * One kind of job. `settled` and `released` run in the transactions that change the job's own row, `started` in a
 * transaction before `run`. `run` must end soon after its signal aborts. After the abort a `done` or `failed`
 * outcome is stored if the lease is still held; a `retry` or an exception hands the job back.
 */
export type JobKind = {
  run(job: ClaimedJob, signal: AbortSignal): Promise<Outcome>;
  started?(tx: Tables, job: ClaimedJob, now: Date): Promise<void>;
  settled?(tx: Tables, job: Job, verdict: JobVerdict, now: Date): Promise<void>;
  /** Whether a power failure may lose the end of a job: it then runs once more, and finds nothing to do. */
  readonly isRepeatable?: boolean | undefined;
  /** Called when the job is handed back unfinished. It then waits for another worker. */
  released?(tx: Tables, job: ClaimedJob): Promise<void>;
};

/** A claim that a power failure loses is made again: the process that made it has ended too. */
const REPEATABLE = { isLosable: true };

/** Code of a job that fails because the lease of its last attempt expired, so its worker has ended. */
export const LEASE_EXPIRED = 'lease_expired';

export type QueueOptions = {
  store: Store;
  kinds: Readonly<Record<string, JobKind>>;
  /** Steps that turn due work into jobs, by name. A step that fails does not stop the others. */
  schedule: Readonly<Record<string, () => Promise<unknown>>>;
  log: Log;
  metrics: Metrics;
  now: () => Date;
  newId: () => string;
  /** Maximum number of concurrent jobs in this process, by lane. Jobs of a lane without an entry are not run. */
  lanes: Readonly<Partial<Record<Lane, LaneRoom>>>;
  leaseMs: number;
  pollMs: number;
  backoff: Backoff;
};

export type Queue = {
  /** Checks for jobs at once instead of at the next poll. */
  wake(): void;
  /** Claims no new jobs, gives running ones `graceMs` to end, and then aborts them so that they are handed back. */
  stop(graceMs: number): Promise<void>;
};

/** Claims jobs from the store and runs them until stopped. Leases keep the jobs of a dead process from being lost. */
export function startQueue(options: QueueOptions): Queue {
  const { store, kinds, log, metrics, now, lanes, leaseMs, pollMs } = options;
  const worker = `${hostname()}:${process.pid}:${options.newId()}`;
  const running = new Map<AbortController, { job: ClaimedJob; done: Promise<void> }>();
  let stopping = false;
  const alarm = createAlarm();
  let scheduledAt = Number.NEGATIVE_INFINITY;

  async function loop(): Promise<void> {
    while (!stopping) {
      alarm.set();
      const claimed = await claimSome().catch((cause: unknown) => {
        log.error({ err: cause }, 'the job queue could not be read');
        return 0;
      });
      if (claimed === 0) await alarm.wait(Math.max(0, scheduledAt + pollMs - performance.now()));
    }
  }

  async function claimSome(): Promise<number> {
    // Writes wake this loop often. Work that becomes due by time is checked only once per poll interval.
    if (performance.now() - scheduledAt >= pollMs) {
      await runSteps();
      scheduledAt = performance.now();
    }
    const room = roomOf(lanes, running.values());
    if (stopping || room.length === 0) return 0;
    const claimed = await store.transaction(
      (tx) =>
        tx.jobs.claim({
          kinds: Object.keys(kinds),
          worker,
          now: now(),
          leaseMs,
          limit: room.reduce((sum, { limit }) => sum + limit, 0),
          lanes: room,
        }),
      REPEATABLE,
    );
    for (const job of claimed) {
      const abort = new AbortController();
      const done = perform(job, abort).finally(() => {
        running.delete(abort);
        metrics.jobsRunning.set(running.size);
        alarm.wake();
      });
      running.set(abort, { job, done });
    }
    metrics.jobsRunning.set(running.size);
    // A claim admits only so many due jobs. When one holder has more than that, others must not wait for the next poll.
    if (claimed.length === 0 && (await store.primary.jobs.hasUnadmitted(now()))) alarm.wake();
    return claimed.length;
  }

  const runSteps = stepsOf(options);
  const perform = jobRunner(options, {
    isStopping: () => stopping,
    isRunning: (abort) => running.has(abort),
  });

  const looping = loop();
  return {
    wake: alarm.wake,
    async stop(graceMs) {
      stopping = true;
      alarm.wake();
      const timer = setTimeout(() => {
        for (const abort of running.keys()) abort.abort();
      }, graceMs);
      await looping;
      await Promise.all([...running.values()].map(({ done }) => done));
      clearTimeout(timer);
    },
  };
}

/** The work between claims: schedules, and jobs whose last lease expired. */
function stepsOf({ store, kinds, schedule, log, metrics, now }: QueueOptions) {
  /** Runs a step whose failure is logged and counted, and stops nothing else. */
  async function isolated(step: string, work: () => Promise<unknown>): Promise<void> {
    try {
      await work();
    } catch (cause) {
      metrics.queueFailures.inc({ step });
      log.error({ err: cause, step }, 'a step of the job queue failed');
    }
  }

  /**
   * Fails jobs whose last lease expired, each in its own transaction: an error in the `settled` of one kind does
   * not affect other jobs.
   */
  async function giveUp(): Promise<void> {
    for (const job of await store.primary.jobs.expired(now())) {
      const verdict = { kind: 'failed', code: LEASE_EXPIRED } as const;
      const expire = (settled: JobKind['settled']) =>
        store.transaction(async (tx) => {
          if (await tx.jobs.expire(job, now())) await settled?.(tx, job, verdict, now());
        });
      const { settled } = kinds[job.kind] ?? {};
      await expire(settled).catch(async (cause: unknown) => {
        metrics.queueFailures.inc({ step: 'settle' });
        log.error({ err: cause, job: job.id, kind: job.kind }, 'the end of a job could not be recorded');
        await expire(undefined);
      });
    }
  }

  return async function runSteps(): Promise<void> {
    for (const [step, work] of Object.entries(schedule)) await isolated(step, work);
    await isolated('expire', giveUp);
  };
}

/** Runs attempts of claimed jobs: keeps their leases, and stores their outcomes. */
function jobRunner(
  { store, kinds, log, metrics, now, leaseMs, backoff }: QueueOptions,
  { isStopping, isRunning }: { isStopping: () => boolean; isRunning: (abort: AbortController) => boolean },
) {
  async function perform(job: ClaimedJob, abort: AbortController): Promise<void> {
    const beat = setInterval(() => {
      renew(job, abort).catch((cause: unknown) =>
        log.warn({ err: cause, job: job.id }, 'a lease could not be renewed'),
      );
    }, leaseMs / 3);
    try {
      const outcome = await attempt(job, abort.signal);
      if (outcome.kind === 'retry' && (isStopping() || abort.signal.aborted)) {
        await store.transaction((tx) => handBack(tx, job));
        return;
      }
      const verdict = judge(job, outcome, { backoff, now: now() });
      await store.transaction((tx) => settle(tx, job, verdict), { isLosable: kinds[job.kind]?.isRepeatable });
      metrics.jobs.inc({ kind: job.kind, outcome: verdict.kind });
      log.info(
        { job: job.id, kind: job.kind, key: job.key, attempt: job.attempts, verdict },
        'job attempt ended',
      );
    } catch (cause) {
      // The lease expires and another worker claims the job.
      log.error({ err: cause, job: job.id }, 'the outcome of a job could not be stored');
    } finally {
      clearInterval(beat);
    }
  }

  /**
   * Renews the lease of a job. When the lease is lost, the job is aborted: another worker may have claimed it, and
   * two must not work on it.
   */
  async function renew(job: ClaimedJob, abort: AbortController): Promise<void> {
    const isOurs = await store.transaction((tx) => tx.jobs.heartbeat(job, now(), leaseMs), REPEATABLE);
    if (isOurs || !isRunning(abort)) return;
    log.warn({ job: job.id, kind: job.kind, key: job.key }, 'the lease of a job was lost');
    abort.abort();
  }

  async function attempt(job: ClaimedJob, signal: AbortSignal): Promise<Outcome> {
    const kind = kinds[job.kind];
    if (kind === undefined) return { kind: 'failed', code: 'unknown_kind' };
    // The job was claimed while `stop` was called.
    if (isStopping()) return { kind: 'retry', code: 'aborted' };
    try {
      if (kind.started !== undefined) await store.transaction(async (tx) => kind.started?.(tx, job, now()));
      return await kind.run(job, signal);
    } catch (cause) {
      if (signal.aborted) return { kind: 'retry', code: 'aborted' };
      log.error({ err: cause, job: job.id, kind: job.kind, key: job.key }, 'a job attempt failed');
      return { kind: 'retry', code: 'internal_error' };
    }
  }

  async function settle(tx: Tables, job: ClaimedJob, verdict: JobVerdict): Promise<void> {
    const isOurs =
      verdict.kind === 'done'
        ? await tx.jobs.finish(job, now())
        : verdict.kind === 'retry'
          ? await tx.jobs.retry(job, verdict.at, verdict.code)
          : await tx.jobs.fail(job, now(), verdict.code);
    if (isOurs) await kinds[job.kind]?.settled?.(tx, job, verdict, now());
  }

  async function handBack(tx: Tables, job: ClaimedJob): Promise<void> {
    if (await tx.jobs.release(job, now())) await kinds[job.kind]?.released?.(tx, job);
  }

  return perform;
}

function judge(
  { attempts, maxAttempts }: ClaimedJob,
  outcome: Outcome,
  { backoff, now }: { readonly backoff: Backoff; readonly now: Date },
): JobVerdict {
  if (outcome.kind !== 'retry') return outcome;
  const { code, afterMs } = outcome;
  const next = nextAttempt({ attempt: attempts, maxAttempts }, backoff, now, Math.random());
  if (!('retryAt' in next)) return { kind: 'failed', code };
  const at = afterMs === undefined ? next.retryAt : new Date(now.getTime() + afterMs);
  return { kind: 'retry', code, at };
}

/** The room that is left in each lane. */
function roomOf(lanes: QueueOptions['lanes'], running: Iterable<{ readonly job: ClaimedJob }>) {
  const jobs = [...running].map(({ job }) => job);
  return LANES.flatMap((lane) => {
    const { atOnce = 0, perShare = 0, perSite = perShare } = lanes[lane] ?? {};
    const taken = jobs.filter((job) => job.lane === lane).length;
    return taken < atOnce ? [{ lane, limit: atOnce - taken, perShare, perSite }] : [];
  });
}
