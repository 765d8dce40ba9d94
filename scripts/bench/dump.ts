import { generateKeyPairSync } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { monitorEventLoopDelay, performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { signer } from '../../src/domain/feed/log/note.ts';
import { dumpFolder } from '../../src/infra/dump-folder.ts';
import { newIdAt } from '../../src/infra/random.ts';
import { createRests } from '../../src/infra/rests.ts';
import { writeDump } from '../../src/jobs/dump/makeDump.ts';
import { migrate } from '../../src/store/engine/migrate.ts';
import { openStore, type Store } from '../../src/store/open.ts';
import { enqueueDump, seedRecords } from './dump-world.ts';
import { startLoad } from './load.ts';
import { newDatabase, withPostgres } from './postgres.ts';
import { quantile } from './quantile.ts';
import type { Scenario } from './scenario.ts';
import { startService } from './service.ts';
import { milliseconds, type Row, seconds } from './table.ts';

const SIZES = { small: 40_000, full: 1_000_000 };
const MEGABYTE = 1024 * 1024;
const MEMORY_EVERY_MS = 50;
/** Until then memory may grow to what a dump of any size needs. */
const GROWN_AFTER = 0.3;
/** Readers that leave the service most of its time, as it has it in production. */
const READERS = { connections: 2, pauseMs: 3 };
const READ_ALONE_MS = 4_000;
const WARM_UP_MS = 3_000;

/** Makes a dump of a large registry: in this process, as the job does, and in a service that answers meanwhile. */
export const dump: Scenario = {
  name: 'dump of the registry',
  async run({ scale, folder, databaseUrl }) {
    const rows = await withRecords(databaseUrl, SIZES[scale], async (store) => [
      ...(await measureAlone(store, join(folder, 'alone'), '')),
      ...(await measureReads(store, { DATABASE_URL: databaseUrl, DUMP_DIR: join(folder, 'dumps') })),
    ]);
    const onPostgres = await withPostgres(async (server) =>
      withRecords(await newDatabase(server, 'dump'), SIZES[scale], (store) =>
        measureAlone(store, join(folder, 'postgres'), ', PostgreSQL'),
      ),
    );
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

/**
 * Memory of this process in bytes, without the files that it maps: pages of the database that were read count as the
 * process's own otherwise, and the system takes them back whenever it needs them.
 */
function ownMemory(): number {
  const [, kilobytes] = /^RssAnon:\s+(\d+) kB$/m.exec(readFileSync('/proc/self/status', 'utf8')) ?? [];
  return Number(kilobytes) * 1024;
}

/** Largest use of memory until the work has run for a share of its time, and at all. */
function watchMemory() {
  const samples: number[] = [];
  const timer = setInterval(() => void samples.push(ownMemory()), MEMORY_EVERY_MS);
  return () => {
    clearInterval(timer);
    const early = samples.slice(0, Math.ceil(samples.length * GROWN_AFTER));
    return { early: Math.max(...early), most: Math.max(...samples) };
  };
}

async function measureAlone(store: Store, folder: string, engine: string): Promise<Row[]> {
  const delay = monitorEventLoopDelay({ resolution: 5 });
  const before = ownMemory();
  const memory = watchMemory();
  const key = generateKeyPairSync('ed25519').privateKey;
  const cpu = process.cpuUsage();
  const busy = performance.eventLoopUtilization();
  const began = performance.now();
  delay.enable();
  const { records, bytes } = await writeDump(
    {
      store,
      folder: dumpFolder(folder),
      baseUrl: 'https://bench.example',
      version: 'bench',
      signersOf: async (name) => [signer(name, 'ed25519', key)],
      newIdAt,
      now: () => new Date(),
      hostNow: () => new Date(),
      rests: createRests(5, 50),
    },
    new AbortController().signal,
  );
  delay.disable();
  const elapsed = performance.now() - began;
  const { early, most } = memory();
  const { user, system } = process.cpuUsage(cpu);
  const share = performance.eventLoopUtilization(busy).utilization;
  return [
    { what: `dump of ${records} records${engine}`, value: seconds(elapsed), reach: '< 60 s for 1,000,000' },
    { what: '  processor time, of all threads', value: seconds((user + system) / 1_000) },
    { what: '  share of the event loop', value: `${Math.round(share * 100)} %` },
    { what: '  99 of 100 delays of the event loop below', value: milliseconds(delay.percentile(99) / 1e6) },
    { what: '  longest delay of the event loop', value: milliseconds(delay.max / 1e6), reach: '< 50 ms' },
    { what: '  memory more than before', value: `${Math.round((most - before) / MEGABYTE)} MB` },
    {
      what: `  memory ÷ that after ${GROWN_AFTER * 100} % of its time`,
      value: (most / early).toFixed(2),
      reach: '≤ 1.2',
    },
    { what: '  size of the files', value: `${Math.round(bytes / MEGABYTE)} MB` },
  ];
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
