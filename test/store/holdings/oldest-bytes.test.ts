import { assert } from 'chai';
import { keptBytes, sandboxesToEnd } from '../../../src/domain/holdings.ts';
import { engines, type TestStore } from '../../support/databases.ts';
import { insertOf } from '../../support/golden-schema.ts';
import { execute, rows } from '../../support/sql.ts';

type Kind = keyof typeof keptBytes;
/** How a row of 100 bytes is written, which ended, or which goes on. */
const hundred = 'x'.repeat(98);
const written: Readonly<Record<Kind, { ended: Record<string, string | number>; open: object }>> = {
  webhooks: { ended: { bytes: 100, status: 'delivered' }, open: { ended_at: null, status: 'open' } },
  a2a_tasks: { ended: { body: `"${hundred}"`, state: 'completed' }, open: { state: 'working' } },
  agent_tasks: {
    ended: { request: `"${hundred.slice(2)}"`, result: '{}', status: 'completed' },
    open: { completed_at: null, status: 'working' },
  },
};
const endedAt: Readonly<Record<Kind, string>> = {
  webhooks: 'ended_at',
  a2a_tasks: 'updated_at',
  agent_tasks: 'completed_at',
};

for (const engine of engines) {
  describe(`rows of which a caller keeps so many bytes on ${engine.name}`, () => {
    let store: TestStore;
    beforeEach(async () => {
      store = await engine.open();
    });
    afterEach(() => store.drop());

    const put = (table: Kind, principal: string, id: string, at: number, more: object = {}) =>
      execute(
        store.url,
        insertOf(table, {
          ...written[table].ended,
          [endedAt[table]]: at,
          ...(more as Record<string, string>),
          principal_id: principal,
          id,
        }),
      );
    const left = async (table: Kind) =>
      (await rows(store.url, `select id from ${table} order by id`)).map(({ id }) => id);

    for (const table of Object.keys(keptBytes) as Kind[])
      it(`${table}: the oldest ended ones of a caller go, and nothing of others or that goes on`, async () => {
        await put(table, 'p1', 'a', 1, written[table].open);
        for (const [index, id] of ['b', 'c', 'd'].entries()) await put(table, 'p1', id, 2 + index);
        await put(table, 'p2', 'e', 0);
        const prune = (most: number, limit = 10) =>
          store.transaction((tx) => tx.oldestRows.pruneBytes(table, most, limit));
        assert.equal(await prune(400), 0);
        assert.equal(await prune(201, 1), 1);
        assert.deepEqual(await left(table), ['a', 'c', 'd', 'e']);
        assert.equal(await prune(201), 1);
        assert.deepEqual(await left(table), ['a', 'd', 'e']);
        while ((await prune(0)) > 0);
        assert.deepEqual(await left(table), ['a']);
      });
  });
}

describe('sandboxes that end', () => {
  const one = (id: string, rows: number, bytes: number) => ({ id, rows, bytes });
  const held = [one('a', 5, 10), one('b', 1, 90), one('c', 2, 50)];

  it('are those with the most rows, and then those with the most bytes', () => {
    assert.deepEqual(sandboxesToEnd(held, { rows: 8, bytes: 150 }), []);
    assert.deepEqual(sandboxesToEnd(held, { rows: 7, bytes: 140 }), ['a']);
    assert.deepEqual(sandboxesToEnd(held, { rows: 8, bytes: 149 }), ['b']);
    assert.deepEqual(sandboxesToEnd(held, { rows: 7, bytes: 60 }), ['a', 'b']);
    assert.deepEqual(sandboxesToEnd(held, { rows: 0, bytes: 0 }).sort(), ['a', 'b', 'c']);
    assert.deepEqual(sandboxesToEnd([], { rows: 0, bytes: 0 }), []);
  });
});
