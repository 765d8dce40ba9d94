import { assert } from 'chai';
import { type GrowthPoint, growthOf } from '../../../scripts/bench/growth.ts';

const point = (rows: number, ms: number, engine: GrowthPoint['engine'] = 'SQLite', of = 'by domain') => ({
  what: 'row',
  value: '',
  growth: { of, engine, rows, ms },
});

describe('growth of the rows of a benchmark', () => {
  it('is a cost in microseconds by name, engine and number of rows', () => {
    const rows = [
      point(10_000, 0.25),
      point(1_000, 0.2),
      point(1_000, 0.4, 'PostgreSQL'),
      point(10, 3, 'SQLite', 'create_media_buy'),
    ];
    assert.deepEqual(growthOf(rows), {
      'by domain': { SQLite: { '1000': 200, '10000': 250 }, PostgreSQL: { '1000': 400 } },
      create_media_buy: { SQLite: { '10': 3_000 } },
    });
  });

  it('is empty for rows that were measured with one size of a table', () => {
    assert.deepEqual(growthOf([{ what: 'start', value: '0.4 s', cost: { of: 'start', times: 2 } }]), {});
  });

  it('is refused when a point is there twice', () => {
    assert.throws(
      () => growthOf([point(1_000, 1), point(1_000, 2)]),
      /measured twice with 1000 rows on SQLite/,
    );
  });

  for (const ms of [0, -1, Number.NaN]) {
    it(`is refused when a point costs ${ms}`, () => {
      assert.throws(() => growthOf([point(1_000, ms)]), /by domain with 1000 rows on SQLite costs/);
    });
  }
});
