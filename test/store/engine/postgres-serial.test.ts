import { assert } from 'chai';
import type { PoolClient } from 'pg';
import { countTrips, type TripCounter } from '../../../scripts/bench/round-trips.ts';
import { openPool, type Pool } from '../../../src/store/engine/postgres.ts';
import { serialSend } from '../../../src/store/engine/postgres-serial.ts';
import { postgres, type TestStore } from '../../support/databases.ts';

const OPENING = [
  { name: 'begin', text: 'begin' },
  { name: 'losable', text: 'set local synchronous_commit = off' },
];
const MAKE = { text: 'create temporary table notes (id integer primary key, text text)' };
const add = (id: number) => ({
  name: 'add',
  text: "insert into notes (id, text) values (cast($1 as integer), 'x')",
  values: [id],
});
const COUNT = { name: 'count', text: 'select cast(count(*) as integer) as n from notes' };
const LOCKING = { name: 'locking', text: 'select id from notes order by id limit 1 for no key update' };
const ADVISORY = { name: 'advisory', text: 'select pg_advisory_xact_lock(cast($1 as integer))', values: [7] };
const WITH = {
  name: 'with',
  text: 'with gone as (delete from notes where id = 99 returning id) select id from gone',
};

describe('statements of a transaction on PostgreSQL', () => {
  let store: TestStore;
  let counter: TripCounter;
  let pool: Pool;
  let client: PoolClient;
  let failures: unknown[];
  before(async () => {
    if (postgres === undefined) assert.fail('no PostgreSQL');
    store = await postgres.open();
    counter = await countTrips(store.url);
    pool = openPool(counter.url, { readOnly: false });
  });
  after(async () => {
    await pool.end();
    await counter.close();
    await store.drop();
  });
  beforeEach(async () => {
    failures = [];
    client = await pool.connect();
    await client.query(MAKE);
  });
  afterEach(async () => {
    await client.query('rollback');
    // With its temporary table.
    client.release(true);
  });

  const sender = () => serialSend(client, (error) => failures.push(error), OPENING);
  async function waitsOf(work: () => Promise<unknown>): Promise<number> {
    const before = counter.trips().waits;
    await work();
    return counter.trips().waits - before;
  }
  const settledIn = async (asked: readonly Promise<{ rows: unknown[] }>[]) =>
    (await Promise.allSettled(asked)).map((one) =>
      one.status === 'fulfilled' ? one.value.rows : (one.reason as { code?: string }).code,
    );

  it('are one wait when they are started at once, with what opens it, and run in their order', async () => {
    const { send } = sender();
    let found: unknown[] = [];
    const waits = await waitsOf(async () => {
      found = await settledIn([send(COUNT), send(add(1)), send(COUNT), send(COUNT)]);
    });
    assert.deepEqual(found, [[{ n: 0 }], [], [{ n: 1 }], [{ n: 1 }]]);
    assert.equal(waits, 1);
  });

  for (const [what, second] of [
    ['a write', add(2)],
    ['a read that locks rows', LOCKING],
    ['a read that takes a lock', ADVISORY],
    ['a read with a part that writes', WITH],
  ] as const)
    it(`are another wait from ${what} on, where one before it may wait for a lock`, async () => {
      const { send } = sender();
      const waits = await waitsOf(() => Promise.all([send(COUNT), send(add(1)), send(second), send(COUNT)]));
      assert.equal(waits, 2);
    });

  it('are a wait each when one is started after the other', async () => {
    const { send } = sender();
    const waits = await waitsOf(async () => {
      await send(COUNT);
      await send(COUNT);
    });
    assert.equal(waits, 2);
  });

  it('fail with the error of the one before that failed, and none of them runs', async () => {
    const { send, idle } = sender();
    const found = await settledIn([send(add(1)), send(COUNT), send(add(1)), send(COUNT), send(COUNT)]);
    assert.deepEqual(found, [[], [{ n: 1 }], '23505', '23505', '23505']);
    await idle();
    assert.lengthOf(failures, 1);
    assert.deepEqual(await settledIn([send(COUNT)]), ['25P02']);
  });

  it('keep their order with one without a name between them', async () => {
    const { send } = sender();
    const found = await settledIn([
      send(add(1)),
      send({ text: 'delete from notes' }),
      send(COUNT),
      send(add(1)),
      send(COUNT),
    ]);
    assert.deepEqual(found, [[], [], [{ n: 0 }], [], [{ n: 1 }]]);
  });
});
