import { assert } from 'chai';
import type { Session } from '../../../src/store/engine/database.ts';
import { openSqlite, type SqliteConnection, sqliteSession } from '../../../src/store/engine/sqlite.ts';

describe('statements of SQLite without a name', () => {
  let connection: SqliteConnection;
  let session: Session;
  let prepared: string[];

  beforeEach(() => {
    connection = openSqlite(':memory:');
    connection.exec('create table t (a integer)');
    prepared = [];
    const prepare = connection.prepare.bind(connection);
    connection.prepare = ((sql: string) => {
      prepared.push(sql);
      return prepare(sql);
    }) as typeof prepare;
    session = sqliteSession(connection, false);
  });
  afterEach(() => connection.close());

  const ask = (sql: string, ...values: (string | number | null)[]) => session.all({ sql, slots: [] }, values);

  it('are prepared once for each text, whatever their values', () => {
    for (const value of [1, 2, 3, null]) {
      assert.deepEqual(ask('select ? as a', value), [{ a: value }]);
      assert.deepEqual(ask('select ? as b', value), [{ b: value }]);
    }
    assert.deepEqual(prepared, ['select ? as a', 'select ? as b']);
  });

  it('see changes of the schema', () => {
    session.run({ sql: 'insert into t (a) values (?)', slots: [] }, [7]);
    assert.deepEqual(ask('select * from t'), [{ a: 7 }]);
    connection.exec("alter table t add column b text default 'new'");
    assert.deepEqual(ask('select * from t'), [{ a: 7, b: 'new' }]);
    assert.lengthOf(prepared, 2);
  });

  it('are forgotten, those not used for longest first, so that callers cannot fill the memory with texts', () => {
    ask('select 0');
    for (let number = 1; number < 1_000; number += 1) {
      ask(`select ${number}`);
      ask('select 0');
    }
    assert.lengthOf(prepared, 1_000);
    ask('select 999');
    ask('select 0');
    assert.lengthOf(prepared, 1_000);
    ask('select 1');
    assert.lengthOf(prepared, 1_001);
  });

  it('are not kept when their text is long', () => {
    const long = `select 1 as a -- ${'x'.repeat(10_000)}`;
    assert.deepEqual(ask(long), [{ a: 1 }]);
    assert.deepEqual(ask(long), [{ a: 1 }]);
    assert.lengthOf(prepared, 2);
  });

  it('write only where writing is allowed, also the second time', async () => {
    const reading = sqliteSession(connection, true);
    for (const _time of [1, 2]) {
      const write = async () => reading.run({ sql: 'insert into t (a) values (1)', slots: [] }, []);
      const refusal = await write().then(() => null, String);
      assert.match(String(refusal), /a write outside a transaction/);
    }
  });
});
