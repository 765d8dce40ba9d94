import cluster, { type Worker } from 'node:cluster';
import { getCompileCacheDir } from 'node:module';
import { dirname } from 'node:path';

const REPLACED_AFTER_MS = 1_000;

export type Workers = {
  readonly count: number;
  /** Role of the first worker. When it is `all`, the others only serve requests. */
  readonly role: string;
  /**
   * File that each worker runs: the file of the supervisor's own build. A newer build may expect another schema than the
   * one that the supervisor migrated to.
   */
  readonly program: string;
  /** Workers that have not ended this long after a signal are killed. */
  readonly stopsWithinMs: number;
};

/** Starts the workers: the first also runs jobs, the others only serve requests. A worker that dies is replaced. */
export function superviseWorkers({ count, role: ownRole, program, stopsWithinMs }: Workers): void {
  cluster.setupPrimary({ exec: program });
  // A program that its launcher started has its compiled code in a cache, which its workers read too.
  const compiled = getCompileCacheDir();
  // What is told is the folder for this version of Node, which Node makes in the one that it is given.
  const shared = compiled === undefined ? {} : { NODE_COMPILE_CACHE: dirname(compiled) };
  let stopping = false;
  const roles = new Map<number, string>();
  const fork = (role: string) => {
    roles.set(cluster.fork({ ...shared, ROLE: role }).id, role);
  };
  fork(ownRole);
  for (let i = 1; i < count; i++) fork(ownRole === 'all' ? 'web' : ownRole);
  cluster.on('exit', (worker, code) => {
    if (stopping && code !== 0) process.exitCode = 1;
    const role = roles.get(worker.id) ?? ownRole;
    roles.delete(worker.id);
    // Delayed, because a fault that ends a worker at its start would end the next one too.
    if (!stopping) setTimeout(() => stopping || fork(role), REPLACED_AFTER_MS);
  });
  const workers = (): Worker[] => Object.values(cluster.workers ?? {}).flatMap((worker) => worker ?? []);
  const stop = (signal: NodeJS.Signals) => {
    if (stopping) return;
    stopping = true;
    for (const { process: child } of workers()) child.kill(signal);
    setTimeout(() => {
      for (const { process: child } of workers()) child.kill('SIGKILL');
    }, stopsWithinMs).unref();
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}
