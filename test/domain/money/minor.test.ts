import { assert } from 'chai';
import fc from 'fast-check';
import {
  minorCovering,
  nearestAmount,
  singleTotal,
  toMinor,
  totals,
} from '../../../src/domain/money/amounts.ts';
import { fromMinor } from '../../../src/domain/money/minor-units.ts';

const money = (minor: number, currency: string) => ({ minor, currency });

describe('toMinor', () => {
  for (const [amount, currency, minor] of [
    [0, 'USD', 0],
    [0.01, 'USD', 1],
    [1.1, 'USD', 110],
    [19.99, 'USD', 1999],
    [4.35, 'EUR', 435],
    [1500, 'JPY', 1500],
    [1.234, 'BHD', 1234],
    [9_007_199_254_740.99, 'USD', 900_719_925_474_099],
  ] as const)
    it(`counts ${amount} ${currency}`, () => assert.equal(toMinor(amount, currency), minor));

  for (const [amount, currency] of [
    [0.001, 'USD'],
    [10.005, 'EUR'],
    [33.333333333333336, 'USD'],
    [0.5, 'JPY'],
    [-1, 'USD'],
    [Number.NaN, 'USD'],
    [Number.POSITIVE_INFINITY, 'USD'],
    [1e15, 'USD'],
  ] as const)
    it(`does not count ${amount} ${currency}`, () => assert.isNull(toMinor(amount, currency)));

  it('is undone by what goes out', () => {
    fc.assert(
      fc.property(fc.nat({ max: 10 ** 13 }), fc.constantFrom('USD', 'JPY', 'BHD', 'EUR'), (minor, currency) =>
        assert.equal(toMinor(fromMinor(minor, currency), currency), minor),
      ),
    );
  });

  it('has a nearest amount for others', () => assert.equal(nearestAmount(33.336, 'USD'), 33.34));
});

describe('nearestAmount', () => {
  for (const [amount, currency, nearest] of [
    [0.001, 'USD', 0.01],
    [10.006, 'USD', 10.01],
    [0.2, 'JPY', 1],
  ] as const)
    it(`is ${nearest} for ${amount} ${currency}`, () =>
      assert.equal(nearestAmount(amount, currency), nearest));
});

describe('money', () => {
  it('is totalled by currency', () => {
    const amounts = [money(1, 'USD'), money(5, 'EUR'), money(2, 'USD')];
    assert.deepEqual(totals(amounts), [money(3, 'USD'), money(5, 'EUR')]);
    assert.isNull(singleTotal(amounts));
    assert.isNull(singleTotal([]));
    assert.deepEqual(singleTotal([money(1, 'USD'), money(1, 'USD')]), money(2, 'USD'));
  });
});

describe('minorCovering', () => {
  for (const [amount, currency, minor] of [
    [0, 'USD', 0],
    [0.1 * 3, 'USD', 30],
    [0.35035, 'USD', 36],
    [1.000001, 'JPY', 2],
    [0.0001, 'EUR', 1],
    [1e300, 'USD', Number.MAX_SAFE_INTEGER],
  ] as const)
    it(`covers ${amount} ${currency}`, () => assert.equal(minorCovering(amount, currency), minor));

  it('is what the amount is where the currency has its decimals', () =>
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1e12 }),
        fc.constantFrom('USD', 'JPY', 'BHD'),
        (minor, currency) => minorCovering(fromMinor(minor, currency), currency) === minor,
      ),
    ));
});
