import { assert } from 'chai';
import { builders, inList, parseDatabaseUrl } from '../../../src/store/engine/dialect.ts';
import { StoreError } from '../../../src/store/engine/errors.ts';
import { openSqlite, sqliteSession } from '../../../src/store/engine/sqlite.ts';
import {
  bindValues,
  compileOnce,
  numberParam,
  param,
  params,
  statement,
} from '../../../src/store/engine/statement.ts';

const unstorable = (work: () => unknown) => {
  try {
    work();
  } catch (error) {
    assert.instanceOf(error, StoreError);
    assert.propertyVal(error, 'code', 'unstorable');
    return;
  }
  assert.fail('nothing was thrown');
};

describe('statement', () => {
  const find = statement<{ id: string; limit: number }, unknown>((k) =>
    k('t').where('id', param('id')).where('kind', 'x').limit(numberParam('limit')).select('a'),
  );

  it('compiles to the text of each engine', () => {
    assert.equal(find.command('sqlite').sql, "select `a` from `t` where `id` = +? and `kind` = 'x' limit +?");
    assert.equal(
      find.command('postgres').sql,
      `select "a" from "t" where "id" = $1 and "kind" = 'x' limit $2`,
    );
  });

  it('hides every value from the planner of SQLite, which would plan again for each run', () => {
    const join = statement<{ a: string; list: string; b: number }, unknown>((k, engine) =>
      k('t')
        .join('u', 'u.id', 't.id')
        .where({ 't.a': param('a'), 'u.kind': 'x' })
        .whereIn('u.b', [param('b'), 7])
        .where(inList(k, engine, 't.c', param('list')))
        .limit(numberParam('b')),
    );
    const { sql, slots } = join.command('sqlite');
    assert.deepEqual(sql.match(/.\?/g), ['+?', '+?', '+?', '+?']);
    assert.isTrue(slots.every((slot) => typeof slot === 'object' && slot !== null));
  });

  it('keeps the type and the text of every parameter and constant', () => {
    const constants = ["it's", '"', '', '0', 0, -7, 2 ** 40, 0.1, 1e-7, null] as const;
    const columns = constants.map((value, at) => ({ value, at }));
    const typed = statement<Record<string, string | number | null>, unknown>((k) =>
      k.raw(
        `select ${columns.map(({ at }) => `typeof(:c${at}) || :c${at} as c${at}, typeof(:p${at}) || :p${at} as p${at}`)}`,
        Object.fromEntries(
          columns.flatMap(({ value, at }) => [
            [`c${at}`, value],
            [`p${at}`, param(`p${at}`)],
          ]),
        ),
      ),
    );
    const session = sqliteSession(openSqlite(':memory:'), true);
    const command = typed.command('sqlite');
    const given = Object.fromEntries(columns.map(({ value, at }) => [`p${at}`, value]));
    const row = Object(session.one(command, bindValues(command, given)));
    for (const { value, at } of columns) {
      assert.equal(row[`c${at}`], row[`p${at}`], JSON.stringify(value));
      const type = typeof value === 'string' ? 'text' : Number.isInteger(value) ? 'integer' : 'real';
      assert.equal(row[`c${at}`], value === null ? null : `${type}${value}`.replace('1e-7', '1.0e-07'));
    }
  });

  it('refuses a question mark that is no parameter', () => {
    const doubtful = statement<Record<string, never>, unknown>((k) => k.raw("select 'why\\?'"));
    assert.throws(() => doubtful.command('sqlite'), /question mark/);
  });

  it('is built once per engine', () => {
    let built = 0;
    const counted = statement<Record<string, never>, unknown>((k) => {
      built += 1;
      return k('t').select('a');
    });
    assert.strictEqual(counted.command('sqlite'), counted.command('sqlite'));
    counted.command('postgres');
    assert.equal(built, 2);
  });

  it('has a name of its own', () => {
    const other = statement<Record<string, never>, unknown>((k) => k('t').select('a'));
    assert.notEqual(find.name, other.name);
  });

  it('fills placeholders by name, in their order', () => {
    for (const engine of ['sqlite', 'postgres'] as const)
      assert.deepEqual(bindValues(find.command(engine), { limit: 5, id: 'i' }), ['i', 5]);
  });

  it('has constants in the text for PostgreSQL, where a minus before one begins no comment', () => {
    const constants = statement<{ a: number }, unknown>((k) =>
      k.raw("select 1 -:less as n, :a, :text, :none, '$' as d", {
        less: -1,
        a: param('a'),
        text: "it's $1",
        none: null,
      }),
    );
    const { sql, slots } = constants.command('postgres');
    assert.equal(sql, "select 1 -(-1) as n, $1, 'it''s $1', null, '$' as d");
    assert.lengthOf(slots, 1);
  });

  it('refuses for PostgreSQL what looks like a parameter and is none', () => {
    const doubtful = statement<{ a: string }, unknown>((k) => k.raw("select :a, '$7'", { a: param('a') }));
    assert.throws(() => doubtful.command('postgres'), /looks like a parameter/);
  });

  it('fills a name that stands in two places twice', () => {
    const twice = statement<{ a: number; b: null }, unknown>((k) =>
      k.raw('select :a, :b, :a', params('a', 'b')),
    );
    assert.deepEqual(bindValues(twice.command('postgres'), { a: 1, b: null }), [1, null, 1]);
  });

  it('takes placeholders in inserts, updates, joins of raw text and lists', () => {
    const insert = statement<{ a: string; c: number }, unknown>((k) =>
      k('t')
        .insert({ a: param('a'), b: null })
        .onConflict('a')
        .merge({ b: k.raw('t.b + ?', [param('c')]) }),
    );
    assert.deepEqual(bindValues(insert.command('postgres'), { a: 'x', c: 2 }), ['x', 2]);
    const several = statement<{ a: string; b: string }, unknown>((k) =>
      k('t').whereIn('a', [param('a'), param('b')]),
    );
    assert.deepEqual(bindValues(several.command('sqlite'), { a: 'x', b: 'y' }), ['x', 'y']);
    const list = statement<{ list: string; b: number }, unknown>((k, engine) =>
      k('t')
        .where(inList(k, engine, 'a', param('list')))
        .where('b', param('b')),
    );
    for (const engine of ['sqlite', 'postgres'] as const) {
      assert.deepEqual(bindValues(list.command(engine), { list: '["x"]', b: 1 }), ['["x"]', 1]);
    }
  });

  it('does not mistake a large number for a placeholder', () => {
    const marker = numberParam('limit');
    assert.deepEqual(compileOnce(builders.sqlite('t').where('a', marker)).values, [marker]);
  });

  it('has no use for a placeholder in a query that runs once', () => {
    unstorable(() => compileOnce(builders.sqlite('t').where('a', param('a'))));
  });

  it('refuses to run without a parameter', () => {
    unstorable(() => bindValues(find.command('sqlite'), { id: 'i' }));
  });

  const bad: [string, unknown][] = [
    ['NaN', Number.NaN],
    ['infinity', Number.POSITIVE_INFINITY],
    ['an integer beyond 2^53', 2 ** 53],
    ['an integer below -2^53', -(2 ** 53)],
    ['true', true],
    ['a date', new Date(0)],
    ['an object', { a: 1 }],
    ['an array', ['a']],
    ['a bigint', 1n],
    ['a buffer', Buffer.from('a')],
  ];
  for (const [name, value] of bad) {
    it(`refuses ${name}, as parameter and as constant`, () => {
      unstorable(() => bindValues(find.command('sqlite'), { id: value as never, limit: 1 }));
      unstorable(() => compileOnce(builders.postgres.raw('select ?', [value as never])));
    });
  }
});

describe('parseDatabaseUrl', () => {
  it('knows the two engines', () => {
    assert.deepEqual(parseDatabaseUrl('sqlite:./data/x.sqlite'), {
      engine: 'sqlite',
      path: './data/x.sqlite',
    });
    assert.deepEqual(parseDatabaseUrl('sqlite::memory:'), { engine: 'sqlite', path: ':memory:' });
    for (const url of ['postgres://u:p@h:1/d', 'postgresql:///d']) {
      assert.deepEqual(parseDatabaseUrl(url), { engine: 'postgres', url });
    }
  });

  for (const url of [
    '',
    'sqlite:',
    'sqlite',
    'mysql://h/d',
    'postgres:',
    'postgres:/d',
    '/x.sqlite',
    'POSTGRES://h',
  ]) {
    it(`refuses ${JSON.stringify(url)}`, () => {
      assert.throws(() => parseDatabaseUrl(url), StoreError);
    });
  }
});
