import cluster from 'node:cluster';
import { once } from 'node:events';
import { setFlagsFromString } from 'node:v8';
import { checkCatalog } from './agent-part.ts';
import { type App, startApp } from './app.ts';
import { readConfig } from './config.ts';
import { closeOtherWaysOut } from './infra/guarded-fetch.ts';
import { startWatchdog, type Watchdog } from './infra/process-watch.ts';
import { superviseWorkers } from './infra/workers.ts';
import { explain } from './operator-lines.ts';
import { demandMigrated, migrate } from './store/engine/migrate.ts';
import { opening } from './store/engine/opening.ts';

const STOPS_WITHIN_MS = 9_500;
/**
 * The engine collects garbage when the heap is twice as large as what was in use. By itself it waits until four times:
 * 100 MB more after a crawl, for 4 % less processor time.
 */
const HEAP_GROWTH = '--heap-growing-percent=100';
/**
 * The launcher of the build has held the engine's space for new objects at 1 MB while the service starts. Under load it
 * then grows in one step, to where a collection costs a request next to nothing: in steps of two that takes minutes, in
 * which each request costs an eighth more. A service that is idle stays small.
 */
const YOUNG_GROWTH = '--semi-space-growth-factor=8';
/**
 * A short collection of garbage stops the event loop until its helpers, which are threads, have done their part. Beside a
 * thread that judges a file, or other programs, they wait for a core: 10 ms became up to 0.7 s. Without helpers it takes no
 * more processor time. Marking needs its helpers: `--no-parallel-marking` ends the process.
 */
const SHORT_COLLECTIONS_ALONE = '--no-parallel-scavenge';
/** Threads live for one file or do little: the space for new objects of each stays small, which saves 10 to 20 MB. */
const YOUNG_OF_THREADS = '--max-semi-space-size=2';
/**
 * How much the engine makes part of a function that it compiles: two to four times what it does by itself. A request goes
 * through some hundred small functions, and each call that is left costs as much as what it does. A request costs a
 * sixteenth less, and differs less from process to process.
 */
const INLINING = [
  '--max-inlined-bytecode-size=1500',
  '--max-inlined-bytecode-size-cumulative=4000',
  '--max-inlined-bytecode-size-absolute=10000',
];

/**
 * Small buffers are parts of a larger one, which stays as long as any of them. With the platform's 64 KB, the hashes and
 * texts that live for some seconds while a large file is recorded held 20 to 40 MB.
 */
const POOL_BYTES = 8 * 1024;
const PIECE_OF_POOL = 1024;

function useSmallPool(): void {
  const before = Buffer.poolSize;
  Buffer.poolSize = POOL_BYTES;
  // The pool in use stays until it is full. The fetcher knows buffers of the pool by this size, and frees others.
  for (let used = 0; used <= before; used += PIECE_OF_POOL) Buffer.allocUnsafe(PIECE_OF_POOL);
}

/** Migrates the database, starts the parts that the settings name, and stops cleanly on SIGTERM or SIGINT. */
async function main(): Promise<void> {
  setFlagsFromString(HEAP_GROWTH);
  setFlagsFromString(SHORT_COLLECTIONS_ALONE);
  for (const flag of INLINING) setFlagsFromString(flag);
  // Too late for this thread, whose space was made with what the command line says.
  setFlagsFromString(YOUNG_OF_THREADS);
  useSmallPool();
  closeOtherWaysOut();
  const config = readConfig(process.env);
  checkCatalog(config);
  if (!cluster.isWorker) {
    const url = config.databaseUrl;
    await opening('DATABASE_URL', url, async () =>
      (config.migrate === 'start' ? migrate : demandMigrated)(url),
    );
  }
  if (config.workers > 1 && cluster.isPrimary) {
    return superviseWorkers({
      count: config.workers,
      role: config.role,
      program: import.meta.filename,
      stopsWithinMs: STOPS_WITHIN_MS,
    });
  }
  const signalOf = signalsWhileStarting();
  const app = await startApp(config);
  // Watched only from here on, because migrations of large tables may block the event loop.
  stopInGoodOrder(app, startWatchdog(app.log));
  const signal = signalOf();
  if (signal !== undefined) process.kill(process.pid, signal);
  setFlagsFromString(YOUNG_GROWTH);
  const { address, operationsAddress, baseUrl } = app;
  const operations = operationsAddress === null ? {} : { operations_address: operationsAddress };
  app.log.info({ address, ...operations, base_url: baseUrl, role: config.role }, 'started');
}

/** Keeps a signal that comes while parts of the service answer already, until it can stop in good order. */
function signalsWhileStarting(): () => NodeJS.Signals | undefined {
  let found: NodeJS.Signals | undefined;
  const keep = (signal: NodeJS.Signals) => {
    found ??= signal;
    setTimeout(() => process.exit(1), STOPS_WITHIN_MS).unref();
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, keep);
  return () => {
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.off(signal, keep);
    return found;
  };
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

main().catch((cause: unknown) => {
  process.stderr.write(`${explain(cause)}\n`);
  process.exit(1);
});
