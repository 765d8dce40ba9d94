import { assert } from 'chai';
import { sharedTurn } from '../../src/infra/shared-turn.ts';

/** Longer than all such work may take of one turn. */
const LONG_MS = 3;

function work(ms: number): void {
  const began = performance.now();
  while (performance.now() - began < ms);
}

/** Counts the turns of the event loop until it is stopped. */
function countTurns() {
  const turns = { number: 0, stop: false };
  const next = () => {
    turns.number += 1;
    if (!turns.stop) setImmediate(next);
  };
  setImmediate(next);
  return turns;
}

describe('a shared turn', () => {
  it('gives each long work that came in one turn a turn without the others', async () => {
    const turns = countTurns();
    const at: number[] = [];
    const one = async () => {
      await sharedTurn();
      at.push(turns.number);
      work(LONG_MS);
      await sharedTurn();
      at.push(turns.number);
      work(LONG_MS);
    };
    await Promise.all(Array.from({ length: 20 }, one));
    turns.stop = true;
    assert.lengthOf(at, 40);
    // The time of a turn is counted from where it looks at immediates, so two of them may meet between two of those.
    const together = at.map((turn) => at.filter((other) => other === turn).length);
    assert.isAtMost(Math.max(...together), 2, at.join());
  });

  it('lets those who wait go on in the order in which they came, whoever else comes', async () => {
    const order: string[] = [];
    const one = async (name: string) => {
      await sharedTurn();
      order.push(`${name} begins`);
      work(LONG_MS);
      await sharedTurn();
      order.push(`${name} ends`);
    };
    await Promise.all(['a', 'b', 'c'].map(one));
    assert.deepEqual(order, ['a begins', 'b begins', 'c begins', 'a ends', 'b ends', 'c ends']);
  });

  it('lets short work of many go on in a few turns', async () => {
    const turns = countTurns();
    await Promise.all(Array.from({ length: 10_000 }, () => sharedTurn()));
    turns.stop = true;
    assert.isBelow(turns.number, 2_000);
  });

  it('goes on with the others when one of them fails', async () => {
    const outcomes = await Promise.allSettled(
      Array.from({ length: 6 }, async (_none, at) => {
        await sharedTurn();
        work(LONG_MS);
        if (at % 2 === 0) throw new Error('a fault');
      }),
    );
    assert.deepEqual(
      outcomes.map(({ status }) => status),
      ['rejected', 'fulfilled', 'rejected', 'fulfilled', 'rejected', 'fulfilled'],
    );
  });
});
