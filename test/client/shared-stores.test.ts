import Database from 'better-sqlite3';
import { assert } from 'chai';
import pg from 'pg';
import {
  memoryEvents,
  memoryReplays,
  type RedisCommand,
  redisEvents,
  redisReplays,
  type SeenEvents,
  type SqlQuery,
  sqlEvents,
  sqlReplays,
  webhookTables,
} from '../../client/webhooks/index.ts';
import type { ReplayPort } from '../../src/domain/signatures/verify.ts';
import { engines } from '../support/databases.ts';

const AT = new Date('2026-11-21T00:00:00Z');
const later = (minutes: number) => new Date(AT.getTime() + minutes * 60_000);
const MOST = 5;

type Stores = {
  events: (now: () => Date) => SeenEvents;
  replays: () => ReplayPort;
  end?: () => Promise<void>;
};

/** A peer that keeps strings and sorted sets as Redis does, with its own clock. */
function redisLike(now: () => Date): RedisCommand {
  const texts = new Map<string, { value: string; until: number }>();
  const sets = new Map<string, Map<string, number>>();
  const commands: Record<
    string,
    (key: string, rest: readonly string[], set: Map<string, number>) => unknown
  > = {
    GET: (key) => texts.get(key)?.value ?? null,
    SET(key, rest) {
      if (rest.includes('NX') && texts.has(key)) return null;
      texts.set(key, { value: rest[0] ?? '', until: now().getTime() + Number(rest.at(-1)) });
      return 'OK';
    },
    DEL: (key) => (texts.delete(key) ? 1 : 0),
    ZADD(key, [, score, member = ''], set) {
      if (set.has(member)) return 0;
      sets.set(key, set.set(member, Number(score)));
      return 1;
    },
    ZCARD: (_, _rest, set) => set.size,
    ZSCORE: (_, [member = ''], set) => set.get(member) ?? null,
    ZREMRANGEBYSCORE(_, [, most], set) {
      for (const [member, score] of set) if (score <= Number(most)) set.delete(member);
    },
    PEXPIREAT: () => 1,
  };
  return async ([name = '', key = '', ...rest]) => {
    const held = texts.get(key);
    if (held !== undefined && held.until <= now().getTime()) texts.delete(key);
    const command = commands[name];
    if (command === undefined) throw new Error(`unknown command ${name}`);
    return command(key, rest, sets.get(key) ?? new Map());
  };
}

async function sqlStores(engine: (typeof engines)[number]): Promise<Stores> {
  const { url, drop } = await engine.createEmpty();
  let query: SqlQuery;
  let close: () => Promise<unknown>;
  if (engine.name === 'sqlite') {
    const db = new Database(url.replace('sqlite:', ''));
    query = async (sql, values) => {
      const statement = db.prepare(sql);
      const named =
        values.length === 0 ? [] : [Object.fromEntries(values.map((value, at) => [at + 1, value]))];
      if (statement.reader) return statement.all(...named) as Record<string, unknown>[];
      statement.run(...named);
      return [];
    };
    close = async () => db.close();
  } else {
    const pool = new pg.Pool({ connectionString: url });
    // The database is taken away from connections that are still closing.
    pool.on('error', () => {});
    query = async (sql, values) => (await pool.query(sql, [...values])).rows;
    close = () => pool.end();
  }
  for (const table of webhookTables) await query(table, []);
  return {
    events: (now) => sqlEvents(query, now),
    replays: () => sqlReplays(query, MOST),
    end: async () => {
      await close();
      await drop();
    },
  };
}

let time = AT;
const kinds: readonly (readonly [string, () => Promise<Stores>])[] = [
  ['in memory', async () => ({ events: (now) => memoryEvents(now, 50), replays: () => memoryReplays(MOST) })],
  [
    'in Redis',
    async () => {
      const send = redisLike(() => time);
      return {
        events: (now) => redisEvents(send, now),
        replays: () => redisReplays(send, { mostPerKey: MOST }),
      };
    },
  ],
  ...engines.map((engine) => [`in tables of ${engine.name}`, () => sqlStores(engine)] as const),
];

for (const [name, open] of kinds)
  describe(`stores of a receiver ${name}`, () => {
    let stores: Stores;
    let events: SeenEvents;
    let replays: ReplayPort;
    before(async () => {
      time = AT;
      stores = await open();
      events = stores.events(() => time);
      replays = stores.replays();
    });
    beforeEach(() => {
      time = AT;
    });
    after(() => stores.end?.());

    it('give an event that many claim at once to one of them', async () => {
      const claims = await Promise.all(Array.from({ length: 20 }, () => events.claim('many', later(1))));
      assert.lengthOf(
        claims.filter((claim) => claim === 'new'),
        1,
      );
      assert.lengthOf(
        claims.filter((claim) => claim === 'busy'),
        19,
      );
    });

    it('know a handled event until its end, and no longer', async () => {
      await events.claim('kept', later(1));
      await events.keep('kept', later(60));
      time = later(30);
      assert.equal(await events.claim('kept', later(31)), 'seen');
      time = later(61);
      assert.equal(await events.claim('kept', later(62)), 'new');
    });

    it('give an event back that was released, or whose handler is gone', async () => {
      await events.claim('given-back', later(1));
      await events.release('given-back');
      assert.equal(await events.claim('given-back', later(1)), 'new');
      time = later(2);
      assert.equal(await events.claim('given-back', later(3)), 'new');
    });

    it('take a nonce once, of many at the same time too', async () => {
      const entry = { keyid: 'once', nonce: 'n', until: later(5), now: AT };
      const answers = await Promise.all(Array.from({ length: 20 }, () => replays.remember(entry)));
      assert.lengthOf(
        answers.filter((answer) => answer === 'new'),
        1,
      );
      assert.notInclude(answers, 'full');
    });

    it('take no more nonces of a key than they may, until some have ended', async () => {
      const remember = (nonce: string, now: Date) =>
        replays.remember({ keyid: 'many', nonce, until: new Date(now.getTime() + 60_000), now });
      for (let at = 0; at < MOST; at += 1) assert.equal(await remember(`n${at}`, AT), 'new');
      assert.isTrue(await replays.isFull('many', AT));
      assert.equal(await remember('more', AT), 'full');
      assert.equal(await remember('n0', AT), 'seen');
      assert.isFalse(await replays.isFull('other', AT));
      assert.isFalse(await replays.isFull('many', later(2)));
      assert.equal(await remember('n0', later(2)), 'new');
    });
  });
