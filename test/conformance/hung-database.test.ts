import Sqlite from 'better-sqlite3';
import { assert } from 'chai';
import pg from 'pg';
import { createPrincipal } from '../../src/admin/principals.ts';
import { isTemporaryFailure } from '../../src/domain/errors.ts';
import { READ_WAITS_MS } from '../../src/domain/limits.ts';
import { migrate } from '../../src/store/engine/migrate.ts';
import { retryBusy } from '../../src/store/engine/sqlite.ts';
import { engines, type TestEngine } from '../support/databases.ts';
import { startPostgres } from '../support/postgres.ts';
import { rows } from '../support/sql.ts';
import { type Door, type DoorAnswer, everyDoor } from './doors.ts';
import { startWorld, type World } from './world.ts';

const MOST_MS = 10_000;
/**
 * Doors that are asked at once, each time at a database that hangs anew: many more than the pools have connections,
 * and few enough that a busy machine can run client and service, which share a thread, well within the limit: half of
 * all take little longer than the database lets them wait.
 */
const AT_ONCE = 200;
/** Shorter than by default, so that a busy machine does not matter; but who waits for two statements waits too long. */
const LIMITS = { DATABASE_CONNECT_TIMEOUT_MS: '3000', DATABASE_STATEMENT_TIMEOUT_MS: '4000' };

/** A database that can be made to hang. */
type Hanging = {
  engine: TestEngine;
  hang(): Promise<void>;
  goOn(): Promise<void>;
  /** Connections that the database has open for the service. */
  connections(): Promise<number>;
  close(): Promise<void>;
};

/** Two pools of ten, and the connection that listens. */
const MOST_CONNECTIONS = 21;

const makers = { postgres: hangingPostgres, sqlite: hangingSqlite };

/** All processes of the server stop where they are, as those of a host that hangs. */
async function hangingPostgres(engine: TestEngine): Promise<Hanging> {
  const server = await startPostgres();
  const client = new pg.Client({ connectionString: server.url('postgres') });
  await client.connect();
  await client.query('create database hanging');
  await client.end();
  const url = server.url('hanging');
  await migrate(url);
  return {
    engine: { ...engine, create: async () => ({ url, drop: async () => {} }) },
    hang: async () => server.freeze(),
    goOn: async () => server.thaw(),
    async connections() {
      const [row] = await rows(
        server.url('postgres'),
        "select count(*) as open from pg_stat_activity where datname = 'hanging'",
      );
      return Number(row?.open);
    },
    close: () => server.stop(),
  };
}

/** Another process keeps the lock of the writer. */
async function hangingSqlite(engine: TestEngine): Promise<Hanging> {
  const database = await engine.create();
  // The writer of this process commits when the event loop turns, for which a lock must not be waited for in one turn.
  const other = new Sqlite(database.url.slice('sqlite:'.length), { timeout: 5 });
  return {
    engine: { ...engine, create: async () => ({ url: database.url, drop: async () => {} }) },
    hang: async () => void (await retryBusy(() => other.exec('begin exclusive'))),
    goOn: async () => void other.exec('rollback'),
    connections: async () => 0,
    async close() {
      other.close();
      await database.drop();
    },
  };
}

type Heard = DoorAnswer & { readonly name: string; readonly ms: number };

async function knock(doors: readonly Door[]): Promise<Heard[]> {
  return Promise.all(
    doors.map(async ({ name, ask }) => {
      const started = performance.now();
      const answer = await ask();
      return { ...answer, name, ms: Math.round(performance.now() - started) };
    }),
  );
}

/** A long read, which is begun before any request: it gets a connection that the database had answered. */
const snapshotOf = ({ app: { store } }: World): Door => ({
  name: 'a snapshot of the store',
  ask: () =>
    store
      .snapshot(async (view) => void (await view.events.head()))
      .then(
        () => ({ status: 200, retryAfter: null, text: '' }),
        (cause: unknown) => ({
          status: isTemporaryFailure(cause) ? 503 : 500,
          retryAfter: '5',
          text: String(cause),
        }),
      ),
});

const isUnavailable = ({ status, retryAfter, text }: DoorAnswer): boolean =>
  (status === 503 && retryAfter === '5') ||
  // The answer of a task is its own, whatever the transport says.
  (status === 200 && text.includes('"SERVICE_UNAVAILABLE"') && text.includes('"retry_after":5'));

/** A text without what differs from one request to the next. */
const constant = (text: string): string =>
  text.startsWith('# HELP')
    ? 'metrics'
    : text.replace(/[0-9a-f-]{8,}|[0-9]+|token" value="[^"]+|(code_challenge|state|nonce)=[^&"]+/g, '');

const isSame = (calm: DoorAnswer | undefined, answer: DoorAnswer): boolean =>
  calm?.status === answer.status && constant(calm.text) === constant(answer.text);

const shown = ({ name, status, retryAfter, ms, text }: Heard) =>
  `${name}: ${status}, Retry-After ${retryAfter}, ${ms} ms: ${text.slice(0, 200)}`;

for (const engine of engines) {
  describe(`every door while the database hangs, on ${engine.name}`, () => {
    let hanging: Hanging;
    let world: World;
    let doors: Door[];

    before(async () => {
      hanging = await makers[engine.name](engine);
      world = await startWorld(hanging.engine, { settings: LIMITS, noteWithinMs: READ_WAITS_MS });
      const { token } = await createPrincipal(world.app.store, {
        name: 'buyer',
        permissions: 'products:read',
      });
      doors = [snapshotOf(world), ...(await everyDoor(world, token))];
    });
    after(async () => {
      await world?.close();
      await hanging?.close();
    });

    const prepare = async (those: readonly Door[]) => {
      for (const door of those) await door.prepare?.();
    };

    const untilReady = async () => {
      const { get } = world.app;
      while ((await get('/readyz')).status !== 200) await new Promise((resume) => setTimeout(resume, 50));
    };

    async function knockWhileItHangs(those: readonly Door[]): Promise<Heard[]> {
      await prepare(those);
      await hanging.hang();
      try {
        return await knock(those);
      } finally {
        await hanging.goOn();
      }
    }

    /** Who waited too long is asked again, beside fewer: a busy machine may have been slow to ask so many. */
    async function knockInTime(those: readonly Door[], tries = 3): Promise<Heard[]> {
      const heard = await knockWhileItHangs(those);
      await untilReady();
      const late = new Set(heard.filter(({ ms }) => ms > MOST_MS).map(({ name }) => name));
      if (late.size === 0 || tries === 1) return heard;
      const again = await knockInTime(
        those.filter(({ name }) => late.has(name)),
        tries - 1,
      );
      return [...heard.filter(({ name }) => !late.has(name)), ...again];
    }

    it('answers 503 with a time to come back, or what needs no database, and works again afterwards', async () => {
      await prepare(doors);
      const calm = new Map<string, DoorAnswer>();
      for (const door of doors) calm.set(door.name, await door.ask());
      const heard: Heard[] = [];
      for (let at = 0; at < doors.length; at += AT_ONCE) {
        heard.push(...(await knockInTime(doors.slice(at, at + AT_ONCE))));
      }
      const wrong = heard.filter(
        (answer) =>
          answer.ms > MOST_MS ||
          !(
            isUnavailable(answer) ||
            (engine.name === 'sqlite' && answer.status < 500) ||
            isSame(calm.get(answer.name), answer)
          ),
      );
      assert.deepEqual(wrong.map(shown), []);
      assert.isAbove(heard.filter(isUnavailable).length, doors.length / 4);
      await prepare(doors);
      const after: Heard[] = [];
      for (const door of doors) after.push(...(await knock([door])));
      const failing = after.filter((answer) => answer.status >= 500 || isUnavailable(answer));
      assert.deepEqual(failing.map(shown), []);
      while ((await hanging.connections()) > MOST_CONNECTIONS)
        await new Promise((resume) => setTimeout(resume, 50));
    });
  });
}
