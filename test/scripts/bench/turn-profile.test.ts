import { setImmediate as nextTurn } from 'node:timers/promises';
import { assert } from 'chai';
import { nowMs, profileTurns } from '../../../scripts/bench/turn-profile.ts';

const BUSY_MS = 40;

function busyFor(ms: number): number {
  const until = performance.now() + ms;
  let sum = 0;
  while (performance.now() < until) sum += Math.sqrt(sum + 1);
  return sum;
}
const measuredWork = () => busyFor(BUSY_MS);
const earlierWork = () => busyFor(BUSY_MS);

describe('the description of a long turn', () => {
  it('names the functions that the turn spent its time in, with their time, and none that ran before it', async () => {
    const { describe: describeTurns, stop } = profileTurns();
    earlierWork();
    await nextTurn();
    measuredWork();
    const turn = { endsAt: nowMs(), waited: BUSY_MS, unqueued: 39, worked: 38 };
    const [head, ...lines] = describeTurns([turn]).split('\n');
    assert.equal(head, 'turn of 40.0 ms, 39.0 without waits for a core, 38.0 of processor time');
    const text = lines.join('\n');
    assert.match(text, /busyFor|measuredWork/);
    assert.notInclude(text, 'earlierWork');
    assert.equal(describeTurns([]), '');
    stop();
  });

  it('has nothing of a turn that lies before the samples', () => {
    const { describe: describeTurns, stop } = profileTurns();
    const turn = { endsAt: nowMs() - 60_000, waited: 1, unqueued: 1, worked: 1 };
    assert.equal(
      describeTurns([turn]),
      'turn of 1.0 ms, 1.0 without waits for a core, 1.0 of processor time',
    );
    stop();
  });
});
