import { assert } from 'chai';
import fc from 'fast-check';
import type { ForecastAsk, PackageOrder, Price, ReserveAsk } from '../../../src/ad-server/port.ts';
import { report } from '../../../src/ad-server/report.ts';
import { forecast, reserve } from '../../../src/ad-server/simulator/availability.ts';
import { type Curve, curveOf } from '../../../src/ad-server/simulator/curve.ts';
import { type Goods, openLedger } from '../../../src/ad-server/simulator/ledger.ts';
import { openSimulator } from '../../../src/ad-server/simulator/simulator.ts';
import { simulatedSource } from '../../../src/ad-server/simulator/source.ts';
import { finish } from '../../../src/domain/steps.ts';
import { CPM, granted, inventory, later, order, START, terms } from '../orders.ts';

const CENTURY = 36_525;
const AUCTION: Price = { model: 'cpm', currency: 'EUR', floor_price: 2, bid_price: 3 };
const TIMES: Price = { model: 'time', currency: 'EUR', fixed_price: 5, time_unit: 'day' };
const FLAT: Price = { model: 'flat_rate', currency: 'EUR', fixed_price: 500 };
const prices = [CPM, AUCTION, TIMES, FLAT];
const pacings = ['even', 'front_loaded', 'asap'] as const;
const cap = { max_impressions: 3, window_seconds: 86_400, suppress_seconds: 3_600, per: 'devices' } as never;

/** Goods that count how often the curve is read. */
function counted() {
  let reads = 0;
  const curve = curveOf('prod_1', inventory);
  const counting: Curve = {
    year: curve.year,
    at: (seconds) => {
      reads += 1;
      return curve.at(seconds);
    },
    most: (seconds) => {
      reads += 1;
      return curve.most(seconds);
    },
  };
  const goods: Goods = { inventory, channel: 'display', curveOf: () => counting };
  return { goods, curve: counting, reads: () => reads };
}

const product = {
  product_id: 'prod_1',
  channels: ['display' as const],
  delivery_type: 'guaranteed' as const,
};
const askOf = (days: number, more: Partial<ReserveAsk> = {}): ReserveAsk => ({
  package_id: 'pkg_1',
  product,
  flight: { start: START, end: later(days) },
  budget_minor: 800_000,
  price: CPM,
  pacing: 'even',
  held: [],
  ...more,
});
const orderOf = (days: number, price: Price, pacing: (typeof pacings)[number]): PackageOrder => {
  const flight = { start: START, end: later(days) };
  return order({
    terms: [terms({ flight, price, pacing }), terms({ flight, price, pacing, from: later(0.5) })],
  });
};

describe('a flight of any length', () => {
  it('costs as many reads of the curve as one of a day: to reserve, to forecast and to report', () => {
    const run = (days: number, price: Price, pacing: (typeof pacings)[number]): number[] => {
      const reserved = counted();
      reserve(askOf(days, { price, pacing }), reserved.goods, reserved.curve);
      const seen = counted();
      const ask: ForecastAsk = {
        product,
        flight: { start: START, end: later(days) },
        price,
        held: [],
        cap,
        budgets_minor: [1_000, 100_000, 10_000_000],
      };
      assert.isTrue(forecast(ask, seen.goods, seen.curve).ok);
      const told = counted();
      const orders = [orderOf(days, price, pacing)];
      for (const as_of of [later(0.25), later(0.75), later(days + 1)])
        assert.isTrue(
          finish(
            report({ orders, as_of, breakdowns: true }, (order, terms) => {
              const ledger = openLedger(order, told.goods);
              return simulatedSource({ order, ledger, goods: told.goods }, terms, ledger.between);
            }),
          ).ok,
        );
      return [reserved.reads(), seen.reads(), told.reads()];
    };
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: CENTURY }),
        fc.constantFrom(...prices),
        fc.constantFrom(...pacings),
        (days, price, pacing) => {
          const short = run(1, price, pacing);
          const long = run(days, price, pacing);
          for (const [at, reads] of long.entries()) assert.isAtMost(reads, (short[at] ?? 0) + 3);
        },
      ),
      { numRuns: 60, examples: prices.map((price) => [CENTURY, price, 'even']) },
    );
  });

  it('reports a day of a century by the hour, and refuses the whole century before any work', async () => {
    const platform = openSimulator(() => inventory);
    const orders = [orderOf(CENTURY, CPM, 'even')];
    const period = { from: later(CENTURY - 2), to: later(CENTURY - 1) };
    const { packages } = granted(
      await platform.report({ orders, as_of: later(CENTURY), period, windows: 'hour' }),
    );
    assert.lengthOf(packages[0]?.windows ?? [], 24);
    for (const windows of ['hour', 'day'] as const) {
      const whole = await platform.report({ orders, as_of: later(CENTURY), windows });
      assert.equal(whole.ok ? 'ok' : whole.code, 'invalid_period');
    }
  });

  it('spends its whole budget by its end, and never more', async () => {
    const platform = openSimulator(() => inventory);
    for (const days of [1, 731, 732, 27_000, CENTURY]) {
      const orders = [orderOf(days, CPM, 'even')];
      const spent = async (as_of: Date) =>
        granted(await platform.report({ orders, as_of })).packages[0]?.totals.spend_minor ?? 0;
      const half = await spent(later(days / 2));
      const all = await spent(later(days));
      assert.isAtMost(half, all);
      assert.isAtMost(all, orders[0]?.terms[0]?.budget_minor ?? 0);
      // Each of the two stretches rounds down.
      if (days > 30) assert.isAtLeast(all, (orders[0]?.terms[0]?.budget_minor ?? 0) - 2, `${days} days`);
    }
  });
});

describe('the share of inventory that a long flight holds', () => {
  const platform = openSimulator(() => inventory);
  const auction = { ...product, delivery_type: 'non_guaranteed' } as const;
  const held = async (days: number, price: Price, budget_minor: number): Promise<number> =>
    granted(await platform.reserve(askOf(days, { product: auction, price, budget_minor }))).share_ppm;

  for (const price of [AUCTION, TIMES, FLAT])
    it(`is in all at most that of two years for ${price.model}, whatever the length`, async () => {
      const twoYears = await held(731, price, 1_000);
      for (const days of [1, 30, 365, 731]) assert.equal(await held(days, price, 1_000), twoYears);
      for (const days of [732, 1_000, 3_653, 27_000, CENTURY]) {
        const share = await held(days, price, 1_000);
        assert.isAtLeast(share, 1);
        assert.isAtMost(share * days, twoYears * 731 + days, `${days} days`);
      }
    });

  it('is what the budget of an auction needs, when that is more', async () => {
    const small = await held(CENTURY, AUCTION, 1_000);
    const large = await held(CENTURY, AUCTION, 2_000_000_000);
    assert.isAbove(large, small);
    assert.isAtMost(large, await held(731, AUCTION, 2_000_000_000));
  });

  it('leaves a guaranteed buyer what a small budget of a century does not need', async () => {
    const flight = { start: START, end: later(CENTURY) };
    const others = await Promise.all(
      ['a', 'b', 'c'].map(async (package_id) => ({
        package_id,
        flight,
        share_ppm: await held(CENTURY, AUCTION, 1_000),
      })),
    );
    granted(await platform.reserve(askOf(7, { held: others })));
  });
});
