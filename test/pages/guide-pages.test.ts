import { expect } from 'chai';
import fc from 'fast-check';
import { columnShares } from '../../src/pages/guide-pages.ts';
import { COLUMN_SHARES } from '../../web/style/guides.ts';

describe('widths of the columns of a guide', () => {
  const given: [string, number[][], number[]][] = [
    [
      'equal ones',
      [
        [4, 4],
        [20, 20],
      ],
      [12, 12],
    ],
    [
      'one of names beside one of sentences',
      [
        [8, 8],
        [10, 300],
      ],
      [4, 20],
    ],
    ['what is empty keeps room for a name', [[0, 0, 36]], [4, 4, 14]],
    [
      'narrow ones that get more than their share beside wide ones',
      [[0, 0, 60, 0, 60, 60, 0, 60, 60, 0]],
      [1, 1, 3, 1, 4, 4, 1, 4, 4, 1],
    ],
    ['none', [], []],
  ];
  for (const [what, lengths, shares] of given)
    it(what, () => {
      expect(columnShares(lengths)).deep.equal(shares);
    });

  it('never pass the table, and each has some', () => {
    const rows = fc
      .integer({ min: 1, max: 12 })
      .chain((columns) =>
        fc.array(fc.array(fc.nat(5_000), { minLength: columns, maxLength: columns }), { minLength: 1 }),
      );
    fc.assert(
      fc.property(rows, (lengths) => {
        const shares = columnShares(lengths);
        expect(shares.reduce((sum, share) => sum + share, 0)).most(COLUMN_SHARES);
        expect(Math.min(...shares)).least(1);
      }),
    );
  });
});
