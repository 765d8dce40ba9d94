import { assert } from 'chai';
import pg from 'pg';
import { database, TransactionScope } from '../../../src/store/engine/database.ts';
import { openPool, poolSend, postgresSession } from '../../../src/store/engine/postgres.ts';
import { serialSend } from '../../../src/store/engine/postgres-serial.ts';
import { param, statement } from '../../../src/store/engine/statement.ts';
import { openStore } from '../../../src/store/open.ts';
import { postgres, type TestStore } from '../../support/databases.ts';
import { rejects } from '../../support/rejects.ts';

const organization = (id: string) => ({ id, name: id, tier: null, createdAt: new Date(1_000) });
describe('a store on PostgreSQL', () => {
  let store: TestStore;
  let admin: pg.Client;

  before(async () => {
    if (postgres === undefined) assert.fail('no PostgreSQL');
    store = await postgres.open();
    admin = new pg.Client({ connectionString: store.url });
    await admin.connect();
    await store.transaction(async (tx) => {
      for (const id of ['x', 'y']) await tx.organizations.insert(organization(id));
    });
  });
  after(async () => {
    await admin.end();
    await store.drop();
  });

  const cutConnections = () =>
    admin.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid()`,
    );

  it('reads and writes on after its connections were cut', async () => {
    for (let round = 0; round < 3; round += 1) {
      assert.isDefined(await store.read.organizations.find('x'));
      await cutConnections();
      assert.isDefined(await store.read.organizations.find('x'));
    }
    // A write is not repeated by itself, but the broken connection is not used again.
    const write = () => store.transaction((tx) => tx.organizations.insert(organization('z')));
    await write().catch(write);
    assert.isDefined(await store.read.organizations.find('z'));
  });

  it('fails a transaction whose connection is cut, and keeps nothing of it', async () => {
    await rejects(
      store.transaction(async (tx) => {
        await tx.organizations.insert(organization('cut'));
        await cutConnections();
        await tx.organizations.insert(organization('cut2'));
      }),
    );
    assert.isUndefined(await store.read.organizations.find('cut'));
  });

  it('goes on when a migration changed the columns of a prepared query', async () => {
    await admin.query('create table shapes (id text primary key)');
    await admin.query(`insert into shapes values ('a')`);
    const all = statement<{ id: string }, Record<string, unknown>>((k) =>
      k('shapes').where('id', param('id')),
    );
    const pool = openPool(store.url, { readOnly: true });
    const db = database(postgresSession(poolSend(pool)), new TransactionScope());
    try {
      assert.deepEqual(await db.all(all, { id: 'a' }), [{ id: 'a' }]);
      await admin.query(`alter table shapes add column b text default 'b'`);
      assert.deepEqual(await db.all(all, { id: 'a' }), [{ id: 'a', b: 'b' }]);
    } finally {
      await pool.end();
    }
  });

  it('goes on when its prepared statements are gone', async () => {
    const pool = openPool(store.url, { readOnly: true });
    const send = poolSend(pool);
    const db = database(postgresSession(send), new TransactionScope());
    const one = statement<{ n: number }, { n: number }>((k) =>
      k.raw('select cast(? as integer) as n', [param('n')]),
    );
    try {
      assert.deepEqual(await db.all(one, { n: 1 }), [{ n: 1 }]);
      await send({ text: 'deallocate all' });
      assert.deepEqual(await db.all(one, { n: 2 }), [{ n: 2 }]);
    } finally {
      await pool.end();
    }
  });

  it('runs statements without a name or with an empty one in a transaction, each with its own text', async () => {
    const pool = openPool(store.url, { readOnly: true });
    const client = await pool.connect();
    const { send } = serialSend(client, () => {});
    try {
      for (const name of ['', undefined])
        for (const text of ['select 1 as n', 'select 2 as n', 'select 3 as m']) {
          const { rows } = await send(name === undefined ? { text } : { name, text });
          assert.deepEqual(rows, (await admin.query(text)).rows);
        }
    } finally {
      client.release();
      await pool.end();
    }
  });

  it('begins a transaction with its first statement, whether it has a name or not', async () => {
    for (const [at, isNamed] of [true, false, true].entries()) {
      const id = `undone${at}`;
      const undone = store.transaction(async (tx) => {
        if (!isNamed) await tx.agentProfiles.publisherCounts(['https://nobody.example']);
        await tx.organizations.insert(organization(id));
        throw new Error('no');
      });
      assert.equal((await rejects(undone)).message, 'no');
      assert.isUndefined(await store.read.organizations.find(id));
    }
  });

  it('keeps nothing of a transaction whose first statement fails, and goes on', async () => {
    for (let round = 0; round < 3; round += 1)
      await rejects(store.transaction((tx) => tx.organizations.insert(organization('x'))));
    await store.transaction((tx) => tx.organizations.insert(organization('after a failure')));
    assert.isDefined(await store.read.organizations.find('after a failure'));
  });

  it('sends nothing after a failed opening, and the opening once', async () => {
    const pool = openPool(store.url, { readOnly: false });
    const client = await pool.connect();
    const create = { name: 'create', text: 'create table opened (id text)' };
    const failures: unknown[] = [];
    const opened = (opening: { name: string; text: string }[]) =>
      serialSend(client, (error) => failures.push(error), opening);
    try {
      const wrong = opened([
        { name: 'begin', text: 'begin' },
        { name: 'wrong', text: 'select 1 / 0' },
      ]);
      assert.propertyVal(await rejects(wrong.send(create)), 'code', '22012');
      assert.propertyVal(await rejects(wrong.send({ text: 'select 1' })), 'code', '25P02');
      assert.lengthOf(failures, 2);
      await client.query('rollback');
      const right = opened([
        { name: 'begin', text: 'begin' },
        { name: 'local', text: 'set local lock_timeout = 1234' },
      ]);
      const { rows } = await right.send({ name: 'show', text: 'show lock_timeout' });
      assert.deepEqual(rows, [{ lock_timeout: '1234ms' }]);
      await right.send(create);
      await client.query('rollback');
      assert.deepEqual((await client.query('show lock_timeout')).rows, [{ lock_timeout: '0' }]);
      const gone = await client.query("select to_regclass('opened') as found");
      assert.deepEqual(gone.rows, [{ found: null }]);
    } finally {
      client.release();
      await pool.end();
    }
  });

  it('commits a transaction without statements', async () => {
    assert.equal(await store.transaction(async () => 7), 7);
    await store.transaction((tx) => tx.organizations.insert(organization('after nothing')));
    assert.isDefined(await store.read.organizations.find('after nothing'));
  });

  it('runs a transaction again that lost a deadlock', async () => {
    let runs = 0;
    let arrived = 0;
    let bothHold = () => {};
    const meeting = new Promise<void>((resolve) => {
      bothHold = resolve;
    });
    const rename = (first: string, second: string) =>
      store.transaction(async (tx) => {
        runs += 1;
        await tx.apiKeys.insert(key(`${first}${runs}`, first));
        await tx.limits.consume(ask(first));
        arrived += 1;
        if (arrived === 2) bothHold();
        await meeting;
        await tx.limits.consume(ask(second));
      });
    const ask = (name: string) => ({
      class: 't',
      key: name,
      limit: 10,
      windowMs: 1_000,
      now: new Date(1_000),
    });
    const key = (id: string, orgId: string) => ({
      id,
      orgId,
      name: id,
      keyHash: id,
      prefix: null,
      permissions: [],
      createdAt: new Date(1_000),
      lastUsedAt: null,
      expiresAt: null,
      revokedAt: null,
    });
    await Promise.all([rename('x', 'y'), rename('y', 'x')]);
    assert.isAtLeast(runs, 3);
    for (const name of ['x', 'y']) {
      // Each took one of both, once; the next would leave seven.
      assert.equal((await store.read.limits.peek(ask(name))).remaining, 7);
      assert.lengthOf(await store.read.apiKeys.list(name), 1);
    }
  });

  it('gives up on a deadlock that comes back', async () => {
    let runs = 0;
    const error = await rejects(
      store.transaction(async () => {
        runs += 1;
        throw Object.assign(new Error('deadlock detected'), { code: '40P01' });
      }),
      'unavailable',
    );
    assert.propertyVal(error.cause, 'message', 'deadlock detected');
    assert.equal(runs, 3);
  });

  it('does not open where there is no database', async () => {
    await rejects(openStore(store.url.replace(/\/[^/]*$/, '/nowhere')), '3D000');
  });

  it('reads from the replica when there is one', async () => {
    const reading = await openStore(store.url, { readUrl: store.url.replace(/\/[^/]*$/, '/postgres') });
    try {
      await rejects(reading.read.organizations.find('x'), '42P01');
      assert.isDefined(await reading.transaction((tx) => tx.organizations.find('x')));
    } finally {
      await reading.close();
    }
  });
});
