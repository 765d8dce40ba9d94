import { assert } from 'chai';
import fc from 'fast-check';
import {
  affordable,
  costOf,
  countedBy,
  flightCost,
  isByTime,
  isPricingModel,
  pricingModels,
  toRate,
  unitsOfTime,
} from '../../../../src/domain/media/money/pricing.ts';

const DAY = 86_400_000;

describe('pricing models', () => {
  it('each count something of their own', () => {
    assert.deepEqual(
      pricingModels.map((model) => `${model} ${countedBy(model)}`),
      [
        'cpm impressions',
        'vcpm viewable_impressions',
        'cpc clicks',
        'cpcv completed_views',
        'cpv views',
        'cpp grps',
        'cpa conversions',
        'flat_rate flight',
        'time time',
      ],
    );
    assert.deepEqual(pricingModels.filter(isByTime), ['flat_rate', 'time']);
  });
  for (const word of ['', 'CPM', 'dooh', 'toString', 'cpe'])
    it(`are not ${word || 'nothing'}`, () => assert.isFalse(isPricingModel(word)));
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

  it('never exceeds a budget for what the budget affords, and does for one more', () => {
    fc.assert(
      fc.property(
        fc.nat({ max: 10 ** 10 }),
        fc.integer({ min: 1000, max: 10 ** 9 }),
        models,
        (budget, rate, model) => {
          const count = affordable(budget, rate, model, 100);
          assert.isAtMost(costOf(count, rate, model, 100), budget);
          assert.isAbove(costOf(count + 1, rate, model, 100), budget);
        },
      ),
    );
  });

  it('of nothing affords everything', () =>
    assert.equal(affordable(1, 0, 'cpm', 100), Number.POSITIVE_INFINITY));
});

describe('flightCost', () => {
  it('is nothing at the start and all at the end', () => {
    assert.equal(flightCost(1001, -5, 10), 0);
    assert.equal(flightCost(1001, 0, 10), 0);
    assert.equal(flightCost(1001, 5, 10), 500);
    assert.equal(flightCost(1001, 10, 10), 1001);
    assert.equal(flightCost(1001, 99, 10), 1001);
    assert.equal(flightCost(1001, 0, 0), 1001);
  });
});

describe('unitsOfTime', () => {
  for (const [ms, unit, units] of [
    [DAY, 'day', 1],
    [DAY + 1, 'day', 2],
    [1, 'hour', 1],
    [7 * DAY, 'week', 1],
    [31 * DAY, 'month', 2],
    [0, 'day', 0],
  ] as const)
    it(`counts ${units} ${unit} in ${ms} ms`, () => assert.equal(unitsOfTime(ms, unit), units));
});
