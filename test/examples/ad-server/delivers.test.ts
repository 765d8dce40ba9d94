import { assert } from 'chai';
import type * as T from '../../../generated/types/ad-server.ts';
import {
  BEGIN,
  creative,
  DAY,
  decisions,
  HOUR,
  pixel,
  running,
  shownTo,
  startWorld,
  totals,
  type World,
} from './world.ts';

describe('the example ad server delivers', () => {
  let world: World;
  beforeEach(async () => {
    world = await startWorld();
  });
  afterEach(() => world.close());

  it('an ad that was bought, and counts it when it began to render, not when it was decided', async () => {
    await running(world, 'pkg_1');
    const { ads } = await decisions(world, ['top']);
    assert.equal(ads[0]?.image, 'https://cdn.example/boots.png');
    assert.deepEqual(await totals(world, 'pkg_1'), {});
    if (ads[0] != null) await pixel(world, ads[0], 'impression');
    assert.include(await totals(world, 'pkg_1'), { impressions: 1, clicks: 0 });
  });

  it('nothing of a package that was not started, is paused, or was stopped', async () => {
    const { ads: before } = await decisions(world, ['top']);
    assert.deepEqual(before, [null]);
    await running(world, 'pkg_1');
    const steps = [
      ['pausePackage', 4, null],
      ['startPackage', 5, 'top'],
      ['stopPackage', 6, null],
    ] as const;
    for (const [id, revision, slot] of steps) {
      await world.call(id, { ids: ['pkg_1'], body: { revision } });
      const { ads } = await decisions(world, ['top']);
      assert.equal(ads[0]?.slot ?? null, slot, id);
    }
  });

  it('nothing outside the flight, and nothing beyond the goal, ads on their way included', async () => {
    const goal = { unit: 'impressions', quantity: 2 } as const;
    const start = new Date(BEGIN + HOUR).toISOString();
    const end = new Date(BEGIN + 3 * HOUR).toISOString();
    await running(world, 'pkg_1', { goal, flight: { start, end } });
    assert.deepEqual((await decisions(world, ['top'])).ads, [null]);
    world.clock.now = BEGIN + HOUR;
    await shownTo(world);
    assert.isNotNull((await decisions(world, ['top'])).ads[0]);
    assert.deepEqual((await decisions(world, ['top'])).ads, [null], 'one is counted, one is on its way');
    // The ad on its way was never seen, so that another one may be.
    world.clock.now += HOUR + 1;
    await shownTo(world);
    const { body } = await world.call('getPackage', { ids: ['pkg_1'] });
    assert.include(body as object, { state: 'completed', completed_by: 'goal' });
    world.clock.now = BEGIN + 3 * HOUR;
    assert.deepEqual((await decisions(world, ['top'])).ads, [null]);
  });

  for (const [title, targeting, headers, isShown] of [
    ['its country', { geo_countries: ['NL'] }, { 'x-country': 'NL' }, true],
    ['another country', { geo_countries: ['NL'] }, { 'x-country': 'DE' }, false],
    ['an unknown country', { geo_countries: ['NL'] }, { 'x-country': '' }, false],
    ['a country that is no code', { geo_countries: ['NL'] }, { 'x-country': 'nl; drop' }, false],
    ['an excluded country', { geo_countries_exclude: ['NL'] }, { 'x-country': 'NL' }, false],
    [
      'an unknown country, which may be excluded',
      { geo_countries_exclude: ['DE'] },
      { 'x-country': '' },
      false,
    ],
    ['its device', { device_type: ['desktop'] }, {}, true],
    ['another device', { device_type: ['mobile'] }, {}, false],
    [
      'a phone',
      { device_type: ['mobile'] },
      { 'user-agent': 'Mozilla/5.0 (iPhone; CPU) Mobile Safari' },
      true,
    ],
    ['an excluded device', { device_type_exclude: ['desktop'] }, {}, false],
  ] as const)
    it(`${isShown ? 'an ad' : 'nothing'} to ${title}`, async () => {
      await running(world, 'pkg_1', {
        targeting: targeting as unknown as T.AdServerPackageTerms['targeting'] & object,
      });
      const { ads } = await decisions(world, ['top'], { headers });
      assert.equal(ads[0] != null, isShown);
    });

  it('at most as often to one device as the cap says, over all slots of a page and all pages', async () => {
    const cap = { max_impressions: 3, window_seconds: 3600 };
    await running(world, 'pkg_1', { frequency_cap: cap });
    assert.deepEqual((await decisions(world, ['top'])).ads, [null], 'without an identifier nothing is shown');
    const first = await decisions(world, ['top', 'side', 'top', 'side'], { consent: true });
    assert.deepEqual(
      first.ads.map((ad) => ad !== null),
      [true, true, true, false],
    );
    const cookie = first.cookie ?? assert.fail('no identifier');
    for (const ad of first.ads) if (ad !== null) await pixel(world, ad, 'impression');
    assert.deepEqual((await decisions(world, ['top'], { consent: true, headers: { cookie } })).ads, [null]);
    world.clock.now += HOUR + 1;
    assert.isNotNull((await decisions(world, ['top'], { consent: true, headers: { cookie } })).ads[0]);
  });

  it('with no identifier for a browser that refuses one, whatever the page says', async () => {
    await running(world, 'pkg_1');
    const { ads, cookie } = await decisions(world, ['top'], { consent: true, headers: { 'sec-gpc': '1' } });
    assert.isNull(cookie);
    assert.isNotNull(ads[0]);
  });

  it('evenly: a package is not ahead of its pace, and catches up in the last part of its flight', async () => {
    const flight = { start: new Date(BEGIN).toISOString(), end: new Date(BEGIN + 10 * DAY).toISOString() };
    await running(world, 'pkg_1', { pacing: 'even', goal: { unit: 'impressions', quantity: 10 }, flight });
    const until = async (): Promise<number> => {
      let shown = 0;
      while ((await decisions(world, ['top'])).ads[0] != null) shown += 1;
      // What nobody saw does not count for longer than an ad lives.
      world.clock.now += HOUR + 1;
      return shown;
    };
    world.clock.now = BEGIN + 2 * DAY;
    assert.equal(await until(), 3);
    world.clock.now = BEGIN + 5 * DAY;
    assert.equal(await until(), 6);
    world.clock.now = BEGIN + 9.6 * DAY;
    assert.equal(await until(), 10);
  });

  it('creatives by their weight, never one of weight 0, and one without a weight as an average one', async () => {
    const creatives = [
      creative('cr_none', { weight: 0 }),
      creative('cr_much', { weight: 60 }),
      creative('cr_average', {}),
    ];
    await running(world, 'pkg_1', {}, creatives);
    // Weights 0, 60 and 30: two thirds and one third.
    world.dice.push(0, 0.66, 0.67, 0.999);
    for (const _ of [1, 2, 3, 4]) await shownTo(world);
    const { body } = await world.call('getDelivery');
    const counts = (body as T.AdServerDelivery).rows
      .filter(({ kind }) => kind === 'total')
      .map(({ creative_id, counts: { impressions } }) => [creative_id, impressions]);
    assert.deepEqual(counts, [
      ['cr_much', 2],
      ['cr_average', 2],
    ]);
  });

  it('promised packages before others, and others by price', async () => {
    const open: T.AdServerProductRef = {
      product_id: 'banner',
      channels: ['display'],
      delivery_type: 'non_guaranteed',
    };
    const at = (amount: string) => ({ model: 'cpm', currency: 'EUR', amount, is_fixed: true }) as const;
    await running(world, 'pkg_low', { product: open, price: at('3') }, [creative('low')]);
    await running(world, 'pkg_high', { product: open, price: at('30') }, [creative('high')]);
    await shownTo(world);
    await running(world, 'pkg_sold', { price: at('2') }, [creative('sold')]);
    await shownTo(world);
    assert.deepEqual(
      [await totals(world, 'pkg_low'), await totals(world, 'pkg_high'), await totals(world, 'pkg_sold')].map(
        ({ impressions = 0 }) => impressions,
      ),
      [0, 1, 1],
    );
  });

  it('a film as VAST, with its quartiles, in any order of arrival after its start', async () => {
    const film = creative('film', {
      kind: 'video',
      size: { width: 640, height: 360 },
      assets: [
        {
          role: 'video',
          type: 'video',
          url: "https://cdn.example/f.mp4?a=1&b='2'",
          mime_type: 'video/mp4',
          duration_ms: 20_000,
        },
      ],
      name: 'Boots <&> "more"',
    });
    const price = { model: 'cpm', currency: 'EUR', amount: '12', is_fixed: true } as const;
    const product: T.AdServerProductRef = {
      product_id: 'film',
      channels: ['olv'],
      delivery_type: 'guaranteed',
    };
    await running(world, 'pkg_film', { product, price, goal: { unit: 'completed_views', quantity: 5 } }, [
      film,
    ]);
    const text = await (await world.browse('/ads/vast?slot=preroll')).text();
    assert.match(
      text,
      /^<\?xml version="1.0" encoding="UTF-8"\?><VAST version="4.2"><Ad id="[0-9a-f]{32}"><InLine>/,
    );
    assert.include(text, '<Duration>00:00:20</Duration>');
    assert.include(text, 'https://cdn.example/f.mp4?a=1&#38;b=&#39;2&#39;');
    assert.include(text, '<AdTitle>Boots &#60;&#38;&#62; &#34;more&#34;</AdTitle>');
    const [, impression = ''] = /<Impression>([^<]*)<\/Impression>/.exec(text) ?? [];
    const base = impression.slice(world.base.length).replace(/impression$/, '');
    const sent = [
      'q1',
      'impression',
      'start',
      'q1',
      'q2',
      'q2',
      'q3',
      'complete',
      'complete',
      'nothing',
      'toString',
    ];
    for (const event of sent) assert.equal((await world.browse(base + event)).status, 200);
    assert.include(await totals(world, 'pkg_film'), {
      impressions: 1,
      q1_views: 1,
      q2_views: 1,
      q3_views: 1,
      completed_views: 1,
    });
    assert.include(await (await world.browse('/ads/vast?slot=top')).text(), '<VAST version="4.2"></VAST>');
  });

  it('a VAST tag of a buyer inside a wrapper with its own pixels', async () => {
    const tag = creative('tag', {
      kind: 'vast',
      assets: [{ role: 'tag', type: 'vast', url: 'https://buyer.example/v?x=1&y=2' }],
    });
    const { size: _, landing_url: __, ...rest } = tag;
    const price = { model: 'cpm', currency: 'EUR', amount: '12', is_fixed: true } as const;
    const product: T.AdServerProductRef = {
      product_id: 'film',
      channels: ['olv'],
      delivery_type: 'non_guaranteed',
    };
    await running(world, 'pkg_film', { product, price }, [rest]);
    const text = await (await world.browse('/ads/vast?slot=preroll')).text();
    assert.include(text, '<Wrapper>');
    assert.include(text, '<VASTAdTagURI>https://buyer.example/v?x=1&#38;y=2</VASTAdTagURI>');
    assert.match(text, /<ClickTracking>[^<]*\/click<\/ClickTracking>/);
  });
});
