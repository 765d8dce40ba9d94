import { assert } from 'chai';
import { totalOf } from '../../src/ad-server/figures.ts';
import type { PackageOrder, Price, Terms } from '../../src/ad-server/port.ts';
import { type StoredDelivery, storedSource } from '../../src/ad-server/stored-source.ts';
import { countedNames, type DeliveredSum, type RowCounts } from '../../src/domain/delivery/delivered-rows.ts';

const START = new Date('2027-03-01T00:00:00Z');
const hour = (n: number): Date => new Date(START.getTime() + n * 3_600_000);
const second = (n: number): number => hour(n).getTime() / 1000;
const END = 240;

const countsOf = (some: Partial<RowCounts>): RowCounts =>
  Object.fromEntries(countedNames.map((name) => [name, some[name] ?? 0])) as RowCounts;
const sum = (n: number, counts: Partial<RowCounts>, more: Partial<DeliveredSum> = {}): DeliveredSum => ({
  packageId: 'pkg_1',
  part: '',
  creativeId: 'cr_1',
  from: hour(n),
  counts: countsOf(counts),
  spendMinor: null,
  ...more,
});
const fixed = (model: Price['model'], fixed_price: number): Price => ({
  model,
  currency: 'USD',
  fixed_price,
});
const termsOf = (price: Price, more: Partial<Terms> = {}): Terms => ({
  from: START,
  running: true,
  flight: { start: START, end: hour(END) },
  budget_minor: 1_000_000,
  price,
  pacing: 'even',
  creatives: [],
  share_ppm: 0,
  targeting_ppm: 1_000_000,
  ...more,
});

function sourceOf(
  price: Price,
  sums: readonly DeliveredSum[],
  more: Partial<Terms> = {},
  stored: Partial<StoredDelivery> = {},
) {
  const terms = termsOf(price, more);
  const order: PackageOrder = {
    buy_id: 'mb_1',
    package_id: 'pkg_1',
    product: { product_id: 'p', channels: ['display'], delivery_type: 'guaranteed' },
    currency: 'USD',
    terms: [terms],
  };
  return storedSource(order, terms, { sums, parts: [], state: 'delivering', ...stored });
}
const spend = (source: ReturnType<typeof sourceOf>, from = 0, to = END): number =>
  totalOf(source.between(second(from), second(to))).spend_minor;

describe('what a package cost, by what an ad server counted', () => {
  const billed = {
    cpm: ['impressions', 1000],
    vcpm: ['viewable_impressions', 1000],
    cpc: ['clicks', 1],
    cpv: ['views', 1],
    cpcv: ['completed_views', 1],
    cpa: ['conversions', 1],
  } as const;
  for (const [model, [name, per]] of Object.entries(billed))
    it(`is the price of each of ${name} for ${model}, and of nothing else`, () => {
      const price = fixed(model as Price['model'], 2);
      const others = Object.fromEntries(
        countedNames.filter((one) => one !== name).map((one) => [one, 9_000]),
      );
      assert.equal(spend(sourceOf(price, [sum(1, { [name]: 3 * per })])), 600);
      assert.equal(spend(sourceOf(price, [sum(1, others)])), 0);
    });

  it('leaves out what is not billed, but no conversions, which follow from earlier ads', () => {
    for (const [model, [name, per]] of Object.entries(billed)) {
      const price = fixed(model as Price['model'], 2);
      const counts = { [name]: 5 * per };
      const sums = [sum(1, counts), sum(2, counts), sum(2, counts, { part: 'unbilled' })];
      const source = sourceOf(price, sums);
      assert.equal(spend(source), model === 'cpa' ? 2000 : 1000, model);
      assert.equal(totalOf(source.between(0, second(END)))[name], 10 * per);
      assert.equal(spend(source, 2, 3), model === 'cpa' ? 1000 : 0, model);
    }
    const auction: Price = { model: 'cpm', currency: 'USD', floor_price: 1, bid_price: 3 };
    const told = [
      sum(1, { impressions: 10 }, { spendMinor: 7 }),
      sum(2, { impressions: 10 }, { spendMinor: 9 }),
    ];
    const apart = sum(2, { impressions: 10 }, { spendMinor: 9, part: 'unbilled' });
    assert.deepEqual([spend(sourceOf(auction, told)), spend(sourceOf(auction, [...told, apart]))], [16, 7]);
  });

  it('is the time in which the package was to run, for a price of time and for one of the whole flight', () => {
    const sums = [sum(1, { impressions: 10 })];
    const order = (price: Price, ...changes: readonly [number, boolean][]) => {
      const terms = [[-1, true] as const, ...changes].map(([n, running]) =>
        termsOf(price, { from: hour(n), running }),
      );
      const made: PackageOrder = {
        buy_id: 'mb_1',
        package_id: 'pkg_1',
        product: { product_id: 'p', channels: ['display'], delivery_type: 'guaranteed' },
        currency: 'USD',
        terms,
      };
      const last = terms.at(-1) ?? termsOf(price);
      return spend(storedSource(made, last, { sums, parts: [], state: 'delivering' }));
    };
    const daily: Price = { ...fixed('time', 24), time_unit: 'day' };
    const flat = fixed('flat_rate', 2400);
    assert.deepEqual([order(daily), order(flat)], [24_000, 240_000]);
    assert.deepEqual([order(daily, [48, false]), order(flat, [48, false])], [4_800, 48_000]);
    assert.deepEqual(
      [order(daily, [48, false], [96, true]), order(flat, [48, false], [96, true])],
      [19_200, 240_000],
    );
    assert.deepEqual([order(daily, [0, false]), order(flat, [-0.5, false])], [0, 0]);
  });

  it('is rounded once on the running total, so that hours add up to it', () => {
    const sums = Array.from({ length: 24 }, (_, n) => sum(n, { impressions: 7 }));
    const source = sourceOf(fixed('cpm', 4.185), sums);
    const hours = sums.map((_, n) => spend(source, n, n + 1));
    // 168 impressions of 0.4185 cents.
    assert.equal(spend(source), 70);
    assert.equal(
      hours.reduce((all, one) => all + one, 0),
      70,
    );
    assert.isTrue(hours.every((one) => one >= 0));
  });

  it('never exceeds the budget, however much was delivered', () => {
    const sums = [sum(1, { impressions: 900 }), sum(2, { impressions: 900 })];
    const source = sourceOf(fixed('cpm', 10), sums, { budget_minor: 1_000 });
    assert.equal(spend(source, 0, 2), 900);
    assert.equal(spend(source, 2, 3), 100);
    assert.equal(totalOf(source.between(second(0), second(END))).impressions, 1_800);
  });

  it('is divided among creatives by what was billed, and what rounding leaves is in the total alone', () => {
    const sums = ['a', 'b', 'c'].map((creativeId) => sum(1, { impressions: 1 }, { creativeId }));
    const parts = sourceOf(fixed('cpm', 1_000), sums, { budget_minor: 200 }).between(second(0), second(END));
    assert.equal(totalOf(parts).spend_minor, 200);
    assert.deepEqual(
      ['a', 'b', 'c', ''].map((id) => parts.get(id)?.spend_minor),
      [66, 66, 66, 2],
    );
  });

  it('is what the ad server charged in an auction, up to the budget', () => {
    const auction: Price = { model: 'cpm', currency: 'USD', floor_price: 1, bid_price: 9, max_bid: true };
    const sums = [sum(1, { impressions: 1_000 }, { spendMinor: 321 })];
    assert.equal(spend(sourceOf(auction, sums)), 321);
    assert.equal(spend(sourceOf(auction, sums, { budget_minor: 300 })), 300);
  });

  it('follows the elapsed time for a flat rate, once anything was delivered', () => {
    const price = fixed('flat_rate', 1_000);
    const terms = { budget_minor: 100_000 };
    assert.equal(spend(sourceOf(price, [], terms)), 0);
    const source = sourceOf(price, [sum(0, { impressions: 1 })], terms);
    assert.equal(spend(source, 0, END / 4), 25_000);
    assert.equal(spend(source, 0, 2 * END), 100_000);
  });

  it('keeps the old price for what was delivered at it', () => {
    const price = (bid_price: number): Price => ({
      model: 'cpc',
      currency: 'USD',
      floor_price: 1,
      bid_price,
    });
    const old = termsOf(price(1));
    const changed = termsOf(price(2), { from: hour(10) });
    const order: PackageOrder = {
      buy_id: 'mb_1',
      package_id: 'pkg_1',
      product: { product_id: 'p', channels: ['display'], delivery_type: 'guaranteed' },
      currency: 'USD',
      terms: [old, changed],
    };
    const sums = [sum(1, { clicks: 10 }), sum(20, { clicks: 10 })];
    const source = storedSource(order, changed, { sums, parts: [], state: 'delivering' });
    assert.equal(spend(source, 0, 10), 1_000);
    assert.equal(spend(source, 10, END), 2_000);
  });
});

describe('what is told of a package beside its figures', () => {
  const price = fixed('cpm', 1);
  it('is that it delivers only while the ad server says so', () => {
    for (const [state, expected] of [
      ['delivering', 'delivering'],
      ['paused', 'not_delivering'],
      ['awaiting_approval', 'not_delivering'],
      ['rejected', 'not_delivering'],
      ['unknown', 'not_delivering'],
      [null, 'not_delivering'],
      ['completed', 'budget_exhausted'],
    ] as const)
      assert.equal(sourceOf(price, [], {}, { state }).statusAt(second(1), false), expected, String(state));
    assert.equal(sourceOf(price, []).statusAt(second(1), true), 'budget_exhausted');
  });

  it('is no reach, because people cannot be added up', () => {
    assert.isNull(sourceOf(price, [sum(1, { impressions: 5 })]).reachOf(5, 3_600));
  });

  it('is what each country and device type had, with its part of the spend', () => {
    const parts = [
      sum(0, { impressions: 30 }, { part: 'country:DE' }),
      sum(24, { impressions: 60 }, { part: 'country:DE', creativeId: 'cr_2' }),
      sum(0, { impressions: 10 }, { part: 'country:FR' }),
      sum(0, { impressions: 5 }, { part: 'device_type:mobile' }),
    ];
    const source = sourceOf(price, [sum(0, { impressions: 100 })], {}, { parts });
    const totals = totalOf(source.between(second(0), second(END)));
    const { by_country, by_device_type } = source.breakdowns({ ...totals, spend_minor: 10 });
    assert.deepEqual(
      by_country.map(({ key, totals: { impressions, spend_minor } }) => [key, impressions, spend_minor]),
      [
        ['DE', 90, 9],
        ['FR', 10, 1],
      ],
    );
    assert.deepEqual(
      by_device_type.map(({ key }) => key),
      ['mobile'],
    );
  });
});
