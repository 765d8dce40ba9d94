import { assert } from 'chai';
import { isServed, type PackageStanding } from '../../../../src/domain/buys/holds.ts';

const standing = (more: Partial<PackageStanding> = {}): PackageStanding => ({
  canceled: false,
  needsCreatives: true,
  creatives: ['approved'],
  ...more,
});

describe('isServed', () => {
  for (const [what, packages] of [
    ['an approved creative', [standing()]],
    ['one approved among others', [standing({ creatives: ['rejected', 'approved', 'processing'] })]],
    ['a product that needs none', [standing({ needsCreatives: false, creatives: [] })]],
    ['the bare package canceled', [standing(), standing({ creatives: [], canceled: true })]],
    ['no packages left', [standing({ creatives: [], canceled: true })]],
  ] as const)
    it(`is so with ${what}`, () => assert.isTrue(isServed(packages)));
  for (const creatives of [
    [],
    ['processing'],
    ['pending_review'],
    ['suspended'],
    ['rejected'],
    ['archived'],
  ] as const)
    it(`is not so with ${creatives.join() || 'no creatives'} in one package`, () =>
      assert.isFalse(isServed([standing(), standing({ creatives })])));
});
