import { hostname } from 'node:os';
import { type Backoff, nextAttempt } from '../domain/retry.ts';
import type { Tables } from '../store/index.ts';
import type { ClaimedJob, Job } from '../store/jobs.ts';
import type { Store } from '../store/open.ts';
import type { Log } from './log.ts';
import type { Metrics } from './metrics.ts';

/** How one attempt ended. `retry` is tried again by the back-off until the attempts are used up. */
export type Outcome =
  | { kind: 'done'; detail: Record<string, unknown> }
  | { kind: 'retry'; code: string }
  | { kind: 'failed'; code: string };

/** What was decided after an attempt, stored together with it. */
export type Verdict =
  | { kind: 'done'; detail: Record<string, unknown> }
  | { kind: 'retry'; code: string; at: Date }
  | { kind: 'failed'; code: string };

/**
 * One kind of job. `started`, `settled` and `released` run in the transactions that change the job's own row. `run` must end soon
 * after its signal aborts; what it then answers or throws does not count.
 */
export type JobKind = {
  run(job: ClaimedJob, signal: AbortSignal): Promise<Outcome>;
  started?(tx: Tables, job: ClaimedJob, now: Date): Promise<void>;
  settled?(tx: Tables, job: Job, verdict: Verdict, now: Date): Promise<void>;
  /** The job was handed back unfinished and waits for another worker. */
  released?(tx: Tables, job: ClaimedJob): Promise<void>;
};

/** Code of a job that is given up because the lease of its last attempt ran out: its worker is gone. */
export const LEASE_EXPIRED = 'lease_expired';

export type QueueOptions = {
  store: Store;
  kinds: Readonly<Record<string, JobKind>>;
  /** Turns what is due into jobs; runs before each look at the queue. */
  schedule: () => Promise<void>;
  log: Log;
  metrics: Metrics;
  now: () => Date;
  newId: () => string;
  /** Jobs that run at once in this process. */
  atOnce: number;
  leaseMs: number;
  pollMs: number;
  backoff: Backoff;
};

export type Queue = {
  /** Looks at once instead of at the next poll. */
  wake(): void;
  /** Takes no new job, gives running ones `graceMs` to end, then hands the rest back. */
  stop(graceMs: number): Promise<void>;
};

/** Claims jobs from the store and runs them until stopped; leases keep a dead process's jobs from being lost. */
export function startQueue(options: QueueOptions): Queue {
  const { store, kinds, log, metrics, now, atOnce, leaseMs, pollMs } = options;
  const worker = `${hostname()}:${process.pid}:${options.newId()}`;
  const running = new Map<AbortController, Promise<void>>();
  let stopping = false;
  let woken = false;
  let scheduledAt = Number.NEGATIVE_INFINITY;
  let wakeUp = () => {};

  const wake = () => {
    woken = true;
    wakeUp();
  };

  async function loop(): Promise<void> {
    while (!stopping) {
      woken = false;
      const claimed = await claimSome().catch((cause: unknown) => {
        log.error({ err: cause }, 'the job queue could not be read');
        return 0;
      });
      if (claimed === 0) await pause();
    }
  }

  const pause = () =>
    new Promise<void>((resolve) => {
      if (woken || stopping) return resolve();
      const timer = setTimeout(resolve, Math.max(0, scheduledAt + pollMs - performance.now()));
      wakeUp = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  async function claimSome(): Promise<number> {
    // What is due by time is not worth a look at each of the writes that wake this.
    if (performance.now() - scheduledAt >= pollMs) {
      await options.schedule().finally(() => {
        scheduledAt = performance.now();
      });
    }
    if (stopping) return 0;
    const limit = atOnce - running.size;
    if (limit <= 0) return 0;
    const claimed = await store.transaction(async (tx) => {
      for (const job of await tx.jobs.expire(now())) {
        await kinds[job.kind]?.settled?.(tx, job, { kind: 'failed', code: LEASE_EXPIRED }, now());
      }
      const jobs = await tx.jobs.claim({ kinds: Object.keys(kinds), worker, now: now(), leaseMs, limit });
      for (const job of jobs) await kinds[job.kind]?.started?.(tx, job, now());
      return jobs;
    });
    for (const job of claimed) {
      const abort = new AbortController();
      const done = perform(job, abort).finally(() => {
        running.delete(abort);
        metrics.jobsRunning.set(running.size);
        wake();
      });
      running.set(abort, done);
    }
    metrics.jobsRunning.set(running.size);
    return claimed.length;
  }

  async function perform(job: ClaimedJob, abort: AbortController): Promise<void> {
    const beat = setInterval(() => {
      renew(job, abort).catch((cause: unknown) =>
        log.warn({ err: cause, job: job.id }, 'a lease could not be renewed'),
      );
    }, leaseMs / 3);
    try {
      const outcome = await attempt(job, abort.signal);
      if (outcome.kind === 'retry' && (stopping || abort.signal.aborted)) {
        await store.transaction((tx) => handBack(tx, job));
        return;
      }
      const verdict = judge(job, outcome);
      await store.transaction((tx) => settle(tx, job, verdict));
      metrics.jobs.inc({ kind: job.kind, outcome: verdict.kind });
      log.info(
        { job: job.id, kind: job.kind, key: job.key, attempt: job.attempts, verdict },
        'job attempt ended',
      );
    } catch (cause) {
      // The lease runs out and another worker takes the job.
      log.error({ err: cause, job: job.id }, 'the outcome of a job could not be stored');
    } finally {
      clearInterval(beat);
    }
  }

  /** A job whose lease was lost is somebody else's; two must not work on it. */
  async function renew(job: ClaimedJob, abort: AbortController): Promise<void> {
    const isOurs = await store.transaction((tx) => tx.jobs.heartbeat(job, now(), leaseMs));
    if (isOurs || !running.has(abort)) return;
    log.warn({ job: job.id, kind: job.kind, key: job.key }, 'the lease of a job was lost');
    abort.abort();
  }

  async function attempt(job: ClaimedJob, signal: AbortSignal): Promise<Outcome> {
    const kind = kinds[job.kind];
    if (kind === undefined) return { kind: 'failed', code: 'unknown_kind' };
    // Claimed while `stop` was called.
    if (stopping) return { kind: 'retry', code: 'aborted' };
    try {
      return await kind.run(job, signal);
    } catch (cause) {
      if (signal.aborted) return { kind: 'retry', code: 'aborted' };
      log.error({ err: cause, job: job.id, kind: job.kind, key: job.key }, 'a job attempt failed');
      return { kind: 'retry', code: 'internal_error' };
    }
  }

  function judge({ attempts, maxAttempts }: ClaimedJob, outcome: Outcome): Verdict {
    if (outcome.kind !== 'retry') return outcome;
    const next = nextAttempt({ attempt: attempts, maxAttempts }, options.backoff, now(), Math.random());
    return 'retryAt' in next ? { ...outcome, at: next.retryAt } : { kind: 'failed', code: outcome.code };
  }

  async function settle(tx: Tables, job: ClaimedJob, verdict: Verdict): Promise<void> {
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

  const looping = loop();
  return {
    wake,
    async stop(graceMs) {
      stopping = true;
      wake();
      const timer = setTimeout(() => {
        for (const abort of running.keys()) abort.abort();
      }, graceMs);
      await looping;
      await Promise.all(running.values());
      clearTimeout(timer);
    },
  };
}
