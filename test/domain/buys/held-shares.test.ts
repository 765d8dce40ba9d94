import { assert } from 'chai';
import fc from 'fast-check';
import { isPromised, mostHeld, sharedOut, WHOLE_PPM } from '../../../src/domain/buys/holds.ts';
import type { Held } from '../../../src/domain/products/holdings.ts';
import { auction, option, product } from '../../support/media.ts';

const held = (start: number, end: number, sharePpm: number): Held => ({
  start: new Date(start),
  end: new Date(end),
  sharePpm,
});
const span = { start: new Date(10), end: new Date(20) };

describe('inventory that is held', () => {
  const cases: readonly [name: string, shares: Held[], most: number][] = [
    ['nothing', [], 0],
    ['one inside', [held(12, 15, 7)], 7],
    ['one over all of it', [held(0, 100, 7)], 7],
    ['one that ends where it begins', [held(0, 10, 7)], 0],
    ['one that begins where it ends', [held(20, 30, 7)], 0],
    ['two side by side', [held(0, 15, 7), held(12, 30, 5)], 12],
    ['two one after the other', [held(0, 15, 7), held(15, 30, 5)], 7],
    ['more than there is', [held(0, 30, 800_000), held(0, 30, 800_000)], 1_600_000],
  ];
  for (const [name, shares, most] of cases) {
    it(`is ${most} for ${name}`, () => assert.equal(mostHeld(shares, span), most));
  }

  const share = fc
    .tuple(fc.integer({ min: 0, max: 40 }), fc.integer({ min: 1, max: 20 }), fc.integer({ min: 0, max: 9 }))
    .map(([start, length, ppm]) => held(start, start + length, ppm));

  it('is the most at any instant of the span', () => {
    fc.assert(
      fc.property(fc.array(share), (shares) => {
        const at = (instant: number) =>
          shares
            .filter(({ start, end }) => start.getTime() <= instant && instant < end.getTime())
            .reduce((sum, { sharePpm }) => sum + sharePpm, 0);
        const instants = Array.from({ length: 10 }, (_, offset) => 10 + offset);
        assert.equal(mostHeld(shares, span), Math.max(...instants.map(at)));
      }),
    );
  });
});

describe('delivery that is promised', () => {
  const guaranteed = product({ delivery_type: 'guaranteed' });
  it('has a price that holds', () => assert.isTrue(isPromised(guaranteed, option())));
  for (const [name, its, price] of [
    ['an auction', guaranteed, auction()],
    ['what is not guaranteed', product(), option()],
    ['a flat rate', guaranteed, option({ pricing_model: 'flat_rate' })],
    ['time', guaranteed, option({ pricing_model: 'time' })],
  ] as const) {
    it(`is none of ${name}`, () => assert.isFalse(isPromised(its, price)));
  }
});

describe('a share of an auction', () => {
  for (const [share, seen, now, left] of [
    [400_000, 0, 0, 400_000],
    [400_000, 300_000, 100_000, 400_000],
    [400_000, 0, 500_000, 200_000],
    [240_000, 400_000, 640_000, 144_000],
    [400_000, 0, 1_000_000, 1],
    [400_000, 0, 1_600_000, 1],
    [1, WHOLE_PPM, WHOLE_PPM + 1, 1],
    [0, 0, 1_000_000, 0],
  ] as const) {
    it(`of ${share} is ${left} when ${now} is taken instead of ${seen}`, () =>
      assert.equal(sharedOut(share, { seen, now }), left));
  }

  it('never grows, and takes next to nothing of what is not free', () => {
    const ppm = fc.integer({ min: 0, max: WHOLE_PPM });
    fc.assert(
      fc.property(ppm, ppm, ppm, (seen, now, wanted) => {
        const share = Math.min(wanted, WHOLE_PPM - seen);
        const left = sharedOut(share, { seen, now });
        assert.isAtMost(left, share);
        if (now >= seen) assert.isAtMost(left, Math.max(1, WHOLE_PPM - now));
      }),
    );
  });
});
