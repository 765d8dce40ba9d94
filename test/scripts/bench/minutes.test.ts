import { assert } from 'chai';
import { minutesTable, rowOfRun, without } from '../../../scripts/bench/minutes.ts';
import { missedGoals } from '../../../scripts/bench/table.ts';
import { MINUTE_MS } from '../../../src/domain/text/instant.ts';

const taken = (name: string, minutes: number, cpuMinutes = minutes) => ({
  name,
  ms: minutes * MINUTE_MS,
  cpuMs: cpuMinutes * MINUTE_MS,
});
const filling = [taken('filling', 4, 3), taken('  SQLite, events', 3, Number.NaN)];

describe('the minutes of a run', () => {
  it('are a line for each scenario and a sum, to which indented lines do not add', () => {
    assert.equal(
      minutesTable([...filling, taken('reads', 1.5, 2)]),
      [
        'minutes of          elapsed  processor',
        'filling                 4.0        3.0',
        '  SQLite, events        3.0',
        'reads                   1.5        2.0',
        'all                     5.5        5.0',
      ].join('\n'),
    );
  });

  it('of a scenario leave out what is a line of its own', () => {
    assert.deepEqual(without(taken('reads', 5.5, 5), filling), taken('reads', 1.5, 2));
  });

  it('of a scenario that filled nothing are all of its minutes', () => {
    assert.deepEqual(without(taken('reads', 5.5, 5), []), taken('reads', 5.5, 5));
  });

  for (const [minutes, isMissed] of [
    [20.9, false],
    [21, true],
  ] as const)
    it(`${isMissed ? 'miss' : 'reach'} the goal for a run with ${minutes + 4} in all, whatever the parts took`, () => {
      const row = rowOfRun([...filling, taken('reads', minutes)]);
      assert.lengthOf(missedGoals([row]), isMissed ? 1 : 0);
    });
});
