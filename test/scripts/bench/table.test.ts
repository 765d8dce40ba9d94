import { assert } from 'chai';
import { missedGoals, type Row, table } from '../../../scripts/bench/table.ts';

describe('goals of a benchmark', () => {
  const rows: [value: string, reach: string, isMissed: boolean][] = [
    ['0.99 s', '< 1 s', false],
    ['1.00 s', '< 1 s', true],
    ['30.0 ms', '< 30 ms', true],
    ['3.0', '≤ 3', false],
    ['3.1', '≤ 3', true],
    ['3.1', '<= 3', true],
    ['× 1.29', '≤ 1.3', false],
    ['× 1.31', '≤ 1.3', true],
    ['0.40', '≥ 0.4', false],
    ['0.39', '≥ 0.4', true],
    ['0.39', '>= 0.4', true],
    ['2', '> 2', true],
    ['12.3 times', '< 10 times', true],
    ['2999 µs', '< 3 ms', false],
    ['3001 µs', '< 3 ms', true],
    ['1.5 s', '< 1000 ms', true],
    ['0.9 s', '< 1000 ms', false],
    ['2 ms', '< 1', true],
    ['1600 /s', '≥ 1500', false],
    ['1400/s', '≥ 1500', true],
    ['24.9 minutes', '< 25 minutes', false],
    ['25.0 minutes', '< 25 minutes', true],
    ['NaN', '≤ 3', true],
    ['', '≤ 3', true],
    ['0.50', 'about 1', false],
    ['5', '', false],
  ];
  for (const [value, reach, isMissed] of rows) {
    it(`"${value}" ${isMissed ? 'misses' : 'reaches'} "${reach}"`, () => {
      assert.lengthOf(missedGoals([{ what: 'row', value, reach }]), isMissed ? 1 : 0);
    });
  }

  it('are named after the row above an indented one, at the end of the table', () => {
    const list: Row[] = [
      { what: 'by domain', value: '10/s' },
      { what: '  processor time ÷ node:http', value: '9.00', reach: '≤ 2.5' },
      { what: 'start', value: '2.00 s', reach: '< 1 s' },
    ];
    assert.isTrue(
      table(list).endsWith(
        '\n\ngoals missed:\n  by domain, processor time ÷ node:http: 9.00, to reach ≤ 2.5\n  start: 2.00 s, to reach < 1 s',
      ),
    );
    assert.notInclude(table(list.slice(0, 1)), 'goals');
    const marked = table(list, (line) => `!${line}`);
    assert.deepEqual(
      marked.split('\n').filter((line) => line.startsWith('!')),
      ['!  by domain, processor time ÷ node:http: 9.00, to reach ≤ 2.5', '!  start: 2.00 s, to reach < 1 s'],
    );
  });
});
