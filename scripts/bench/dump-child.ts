import { generateKeyPairSync } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { monitorEventLoopDelay, performance } from 'node:perf_hooks';
import { signer } from '../../src/domain/feed/log/note.ts';
import { dumpFolder } from '../../src/infra/dump-folder.ts';
import { newIdAt } from '../../src/infra/random.ts';
import { createRests } from '../../src/infra/rests.ts';
import { writeDump } from '../../src/jobs/dump/makeDump.ts';
import { openStore, type Store } from '../../src/store/open.ts';
import { milliseconds, type Row, seconds } from './table.ts';

/** First message of the parent: make a dump of this registry. The answer is what it cost. */
export type DumpAsk = { readonly databaseUrl: string; readonly folder: string; readonly engine: string };

const MEGABYTE = 1024 * 1024;
const MEMORY_EVERY_MS = 50;
/** Until then memory may grow to what a dump of any size needs. */
const GROWN_AFTER = 0.3;

process.once('message', async ({ databaseUrl, folder, engine }: DumpAsk) => {
  const store = await openStore(databaseUrl);
  try {
    process.send?.(await measureAlone(store, folder, engine));
  } finally {
    await store.close();
    process.disconnect();
  }
});

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
