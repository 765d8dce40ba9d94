import { assert } from 'chai';
import { type Db, database, type Session, TransactionScope } from '../../../src/store/engine/database.ts';
import { inList, isDuplicate, parseDatabaseUrl, selectRows } from '../../../src/store/engine/dialect.ts';
import { openPool, poolSend, postgresSession } from '../../../src/store/engine/postgres.ts';
import { openSqlite, sqliteSession } from '../../../src/store/engine/sqlite.ts';
import {
  type BoundValue,
  numberParam,
  param,
  params,
  statement,
} from '../../../src/store/engine/statement.ts';
import { type Database, engines } from '../../support/databases.ts';
import { rejects } from '../../support/rejects.ts';

const insert = statement<{ id: string; note: BoundValue; n: BoundValue }, { id: string }>((k) =>
  k('things')
    .insert({ id: param('id'), note: param('note'), n: param('n') })
    .returning('id'),
);
const find = statement<{ id: string }, { id: string; note: BoundValue; n: BoundValue }>((k) =>
  k('things').where('id', param('id')).select('id', 'note', 'n'),
);
const list = statement<{ limit: number }, { id: string }>((k) =>
  k('things').orderBy('id').limit(numberParam('limit')).select('id'),
);
const among = statement<{ ids: string }, { id: string }>((k, engine) =>
  k('things')
    .where(inList(k, engine, 'id', param('ids')))
    .orderBy('id')
    .select('id'),
);
const insertAll = statement<{ rows: string }, never>((k, engine) =>
  k.raw('insert into things (id, note, n) :rows', {
    rows: selectRows(k, engine, { id: 'text', note: 'text', n: 'bigint' }, param('rows')),
  }),
);

function connect(url: string, readOnly: boolean): { session: Session; close(): unknown } {
  const target = parseDatabaseUrl(url);
  if (target.engine === 'sqlite') {
    const connection = openSqlite(target.path);
    return { session: sqliteSession(connection, readOnly), close: () => connection.close() };
  }
  const pool = openPool(url, { readOnly });
  return { session: postgresSession(poolSend(pool)), close: () => pool.end() };
}

for (const engine of engines) {
  describe(`database on ${engine.name}`, () => {
    let at: Database;
    let db: Db;
    let close: () => unknown;

    before(async () => {
      at = await engine.createEmpty();
      const connection = connect(at.url, false);
      db = database(connection.session, new TransactionScope());
      close = connection.close;
      await db.execute(db.k.raw('create table things (id text primary key, note text, n bigint)'));
    });
    after(async () => {
      await close();
      await at.drop();
    });
    beforeEach(() => db.execute(db.k('things').delete()));

    const texts = {
      empty: '',
      unicode: 'Zoë 東京 𝌆 e\u0301',
      quotes: `'"\`\\`,
      injection: `'); drop table things; --`,
      placeholders: '? ?? :id $1 \\?',
      long: 'x'.repeat(1_000_000),
      json: '{"a":"\\u0000"}',
    };
    for (const [name, note] of Object.entries(texts)) {
      it(`keeps text as it is: ${name}`, async () => {
        const id = note.slice(0, 100);
        await db.run(insert, { id, note, n: null });
        assert.deepEqual(await db.one(find, { id }), { id, note, n: null });
      });
    }

    for (const [text, kept] of [
      ['a\0b\0', 'a\ufffdb\ufffd'],
      ['a\ud800b', 'a\ufffdb'],
      ['\udc00\ud800', '\ufffd\ufffd'],
      ['𝌆\ud834', '𝌆\ufffd'],
    ] as const) {
      it(`keeps ${JSON.stringify(text)} as ${JSON.stringify(kept)}, bound and out of a list`, async () => {
        await db.run(insert, { id: text, note: text, n: null });
        assert.deepEqual(await db.one(find, { id: text }), { id: kept, note: kept, n: null });
        await db.run(insertAll, { rows: JSON.stringify([{ id: `${text}2`, note: text, n: 3 }]) });
        assert.deepEqual(await db.one(find, { id: `${text}2` }), { id: `${kept}2`, note: kept, n: 3 });
        assert.deepEqual(await db.all(among, { ids: JSON.stringify([text]) }), [{ id: kept }]);
      });
    }

    it('leaves the escapes of a nested JSON text alone', async () => {
      const note = JSON.stringify({ a: '\0', b: '\\', c: '\ud800', d: '\\u0000' });
      await db.run(insertAll, { rows: JSON.stringify([{ id: 'a', note, n: null }]) });
      assert.deepEqual(await db.one(find, { id: 'a' }), { id: 'a', note, n: null });
    });

    it('inserts any number of rows with one statement', async () => {
      const rows = Array.from({ length: 3_000 }, (_, n) => ({
        id: `${n}`.padStart(4, '0'),
        note: `'"\\\n${n}`,
        n,
      }));
      assert.equal(await db.run(insertAll, { rows: JSON.stringify(rows) }), 3_000);
      assert.deepEqual(await db.one(find, { id: '2999' }), rows[2_999]);
      assert.equal(await db.run(insertAll, { rows: '[]' }), 0);
    });

    for (const n of [
      0,
      -1,
      1,
      2 ** 31,
      1_790_000_000_000,
      Number.MAX_SAFE_INTEGER,
      Number.MIN_SAFE_INTEGER,
    ]) {
      it(`keeps the integer ${n}, as a number`, async () => {
        await db.run(insert, { id: 'a', note: null, n });
        assert.strictEqual((await db.one(find, { id: 'a' }))?.n, n);
      });
    }

    it('keeps null as null in columns of text and numbers', async () => {
      await db.run(insert, { id: 'a', note: null, n: null });
      assert.deepEqual(await db.one(find, { id: 'a' }), { id: 'a', note: null, n: null });
    });

    it('divides integers as integers', async () => {
      const halves = statement<{ n: number }, { half: number }>((k) =>
        k.raw('select cast(:n as bigint) / 2 as half', params('n')),
      );
      assert.deepEqual(await db.one(halves, { n: 7 }), { half: 3 });
    });

    it('counts and sums to numbers', async () => {
      for (const id of ['a', 'b']) await db.run(insert, { id, note: null, n: 2 ** 40 });
      const sums = db.k('things').count({ count: '*' }).sum({ sum: 'n' });
      assert.deepEqual(await db.query(sums), [{ count: 2, sum: 2 ** 41 }]);
    });

    it('fails rather than rounding a sum', async () => {
      if (engine.name === 'sqlite') return;
      for (const id of ['a', 'b']) await db.run(insert, { id, note: null, n: Number.MAX_SAFE_INTEGER });
      await rejects(db.query(db.k('things').sum({ sum: 'n' })), 'unstorable');
    });

    it('tells how many rows changed, with and without returning', async () => {
      assert.equal(await db.run(insert, { id: 'a', note: null, n: 1 }), 1);
      assert.equal(await db.run(insert, { id: 'b', note: null, n: 1 }), 1);
      assert.equal(await db.execute(db.k('things').where('id', 'c').update({ n: 2 })), 0);
      assert.equal(await db.execute(db.k('things').update({ n: 2 })), 2);
      assert.equal(await db.execute(db.k('things').where('n', 2).delete()), 2);
    });

    it('gives undefined and nothing where there is no row', async () => {
      assert.isUndefined(await db.one(find, { id: 'none' }));
      assert.deepEqual(await db.all(list, { limit: 10 }), []);
    });

    it('reads as many rows as the parameter of the limit says', async () => {
      for (const id of ['c', 'a', 'b']) await db.run(insert, { id, note: null, n: null });
      assert.deepEqual(await db.all(list, { limit: 2 }), [{ id: 'a' }, { id: 'b' }]);
      assert.deepEqual(await db.all(list, { limit: 0 }), []);
    });

    it('finds members of a list of any length with one statement', async () => {
      const ids = [`it's`, 'b', '["c"]'];
      for (const id of ids) await db.run(insert, { id, note: null, n: null });
      const found = async (asked: string[]) =>
        (await db.all(among, { ids: JSON.stringify(asked) })).map(({ id }) => id);
      assert.deepEqual(await found([]), []);
      assert.deepEqual(await found(['x', `it's`, `it's`]), [`it's`]);
      assert.deepEqual(
        await found([...ids, ...Array.from({ length: 5_000 }, (_, index) => `no${index}`)]),
        [...ids].sort(),
      );
    });

    it('compares text by case', async () => {
      await db.run(insert, { id: 'a', note: 'Example', n: null });
      assert.deepEqual(await db.query(db.k('things').whereLike('note', 'exa%').select('id')), []);
      assert.lengthOf(await db.query(db.k('things').where('note', 'like', 'Exa%').select('id')), 1);
    });

    it('tells a duplicate from other failures', async () => {
      await db.run(insert, { id: 'a', note: null, n: null });
      assert.isTrue(isDuplicate(await rejects(db.run(insert, { id: 'a', note: null, n: null }))));
      assert.isFalse(isDuplicate(await rejects(db.query(db.k('nothing').select('a')))));
    });

    it('refuses a parameter that is missing before it reaches the engine', async () => {
      await rejects(db.one(find, {} as never), 'unstorable');
    });

    it('refuses writes where only reads are meant', async () => {
      const reader = connect(at.url, true);
      const read = database(reader.session, new TransactionScope());
      try {
        assert.isUndefined(await read.one(find, { id: 'a' }));
        await rejects(read.run(insert, { id: 'a', note: null, n: null }));
        await rejects(read.execute(read.k('things').delete()));
        await rejects(read.execute(read.k.raw('drop table things')));
      } finally {
        await reader.close();
      }
      assert.deepEqual(await db.all(list, { limit: 1 }), []);
    });
  });
}
