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
    ['90 s', '< 1 minutes', true],
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
    const marked = table(list, { red: (line) => `!${line}` });
    assert.deepEqual(
      marked.split('\n').filter((line) => line.startsWith('!')),
      ['!  by domain, processor time ÷ node:http: 9.00, to reach ≤ 2.5', '!  start: 2.00 s, to reach < 1 s'],
    );
  });

  const onSlow: [value: string, reach: string, isMissed: boolean][] = [
    ['157 µs', '< 40 µs', false],
    ['161 µs', '< 40 µs', true],
    ['1.9 s', '< 500 ms', false],
    ['99 minutes', '< 25 minutes', false],
    ['376 /s', '≥ 1500 /s', false],
    ['374 /s', '≥ 1500 /s', true],
    ['251 /min', '≥ 1000 /min', false],
    ['1.3', '≤ 1.25', true],
    ['0.90', '≥ 0.95', true],
    ['131 MB', '< 130 MB', true],
    ['NaN', '< 40 µs', true],
    ['12.3 times', '< 10 times', true],
  ];
  for (const [value, reach, isMissed] of onSlow) {
    it(`"${value}" ${isMissed ? 'misses' : 'reaches'} "${reach}" at the speed of a machine that takes four times as long`, () => {
      assert.lengthOf(missedGoals([{ what: 'row', value, reach }], 4), isMissed ? 1 : 0);
    });
  }

  it('are as they stand on a machine that is about as fast, on a faster one, and on one that was not measured', () => {
    for (const slowness of [1.24, 0.5, Number.NaN])
      assert.lengthOf(missedGoals([{ what: 'row', value: '41 µs', reach: '< 40 µs' }], slowness), 1);
  });

  it('that only the machine misses are named by themselves', () => {
    const list: Row[] = [
      { what: 'resolve', value: '157 µs', reach: '< 40 µs' },
      { what: 'start', value: '9.00 s', reach: '< 1 s' },
    ];
    const [, missed = '', unseen = ''] = table(list, { slowness: 4, red: (line) => `!${line}` }).split(
      '\n\n',
    );
    assert.equal(missed, 'goals missed:\n!  start: 9.00 s, to reach < 1 s');
    assert.match(unseen, /takes 4\.0 times as long .*\n {2}resolve: 157 µs, to reach < 40 µs$/);
  });
});
