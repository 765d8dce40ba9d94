import { assert } from 'chai';
import {
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
});
