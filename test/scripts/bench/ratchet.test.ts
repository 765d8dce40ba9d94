import { assert } from 'chai';
import {
  type Compared,
  compareCosts,
  comparisonTable,
  lowerCosts,
  mergeCosts,
} from '../../../scripts/bench/ratchet.ts';

const worseOf = (compared: readonly Compared[]) =>
  compared.filter(({ isWorse }) => isWorse).map(({ row }) => row);

describe('comparison of costs', () => {
  it('names the rows that cost more by more than a tenth', () => {
    const saved = { reads: { same: 2, better: 2, slightly: 2, tenth: 2, over: 2, double: 2 } };
    const now = { reads: { same: 2, better: 1, slightly: 2.1, tenth: 2.2, over: 2.21, double: 4 } };
    assert.deepEqual(worseOf(compareCosts(saved, now)), ['over', 'double']);
  });

  for (const cost of [0.01, 0.1, 0.3, 1, 2.5, 7, 13.7, 1000]) {
    it(`is not misled by floating point at exactly a tenth more than ${cost}`, () => {
      assert.deepEqual(worseOf(compareCosts({ s: { row: cost } }, { s: { row: cost * 1.1 } })), []);
    });
  }

  it('calls a row worse whose cost is not a number', () => {
    assert.deepEqual(worseOf(compareCosts({ s: { row: 1 } }, { s: { row: Number.NaN } })), ['row']);
  });

  it('compares only scenarios that were measured now', () => {
    const compared = compareCosts({ reads: { a: 1 }, writes: { a: 1 } }, { reads: { a: 3 } });
    assert.deepEqual(
      compared.map(({ scenario, row, isWorse }) => [scenario, row, isWorse]),
      [['reads', 'a', true]],
    );
  });

  it('does not mix rows of the same name in two scenarios', () => {
    const compared = compareCosts(
      { reads: { a: 1 }, writes: { a: 5 } },
      { reads: { a: 1 }, writes: { a: 5 } },
    );
    assert.deepEqual(worseOf(compared), []);
  });

  it('shows new and gone rows without a verdict', () => {
    const compared = compareCosts({ reads: { gone: 1 } }, { reads: { fresh: 9 }, writes: { first: 9 } });
    assert.deepEqual(
      compared.map(({ row, saved, now, change, isWorse }) => [row, saved, now, change, isWorse]),
      [
        ['fresh', null, 9, null, false],
        ['gone', 1, null, null, false],
        ['first', null, 9, null, false],
      ],
    );
  });
});

describe('costs of two runs', () => {
  it('keep the lower cost of each row, and rows and scenarios of one run only', () => {
    const first = { reads: { a: 3, b: 1, c: 2 }, writes: { a: 7 } };
    assert.deepEqual(lowerCosts(first, { reads: { a: 2, b: 4 } }), {
      reads: { a: 2, b: 1, c: 2 },
      writes: { a: 7 },
    });
  });

  it('add nothing that only the second run has', () => {
    assert.deepEqual(lowerCosts({ reads: { a: 1 } }, { reads: { a: 1, b: 2 }, writes: { a: 1 } }), {
      reads: { a: 1 },
    });
  });
});

describe('saving costs', () => {
  it('keeps scenarios that were not measured, and replaces all rows of those that were', () => {
    const saved = { reads: { old: 1, kept: 2 }, writes: { a: 3 } };
    assert.deepEqual(mergeCosts(saved, { reads: { kept: 4 } }), { reads: { kept: 4 }, writes: { a: 3 } });
  });
});

describe('table of a comparison', () => {
  it('has a line for each row, and names the worse ones below', () => {
    const compared = compareCosts({ reads: { a: 2, b: 4, old: 1 } }, { reads: { a: 3, b: 3, c: 1 } });
    assert.equal(
      comparisonTable(compared),
      [
        'row         saved   now  change',
        'reads: a     2.00  3.00   +50 %',
        'reads: b     4.00  3.00   -25 %',
        'reads: c      new  1.00',
        'reads: old   1.00  gone',
        '',
        'worse by more than a tenth:',
        '  reads: a',
      ].join('\n'),
    );
  });

  it('says so when no row is worse, also when nothing was compared', () => {
    assert.match(
      comparisonTable(compareCosts({ s: { a: 1 } }, { s: { a: 1 } })),
      /\nno row is worse by more than a tenth$/,
    );
    assert.match(comparisonTable([]), /\nno row is worse by more than a tenth$/);
  });
});
