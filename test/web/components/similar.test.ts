import { expect } from 'chai';
import fc from 'fast-check';
import { distanceOf } from '../../../web/components/similar.ts';

describe('the distance of two names', () => {
  for (const [a, b, distance] of [
    ['morninngtide', 'morningtide', 1],
    ['tide', 'tied', 2],
    ['', 'abc', 3],
    ['kitten', 'sitting', 3],
  ] as const)
    it(`of "${a}" and "${b}" is ${distance}`, () => expect(distanceOf(a, b)).equal(distance));

  it('is the same from both sides, 0 for equal names, and at most the longer length', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 20 }), fc.string({ maxLength: 20 }), (a, b) => {
        const distance = distanceOf(a, b);
        return (
          distance === distanceOf(b, a) &&
          (distance === 0) === (a === b) &&
          distance <= Math.max(a.length, b.length)
        );
      }),
    );
  });
});
