import { assert } from 'chai';
import { builders, inList, parseDatabaseUrl } from '../../../src/store/engine/dialect.ts';
import { StoreError } from '../../../src/store/engine/errors.ts';
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
    assert.equal(find.command('sqlite').sql, 'select `a` from `t` where `id` = ? and `kind` = ? limit ?');
    assert.equal(
      find.command('postgres').sql,
      'select "a" from "t" where "id" = $1 and "kind" = $2 limit $3',
    );
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

  it('fills placeholders by name and keeps constants', () => {
    assert.deepEqual(bindValues(find.command('sqlite'), { limit: 5, id: 'i' }), ['i', 'x', 5]);
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
    assert.deepEqual(bindValues(insert.command('postgres'), { a: 'x', c: 2 }), ['x', null, 2]);
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
