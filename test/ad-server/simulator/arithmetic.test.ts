import { assert } from 'chai';
import fc from 'fast-check';
import type { Price } from '../../../src/ad-server/port.ts';
import {
  clearingMicros,
  impressionsFor,
  spendOf,
  tariffOf,
  unitsFor,
  winPpm,
} from '../../../src/ad-server/simulator/billing.ts';
import {
  between,
  hash,
  part,
  scaled,
  splitWhole,
  varied,
} from '../../../src/ad-server/simulator/reckoning.ts';

describe('scaled', () => {
  it('rounds seven times three halves down to ten', () => assert.equal(scaled(7, 3, 2), 10));
  it('is exact where the product is beyond whole doubles', () =>
    assert.equal(
      scaled(9_007_199_254_740_991, 9_007_199_254_740_991, 9_007_199_254_740_991),
      9_007_199_254_740_991,
    ));
  it('is what whole numbers of any size give', () => {
    const number = fc.nat(Number.MAX_SAFE_INTEGER);
    fc.assert(
      fc.property(number, fc.nat(1_000_000), (a, b) => {
        const c = 1_000_000;
        assert.equal(scaled(a, b, c), Number((BigInt(a) * BigInt(b)) / BigInt(c)));
      }),
    );
  });
});

describe('part', () => {
  it('begins with nothing, whatever the phase', () => assert.equal(part(0, 999_999, 999_999), 0));
  it('is all of all', () => assert.equal(part(12_345, 1_000_000, 999_999), 12_345));
  it('comes early or late by the phase', () => {
    assert.equal(part(1, 1_600, 0), 0);
    assert.equal(part(1, 1_600, 999_000), 1);
  });
  it('grows by one or not at all', () =>
    fc.assert(
      fc.property(fc.nat(1_000_000_000), fc.nat(1_000_000), fc.nat(999_999), (n, ppm, phase) => {
        assert.include([0, 1], part(n + 1, ppm, phase) - part(n, ppm, phase));
      }),
    ));
});

describe('split', () => {
  const weights = fc.array(fc.nat(100), { minLength: 1, maxLength: 6 });

  it('deals by weight', () => assert.deepEqual(splitWhole(10, [70, 20, 10]), [7, 2, 1]));
  it('gives nothing to a weight of 0', () => assert.deepEqual(splitWhole(9, [0, 1, 2]), [0, 3, 6]));
  it('deals equally when no weight is over 0', () => assert.deepEqual(splitWhole(9, [0, 0, 0]), [3, 3, 3]));
  it('has nobody to deal to', () => assert.deepEqual(splitWhole(9, []), []));
  it('loses nothing, and takes nothing back when there is more to deal', () =>
    fc.assert(
      fc.property(fc.nat(1_000_000_000), fc.nat(1000), weights, (n, more, by) => {
        const before = splitWhole(n, by);
        const after = splitWhole(n + more, by);
        assert.equal(
          before.reduce((sum, each) => sum + each, 0),
          n,
        );
        assert.isTrue(after.every((each, i) => each >= (before[i] ?? 0)));
      }),
    ));
});

describe('hash', () => {
  it('is a number of 32 bits that never changes', () => {
    assert.deepEqual(
      [hash('pkg_1'), hash('pkg_2'), hash('pkg_1', 'clicks')],
      [2373446446, 1462302812, 367233699],
    );
  });
  it('tells apart where texts end', () => assert.notEqual(hash('ab', 'c'), hash('a', 'bc')));
  it('stays between its bounds', () =>
    fc.assert(
      fc.property(fc.string(), (text) => {
        const number = between(5, 61, text);
        assert.isTrue(number >= 5 && number < 61 && varied(990_000, text) <= 1_000_000);
      }),
    ));
});

describe('a price in an auction', () => {
  const price = (over: Partial<Price>): Price => ({ model: 'cpm', currency: 'USD', floor_price: 2, ...over });
  const guidance = { p25: 2.5, p50: 3, p75: 4, p90: 6 };

  it('is what was bid', () => assert.equal(clearingMicros(price({ bid_price: 3.25 }), 'pkg'), 3_250_000));
  it('is between the floor and a ceiling', () =>
    fc.assert(
      fc.property(fc.integer({ min: 200, max: 5_000 }), fc.string(), (cents, seed) => {
        const paid = clearingMicros(price({ bid_price: cents / 100, max_bid: true }), seed);
        assert.isTrue(paid >= 2_000_000 && paid <= cents * 10_000);
      }),
    ));
  it('wins nothing below the floor', () => assert.equal(winPpm(price({ bid_price: 1.99 })), 0));

  const wins: [number, number][] = [
    [2, 100_000],
    [2.25, 175_000],
    [2.5, 250_000],
    [3, 500_000],
    [3.5, 625_000],
    [6, 900_000],
    [60, 950_000],
  ];
  for (const [bid, share] of wins) {
    it(`wins ${share} of a million at ${bid}`, () =>
      assert.equal(winPpm(price({ bid_price: bid, price_guidance: guidance })), share));
  }
  it('wins all where it is fixed', () =>
    assert.equal(winPpm({ model: 'cpm', currency: 'USD', fixed_price: 1 }), 1_000_000));
});

describe('a tariff', () => {
  const units = (price: Price, universe?: number) => {
    const tariff = tariffOf(price, 'pkg', universe);
    if (tariff.kind !== 'units') throw new Error('is paid by time');
    return tariff;
  };
  const cases: [string, Price, number, number][] = [
    ['a thousand impressions', { model: 'cpm', currency: 'USD', fixed_price: 12.5 }, 1000, 1250],
    ['less than a cent', { model: 'cpm', currency: 'USD', fixed_price: 5 }, 1, 0],
    ['clicks', { model: 'cpc', currency: 'EUR', fixed_price: 0.75 }, 3, 225],
    ['a currency without cents', { model: 'cpc', currency: 'JPY', fixed_price: 90 }, 3, 270],
    ['a currency with thousandths', { model: 'cpc', currency: 'KWD', fixed_price: 0.125 }, 3, 375],
    ['films that cost parts of a cent', { model: 'cpcv', currency: 'USD', fixed_price: 0.012 }, 10, 12],
  ];
  for (const [name, price, count, minor] of cases) {
    it(`charges ${name}`, () => assert.equal(spendOf(count, units(price)), minor));
  }
  it('charges a rating point for one percent of the universe', () => {
    const tariff = units({ model: 'cpp', currency: 'USD', fixed_price: 620 }, 4_800_000);
    assert.equal(spendOf(48_000, tariff), 62_000);
  });
  it('never charges more than the amount that its units were worked out for', () =>
    fc.assert(
      fc.property(
        fc.nat(1_000_000_000),
        fc.integer({ min: 1, max: 10_000_000 }),
        fc.constantFrom('cpm' as const, 'cpc' as const),
        (minor, millionths, model) => {
          const tariff = units({ model, currency: 'USD', fixed_price: millionths / 1e5 });
          assert.isAtMost(spendOf(unitsFor(minor, tariff), tariff), minor);
        },
      ),
    ));
  it('finds impressions of which just so many lead to what is billed', () =>
    fc.assert(
      fc.property(
        fc.nat(10_000),
        fc.array(fc.integer({ min: 20_000, max: 1_000_000 }), { maxLength: 4 }),
        (wanted, chain) => {
          const impressions = impressionsFor(wanted, chain);
          assert.equal(
            chain.reduce((n, ppm) => part(n, ppm), impressions),
            wanted,
          );
        },
      ),
    ));
});
