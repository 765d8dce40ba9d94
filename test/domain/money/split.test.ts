import { assert } from 'chai';
import fc from 'fast-check';
import { isWhole, splitMoney } from '../../../src/domain/money/amounts.ts';

const sum = (parts: readonly number[]): number => parts.reduce((a, b) => a + b, 0);

describe('split', () => {
  for (const [total, weights, parts] of [
    [100, [1, 1, 1], [34, 33, 33]],
    [100, [50, 30, 20], [50, 30, 20]],
    [1, [1, 1], [1, 0]],
    [0, [3, 4], [0, 0]],
    [10, [0, 0, 0], [4, 3, 3]],
    [10, [0, 1], [0, 10]],
    [100_001, [33.33, 33.33, 33.34], [33_330, 33_330, 33_341]],
    [7, [0.1, 0.2, 0.7], [1, 1, 5]],
  ] as const)
    it(`splits ${total} along ${weights.join(', ')}`, () =>
      assert.deepEqual(splitMoney(total, weights), [...parts]));

  it('loses and makes nothing, and stays within one of the exact share', () => {
    const weight = fc.integer({ min: 0, max: 10_000 }).map((n) => n / 100);
    fc.assert(
      fc.property(
        fc.nat({ max: 10 ** 12 }),
        fc.array(weight, { minLength: 1, maxLength: 12 }),
        (total, weights) => {
          const parts = splitMoney(total, weights);
          assert.lengthOf(parts, weights.length);
          assert.equal(sum(parts), total);
          const all = sum(weights);
          for (const [at, part] of parts.entries()) {
            assert.isAtLeast(part, 0);
            const exact = all === 0 ? total / weights.length : (total * (weights[at] ?? 0)) / all;
            assert.isBelow(Math.abs(part - exact), 1.001);
          }
        },
      ),
    );
  });

  for (const [total, weights] of [
    [1.5, [1]],
    [-1, [1]],
    [Number.NaN, [1]],
    [2 ** 53, [1]],
    [10, []],
    [10, [-1, 2]],
    [10, [Number.NaN]],
    [10, [Number.POSITIVE_INFINITY]],
  ] as const)
    it(`cannot split ${total} along [${weights.join(', ')}]`, () =>
      assert.throws(() => splitMoney(total, weights), RangeError));
});

describe('isWhole', () => {
  for (const list of [[100], [33.33, 33.33, 33.34], [33.333, 33.333, 33.333]])
    it(`takes ${list.join(' + ')}`, () => assert.isTrue(isWhole(list)));
  for (const list of [[], [99], [101], [50, 49.9], [100, 0.5]])
    it(`does not take ${list.join(' + ') || 'nothing'}`, () => assert.isFalse(isWhole(list)));
});
