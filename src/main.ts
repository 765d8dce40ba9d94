import cluster from 'node:cluster';
import { checkCatalog, startApp } from './app.ts';
import { readConfig } from './config.ts';
import { explain } from './explain.ts';
import { migrate } from './store/migrate.ts';

const STOPS_WITHIN_MS = 9_500;
const REPLACED_AFTER_MS = 1_000;

/** Migrates, starts what the settings ask for, and stops in good order on SIGTERM or SIGINT. */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  checkCatalog(config);
  if (config.workers > 1 && cluster.isPrimary) {
    await migrate(config.databaseUrl);
    return superviseWorkers(config.workers);
  }
  if (!cluster.isWorker) await migrate(config.databaseUrl);
  const app = await startApp(config);
  let stopping = false;
  const stop = async (signal: string) => {
    if (stopping) return;
    stopping = true;
    app.log.info({ signal }, 'stopping');
    // A database that does not answer must not keep the process; what was not handed back is taken over later.
    setTimeout(() => process.exit(1), STOPS_WITHIN_MS).unref();
    await app.stop();
    process.exit(0);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  app.log.info({ address: app.address, base_url: app.baseUrl, role: config.role }, 'started');
}

/** The first worker runs jobs beside its requests, the others only serve; one that dies is replaced. */
function superviseWorkers(count: number): void {
  let stopping = false;
  const roles = new Map<number, string>();
  const fork = (role: string) => {
    roles.set(cluster.fork({ ROLE: role }).id, role);
  };
  const ownRole = readConfig(process.env).role;
  fork(ownRole);
  for (let i = 1; i < count; i++) fork(ownRole === 'all' ? 'web' : ownRole);
  cluster.on('exit', (worker) => {
    const role = roles.get(worker.id) ?? ownRole;
    roles.delete(worker.id);
    // With a pause, because what ends a worker at its start ends the next one too.
    if (!stopping) setTimeout(() => stopping || fork(role), REPLACED_AFTER_MS);
  });
  const stop = (signal: NodeJS.Signals) => {
    stopping = true;
    for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill(signal);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

main().catch((cause: unknown) => {
  process.stderr.write(`${explain(cause)}\n`);
  process.exit(1);
});
