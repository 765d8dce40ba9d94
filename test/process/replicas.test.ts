import { execFile } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { assert } from 'chai';
import pg from 'pg';
import { createKey, createOrganization } from '../../src/admin/organizations.ts';
import { migrate } from '../../src/store/engine/migrate.ts';
import { openStore, type Store } from '../../src/store/open.ts';
import { addCatalogs } from '../support/catalog-words.ts';
import { childEnv } from '../support/child-env.ts';
import { type PostgresPair, startPostgresPair } from '../support/postgres-pair.ts';
import { someRegistryEvent } from '../support/registry-events.ts';
import { type RoundRobin, startRoundRobin } from '../support/round-robin.ts';
import { type Sites, startSites } from '../support/sites.ts';
import { rows } from '../support/sql.ts';
import { type FeedReader, startPoller, startStreamReader } from './feed-readers.ts';
import { CALLERS, type Load, startLoad } from './load.ts';
import { makeNextVersion, type NextVersion } from './next-version.ts';
import { type Purchases, startPurchases } from './purchases.ts';
import { type Server, startServer } from './server.ts';

const DATABASE = 'registry';
const PROCESSES = 3;
/** 10 s where a run has the time. */
const LAG_MS = Number(process.env.REPLICA_LAG_MS ?? 2_000);
const AWAY_MS = 500;

/** Appends events of its own, as crawls of another process do, and goes on when the database comes back. */
function startEvents(store: Store) {
  /** Of events that were committed for sure. */
  const ids: string[] = [];
  let isOver = false;
  const looping = (async () => {
    for (let number = 0; !isOver; number += 1) {
      try {
        const event = someRegistryEvent({
          createdAt: new Date(),
          eventType: 'agent.discovered',
          text: `${number}`,
        });
        const [stored] = await store.transaction((tx) => tx.events.append([event]));
        if (stored !== undefined) ids.push(stored.eventId);
      } catch {
        await sleep(100);
      }
      await sleep(15);
    }
  })();
  return {
    ids,
    async stop() {
      isOver = true;
      await looping;
    },
  };
}

describe('three processes on one PostgreSQL with a replica, under load', () => {
  let pair: PostgresPair;
  let sites: Sites;
  let proxy: RoundRobin;
  let next: NextVersion;
  let store: Store;
  let load: Load;
  let purchases: Purchases;
  let events: ReturnType<typeof startEvents>;
  let readers: FeedReader[] = [];
  const servers: Server[] = [];
  const all: Server[] = [];
  const figures: string[] = [];

  before(async () => {
    [pair, sites, proxy] = await Promise.all([startPostgresPair(), startSites(), startRoundRobin()]);
    next = makeNextVersion();
    const admin = new pg.Client({ connectionString: pair.primary('postgres') });
    await admin.connect();
    await admin.query(`create database ${DATABASE}`);
    await admin.end();
    await migrate(pair.primary(DATABASE));
    await addCatalogs(pair.primary(DATABASE));
    store = await openStore(pair.primary(DATABASE));
    const { organization } = await createOrganization(store, { name: 'Readers' });
    const { api_key: key } = await createKey(store, { org: organization.id, name: 'test' });
    for (let index = 0; index < PROCESSES; index += 1) servers.push(await start());
    aim();
    load = startLoad(proxy.origin);
    purchases = startPurchases(proxy.origin);
    events = startEvents(store);
    const headers = { authorization: `Bearer ${key}` };
    readers = [
      ...servers.map(() => startStreamReader(proxy.origin, headers)),
      startPoller(proxy.origin, headers),
    ];
    await progress();
  });
  after(async () => {
    await Promise.all([load, purchases, events, ...readers].map((one) => one?.stop()));
    // For docs/performance.md.
    if (process.env.REPLICA_LAG_MS !== undefined) process.stdout.write(`${figures.join('\n')}\n`);
    for (const { child } of all) if (child.exitCode === null) child.kill('SIGKILL');
    next?.remove();
    await store?.close();
    await Promise.all([proxy?.close(), sites?.close()]);
    await pair?.stop();
  });

  async function start(folder?: string): Promise<Server> {
    const read = { DATABASE_READ_URL: pair.replica(DATABASE), MIGRATE: 'never' };
    const server = await startServer(pair.primary(DATABASE), sites, read, folder);
    all.push(server);
    return server;
  }
  const aim = () => proxy.setTargets(servers.map(({ origin }) => origin));

  /** Counts what callers and readers met during some work. */
  async function counted(what: string, work: () => Promise<void>): Promise<void> {
    const counts = () => [
      load.answers() + purchases.bought.size,
      load.broken() + purchases.repeated(),
      load.away(),
      purchases.bought.size,
      events.ids.length,
    ];
    const before = counts();
    const began = performance.now();
    await work();
    const [answers, repeated, away, bought, appended] = counts().map(
      (count, at) => count - (before[at] ?? 0),
    );
    const seconds = Math.round((performance.now() - began) / 100) / 10;
    figures.push(
      `${what}: ${seconds} s, ${answers} answers, ${repeated} requests made again, ${away} answers of 503, ${bought} purchases, ${appended} events`,
    );
  }
  const check = () => {
    load.check();
    if (purchases.faults.length > 0) throw new Error(`purchases have faults: ${purchases.faults.join('; ')}`);
  };
  /** Waits until more is written, and each reader has read what was there when it was asked. */
  async function progress(): Promise<void> {
    const bought = purchases.bought.size + 3;
    await load.moreWrites(3);
    const last = events.ids.at(-1);
    const wanted = events.ids.length + 3;
    while (events.ids.length < wanted || purchases.bought.size < bought) {
      check();
      await sleep(20);
    }
    if (last !== undefined) await Promise.all(readers.map((reader) => reader.reaches(last, check)));
  }

  it('loses what is on its way to a process that is killed, and nothing else', async () => {
    for (let index = 0; index < PROCESSES; index += 1) {
      const before = load.broken();
      await counted(`process ${index + 1} is killed`, async () => {
        await servers[index]?.end('SIGKILL');
        await progress();
      });
      assert.isAtMost(load.broken() - before, CALLERS);
      servers[index] = await start();
      aim();
      await progress();
    }
  });

  it(`answers while the replica is behind, a process ends meanwhile, and its readers miss nothing`, async () => {
    await pair.holdReplica();
    const held = Date.now();
    await counted('the replica is behind, and a process is killed', async () => {
      await load.moreWrites(5);
      await servers[0]?.end('SIGKILL');
      servers[0] = await start();
      aim();
      await load.moreWrites(5);
      while (Date.now() < held + LAG_MS) await sleep(50);
    });
    assert.deepEqual(load.faults, []);
    await pair.releaseReplica();
    await counted('the replica catches up', progress);
  });

  it('goes on by itself after the primary was away', async () => {
    await counted('the primary restarts', async () => {
      await pair.restartPrimary(AWAY_MS);
      await progress();
    });
    for (const { child } of servers) assert.isNull(child.exitCode);
  });

  it('is replaced process by process by a version that migrated while the old one answered', async () => {
    next.addMigration();
    const env = { ...childEnv(), DATABASE_URL: pair.primary(DATABASE) };
    await promisify(execFile)(process.execPath, ['src/admin.ts', 'migrate'], { cwd: next.folder, env });
    await counted('three processes are replaced', async () => {
      for (let index = 0; index < PROCESSES; index += 1) {
        const old = servers[index];
        servers[index] = await start(next.folder);
        aim();
        assert.equal(await old?.end('SIGTERM'), 0);
        await progress();
      }
    });
  });

  it('answered no request with a fault, and kept each write once', async () => {
    await Promise.all([load.stop(), purchases.stop()]);
    check();
    assert.isEmpty(await purchases.doubled());
    const buys = (await rows(pair.primary(DATABASE), 'select id from media_buys')).map(({ id }) =>
      String(id),
    );
    assert.sameMembers(buys, [...purchases.bought.values()]);
    const stored = (
      await rows(pair.primary(DATABASE), "select brand_domain from accounts where brand_domain like 'brand%'")
    ).map(({ brand_domain: domain }) => String(domain));
    assert.lengthOf(new Set(stored), stored.length);
    assert.includeMembers(stored, [...load.kept]);
  });

  it('showed each event once, in order, to every reader of a stream or of pages', async () => {
    await events.stop();
    const last = events.ids.at(-1) ?? '';
    await Promise.all(readers.map((reader) => reader.reaches(last)));
    const stored = (await rows(pair.primary(DATABASE), 'select event_id from events order by event_id')).map(
      ({ event_id: id }) => String(id),
    );
    assert.includeMembers(stored, events.ids);
    for (const { ids, faults } of readers) {
      assert.deepEqual(faults, []);
      assert.deepEqual(ids.slice(0, stored.length), stored);
    }
  });
});
