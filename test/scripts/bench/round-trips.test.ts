import { assert } from 'chai';
import pg from 'pg';
import { countTrips, type TripCounter } from '../../../scripts/bench/round-trips.ts';
import { postgres, type TestStore } from '../../support/databases.ts';

describe('round trips to PostgreSQL, as the bench counts them', () => {
  let store: TestStore;
  let counter: TripCounter;
  let clients: pg.Client[];
  before(async () => {
    if (postgres === undefined) assert.fail('no PostgreSQL');
    store = await postgres.open();
    counter = await countTrips(store.url);
    clients = [0, 1].map(() => new pg.Client({ connectionString: counter.url, pipeline: true }));
    for (const client of clients) await client.connect();
  });
  after(async () => {
    for (const client of clients) await client.end();
    await counter.close();
    await store.drop();
  });

  const WAIT = 'select pg_sleep(0.05), cast($1 as text) as text';
  const during = async (work: (ask: (at: number, text?: string) => Promise<unknown>) => Promise<unknown>) => {
    const before = counter.trips();
    await work(async (at, text = '') => clients[at]?.query({ text: WAIT, values: [text] }));
    const { statements, waits } = counter.trips();
    return { statements: statements - before.statements, waits: waits - before.waits };
  };

  it('counts statements that follow each other as as many waits', async () => {
    const found = await during(async (ask) => {
      await ask(0);
      await ask(1);
      await ask(0);
    });
    assert.deepEqual(found, { statements: 3, waits: 3 });
  });

  it('counts statements at the same time as one wait, on one connection and on two', async () => {
    assert.deepEqual(await during((ask) => Promise.all([ask(0), ask(0), ask(0)])), {
      statements: 3,
      waits: 1,
    });
    assert.deepEqual(await during((ask) => Promise.all([ask(0), ask(1)])), { statements: 2, waits: 1 });
  });

  it('counts no wait for what the start of a connection sends, nor in texts that look like messages', async () => {
    assert.deepEqual(await during(async (ask) => ask(0, 'Q\0\0S'.replaceAll('\0', ' ').repeat(100_000))), {
      statements: 1,
      waits: 1,
    });
    const before = counter.trips();
    const client = new pg.Client({ connectionString: counter.url });
    await client.connect();
    await client.end();
    assert.deepEqual(counter.trips(), before);
  });

  it('counts nothing while nothing is asked', async () => {
    assert.deepEqual(await during(async () => {}), { statements: 0, waits: 0 });
  });

  it('goes on counting after a statement that fails', async () => {
    // Without a pipeline the driver sends nothing before the server is ready again.
    const client = new pg.Client({ connectionString: counter.url });
    await client.connect();
    const before = counter.trips();
    await client.query('select 1 / 0').catch(() => undefined);
    await client.query('select 1');
    await client.end();
    const { statements, waits } = counter.trips();
    assert.deepEqual(
      { statements: statements - before.statements, waits: waits - before.waits },
      {
        statements: 2,
        waits: 2,
      },
    );
  });
});
