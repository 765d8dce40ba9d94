import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { assert } from 'chai';
import Koa from 'koa';
import pg from 'pg';
import { authorizationRow } from '../../../src/domain/authorization/row.ts';
import { finish } from '../../../src/domain/steps.ts';
import { createAuthenticate } from '../../../src/http/authenticate.ts';
import { authorizationsSnapshot, type SnapshotLimits } from '../../../src/http/authorizations-snapshot.ts';
import { newId } from '../../../src/infra/random.ts';
import { openSqlite } from '../../../src/store/engine/sqlite.ts';
import type { Tables } from '../../../src/store/index.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { type Database, engines } from '../../support/databases.ts';
import { adagents, entry, site, type World, worldOf } from './lookups-world.ts';
import {
  applyFeed,
  comparable,
  type Headers,
  openSnapshot,
  type Row,
  readSlowly,
  type Snapshot,
} from './snapshot-reader.ts';

const LIMITS: SnapshotLimits = {
  atOnce: 4,
  stalledMs: 30_000,
  totalMs: 60_000,
  paceMs: 30_000,
  leastBytes: 1,
};
const ROWS = 12_000;

for (const engine of engines) {
  describe(`snapshots under load on ${engine.name}`, () => {
    let database: Database;
    let served: TestApp;
    let member: Headers;
    const servers: Server[] = [];

    before(async () => {
      const create = async () => {
        database = await engine.create();
        return database;
      };
      served = await startTestApp({ ...engine, create });
      member = await served.member();
    });
    afterEach(() => {
      for (const server of servers.splice(0)) {
        server.closeAllConnections();
        server.close();
      }
    });
    after(() => served.drop());

    it('are, with the feed behind their cursor, what the tables hold, however many write at once', async () => {
      const world = worldOf(served);
      let isBusy = true;
      const writers = Promise.all(['a', 'b', 'c', 'd', 'e'].map((name) => write(world, name, () => isBusy)));
      const taken: { rows: Row[]; cursor: string }[] = [];
      const moments = new Set<string>();
      for (let turn = 0; turn < 6 || (moments.size < 4 && turn < 60); turn += 1) {
        // As many as an organization may read at once: those of the turn before are over.
        const two = [0, 3].map(async (pauseMs) => {
          const stream = await openSnapshot(served, member);
          assert.equal(stream.statusCode, 200);
          return readSlowly(stream, pauseMs);
        });
        taken.push(...(await Promise.all(two)));
        for (const { cursor } of taken) moments.add(cursor);
      }
      isBusy = false;
      await writers;
      const held = comparable(await tableRows(served.store.read));
      assert.isNotEmpty(held);
      assert.isAbove(moments.size, 3, 'nothing was written meanwhile');
      for (const one of taken) assert.deepEqual(await applyFeed(served, member, one), held);
    });

    describe('of many rows', () => {
      before(() => served.store.transaction((tx) => fill(tx, served.clock.now())));

      /** A snapshot endpoint of its own that counts the rows it has read. */
      const serve = async (limits: Partial<SnapshotLimits> = {}) => {
        const read = { rows: 0 };
        const store = {
          read: served.store.read,
          snapshot: <T>(work: (view: Tables) => Promise<T>) =>
            served.store.snapshot((view) => work(counting(view, read))),
        };
        const log = { debug() {}, info() {}, warn() {}, error() {} };
        const authenticate = createAuthenticate(served.store, async () => ({
          fault: 'not_issued_here',
          claims: null,
        }));
        const endpoint = authorizationsSnapshot(
          { store, authenticate, now: () => served.clock.now(), log },
          { ...LIMITS, ...limits },
        );
        const koa = new Koa();
        koa.silent = true;
        koa.use((ctx) => endpoint(ctx, {}));
        const server = koa.listen(0, '127.0.0.1');
        servers.push(server);
        await once(server, 'listening');
        return { read, address: server.address() as AddressInfo };
      };
      const hasOpenViews = () => openViews(engine.name, database.url);

      it('are read no faster than they are taken, and end whole', async () => {
        const { read, address } = await serve();
        const stream = await openSnapshot({ address }, member);
        const stalled = await settled(() => read.rows);
        // The machine's socket buffers take some megabytes of it.
        assert.isBelow(stalled, ROWS * 0.8);
        assert.isTrue(await hasOpenViews());
        const { rows } = await readSlowly(stream, 0);
        assert.isAtLeast(rows.length, ROWS);
        assert.lengthOf(new Set(rows.map(({ id }) => id)), rows.length);
        await until(async () => !(await hasOpenViews()));
      });

      it('give the database back when their reader goes away', async () => {
        const { address } = await serve();
        const streams = await Promise.all([0, 1, 2, 3].map(() => openSnapshot({ address }, member)));
        // Some have taken a piece, some nothing, and none so much that it could have ended.
        for (const stream of streams.slice(2)) await once(stream, 'readable');
        assert.isTrue(await hasOpenViews());
        for (const stream of streams) stream.destroy();
        await until(async () => !(await hasOpenViews()));
        const { rows } = await readSlowly(await openSnapshot({ address }, member), 0);
        assert.isAtLeast(rows.length, ROWS);
      });

      it('give it back when their reader takes nothing', async () => {
        const { read, address } = await serve({ stalledMs: 2000, atOnce: 1 });
        const stream = await openSnapshot({ address }, member);
        stream.on('error', () => {});
        assert.isTrue(await hasOpenViews());
        await until(async () => !(await hasOpenViews()));
        assert.isBelow(read.rows, ROWS);
        assert.isFalse(await isWhole(stream));
      });

      it('give it back when their reader takes little, however steadily', async () => {
        const { read, address } = await serve({ paceMs: 500, leastBytes: 1024 * 1024, atOnce: 1 });
        const stream = await openSnapshot({ address }, member);
        stream.on('error', () => {});
        const sip = setInterval(() => stream.read(256), 10);
        await until(async () => !(await hasOpenViews()));
        clearInterval(sip);
        assert.isBelow(read.rows, ROWS);
        assert.isFalse(await isWhole(stream));
      });
    });
  });
}

/** Crawls one publisher after every change of its file, as long as it is told to; the last one is a valid file. */
async function write(world: World, name: string, isBusy: () => boolean): Promise<void> {
  const domain = `${name}.example`;
  const agents = Array.from({ length: 12 }, (_, n) => `https://${name}${n}.example`);
  for (let turn = 0, isLast = false; !isLast; turn += 1) {
    isLast = !isBusy() && turn >= 2;
    const rest = turn % 2 === 0 ? { countries: ['DE'] } : { effective_until: '2100-01-01T00:00:00Z' };
    const held = agents.slice(turn % 5, (turn % 5) + 6).map((url) => entry(['the_site'], { url, ...rest }));
    if (turn % 4 === 3 && !isLast) world.publish(domain, { authorized_agents: 'nobody' });
    else world.publish(domain, adagents([site('the_site', domain)], held));
    await world.crawl(domain);
  }
}

async function tableRows(read: Tables): Promise<Row[]> {
  const rows: Row[] = [];
  for await (const page of read.authorizationRows.all(['adagents_json']))
    for (const row of page) rows.push(JSON.parse(finish(authorizationRow(row))));
  return rows;
}

/** Authorizations that cannot be compressed to nothing. */
async function fill(tx: Tables, now: Date): Promise<void> {
  for (let from = 0; from < ROWS; from += 2000) {
    await tx.authorizations.putAll(
      Array.from({ length: 2000 }, (_, n) => ({
        id: newId(),
        agentUrl: `https://many${n}.example`,
        publisherDomain: `p${from + n}.example`,
        entryKey: 'k',
        authorizationType: 'property_ids',
        authorizedFor: randomBytes(720).toString('base64'),
        scope: { property_ids: ['a'] },
        evidence: 'adagents_json' as const,
        hash: 'h',
        createdAt: now,
        updatedAt: now,
      })),
    );
  }
}

function counting(view: Tables, read: { rows: number }): Tables {
  const { authorizationRows } = view;
  async function* all(evidence: readonly string[]) {
    for await (const page of authorizationRows.all(evidence)) {
      read.rows += page.length;
      yield page;
    }
  }
  return { ...view, events: view.events, authorizationRows: { ...authorizationRows, all } };
}

/** Whether somebody still looks at the database as it was. */
async function openViews(engine: string, url: string): Promise<boolean> {
  if (engine === 'sqlite') {
    const connection = openSqlite(url.replace('sqlite:', ''));
    try {
      // Something must stand in the log behind the view, else nobody is in the way.
      connection.exec('create table if not exists probe (a)');
      connection.exec(`insert into probe values (${Date.now()})`);
      const [state] = connection.pragma('wal_checkpoint(TRUNCATE)') as { busy: number }[];
      return state?.busy === 1;
    } finally {
      connection.close();
    }
  }
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query(
      'select 1 from pg_stat_activity where datname = current_database() and xact_start is not null and pid <> pg_backend_pid() and backend_xmin is not null',
    );
    return rows.length > 0;
  } finally {
    await client.end();
  }
}

/** The value once it has stayed the same for a while. */
async function settled(value: () => number): Promise<number> {
  for (let last = -1; ; ) {
    await pause(400);
    if (value() === last) return last;
    last = value();
  }
}

async function until(isSo: () => Promise<boolean>): Promise<void> {
  for (let turn = 0; turn < 2_400; turn += 1) {
    if (await isSo()) return;
    await pause(25);
  }
  assert.fail('it never came to be so');
}

/** Whether the answer came to its end, rather than being cut off. */
async function isWhole(stream: Snapshot): Promise<boolean> {
  stream.resume();
  if (!stream.closed) await new Promise<void>((resolve) => stream.once('close', resolve));
  return stream.complete;
}
