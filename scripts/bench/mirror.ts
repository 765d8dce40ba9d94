import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { HASH_BYTES } from '../../src/domain/feed/log/merkle.ts';
import { TILE_WIDTH } from '../../src/domain/feed/log/tiles.ts';
import { newId } from '../../src/infra/random.ts';
import { migrate } from '../../src/store/engine/migrate.ts';
import type { NewEvent } from '../../src/store/feed/events.ts';
import { openStore, type Store } from '../../src/store/open.ts';
import { enqueueDump, seedRecords } from './dump-world.ts';
import { benchEvent } from './feed-events.ts';
import type { Scenario } from './scenario.ts';
import { members, startService } from './service.ts';
import { type Row, seconds } from './table.ts';

const SIZES = {
  small: { records: 20_000, events: 10_000 },
  full: { records: 50_000, events: 25_000 },
};
const AT_ONCE = 2_000;
const WAIT_MS = 50;
const MEGABYTE = 1024 * 1024;
const MILLION = 1_000_000;

/** A mirror from nothing: it loads a dump, follows the feed and is verified, each as a process of its own. */
export const mirror: Scenario = {
  name: 'mirror of a registry',
  async run({ scale, folder, databaseUrl }) {
    const { records, events } = SIZES[scale];
    await migrate(databaseUrl);
    await seedRecords(databaseUrl, records);
    const store = await openStore(databaseUrl);
    const settings = { DATABASE_URL: databaseUrl, DUMP_DIR: join(folder, 'dumps') };
    const [authorization = ''] = await members(settings, 1);
    const service = await startService(settings);
    try {
      const copy = `sqlite:${join(folder, 'mirror.sqlite')}`;
      const run = (command: string) =>
        runMirror(command, {
          REGISTRY_URL: service.origin,
          REGISTRY_TOKEN: authorization.replace('Bearer ', ''),
          DATABASE_URL: copy,
          folder,
        });
      await enqueueDump(store);
      await dumped(service.origin);
      const rows: Row[] = [rate('mirror init', records, 'records', await run('init'))];
      const began = performance.now();
      await append(store, events);
      await logged(store);
      rows.push(
        rate('log of the feed, from events to signed entries', events, 'entries', performance.now() - began),
      );
      rows.push({
        what: '  tree and entries of a million events',
        value: `${Math.round((((await bytesOfEntries(store)) / TILE_WIDTH) * MILLION) / MEGABYTE)} MB`,
      });
      rows.push(rate('mirror update', events, 'events', await run('update')));
      rows.push({ what: `mirror verify of ${records} records`, value: seconds(await run('verify')) });
      return rows;
    } finally {
      await service.stop();
      await store.close();
    }
  },
};

const rate = (what: string, count: number, of: string, ms: number): Row => ({
  what: `${what}, ${of}`,
  value: `${Math.round((count / ms) * 1_000)}/s`,
});

/** @returns milliseconds that the command took, its start included */
async function runMirror(
  command: string,
  { folder, ...env }: Record<string, string> & { folder: string },
): Promise<number> {
  const began = performance.now();
  const child = spawn(process.execPath, ['mirror/main.ts', command, '--folder', join(folder, 'parts')], {
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`mirror ${command} ended with ${code}`);
  return performance.now() - began;
}

async function dumped(origin: string): Promise<void> {
  while ((await fetch(`${origin}/api/registry/dump`)).status !== 200) await sleep(WAIT_MS);
}

/** An authorization that a mirror adds to its copy. */
function granted(n: number): NewEvent {
  const event = benchEvent(n, new Date());
  const id = newId();
  return {
    ...event,
    eventType: 'authorization.granted',
    entityId: id,
    payload: { ...event.payload, id },
  } as NewEvent;
}

async function append(store: Store, count: number): Promise<void> {
  for (let done = 0; done < count; done += AT_ONCE) {
    const news = Array.from({ length: Math.min(AT_ONCE, count - done) }, (_, index) => granted(done + index));
    await store.transaction((tx) => tx.events.append(news));
  }
}

/** Waits until the service has given every event its entry. */
async function logged(store: Store): Promise<void> {
  for (;;) {
    const tree = await store.read.feedLog.current();
    if (tree !== undefined && tree.lastEventId === (await store.read.events.newestId())) return;
    await sleep(WAIT_MS);
  }
}

/** Bytes that the first 256 entries take, with their share of the tiles above. */
async function bytesOfEntries(store: Store): Promise<number> {
  const { feedLog } = store.read;
  const { number = 0 } = (await feedLog.current()) ?? {};
  const tile = await feedLog.tile(number, { level: 0, index: 0 });
  const bundle = await feedLog.bundle(number, 0);
  if (tile?.length !== TILE_WIDTH * HASH_BYTES || bundle === undefined)
    throw new Error('the log has fewer entries than a bundle');
  const hashes = tile.toString('base64').length;
  return hashes + bundle.lines.length + hashes / TILE_WIDTH;
}
