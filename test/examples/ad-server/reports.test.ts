import { assert } from 'chai';
import type * as T from '../../../generated/types/ad-server.ts';
import { BEGIN, HOUR, running, shownTo, startWorld, type World } from './world.ts';

const delivery = async (world: World, query: Record<string, string> = {}): Promise<T.AdServerDelivery> => {
  const { body, status } = await world.call('getDelivery', { query });
  assert.equal(status, 200);
  return body as T.AdServerDelivery;
};

describe('the example ad server counts', () => {
  let world: World;
  beforeEach(async () => {
    world = await startWorld();
    await running(world, 'pkg_1');
  });
  afterEach(() => world.close());

  describe('and reports', () => {
    it('rows of an hour in UTC with their parts by country and device, each a whole, never to be added', async () => {
      await shownTo(world);
      await shownTo(world, 'top', { 'x-country': 'DE' });
      await shownTo(world, 'top', { 'x-country': '' });
      const { rows, more, as_of } = await delivery(world);
      assert.isFalse(more);
      assert.equal(as_of, new Date(BEGIN).toISOString());
      const told = rows.map(({ kind, key = '', from, to, counts }) => [
        kind,
        key,
        from,
        to,
        counts.impressions,
      ]);
      const from = '2026-12-01T06:00:00.000Z';
      const to = '2026-12-01T07:00:00.000Z';
      assert.sameDeepMembers(told, [
        ['total', '', from, to, 3],
        ['device_type', 'desktop', from, to, 3],
        ['country', 'NL', from, to, 1],
        ['country', 'DE', from, to, 1],
      ]);
    });

    it('what changed since a cursor only, and a changed row again, with a higher revision', async () => {
      await shownTo(world);
      const first = await delivery(world);
      const nothing = await delivery(world, { cursor: first.next_cursor });
      assert.deepEqual(nothing.rows, []);
      assert.equal((await delivery(world, { cursor: nothing.next_cursor })).next_cursor, first.next_cursor);
      await shownTo(world);
      const second = await delivery(world, { cursor: first.next_cursor });
      const total = (one: T.AdServerDelivery) =>
        one.rows.find(({ kind }) => kind === 'total') ?? assert.fail();
      assert.equal(total(second).counts.impressions, 2);
      assert.isAbove(total(second).revision, total(first).revision);
    });

    it('every row over pages of any size, also of those that change meanwhile', async () => {
      for (const hour of [0, 1, 2]) {
        world.clock.now = BEGIN + hour * HOUR;
        await shownTo(world);
      }
      const whole = await delivery(world);
      const seen = new Map<string, T.AdServerDeliveryRow>();
      let cursor: string | undefined;
      for (let more = true; more; ) {
        const page = await delivery(world, { limit: '2', ...(cursor === undefined ? {} : { cursor }) });
        assert.isAtMost(page.rows.length, 2);
        if (cursor === undefined) await shownTo(world);
        for (const row of page.rows) seen.set(`${row.kind} ${row.key} ${row.from}`, row);
        ({ more, next_cursor: cursor } = page);
      }
      assert.equal(seen.size, whole.rows.length);
      const impressions = [...seen.values()]
        .filter(({ kind }) => kind === 'total')
        .map(({ counts }) => counts.impressions);
      assert.sameMembers(impressions, [1, 1, 2]);
    });

    it('zeros for an hour in which a package could have delivered, when the hour is complete, and not before', async () => {
      world.clock.now = BEGIN + 1.5 * HOUR;
      assert.deepEqual((await delivery(world)).rows, []);
      world.clock.now = BEGIN + 2 * HOUR;
      const { rows, complete_until: until } = await delivery(world);
      assert.equal(until, '2026-12-01T07:00:00.000Z');
      assert.deepEqual(
        rows.map(({ from, counts }) => [from, counts.impressions, counts.clicks]),
        [['2026-12-01T06:00:00.000Z', 0, 0]],
      );
    });

    it('zeros for every hour since the start of a package, however late it is asked, in several answers', async () => {
      const hours = 450;
      world.clock.now = BEGIN + hours * HOUR;
      const stored = new Set<string>();
      const complete: number[] = [];
      for (const _ of [1, 2, 3, 4]) {
        const { rows, complete_until: until } = await delivery(world, { limit: '10000' });
        for (const { from } of rows) stored.add(from);
        complete.push((Date.parse(until) - BEGIN) / HOUR);
      }
      assert.deepEqual(complete, [200, 400, 450, 450]);
      // The flight has ten days.
      assert.equal(stored.size, 240);
    });

    it('no zeros for a package that was stopped before the hour', async () => {
      await world.call('stopPackage', { ids: ['pkg_1'], body: { revision: 4 } });
      world.clock.now = BEGIN + 5 * HOUR;
      const { rows } = await delivery(world);
      assert.isAtMost(rows.length, 1);
    });

    it('a completeness that never goes back', async () => {
      let last = '';
      for (const minutes of [0, 10, 59, 61, 119, 121, 600]) {
        world.clock.now = BEGIN + minutes * 60_000;
        const { complete_until: until, final_until: final } = await delivery(world);
        assert.isAtLeast(Date.parse(until), Date.parse(last === '' ? until : last));
        assert.isAtMost(Date.parse(final), Date.parse(until));
        last = until;
      }
    });

    it('everything as complete when nothing is live any more, so that a last report need not wait for the hour', async () => {
      await shownTo(world);
      await world.call('stopPackage', { ids: ['pkg_1'], body: { revision: 4 } });
      const until = async () => (Date.parse((await delivery(world)).complete_until) - BEGIN) / 60_000;
      world.clock.now = BEGIN + 30 * 60_000;
      assert.equal(await until(), -60, 'the ad that was shown can still be clicked');
      world.clock.now = BEGIN + 61 * 60_000;
      assert.equal(await until(), 61);
      await running(world, 'pkg_2');
      world.clock.now = BEGIN + 62 * 60_000;
      assert.equal(await until(), 61, 'it never goes back');
    });

    it('the rows that changed since an instant, for a cursor that is gone', async () => {
      await shownTo(world);
      world.clock.now = BEGIN + HOUR;
      await shownTo(world);
      const { rows } = await delivery(world, { since: new Date(BEGIN + 1000).toISOString() });
      assert.deepEqual([...new Set(rows.map(({ from }) => from))], ['2026-12-01T07:00:00.000Z']);
      assert.deepEqual((await delivery(world, { since: new Date(BEGIN + 9 * HOUR).toISOString() })).rows, []);
    });

    for (const cursor of ['x', '0', 'ffffffffffff.0', 'a'.repeat(900)])
      it(`nothing for the cursor ${cursor.slice(0, 20)}, which it does not know: 410`, async () => {
        const { status, body } = await world.call('getDelivery', { query: { cursor } });
        assert.equal(status, 410);
        assert.include(body as object, { code: 'cursor_expired', field: 'cursor' });
      });

    it('nothing for a cursor beyond its own end', async () => {
      const { next_cursor: cursor } = await delivery(world);
      const query = { cursor: cursor.replace(/\d+$/, '999999') };
      assert.equal((await world.call('getDelivery', { query })).status, 410);
    });

    for (const query of [
      { limit: '0' },
      { limit: '10001' },
      { limit: '1e3' },
      { since: 'yesterday' },
      { since: '2026-12-01T06:00:00+01:00' },
      { since: '2026-13-41T06:00:00Z' },
      { since: '2026-12-01T06:00:00Z', cursor: 'x' },
    ])
      it(`a refusal of ${JSON.stringify(query)} that names the field`, async () => {
        const { status, body } = await world.call('getDelivery', {
          query: { ...query } as Record<string, string>,
        });
        assert.equal(status, 400);
        assert.include(Object.keys(query), (body as T.AdServerProblem).field);
      });
  });
});
