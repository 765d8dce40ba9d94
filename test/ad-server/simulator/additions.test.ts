import { assert } from 'chai';
import type { ReportAsk } from '../../../src/ad-server/delivery-report.ts';
import type { PackageOrder } from '../../../src/ad-server/port.ts';
import { openSimulator } from '../../../src/ad-server/simulator/simulator.ts';
import { granted, inventory, later, order, terms } from '../orders.ts';

const platform = openSimulator(() => inventory);
const report = async (orders: readonly PackageOrder[], as_of: Date, ask: Partial<ReportAsk>) =>
  granted(await platform.report({ orders, as_of, ...ask }));

describe('a report with additions', () => {
  const silent = order({ silent: true });
  const addition = {
    at: later(1),
    buy_id: 'buy_1',
    counts: { impressions: 10_000, clicks: 150 },
    spend_minor: 15_000,
  };

  it('tells exactly what was added of a package that is silent', async () => {
    const { packages, buys } = await report([silent], later(1), { additions: [addition] });
    assert.deepInclude(packages[0]?.totals, {
      impressions: 10_000,
      clicks: 150,
      spend_minor: 15_000,
      views: 0,
    });
    assert.equal(packages[0]?.delivery_status, 'delivering');
    assert.deepEqual(buys[0]?.amounts, [{ currency: 'EUR', spend_minor: 15_000, conversion_value_minor: 0 }]);
  });
  it('adds up what is added twice, and adds it to what was delivered', async () => {
    const alone = await report([order()], later(2), {});
    const both = await report([order()], later(2), { additions: [addition, addition] });
    assert.equal(both.buys[0]?.counts.impressions, (alone.buys[0]?.counts.impressions ?? 0) + 20_000);
  });
  it('shares them among packages by budget and among creatives by weight', async () => {
    const orders = [
      order({ silent: true, package_id: 'a', terms: [terms({ budget_minor: 300_000 })] }),
      order({ silent: true, package_id: 'b', terms: [terms({ budget_minor: 100_000 })] }),
    ];
    const { packages } = await report(orders, later(2), { additions: [addition] });
    assert.deepEqual(
      packages.map(({ totals }) => totals.impressions),
      [7500, 2500],
    );
    assert.equal(packages[0]?.by_creative[0]?.totals.impressions, 7500);
  });
  it('leaves other buys, other periods and times to come alone', async () => {
    const additions = [addition, { ...addition, buy_id: 'buy_2' }, { ...addition, at: later(5) }];
    const { buys } = await report([silent], later(4), { additions });
    assert.equal(buys[0]?.counts.impressions, 10_000);
    const period = { from: later(2), to: later(3) };
    assert.equal((await report([silent], later(4), { additions, period })).buys[0]?.counts.impressions, 0);
  });
  it('counts the budget as spent', async () => {
    const additions = [{ ...addition, spend_minor: 400_000 }];
    const { packages } = await report([silent], later(2), { additions });
    assert.equal(packages[0]?.delivery_status, 'budget_exhausted');
  });
  it('tells reach and frequency as they were given last', async () => {
    const additions = [
      { ...addition, latest: { reach: 4000, frequency: 2.5, viewability: { viewable_rate: 0.6 } } },
      { ...addition, at: later(2), latest: { reach: 8000 } },
    ];
    const { buys } = await report([silent], later(3), { additions });
    assert.deepEqual(buys[0]?.reach, { reach: 8000, frequency: 2.5, reach_unit: 'devices' });
    assert.deepEqual(buys[0]?.latest, { reach: 8000, frequency: 2.5, viewability: { viewable_rate: 0.6 } });
  });
  it('derives the frequency from a given reach, and the reach from a given frequency', async () => {
    const buy = async (latest: object) =>
      (await report([silent], later(2), { additions: [{ ...addition, latest }] })).buys[0]?.reach;
    assert.deepEqual(await buy({ reach: 5000 }), { reach: 5000, frequency: 2, reach_unit: 'devices' });
    assert.deepEqual(await buy({ frequency: 4 }), { reach: 2500, frequency: 4, reach_unit: 'devices' });
  });
  it('keeps currencies apart', async () => {
    const yen = { ...terms().price, currency: 'JPY' };
    const orders = [
      order({ silent: true, package_id: 'a' }),
      order({ silent: true, package_id: 'b', currency: 'JPY', terms: [terms({ price: yen })] }),
    ];
    const additions = [
      { ...addition, package_id: 'a' },
      { ...addition, package_id: 'b', spend_minor: 900 },
    ];
    const { buys } = await report(orders, later(2), { additions });
    assert.deepEqual(buys[0]?.amounts, [
      { currency: 'EUR', spend_minor: 15_000, conversion_value_minor: 0 },
      { currency: 'JPY', spend_minor: 900, conversion_value_minor: 0 },
    ]);
  });
});
