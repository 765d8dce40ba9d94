import { assert } from 'chai';
import {
  isBudgetSpent,
  isServed,
  type PackageStanding,
} from '../../../../src/domain/media/lifecycle/standing.ts';

const standing = (more: Partial<PackageStanding> = {}): PackageStanding => ({
  canceled: false,
  needsCreatives: true,
  creatives: ['approved'],
  budget: 100,
  spent: 0,
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

describe('isBudgetSpent', () => {
  it('is so when all packages that count have spent theirs', () => {
    assert.isTrue(isBudgetSpent([standing({ spent: 100 })]));
    assert.isTrue(isBudgetSpent([standing({ spent: 101 }), standing({ canceled: true })]));
  });
  for (const [what, packages] of [
    ['one has something left', [standing({ spent: 100 }), standing({ spent: 99 })]],
    ['all are canceled', [standing({ canceled: true, spent: 100 })]],
    ['there are none', []],
  ] as const)
    it(`is not so when ${what}`, () => assert.isFalse(isBudgetSpent(packages)));
});
