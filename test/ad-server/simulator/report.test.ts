import { assert } from 'chai';
import type { ReportAsk } from '../../../src/ad-server/delivery-report.ts';
import type { PackageOrder, Platform, Terms } from '../../../src/ad-server/port.ts';
import { openSimulator } from '../../../src/ad-server/simulator/simulator.ts';
import { at, granted, inventory, later, order, START, terms } from '../orders.ts';

const platform = openSimulator(() => inventory);

async function report(
  orders: readonly PackageOrder[],
  as_of: Date,
  ask: Partial<ReportAsk> = {},
  of: Platform = platform,
) {
  return granted(await of.report({ orders, as_of, ...ask }));
}
async function one(history: Terms[], as_of: Date, ask: Partial<ReportAsk> = {}) {
  const { packages } = await report([order({ terms: history })], as_of, ask);
  const [row] = packages;
  if (row === undefined) throw new Error('the package is not in its report');
  return row;
}
const change = (days: number, over: Partial<Terms>): Terms => terms({ ...over, from: later(days) });

describe('a report', () => {
  it('tells of a whole flight what the budget bought', async () => {
    const row = await one([terms()], later(11));
    assert.deepInclude(row.totals, {
      impressions: 500_000,
      clicks: 669,
      viewable_impressions: 360_330,
      completed_views: 0,
      spend_minor: 400_000,
    });
    assert.deepInclude(row, {
      rate: 8,
      pricing_model: 'cpm',
      pacing_index: 1,
      delivery_status: 'flight_ended',
    });
  });
  it('is the same from another simulator, in any order and company', async () => {
    const orders = ['a', 'b', 'c'].map((id) =>
      order({ package_id: id, terms: [terms(), change(3, { running: false })] }),
    );
    const here = await report(orders, later(6), { windows: 'day' });
    const there = await report(
      orders.toReversed(),
      later(6),
      { windows: 'day' },
      openSimulator(() => inventory),
    );
    assert.deepEqual(there.packages.toReversed(), here.packages);
  });
  it('is not the same for two packages', async () => {
    const { packages } = await report([order(), order({ package_id: 'pkg_2' })], later(5));
    assert.notEqual(packages[0]?.totals.clicks, packages[1]?.totals.clicks);
  });
  it('tells nothing before the start', async () => {
    const row = await one([terms()], later(-1));
    assert.deepInclude(row, {
      reach: null,
      pacing_index: null,
      delivery_status: 'not_delivering',
      by_creative: [],
    });
    assert.equal(row.totals.impressions, 0);
  });
  it('begins to tell within a minute', async () => {
    const { totals } = await one([terms()], new Date(START.getTime() + 60_000));
    assert.equal(totals.impressions, 5);
  });
  it('is empty for a package without terms, and for no package', async () => {
    const nothing = { ok: true, packages: [], buys: [] };
    assert.deepEqual<unknown>(await report([order({ terms: [] })], later(1)), nothing);
    assert.deepEqual<unknown>(await report([], later(1)), nothing);
  });

  it('stands still during a pause and catches up after it', async () => {
    const history = [terms(), change(2, { running: false }), change(5, {})];
    const before = await one(history, later(2));
    const during = await one(history, later(5));
    const after = await one(history, later(10));
    assert.deepEqual(during.totals, before.totals);
    assert.equal(during.delivery_status, 'delivering');
    assert.equal((await one(history, later(4))).delivery_status, 'not_delivering');
    assert.isBelow((await one(history, later(4))).pacing_index ?? 1, 0.6);
    assert.isAtLeast(after.totals.spend_minor, 399_998);
  });
  it('spends a raised budget over the days that are left', async () => {
    const history = [terms(), change(5, { budget_minor: 900_000 })];
    const row = await one(history, later(10));
    assert.isTrue(row.totals.spend_minor > 899_990 && row.totals.spend_minor <= 900_000);
    assert.deepEqual((await one(history, later(5))).totals, (await one([terms()], later(5))).totals);
  });
  it('stops when the budget is cut below what was spent', async () => {
    const history = [terms(), change(5, { budget_minor: 1_000 })];
    const row = await one(history, later(7));
    assert.deepEqual(row.totals, (await one(history, later(5))).totals);
    assert.equal(row.delivery_status, 'budget_exhausted');
  });
  it('is through with the budget early when it goes as fast as it can', async () => {
    const history = [terms({ pacing: 'asap' })];
    assert.deepInclude(await one(history, later(4)), { delivery_status: 'budget_exhausted' });
    assert.equal((await one(history, later(4))).totals.spend_minor, 400_000);
  });
  it('spreads what is left when the flight gets longer, and ends when it gets shorter', async () => {
    const flight = (days: number) => ({ flight: { start: START, end: later(days) } });
    const longer = [terms(), change(5, flight(20))];
    assert.isBelow((await one(longer, later(10))).totals.spend_minor, 300_000);
    assert.isAtLeast((await one(longer, later(20))).totals.spend_minor, 399_998);
    const shorter = await one([terms(), change(5, flight(5))], later(9));
    assert.equal(shorter.delivery_status, 'flight_ended');
    assert.isBelow(shorter.totals.spend_minor, 250_000);
  });
  it('delivers nothing without creatives, unless the product runs without', async () => {
    assert.equal((await one([terms({ creatives: [] })], later(5))).totals.impressions, 0);
    const bare = openSimulator(() => ({ ...inventory, runs_without_creatives: true }));
    const { packages } = await report([order({ terms: [terms({ creatives: [] })] })], later(10), {}, bare);
    assert.equal(packages[0]?.totals.impressions, 500_000);
    assert.deepEqual(packages[0]?.by_creative, []);
  });
  it('shows creatives by weight, and those of weight 0 not at all', async () => {
    const creatives = [
      { creative_id: 'a', weight: 75 },
      { creative_id: 'b', weight: 25 },
      { creative_id: 'c', weight: 0 },
    ];
    const { by_creative: rows } = await one([terms({ creatives })], later(10));
    assert.deepEqual(
      rows.map((row) => [row.creative_id, row.totals.impressions]),
      [
        ['a', 375_000],
        ['b', 125_000],
      ],
    );
  });
  it('keeps what a creative delivered after it was taken away', async () => {
    const history = [terms(), change(4, { creatives: [{ creative_id: 'cr_2' }] })];
    const { by_creative: rows } = await one(history, later(8));
    assert.deepEqual(
      rows.map((row) => row.creative_id),
      ['cr_1', 'cr_2'],
    );
  });
  it('cuts the first and the last window to the period', async () => {
    const period = { from: at('2026-03-03T10:30:00Z'), to: at('2026-03-05T06:00:00Z') };
    const { windows } = await one([terms()], later(9), {
      period,
      windows: 'day',
      time_zone_offset_minutes: -300,
    });
    assert.deepEqual(
      windows.map(({ from, to }) => [from.toISOString(), to.toISOString()]),
      [
        ['2026-03-03T10:30:00.000Z', '2026-03-04T05:00:00.000Z'],
        ['2026-03-04T05:00:00.000Z', '2026-03-05T05:00:00.000Z'],
        ['2026-03-05T05:00:00.000Z', '2026-03-05T06:00:00.000Z'],
      ],
    );
  });
  it('deals countries and devices out as they were targeted, without a rest', async () => {
    const targeting = { geo_countries: ['DE', 'AT'] };
    const {
      by_country: rows,
      by_device_type: devices,
      totals,
    } = await one([terms({ targeting })], later(5), {
      breakdowns: true,
    });
    assert.deepEqual(
      rows.map(({ key }) => key),
      ['DE', 'AT'],
    );
    for (const parts of [rows, devices]) {
      assert.equal(
        parts.reduce((sum, row) => sum + row.totals.spend_minor, 0),
        totals.spend_minor,
      );
    }
  });

  const priced: [string, Terms['price'], object][] = [
    [
      'a price for the flight once',
      { model: 'flat_rate', currency: 'EUR', fixed_price: 3000 },
      { spend_minor: 300_000 },
    ],
    [
      'days until the money is used up',
      { model: 'time', currency: 'EUR', fixed_price: 1000, time_unit: 'day' },
      { spend_minor: 400_000 },
    ],
    [
      'time that costs less than the budget',
      { model: 'time', currency: 'EUR', fixed_price: 70, time_unit: 'week' },
      { spend_minor: 10_000 },
    ],
    [
      'orders',
      { model: 'cpa', currency: 'EUR', fixed_price: 100 },
      { spend_minor: 400_000, conversions: 40 },
    ],
  ];
  for (const [name, price, figures] of priced) {
    it(`charges ${name}`, async () => {
      const { totals } = await one([terms({ price, share_ppm: 1_000_000 })], later(11));
      assert.deepInclude(totals, figures);
    });
  }

  it('refuses a period that does not last', async () => {
    const answer = await platform.report({
      orders: [order()],
      as_of: later(9),
      period: { from: later(3), to: later(3) },
    });
    assert.equal(answer.ok ? 'ok' : answer.code, 'invalid_period');
  });
  it('refuses more hours than a year has', async () => {
    const long = order({ terms: [terms({ flight: { start: START, end: later(500) } })] });
    const answer = await platform.report({ orders: [long], as_of: later(400), windows: 'hour' });
    assert.equal(answer.ok ? 'ok' : answer.code, 'invalid_period');
  });
});
