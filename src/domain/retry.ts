export type JobStatus = 'queued' | 'running' | 'done' | 'failed';
export type JobMove = 'claim' | 'heartbeat' | 'finish' | 'rerun' | 'retry' | 'fail' | 'release' | 'expire';

/**
 * What may happen to a job. `claim` also takes a running job whose lease has run out while attempts are left, and
 * `expire` gives up one that has none left. `rerun` is the end of a run during which the job was asked for again. A
 * finished job never changes.
 */
const MOVES: Readonly<Record<JobStatus, Partial<Record<JobMove, JobStatus>>>> = {
  queued: { claim: 'running' },
  running: {
    claim: 'running',
    heartbeat: 'running',
    finish: 'done',
    rerun: 'queued',
    retry: 'queued',
    fail: 'failed',
    release: 'queued',
    expire: 'failed',
  },
  done: {},
  failed: {},
};

/** The state of a job after a move, or why its state does not allow the move. */
export function move(
  from: JobStatus,
  by: JobMove,
): { ok: true; to: JobStatus } | { ok: false; reason: string } {
  const to = MOVES[from][by];
  return to === undefined ? { ok: false, reason: `a ${from} job cannot ${by}` } : { ok: true, to };
}

/** `baseMs` doubles with each attempt up to `maxMs`. `jitter` spreads the wait over 0 … itself ("full jitter"). */
export type Backoff = { readonly baseMs: number; readonly maxMs: number; readonly jitter?: boolean };

/** The wait after `attempt` failures (from 1), in milliseconds. `random` is in 0 … 1 and counts only with jitter. */
export function backoffMs(attempt: number, { baseMs, maxMs, jitter = false }: Backoff, random = 1): number {
  const doublings = Math.max(0, attempt - 1);
  const full = Math.min(maxMs, baseMs * 2 ** doublings);
  return Math.round(jitter ? full * random : full);
}

/** When to try again after attempt number `attempt` (from 1) failed, or that there is no attempt left. */
export function nextAttempt(
  { attempt, maxAttempts }: { attempt: number; maxAttempts: number },
  backoff: Backoff,
  now: Date,
  random?: number,
): { retryAt: Date } | { giveUp: true } {
  if (attempt >= maxAttempts) return { giveUp: true };
  return { retryAt: new Date(now.getTime() + backoffMs(attempt, backoff, random)) };
}
