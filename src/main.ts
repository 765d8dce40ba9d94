import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { type App, checkCatalog, startApp } from './app.ts';
import { readConfig } from './config.ts';
import { closeOtherWaysOut } from './infra/guarded-fetch.ts';
import { startWatchdog, type Watchdog } from './infra/process-watch.ts';
import { explain } from './operator-lines.ts';
import { migrate } from './store/engine/migrate.ts';

const STOPS_WITHIN_MS = 9_500;
const REPLACED_AFTER_MS = 1_000;

/** Migrates the database, starts the parts that the settings name, and stops cleanly on SIGTERM or SIGINT. */
async function main(): Promise<void> {
  closeOtherWaysOut();
  const config = readConfig(process.env);
  checkCatalog(config);
  if (config.workers > 1 && cluster.isPrimary) {
    await migrate(config.databaseUrl);
    return superviseWorkers(config.workers);
  }
  if (!cluster.isWorker) await migrate(config.databaseUrl);
  const app = await startApp(config);
  // Watched only from here on, because migrations of large tables may block the event loop.
  stopInGoodOrder(app, startWatchdog(app.log));
  app.log.info({ address: app.address, base_url: app.baseUrl, role: config.role }, 'started');
}

/** Exits with 0 on a signal. Exits with 1 on an unhandled error, because the state that it leaves is unknown. */
function stopInGoodOrder(app: App, watchdog: Watchdog | null): void {
  let stopping = false;
  const stop = async (exitCode: number) => {
    if (stopping) return;
    stopping = true;
    // A database that does not respond must not delay the exit. Jobs that were not handed back are taken over
    // later.
    const left = STOPS_WITHIN_MS - (watchdog?.lateMs() ?? 0);
    watchdog?.endWithin(left);
    setTimeout(() => process.exit(1), left).unref();
    await app.stop();
    await leaveWorkers();
    process.exit(exitCode);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (!stopping) app.log.info({ signal }, 'stopping');
      void stop(0);
    });
  }
  process.on('uncaughtException', (cause, origin) => {
    app.log.error({ err: cause, origin }, 'an error that nobody handled: stopping');
    void stop(1);
  });
}

/**
 * Disconnects a worker before it exits. A connection on its way to this worker then goes to another worker;
 * otherwise it would stay open without a response.
 */
async function leaveWorkers(): Promise<void> {
  const { worker } = cluster;
  if (worker === undefined || !worker.isConnected()) return;
  const left = once(worker, 'disconnect');
  worker.disconnect();
  await left;
}

/** Starts the workers: the first also runs jobs, the others only serve requests. A worker that dies is replaced. */
function superviseWorkers(count: number): void {
  let stopping = false;
  const roles = new Map<number, string>();
  const fork = (role: string) => {
    roles.set(cluster.fork({ ROLE: role }).id, role);
  };
  const ownRole = readConfig(process.env).role;
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
    }, STOPS_WITHIN_MS).unref();
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

main().catch((cause: unknown) => {
  process.stderr.write(`${explain(cause)}\n`);
  process.exit(1);
});
