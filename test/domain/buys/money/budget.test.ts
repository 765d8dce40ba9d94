import { assert } from 'chai';
import {
  judgeBudget,
  judgeChange,
  judgeLimit,
  readBudget,
} from '../../../../src/domain/buys/money/budget.ts';
import { minimumBudget } from '../../../../src/domain/money/minimum-budget.ts';
import { DAY_MS } from '../../../../src/domain/text/instant.ts';
import { option, type SomeOption } from '../../../support/media.ts';

const money = (minor: number, currency: string) => ({ minor, currency });

const MINIMUMS: readonly [string, SomeOption, number][] = [
  ['nothing', {}, 0],
  ['its minimum spend', { min_spend_per_package: 500 }, 50_000],
  ['its minimum spend, rounded up', { min_spend_per_package: 0.001 }, 1],
  ['a flat rate', { pricing_model: 'flat_rate', fixed_price: 2500 }, 250_000],
  [
    'a flat rate below the minimum spend',
    { pricing_model: 'flat_rate', fixed_price: 1, min_spend_per_package: 9 },
    900,
  ],
  [
    'its least points',
    { pricing_model: 'cpp', fixed_price: 20, parameters: { demographic: 'P18-49', min_points: 50 } },
    100_000,
  ],
  [
    'points without a least',
    { pricing_model: 'cpp', fixed_price: 20, parameters: { demographic: 'P18-49' } },
    0,
  ],
  ['its days', { pricing_model: 'time', fixed_price: 100, parameters: { time_unit: 'day' } }, 100_000],
  ['yen', { currency: 'JPY', min_spend_per_package: 5000 }, 5000],
];

describe('minimumBudget', () => {
  for (const [what, more, minimum] of MINIMUMS)
    it(`is ${minimum} for ${what}`, () => assert.equal(minimumBudget(option(more), 10 * DAY_MS), minimum));
});

describe('judgeBudget', () => {
  const judge = (amount: number, more: SomeOption = {}) =>
    judgeBudget(amount, option(more), DAY_MS, 'packages[0].budget');

  it('takes the minimum and counts in minor units', () => {
    assert.deepEqual(judge(500, { min_spend_per_package: 500 }), { ok: true, minor: 50_000 });
    assert.deepEqual(judge(0.01), { ok: true, minor: 1 });
  });

  for (const [amount, more, code] of [
    [0, {}, 'VALIDATION_ERROR'],
    [-5, {}, 'VALIDATION_ERROR'],
    [Number.NaN, {}, 'VALIDATION_ERROR'],
    [10.001, {}, 'VALIDATION_ERROR'],
    [0.001, {}, 'VALIDATION_ERROR'],
    [0.5, { currency: 'JPY' }, 'VALIDATION_ERROR'],
    [1e15, {}, 'VALIDATION_ERROR'],
    [Number.POSITIVE_INFINITY, {}, 'VALIDATION_ERROR'],
    [499.99, { min_spend_per_package: 500 }, 'BUDGET_TOO_LOW'],
  ] as const)
    it(`refuses ${amount} under ${JSON.stringify(more)}`, () => {
      const judged = judge(amount, more);
      assert.isFalse(judged.ok);
      if (!judged.ok) {
        assert.equal(judged.refusal.code, code);
        assert.equal(judged.refusal.field, 'packages[0].budget');
      }
    });

  it('tells the minimum in the currency', () => {
    const judged = judge(1, { min_spend_per_package: 500 });
    assert.isFalse(judged.ok);
    if (!judged.ok) assert.deepEqual(judged.refusal.details, { minimum_budget: 500, currency: 'USD' });
  });

  it('advises an amount that can be counted', () => {
    const read = readBudget(33.336, 'USD', 'f');
    assert.isFalse(read.ok);
    if (!read.ok) assert.equal(read.refusal.suggestion, 'Send 33.34.');
  });
});

describe('judgeChange', () => {
  for (const [minor, budget, spent, code] of [
    [100, 100, 50, null],
    [50, 100, 50, null],
    [49, 100, 50, 'VALIDATION_ERROR'],
    [99, 100, 100, 'BUDGET_EXHAUSTED'],
    [150, 100, 120, null],
    [110, 100, 120, 'BUDGET_EXHAUSTED'],
  ] as const)
    it(`answers ${code ?? 'no refusal'} to ${minor} instead of ${budget}, of which ${spent} is spent`, () =>
      assert.equal(judgeChange(minor, budget, spent, 'f')?.code ?? null, code));
});

describe('judgeLimit', () => {
  const two = [money(600, 'USD'), money(401, 'USD'), money(9999, 'EUR')];
  const left = (usd: number | null, eur: number | null) => (currency: string) =>
    currency === 'USD' ? usd : eur;
  it('adds up what is committed, currency by currency', () => {
    assert.equal(judgeLimit(two, left(1000, 9999), 'packages')?.code, 'BUDGET_EXCEEDED');
    assert.equal(judgeLimit(two, left(1001, 9998), 'packages')?.code, 'BUDGET_EXCEEDED');
    assert.isNull(judgeLimit(two, left(1001, 9999), 'packages'));
  });
  it('says how much is left, and never less than nothing', () => {
    const refusal = judgeLimit(two, left(1000, null), 'packages');
    assert.deepEqual(refusal?.details, { available_credit: 10, currency: 'USD' });
    assert.include(refusal?.message, '(10 USD)');
    assert.deepEqual(judgeLimit(two, left(-5, null), 'packages')?.details, {
      available_credit: 0,
      currency: 'USD',
    });
  });
  it('says who can give credit, whether some is left or none', () => {
    for (const cents of [-5, 0, 1, 1000])
      assert.match(
        String(judgeLimit(two, left(cents, null), 'packages')?.suggestion),
        cents > 0 ? /^Lower the budgets, or ask the operator/ : /^Ask the operator of this agent to set/,
      );
  });
  it('judges nothing without a limit, and nothing that is not raised', () => {
    assert.isNull(judgeLimit(two, left(null, null), 'packages'));
    assert.isNull(judgeLimit([], left(0, 0), 'packages'));
    assert.isNull(judgeLimit([money(-5, 'USD')], left(-100, 0), 'packages'));
    assert.isNull(judgeLimit([money(5, 'USD'), money(-5, 'USD')], left(-100, 0), 'packages'));
  });
});
