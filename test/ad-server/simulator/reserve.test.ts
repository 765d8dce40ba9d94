import { assert } from 'chai';
import fc from 'fast-check';
import type { Reservation, ReserveAsk } from '../../../src/ad-server/port.ts';
import { takenPpm } from '../../../src/ad-server/simulator/availability.ts';
import { openSimulator } from '../../../src/ad-server/simulator/simulator.ts';
import { targetingPpm } from '../../../src/ad-server/simulator/targeting-share.ts';
import { CPM, granted, inventory, later, START } from '../orders.ts';

const platform = openSimulator((id) => (id === 'prod_1' ? inventory : undefined));
const flight = { start: START, end: later(7) };
const promised = {
  product_id: 'prod_1',
  channels: ['display' as const],
  delivery_type: 'guaranteed' as const,
};
const ask = (over: Partial<ReserveAsk> = {}): ReserveAsk => ({
  package_id: 'pkg_1',
  product: promised,
  flight,
  budget_minor: 800_000,
  price: CPM,
  pacing: 'even',
  held: [],
  ...over,
});
const held = (package_id: string, share_ppm: number, from = 0, to = 7): Reservation => ({
  package_id,
  share_ppm,
  flight: { start: later(from), end: later(to) },
});

describe('reserve', () => {
  it('holds what the budget pays for, with room to catch up', async () => {
    const grant = granted(await platform.reserve(ask()));
    assert.equal(grant.planned_impressions, 1_000_000);
    assert.isTrue(grant.held_impressions >= 1_300_000 && grant.held_impressions < 1_310_000);
  });

  const refused: [string, Partial<ReserveAsk>, string][] = [
    ['more than there is', { budget_minor: 8_000_000 }, 'insufficient_inventory'],
    ['what others hold', { held: [held('other', 950_000)] }, 'insufficient_inventory'],
    ['a country where there is none', { targeting: { geo_countries: ['JP'] } }, 'insufficient_inventory'],
    ['a flight that does not last', { flight: { start: START, end: START } }, 'invalid_flight'],
    ['no money', { budget_minor: 0 }, 'invalid_terms'],
    ['parts of a minor unit', { budget_minor: 10.5 }, 'invalid_terms'],
    ['no bid', { price: { model: 'cpm', currency: 'EUR', floor_price: 2 } }, 'invalid_terms'],
    [
      'a bid below the floor',
      { price: { model: 'cpm', currency: 'EUR', floor_price: 2, bid_price: 1.9 } },
      'bid_below_floor',
    ],
  ];
  for (const [name, over, code] of refused) {
    it(`refuses ${name}`, async () => {
      const answer = await platform.reserve(ask(over));
      assert.equal(answer.ok ? 'ok' : answer.code, code);
    });
  }

  it('tells how much is left', async () => {
    const answer = await platform.reserve(ask({ held: [held('other', 990_000)] }));
    assert.match(answer.ok ? '' : answer.reason, /^\d{5} impressions are left .* 1000000 are needed$/);
  });
  it('does not count what the package holds itself, or others hold at other times', async () => {
    const others = [held('pkg_1', 900_000), held('other', 900_000, 7, 14)];
    granted(await platform.reserve(ask({ held: others })));
  });
  it('gives an auction less for a lower bid, and something to everybody', async () => {
    const share = async (bid_price: number, others: Reservation[] = []) =>
      granted(
        await platform.reserve(
          ask({
            product: { ...promised, delivery_type: 'non_guaranteed' },
            price: { model: 'cpm', currency: 'EUR', floor_price: 2, bid_price },
            held: others,
          }),
        ),
      ).share_ppm;
    const low = await share(2);
    const high = await share(5);
    assert.isAbove(high, low);
    assert.isAbove(await share(5, [held('other', high)]), 0);
  });
  it('gives an auction next to nothing where all is taken, and nothing where nobody is aimed at', async () => {
    const auction = { product: { ...promised, delivery_type: 'non_guaranteed' } } as const;
    const late = await platform.reserve(ask({ ...auction, held: [held('other', 1_000_000)] }));
    assert.equal(granted(late).share_ppm, 1);
    const aimed = { ...auction, targeting: { geo_countries: ['JP'] } };
    assert.isFalse((await platform.reserve(ask(aimed))).ok);
  });
  it('runs a product that is in no catalog like others of its channel', async () => {
    const grant = granted(await platform.reserve(ask({ product: { ...promised, product_id: 'seeded' } })));
    assert.equal(grant.planned_impressions, 1_000_000);
  });
  it('never hands out more than there is, whoever comes, but for the crumbs of auctions', async () => {
    const comers = fc.array(
      fc.record({
        budget_minor: fc.integer({ min: 1, max: 9_000_000 }),
        from: fc.integer({ min: 0, max: 10 }),
        days: fc.integer({ min: 1, max: 10 }),
        guaranteed: fc.boolean(),
      }),
      { maxLength: 12 },
    );
    await fc.assert(
      fc.asyncProperty(comers, async (all) => {
        const taken: Reservation[] = [];
        for (const [i, { budget_minor, from, days, guaranteed }] of all.entries()) {
          const its = { start: later(from), end: later(from + days) };
          const answer = await platform.reserve(
            ask({
              package_id: `pkg_${i}`,
              budget_minor,
              flight: its,
              held: taken,
              product: { ...promised, delivery_type: guaranteed ? 'guaranteed' : 'non_guaranteed' },
            }),
          );
          if (answer.ok) taken.push({ package_id: `pkg_${i}`, share_ppm: answer.share_ppm, flight: its });
        }
        for (let day = 0; day < 20; day++) {
          const now = later(day + 0.5);
          const sum = taken
            .filter((each) => each.flight.start <= now && now < each.flight.end)
            .reduce((ppm, each) => ppm + each.share_ppm, 0);
          const auctions = all.filter(({ guaranteed }) => !guaranteed).length;
          assert.isAtMost(sum, 1_000_000 + auctions);
        }
      }),
      { numRuns: 30 },
    );
  });
});

describe('takenPpm', () => {
  it('is the most at one time, not the sum over time', () =>
    assert.equal(
      takenPpm([held('a', 300_000, 0, 3), held('b', 500_000, 2, 5), held('c', 400_000, 5, 7)], flight),
      800_000,
    ));
  it('does not count what only touches', () =>
    assert.equal(takenPpm([held('a', 300_000, -3, 0), held('b', 300_000, 7, 9)], flight), 0));
});

describe('targetingPpm', () => {
  const shares: [string, Parameters<typeof targetingPpm>[1], number][] = [
    ['nothing', {}, 1_000_000],
    ['countries', { geo_countries: ['DE', 'CH'] }, 800_000],
    ['countries that are left out', { geo_countries_exclude: ['DE'] }, 300_000],
    ['an unknown country', { geo_countries: ['BR'] }, 0],
    ['a device', { device_type: ['mobile'] }, 600_000],
    ['two dimensions', { geo_countries: ['DE'], device_type: ['mobile'] }, 420_000],
    ['audiences', { audience_include: ['a', 'b'] }, 160_000],
    ['audiences that are left out', { audience_exclude: ['a'] }, 960_000],
    ['many regions', { geo_regions: Array.from({ length: 40 }, (_, i) => `US-${i}`) }, 900_000],
    [
      'a region or a metro',
      { geo_regions: ['DE-BY'], geo_metros: [{ system: 'custom', values: ['1', '2'] }] },
      100_000,
    ],
  ];
  for (const [name, targeting, ppm] of shares) {
    it(`leaves ${ppm} of a million for ${name}`, () => assert.equal(targetingPpm(inventory, targeting), ppm));
  }
});

describe('forecast', () => {
  const base = { product: promised, flight, price: CPM, held: [] };

  it('tells what each budget buys, and no more than there is', async () => {
    const forecast = granted(await platform.forecast({ ...base, budgets_minor: [80_000, 800_000_000] }));
    const [small, large] = forecast.points;
    assert.deepEqual(small?.impressions, { low: 80_000, mid: 95_000, high: 100_000 });
    assert.deepEqual(small?.spend_minor, { low: 64_000, mid: 76_000, high: 80_000 });
    assert.equal(large?.impressions.high, forecast.available_impressions);
    assert.isTrue(forecast.available_impressions > 6_000_000 && forecast.available_impressions < 8_000_000);
  });
  it('leaves out what others hold', async () => {
    const free = granted(await platform.forecast({ ...base, budgets_minor: [] }));
    const half = granted(
      await platform.forecast({ ...base, budgets_minor: [], held: [held('other', 500_000)] }),
    );
    assert.approximately(half.available_impressions, free.available_impressions / 2, 1);
  });
  it('knows that a cap leaves less', async () => {
    const cap = { max_impressions: 1, window_seconds: 604_800, suppress_seconds: null };
    const { available_impressions: capped } = granted(
      await platform.forecast({ ...base, budgets_minor: [], cap }),
    );
    assert.isAtMost(capped, inventory.audience);
  });
  it('spends the price of a flight, not the budget', async () => {
    const price = { model: 'flat_rate' as const, currency: 'EUR', fixed_price: 300 };
    const { points } = granted(await platform.forecast({ ...base, price, budgets_minor: [100_000] }));
    assert.deepEqual(points[0]?.spend_minor, { low: 30_000, mid: 30_000, high: 30_000 });
  });
  it('refuses a flight that does not last', async () => {
    const answer = await platform.forecast({
      ...base,
      budgets_minor: [1],
      flight: { start: later(2), end: later(1) },
    });
    assert.equal(answer.ok ? 'ok' : answer.code, 'invalid_flight');
  });
});
