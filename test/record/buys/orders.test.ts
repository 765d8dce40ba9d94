import { assert } from 'chai';
import { capOf, ordersOf } from '../../../src/record/buys/orders.ts';
import { priceOf } from '../../../src/record/products/platform-terms.ts';
import { assignment, wholeBuy, wholePackage } from '../../support/buys.ts';
import { auction, option } from '../../support/media.ts';

describe('what the platform is told', () => {
  it('pays a fixed price whatever is bid', () => {
    assert.deepEqual(priceOf(option(), 99), { model: 'cpm', currency: 'USD', fixed_price: 10 });
  });

  it('bids the floor where nothing is bid', () => {
    assert.deepInclude(priceOf(auction(), undefined), { floor_price: 5, bid_price: 5 });
    assert.deepInclude(priceOf(auction(), 7.5), { floor_price: 5, bid_price: 7.5 });
  });

  it('reads caps of every form', () => {
    assert.isNull(capOf(undefined));
    const rows: [Parameters<typeof capOf>[0], ReturnType<typeof capOf>][] = [
      [
        { max_impressions: 3, per: 'individuals', window: { interval: 2, unit: 'days' } },
        { max_impressions: 3, window_seconds: 172_800, suppress_seconds: null },
      ],
      [
        { max_impressions: 5, per: 'devices', window: { interval: 1, unit: 'campaign' } },
        { max_impressions: 5, window_seconds: null, suppress_seconds: null },
      ],
      [{ suppress_minutes: 30 }, { max_impressions: null, window_seconds: null, suppress_seconds: 1_800 }],
      [
        { suppress: { interval: 6, unit: 'hours' } },
        { max_impressions: null, window_seconds: null, suppress_seconds: 21_600 },
      ],
    ];
    for (const [cap, told] of rows) assert.deepEqual(capOf(cap), told, JSON.stringify(cap));
  });

  it('tells each package with all its terms', () => {
    const terms = {
      from: '2026-03-15T10:00:00.000Z',
      running: true,
      start: '2026-03-15T10:00:00.000Z',
      end: '2026-03-20T10:00:00.000Z',
      budget: 5_000,
      creatives: [{ creative_id: 'c1', weight: 2 }],
      share_ppm: 10,
      targeting_ppm: 20,
    };
    const buy = wholeBuy({
      isSilent: true,
      packages: [
        wholePackage({ assignments: [assignment('c1')], terms: [terms, { ...terms, running: false }] }),
      ],
    });
    const [order] = ordersOf(buy);
    assert.deepInclude(order, { buy_id: 'b1', package_id: 'b1-1', currency: 'USD', silent: true });
    assert.deepEqual(
      order?.terms.map(({ running, flight }) => [running, flight.end.toISOString()]),
      [
        [true, terms.end],
        [false, terms.end],
      ],
    );
    assert.notProperty(ordersOf(wholeBuy())[0], 'silent');
  });

  it('tells the whole targeting of the terms that apply now', () => {
    const terms = {
      from: '2026-03-15T10:00:00.000Z',
      running: true,
      start: '2026-03-15T10:00:00.000Z',
      end: '2026-03-20T10:00:00.000Z',
      budget: 5_000,
      creatives: [],
      share_ppm: 10,
      targeting_ppm: 20,
      targeting: { geo_countries: ['US'] },
    };
    const targeting_overlay = { geo_countries: ['US'], language: ['en'] };
    const [order] = ordersOf(
      wholeBuy({
        packages: [wholePackage({ details: { targeting_overlay }, terms: [terms, { ...terms, budget: 1 }] })],
      }),
    );
    assert.deepEqual(
      order?.terms.map(({ targeting }) => targeting),
      [{ geo_countries: ['US'] }, targeting_overlay],
    );
  });
});
