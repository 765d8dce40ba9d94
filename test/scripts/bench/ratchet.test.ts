import { assert } from 'chai';
import {
  type Compared,
  type Costs,
  compareCosts,
  compareTwice,
  comparisonTable,
  lowerCosts,
  type MeasuredCosts,
  mergeCosts,
  unmeasuredOf,
} from '../../../scripts/bench/ratchet.ts';
import { ratiosOf } from '../../../scripts/bench/side-by-side.ts';
import { costRow } from '../../../scripts/bench/table.ts';

/** What every round cost alike. */
const steady = (costs: Costs): MeasuredCosts => ({ costs, least: costs });
const worseOf = (compared: readonly Compared[]) =>
  compared.filter(({ isWorse }) => isWorse).map(({ row }) => row);

describe('comparison of costs', () => {
  it('names the rows that cost more by more than a tenth', () => {
    const saved = { reads: { same: 2, better: 2, slightly: 2, tenth: 2, over: 2, double: 2 } };
    const now = { reads: { same: 2, better: 1, slightly: 2.1, tenth: 2.2, over: 2.21, double: 4 } };
    assert.deepEqual(worseOf(compareCosts(saved, steady(now))), ['over', 'double']);
  });

  for (const cost of [0.01, 0.1, 0.3, 1, 2.5, 7, 13.7, 1000]) {
    it(`is not misled by floating point at exactly a tenth more than ${cost}`, () => {
      assert.deepEqual(worseOf(compareCosts({ s: { row: cost } }, steady({ s: { row: cost * 1.1 } }))), []);
    });
  }

  it('calls a row worse whose cost is not a number', () => {
    assert.deepEqual(worseOf(compareCosts({ s: { row: 1 } }, steady({ s: { row: Number.NaN } }))), ['row']);
  });

  it('compares only scenarios that were measured now', () => {
    const compared = compareCosts({ reads: { a: 1 }, writes: { a: 1 } }, steady({ reads: { a: 3 } }));
    assert.deepEqual(
      compared.map(({ scenario, row, isWorse }) => [scenario, row, isWorse]),
      [['reads', 'a', true]],
    );
  });

  it('does not mix rows of the same name in two scenarios', () => {
    const compared = compareCosts(
      { reads: { a: 1 }, writes: { a: 5 } },
      steady({ reads: { a: 1 }, writes: { a: 5 } }),
    );
    assert.deepEqual(worseOf(compared), []);
  });

  it('shows new and gone rows without a verdict', () => {
    const compared = compareCosts(
      { reads: { gone: 1 } },
      steady({ reads: { fresh: 9 }, writes: { first: 9 } }),
    );
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

describe('noise in a comparison', () => {
  const saved = { reads: { a: 2 } };
  const withLeast = (now: number, least: number) =>
    worseOf(compareCosts(saved, { costs: { reads: { a: now } }, least: { reads: { a: least } } }));

  it('calls no row worse of which a quarter of the rounds cost no more than before', () => {
    assert.deepEqual(withLeast(2.5, 1.9), []);
    assert.deepEqual(withLeast(2.5, 2), []);
  });

  it('calls a row worse whose rounds nearly all cost more', () => {
    assert.deepEqual(withLeast(2.5, 2.01), ['a']);
  });

  it('calls no row worse that costs little more in all rounds', () => {
    assert.deepEqual(withLeast(2.2, 2.15), []);
  });

  it('takes the median of a row that was not measured in rounds', () => {
    assert.deepEqual(worseOf(compareCosts(saved, { costs: { reads: { a: 2.5 } }, least: {} })), ['a']);
  });

  it('takes the median and the quarter from the ratios of the rounds, not from times', () => {
    const round = (cpuMs: number) => ({ perSecond: 1, p50: 1, p95: 1, spread: 1, cpuMs });
    const side = (...rounds: number[]) => ({ ...round(0), rounds: rounds.map(round) });
    // The machine was three times as slow in the second round, on both sides.
    const { cost } = costRow('a', ratiosOf(side(2, 6, 2), side(1, 3, 1)), 'a peer');
    assert.deepEqual(cost, { of: 'a', times: 2, least: 2 });
  });
});

describe('a comparison that measures worse rows once more', () => {
  const saved = { reads: { a: 1, b: 1 }, writes: { a: 1 } };
  const compare = async (first: Costs, second: Costs) => {
    const again: string[] = [];
    const compared = await compareTwice(saved, steady(first), async (scenarios) => {
      again.push(...scenarios);
      return steady(second);
    });
    return {
      again,
      worse: compared.flatMap(({ isWorse, scenario, row }) => (isWorse ? [[scenario, row]] : [])),
    };
  };

  it('measures nothing again when no row is worse', async () => {
    const { again, worse } = await compare({ reads: { a: 1, b: 1.1 }, writes: { a: 0.5 } }, {});
    assert.deepEqual({ again, worse }, { again: [], worse: [] });
  });

  it('measures only the scenarios with worse rows, and forgets what was worse once', async () => {
    const { again, worse } = await compare(
      { reads: { a: 3, b: 3 }, writes: { a: 1 } },
      { reads: { a: 1, b: 2 } },
    );
    assert.deepEqual({ again, worse }, { again: ['reads'], worse: [['reads', 'b']] });
  });

  it('forgets no row that the second time did not measure', async () => {
    const { worse } = await compare({ reads: { a: 3 }, writes: { a: 2 } }, { reads: { a: 1 } });
    assert.deepEqual(worse, [['writes', 'a']]);
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
    assert.deepEqual(mergeCosts<object>(saved, { reads: { kept: 4 } }, ['reads', 'writes']), {
      reads: { kept: 4 },
      writes: { a: 3 },
    });
  });

  it('keeps nothing of a scenario that there is no longer', () => {
    assert.deepEqual(mergeCosts({ gone: { a: 1 } }, { reads: { a: 2 } }, ['reads', 'writes']), {
      reads: { a: 2 },
    });
  });
});

describe('table of a comparison', () => {
  it('has a line for each row, and names the worse ones below', () => {
    const compared = compareCosts({ reads: { a: 2, b: 4, old: 1 } }, steady({ reads: { a: 3, b: 3, c: 1 } }));
    assert.equal(
      comparisonTable(compared),
      [
        'row         saved   now  change',
        'reads: a     2.00  3.00   +50 %',
        'reads: b     4.00  3.00   -25 %',
        'reads: c      new  1.00',
        'reads: old   1.00  gone',
        '',
        'worse by more than a tenth, measured twice:',
        '  reads: a, 2.00 → 3.00, +50 %',
      ].join('\n'),
    );
  });

  it('marks the rows that are worse and the scenarios that were not measured, and nothing else', () => {
    const saved = { reads: { a: 2, b: 2 }, writes: { a: 1 }, others: { a: 1 } };
    const now = steady({ reads: { a: 3, b: 2 } });
    const unmeasured = unmeasuredOf(saved, now, ['reads', 'writes', 'fresh']);
    const marked = comparisonTable(compareCosts(saved, now), unmeasured, (line) => `!${line}`);
    assert.deepEqual(
      marked.split('\n').filter((line) => line.startsWith('!')),
      ['!  reads: a, 2.00 → 3.00, +50 %', '!  writes'],
    );
  });

  it('says so when no row is worse, also when nothing was compared', () => {
    assert.match(
      comparisonTable(compareCosts({ s: { a: 1 } }, steady({ s: { a: 1 } }))),
      /\nno row is worse by more than a tenth$/,
    );
    assert.match(comparisonTable([]), /\nno row is worse by more than a tenth$/);
  });
});
