import { assert } from 'chai';
import fc from 'fast-check';
import { costOf, isByTime, toRate, unitsOfTime } from '../../../src/domain/money/amounts.ts';
import { DAY_MS } from '../../../src/domain/text/instant.ts';

describe('isByTime', () => {
  for (const model of ['flat_rate', 'time'] as const)
    it(`is so for ${model}`, () => assert.isTrue(isByTime(model)));
  for (const model of ['cpm', 'vcpm', 'cpc', 'cpcv', 'cpv', 'cpp', 'cpa'] as const)
    it(`is not so for ${model}`, () => assert.isFalse(isByTime(model)));
});

describe('costOf', () => {
  for (const [count, price, model, scale, cost] of [
    [1000, 10, 'cpm', 100, 1000],
    [999, 10, 'cpm', 100, 999],
    [1, 10, 'cpm', 100, 1],
    [1, 9.99, 'cpm', 100, 0],
    [1500, 0.125, 'cpc', 100, 18_750],
    [3, 0.005, 'cpc', 100, 1],
    [1000, 500, 'cpm', 1, 500],
    [0, 10, 'cpm', 100, 0],
    [10 ** 12, 100, 'cpm', 100, 10 ** 13],
    [12, 0, 'cpv', 100, 0],
  ] as const)
    it(`of ${count} at ${price} ${model} is ${cost}`, () =>
      assert.equal(costOf(count, toRate(price), model, scale), cost));

  const rates = fc.nat({ max: 10 ** 9 });
  const models = fc.constantFrom('cpm', 'cpc', 'vcpm', 'cpp');
  it('adds up over the differences of running totals', () => {
    fc.assert(
      fc.property(
        fc.array(fc.nat({ max: 10 ** 6 }), { maxLength: 20 }),
        rates,
        models,
        (counts, rate, model) => {
          let billed = 0;
          let total = 0;
          for (const count of counts) {
            const before = costOf(total, rate, model, 100);
            total += count;
            const more = costOf(total, rate, model, 100) - before;
            assert.isAtLeast(more, 0);
            billed += more;
          }
          assert.equal(billed, costOf(total, rate, model, 100));
        },
      ),
    );
  });
});

describe('unitsOfTime', () => {
  for (const [ms, unit, units] of [
    [DAY_MS, 'day', 1],
    [DAY_MS + 1, 'day', 2],
    [1, 'hour', 1],
    [7 * DAY_MS, 'week', 1],
    [31 * DAY_MS, 'month', 2],
    [0, 'day', 0],
  ] as const)
    it(`counts ${units} ${unit} in ${ms} ms`, () => assert.equal(unitsOfTime(ms, unit), units));
});
