import { assert } from 'chai';
import type * as T from '../../../generated/types/ad-server.ts';
import {
  BEGIN,
  decisions,
  HOUR,
  PERSON,
  pixel,
  running,
  type Shown,
  shownTo,
  startWorld,
  totals,
  type World,
} from './world.ts';

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

  const clicked = (ad: Shown, init: RequestInit = {}) =>
    world.browse(ad.click.slice(world.base.length), init);

  it('a pixel once, however often it comes, and answers each the same, never to be cached', async () => {
    const ad = await shownTo(world);
    const answers = await Promise.all([1, 2, 3].map(() => pixel(world, ad, 'impression')));
    for (const { status, headers } of answers) {
      assert.equal(status, 200);
      assert.equal(headers.get('content-type'), 'image/gif');
      assert.include(headers.get('cache-control') ?? '', 'no-store');
      assert.equal(headers.get('cross-origin-resource-policy'), 'cross-origin');
    }
    assert.include(await totals(world, 'pkg_1'), { impressions: 1 });
  });

  it('a click once, after its impression, and leads to the page of the buyer', async () => {
    const { ads } = await decisions(world, ['top']);
    const ad = ads[0] ?? assert.fail('no ad');
    const early = await clicked(ad);
    assert.equal(early.headers.get('location'), 'https://shop.example/boots?a=1');
    assert.deepEqual(await totals(world, 'pkg_1'), {}, 'nobody saw the ad');
    await pixel(world, ad, 'impression');
    for (const _ of [1, 2]) {
      const { status, headers } = await clicked(ad);
      assert.deepEqual([status, headers.get('location')], [302, 'https://shop.example/boots?a=1']);
      assert.include(headers.get('cache-control') ?? '', 'no-store');
    }
    assert.include(await totals(world, 'pkg_1'), { impressions: 1, clicks: 1 });
  });

  it('no redirect to an address of a stranger', async () => {
    const { click } = await shownTo(world);
    const path = click.slice(world.base.length);
    for (const address of [
      `${path}?url=https://evil.example`,
      `${path}/https://evil.example`,
      `${path}?to=//evil.example`,
    ])
      assert.equal(
        (await world.browse(address)).headers.get('location'),
        'https://shop.example/boots?a=1',
        address,
      );
    for (const address of [
      '/ads/c/',
      `/ads/c/${'0'.repeat(32)}`,
      '/ads/c/https:%2F%2Fevil.example',
      '/ads/c/__proto__',
    ])
      assert.equal((await world.browse(address)).status, 404, address);
  });

  for (const [title, headers] of [
    ['a crawler', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }],
    ['a program', { 'user-agent': 'curl/8.5' }],
    ['a headless browser', { 'user-agent': PERSON.replace('Chrome', 'HeadlessChrome') }],
    ['a client without a name', { 'user-agent': '' }],
    ['a prefetch', { 'sec-purpose': 'prefetch;prerender' }],
    ['a prefetch of an old browser', { 'x-moz': 'prefetch' }],
  ] as const)
    it(`nothing of ${title}, which gets the ad all the same`, async () => {
      const { ads } = await decisions(world, ['top'], { headers });
      const ad = ads[0] ?? assert.fail('no ad');
      assert.equal((await pixel(world, ad, 'impression', headers)).status, 200);
      assert.equal((await pixel(world, ad, 'impression')).status, 200, 'the ad was decided for no person');
      assert.deepEqual(await totals(world, 'pkg_1'), {});
      const { ads: next } = await decisions(world, ['top']);
      const seen = next[0] ?? assert.fail('no ad');
      await pixel(world, seen, 'impression', headers);
      assert.deepEqual(await totals(world, 'pkg_1'), {}, 'the pixel came from no person');
    });

  it('nothing of a driven browser, unless a setting for tests says so', async () => {
    const { ads } = await decisions(world, ['top'], { driven: true });
    if (ads[0] != null) await pixel(world, ads[0], 'impression');
    assert.deepEqual(await totals(world, 'pkg_1'), {});
    const tested = await startWorld({ allowTestBrowser: true });
    await running(tested, 'pkg_1');
    const headers = { 'user-agent': PERSON.replace('Chrome', 'HeadlessChrome') };
    const { ads: counted } = await decisions(tested, ['top'], { driven: true, headers });
    if (counted[0] != null) await pixel(tested, counted[0], 'impression', headers);
    assert.include(await totals(tested, 'pkg_1'), { impressions: 1 });
    await tested.close();
  });

  it('neither a HEAD of a pixel or click nor a preview', async () => {
    const { ads } = await decisions(world, ['top']);
    const ad = ads[0] ?? assert.fail('no ad');
    await world.browse(`${ad.events.slice(world.base.length)}impression`, { method: 'HEAD' });
    assert.deepEqual(await totals(world, 'pkg_1'), {});
    await pixel(world, ad, 'impression');
    await clicked(ad, { method: 'HEAD' });
    await clicked(ad, { headers: { purpose: 'preview' } });
    assert.include(await totals(world, 'pkg_1'), { impressions: 1, clicks: 0 });
  });

  it('no more events of one address than a person causes, and gives a flood no ads', async () => {
    const small = await startWorld({ perMinute: 3 });
    await running(small, 'pkg_1');
    const { ads } = await decisions(small, ['top', 'side', 'top']);
    for (const ad of ads) if (ad !== null) await pixel(small, ad, 'impression');
    assert.include(await totals(small, 'pkg_1'), { impressions: 2 });
    assert.deepEqual((await decisions(small, ['top'])).ads, [null]);
    small.clock.now += 60_000;
    assert.isNotNull((await decisions(small, ['top'])).ads[0]);
    await small.close();
  });

  it('nothing of an ad whose life is over, or that was never served', async () => {
    const { ads } = await decisions(world, ['top']);
    world.clock.now += HOUR + 1;
    if (ads[0] != null) await pixel(world, ads[0], 'impression');
    for (const id of ['0'.repeat(32), 'x', '', '%00', "'; drop table serves"])
      assert.isBelow((await world.browse(`/ads/e/${encodeURIComponent(id)}/impression`)).status, 500, id);
    assert.notProperty(await totals(world, 'pkg_1'), 'impressions');
  });

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
      const [from, to] = ['2026-12-01T06:00:00.000Z', '2026-12-01T07:00:00.000Z'];
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
