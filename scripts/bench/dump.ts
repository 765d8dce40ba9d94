import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { migrate } from '../../src/store/engine/migrate.ts';
import { openStore, type Store } from '../../src/store/open.ts';
import type { DumpAsk } from './dump-child.ts';
import { enqueueDump, seedRecords } from './dump-world.ts';
import { startLoad } from './load.ts';
import { newDatabase, withPostgres } from './postgres.ts';
import { quantile } from './quantile.ts';
import type { Scenario } from './scenario.ts';
import { startService } from './service.ts';
import { milliseconds, type Row, seconds } from './table.ts';

const CHILD = fileURLToPath(new URL('./dump-child.ts', import.meta.url));
/** The heap of a service grows as these options say. */
const AS_THE_SERVICE = ['--max-semi-space-size=8', '--heap-growing-percent=100'];
const SIZES = { small: 40_000, full: 1_000_000 };
/** Readers that leave the service most of its time, as it has it in production. */
const READERS = { connections: 2, pauseMs: 3 };
const READ_ALONE_MS = 4_000;
const WARM_UP_MS = 3_000;

/** Makes a dump of a large registry: in a process of its own, as the job does, and in a service that answers meanwhile. */
export const dump: Scenario = {
  name: 'dump of the registry',
  async run({ scale, folder, databaseUrl }) {
    const rows = await withRecords(databaseUrl, SIZES[scale], async (store) => [
      ...(await measureAlone({ databaseUrl, folder: join(folder, 'alone'), engine: '' })),
      ...(await measureReads(store, { DATABASE_URL: databaseUrl, DUMP_DIR: join(folder, 'dumps') })),
    ]);
    const onPostgres = await withPostgres(async (server) => {
      const url = await newDatabase(server, 'dump');
      return withRecords(url, SIZES[scale], () =>
        measureAlone({ databaseUrl: url, folder: join(folder, 'postgres'), engine: ', PostgreSQL' }),
      );
    });
    return [...rows, ...onPostgres];
  },
};

async function withRecords(
  databaseUrl: string,
  records: number,
  work: (store: Store) => Promise<Row[]>,
): Promise<Row[]> {
  await migrate(databaseUrl);
  await seedRecords(databaseUrl, records);
  const store = await openStore(databaseUrl);
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}

/** A process that makes nothing but the dump: what this one has done before is garbage that would count. */
async function measureAlone(ask: DumpAsk): Promise<Row[]> {
  const child = fork(CHILD, { execArgv: AS_THE_SERVICE });
  child.send(ask);
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`the process of the dump ended with ${code}`);
  });
  ended.catch(() => {});
  const [rows] = (await Promise.race([once(child, 'message'), ended])) as [Row[]];
  return rows;
}

/** Reads a service at an even pace, before it makes a dump and while it does. */
async function measureReads(store: Store, settings: Record<string, string>): Promise<Row[]> {
  const service = await startService(settings);
  try {
    const path = '/api/properties/resolve?domain=publisher-1.bench.example';
    const load = () => startLoad([{ name: 'read', origin: service.origin, path, ...READERS }]);
    const warming = await load();
    await sleep(WARM_UP_MS);
    await warming.stop();
    const alone = await load();
    await sleep(READ_ALONE_MS);
    const before = (await alone.stop()).read?.latencies ?? [];
    const beside = await load();
    const began = performance.now();
    await enqueueDump(store);
    while ((await fetch(`${service.origin}/api/registry/dump`)).status !== 200) await sleep(100);
    const elapsed = performance.now() - began;
    const during = (await beside.stop()).read?.latencies ?? [];
    const ratio = quantile(during, 0.5) / quantile(before, 0.5);
    return [
      { what: 'reads beside a dump, p50', value: milliseconds(quantile(during, 0.5)) },
      { what: '  ÷ p50 without it', value: `× ${ratio.toFixed(2)}`, reach: '≤ 1.1' },
      { what: '  p99', value: milliseconds(quantile(during, 0.99)) },
      { what: '  p99 without it', value: milliseconds(quantile(before, 0.99)) },
      { what: '  time of the dump beside them', value: seconds(elapsed) },
    ];
  } finally {
    await service.stop();
  }
}
