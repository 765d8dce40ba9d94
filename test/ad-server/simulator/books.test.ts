import { assert } from 'chai';
import fc from 'fast-check';
import type { PackageReport, ReportAsk } from '../../../src/ad-server/delivery-report.ts';
import type { PackageOrder } from '../../../src/ad-server/port.ts';
import { curveOf } from '../../../src/ad-server/simulator/curve.ts';
import { openSimulator } from '../../../src/ad-server/simulator/simulator.ts';
import { DAY_MS } from '../../../src/domain/text/instant.ts';
import {
  added,
  figureNames,
  granted,
  histories,
  inventory,
  later,
  order as orderOf,
  START,
  terms,
} from '../orders.ts';

const platform = openSimulator(() => inventory);
const END = later(32);

async function reported(order: PackageOrder, ask: Partial<ReportAsk> = {}): Promise<PackageReport> {
  const { packages } = granted(await platform.report({ orders: [order], as_of: END, ...ask }));
  const [row] = packages;
  if (row === undefined) throw new Error('the package is not in its report');
  return row;
}

const seconds = (from: number, to: number) =>
  fc.integer({ min: from, max: to }).map((second) => new Date(START.getTime() + second * 1000));
const LIFE = 32 * 86_400;

const wholes = [
  ['clicks', 'impressions'],
  ['conversions', 'clicks'],
  ['views', 'impressions'],
  ['q1_views', 'views'],
  ['q2_views', 'q1_views'],
  ['q3_views', 'q2_views'],
  ['completed_views', 'q3_views'],
  ['measurable_impressions', 'impressions'],
  ['viewable_impressions', 'measurable_impressions'],
] as const;

describe('the books of the simulator', () => {
  it('give the total as the sum of creatives, of days and of hours, figure by figure', async () => {
    await fc.assert(
      fc.asyncProperty(histories, seconds(1, LIFE), async (order, now) => {
        const days = await reported(order, { as_of: now, windows: 'day' });
        const hours = await reported(order, { as_of: now, windows: 'hour', time_zone_offset_minutes: 330 });
        assert.deepEqual(hours.totals, days.totals);
        assert.deepEqual(added(days.by_creative.map(({ totals }) => totals)), days.totals);
        for (const { windows } of [days, hours]) {
          assert.deepEqual(added(windows.map(({ totals }) => totals)), days.totals);
          for (const { totals, by_creative: rows } of windows) {
            assert.deepEqual(added(rows.map((row) => row.totals)), totals);
          }
        }
        for (const { creative_id: id, totals } of days.by_creative) {
          const rows = hours.windows.flatMap((each) =>
            each.by_creative.filter((row) => row.creative_id === id).map((row) => row.totals),
          );
          assert.deepEqual(added(rows), totals);
        }
      }),
      { numRuns: 40 },
    );
  });

  it('give equal numbers however a life is cut into periods, and whenever they are asked', async () => {
    await fc.assert(
      fc.asyncProperty(histories, fc.array(seconds(1, LIFE), { maxLength: 8 }), async (order, cuts) => {
        const whole = await reported(order);
        const edges = [START, ...cuts.toSorted((a, b) => a.getTime() - b.getTime()), later(40)];
        const parts = [];
        for (const [i, to] of edges.entries()) {
          const from = edges[i - 1];
          if (from === undefined || from.getTime() >= to.getTime()) continue;
          // Each period is asked for as soon as it is over, with the terms that were known then.
          const known = { ...order, terms: order.terms.filter((each) => each.from <= to) };
          parts.push((await reported(known, { period: { from, to }, as_of: to })).totals);
        }
        assert.deepEqual(added(parts), whole.totals);
      }),
      { numRuns: 60 },
    );
  });

  it('never fall, and no count outgrows what it is a part of, in any hour and creative', async () => {
    await fc.assert(
      fc.asyncProperty(histories, async (order) => {
        const { windows } = await reported(order, { windows: 'hour' });
        const rows = windows.flatMap((each) => each.by_creative.map(({ totals }) => totals));
        const wrong = rows.filter(
          (row) =>
            figureNames.some((name) => row[name] < 0) ||
            wholes.some(([smaller, larger]) => row[smaller] > row[larger]),
        );
        assert.deepEqual(wrong, []);
      }),
      { numRuns: 25 },
    );
  });

  it('never show more spent than the largest budget that was ever agreed, nor than was left at a change', async () => {
    await fc.assert(
      fc.asyncProperty(histories, async (order) => {
        let spent = 0;
        for (const [i, each] of order.terms.entries()) {
          const next = order.terms[i + 1]?.from ?? END;
          const known = { ...order, terms: order.terms.slice(0, i + 1) };
          const { totals } = await reported(known, { as_of: next });
          assert.isAtMost(totals.spend_minor, Math.max(spent, each.budget_minor));
          spent = totals.spend_minor;
        }
      }),
      { numRuns: 60 },
    );
  });

  it('never show more in an hour than the share of the inventory holds', async () => {
    const curve = curveOf('prod_1', inventory);
    await fc.assert(
      fc.asyncProperty(histories, async (order) => {
        const { windows } = await reported(order, { windows: 'hour' });
        for (const { from, to, totals } of windows) {
          const share = Math.max(
            0,
            ...order.terms
              .filter((each, i) => each.from < to && (order.terms[i + 1]?.from ?? END) > from)
              .map((each) => each.share_ppm),
          );
          const weight = curve.at(to.getTime() / 1000) - curve.at(from.getTime() / 1000);
          const capacity = (inventory.weekly_impressions * 52 * (share / 1e6) * weight) / curve.year;
          // Rounding leaves less than one for each set of terms.
          assert.isAtMost(totals.impressions, capacity + order.terms.length);
        }
      }),
      { numRuns: 25 },
    );
  });

  it('show a frequency within the cap, whatever the period', async () => {
    await fc.assert(
      fc.asyncProperty(
        histories,
        fc.record({
          max_impressions: fc.integer({ min: 1, max: 12 }),
          window_seconds: fc.constantFrom(null, 3_600, 86_400, 604_800),
          suppress_seconds: fc.constantFrom(null, 0, 1_800, 86_400),
        }),
        fc.integer({ min: 1, max: 10_000_000 }),
        async (order, cap, injected) => {
          const capped = { ...order, terms: order.terms.map((each) => ({ ...each, cap })) };
          const addition = { at: later(1), buy_id: 'buy_1', counts: { impressions: injected } };
          const { packages, buys } = granted(
            await platform.report({ orders: [capped], additions: [addition], as_of: END }),
          );
          assert.isAtMost(packages[0]?.reach?.frequency ?? 0, cap.max_impressions);
          assert.isAtMost(buys[0]?.reach?.frequency ?? 0, cap.max_impressions);
          assert.isAtMost(packages[0]?.reach?.reach ?? 0, packages[0]?.totals.impressions ?? 0);
        },
      ),
      { numRuns: 60 },
    );
  });

  it('keep a cap by delivering less: no day shows more than the audience times the cap', async () => {
    const cap = { max_impressions: 2, window_seconds: 86_400, suppress_seconds: null };
    const order = orderOf({
      terms: [
        terms({ cap, pacing: 'asap', budget_minor: 90_000_000, targeting_ppm: 50_000, share_ppm: 900_000 }),
      ],
    });
    const { windows, totals } = await reported(order, { windows: 'day' });
    const free = await reported({ ...order, terms: order.terms.map(({ cap: _, ...each }) => each) });
    const most = 2 * inventory.audience * 0.05;
    assert.isTrue(windows.every((each) => each.totals.impressions <= most));
    assert.isAbove(totals.impressions, 0);
    assert.isAbove(free.totals.impressions, totals.impressions * 2);
  });

  it('balance when figures from outside come in, for the buy, its packages, creatives and windows', async () => {
    const outside = fc.record({
      at: seconds(0, LIFE),
      impressions: fc.nat(100_000),
      clicks: fc.nat(900),
      conversions: fc.nat(50),
      spend_minor: fc.nat(1_000_000),
      package: fc.constantFrom('a', 'b', undefined),
    });
    await fc.assert(
      fc.asyncProperty(
        fc.tuple(histories, histories),
        fc.array(outside, { maxLength: 6 }),
        fc.boolean(),
        async ([one, two], rows, silent) => {
          const orders = [
            { ...one, package_id: 'a', currency: 'EUR', silent },
            { ...two, package_id: 'b', currency: 'EUR', silent },
          ];
          const additions = rows.map(({ at, spend_minor, package: id, ...counts }) => ({
            at,
            buy_id: 'buy_1',
            ...(id === undefined ? {} : { package_id: id }),
            counts,
            spend_minor,
          }));
          const ask = { orders, as_of: END, windows: 'day' as const };
          const before = granted(await platform.report(ask));
          const after = granted(await platform.report({ ...ask, additions }));
          for (const name of ['impressions', 'clicks', 'conversions'] as const) {
            const injected = rows.reduce((sum, each) => sum + each[name], 0);
            assert.equal(after.buys[0]?.counts[name], (before.buys[0]?.counts[name] ?? 0) + injected);
          }
          const spend = rows.reduce((sum, each) => sum + each.spend_minor, 0);
          assert.equal(
            after.buys[0]?.amounts[0]?.spend_minor,
            (before.buys[0]?.amounts[0]?.spend_minor ?? 0) + spend,
          );
          for (const { totals, windows } of after.packages) {
            assert.deepEqual(added(windows.map((each) => each.totals)), totals);
          }
          assert.deepEqual(
            after.buys[0]?.counts.impressions,
            after.packages.reduce((sum, { totals }) => sum + totals.impressions, 0),
          );
        },
      ),
      { numRuns: 40 },
    );
  });

  it('take as many steps for a package whatever the number of packages and the length of the flight', async () => {
    let steps = 0;
    const counted = <T extends object>(value: T): T =>
      new Proxy(value, {
        get(target, key, receiver) {
          steps += 1;
          const inner: unknown = Reflect.get(target, key, receiver);
          return typeof inner === 'object' && inner !== null && !(inner instanceof Date)
            ? counted(inner)
            : inner;
        },
      });
    const stepsOf = async (packages: number, days: number) => {
      const orders = Array.from({ length: packages }, (_, i) =>
        counted(
          orderOf({ package_id: `pkg_${i}`, terms: [terms({ flight: { start: START, end: later(days) } })] }),
        ),
      );
      steps = 0;
      const { packages: rows } = granted(
        await platform.report({ orders, as_of: new Date(START.getTime() + (days * DAY_MS) / 2) }),
      );
      assert.lengthOf(rows, packages);
      return steps;
    };
    const one = await stepsOf(1, 10);
    assert.equal(await stepsOf(1, 700), one);
    // The first package of a product also has the curve of the product worked out.
    const more = (await stepsOf(2, 10)) - one;
    assert.isAtMost(more, one);
    assert.equal(await stepsOf(10_000, 10), one + 9_999 * more);
  });
});
