import { assert } from 'chai';
import fc from 'fast-check';
import { piecesOfAtMost, piecesWithin, rowsWithin } from '../../src/domain/rows-within.ts';

const lengths = fc.array(fc.nat(20).map((bytes) => ({ bytes })));

describe('rows within a number of bytes', () => {
  it('are all pieces in order, none of which is too long unless it is one row', () => {
    fc.assert(
      fc.property(lengths, fc.nat(50), fc.integer({ min: 1, max: 8 }), (rows, most, mostRows) => {
        const pieces = [...piecesWithin(rows, most, mostRows)];
        assert.deepEqual(pieces.flat(), rows);
        for (const piece of pieces) {
          assert.isAtLeast(piece.length, 1);
          assert.isAtMost(piece.length, mostRows);
          const sum = piece.reduce((total, { bytes }) => total + bytes, 0);
          assert.isTrue(piece.length === 1 || sum <= most, `${sum} of ${most}`);
        }
      }),
    );
  });

  it('begin with those that `rowsWithin` counts', () => {
    fc.assert(
      fc.property(lengths, fc.nat(50), (rows, most) => {
        assert.equal([...piecesWithin(rows, most)][0]?.length ?? 0, rowsWithin(rows, most));
      }),
    );
  });

  it('may have lengths that are texts, as PostgreSQL returns sums', () => {
    const rows = [{ bytes: '6' }, { bytes: '5' }, { bytes: '4' }];
    assert.deepEqual([...piecesWithin(rows, 10)], [[{ bytes: '6' }], [{ bytes: '5' }, { bytes: '4' }]]);
    assert.equal(rowsWithin(rows, 11), 2);
  });
});

describe('pieces of at most a number of values', () => {
  it('hold all of them in order, and only the last may hold fewer', () => {
    fc.assert(
      fc.property(fc.array(fc.nat()), fc.integer({ min: 1, max: 8 }), (all, most) => {
        const pieces = [...piecesOfAtMost(all, most)];
        assert.deepEqual(pieces.flat(), all);
        for (const piece of pieces.slice(0, -1)) assert.lengthOf(piece, most);
        assert.isTrue(pieces.every(({ length }) => length > 0 && length <= most));
      }),
    );
  });
});
