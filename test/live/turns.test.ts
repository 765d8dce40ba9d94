import { assert } from 'chai';
import { createTurns } from '../../src/live/turns.ts';

describe('turns', () => {
  it('let in so many at once, the others in the order of asking', async () => {
    const turns = createTurns(2);
    const entered: number[] = [];
    const ends: (() => void)[] = [];
    const asked = [1, 2, 3, 4].map(async (who) => {
      ends.push(await turns.take());
      entered.push(who);
    });
    await asked[0];
    await asked[1];
    assert.deepEqual(entered, [1, 2]);
    ends[1]?.();
    await asked[2];
    assert.deepEqual(entered, [1, 2, 3]);
    ends[0]?.();
    await asked[3];
    assert.deepEqual(entered, [1, 2, 3, 4]);
  });

  it('tell how many wait', async () => {
    const turns = createTurns(1);
    const end = await turns.take();
    assert.equal(turns.waiting, 0);
    const next = turns.take();
    void turns.take();
    assert.equal(turns.waiting, 2);
    end();
    await next;
    assert.equal(turns.waiting, 1);
  });

  it('take a turn that is ended twice for one', async () => {
    const turns = createTurns(1);
    const end = await turns.take();
    end();
    end();
    await turns.take();
    let entered = false;
    void turns.take().then(() => {
      entered = true;
    });
    await new Promise((resolve) => setImmediate(resolve));
    assert.isFalse(entered);
  });
});
