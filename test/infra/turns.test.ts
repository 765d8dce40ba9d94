import { assert } from 'chai';
import { ApiError } from '../../src/domain/errors.ts';
import { createTurns, type TurnRules, type Turns } from '../../src/infra/turns.ts';
import { rejects } from '../support/rejects.ts';

const turnsOf = (rules: Partial<TurnRules> = {}) =>
  createTurns({ atOnce: 2, perShare: 2, mostWaiting: 10, ...rules });
const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

describe('turns', () => {
  let entered: string[];
  let ends: (() => void)[];
  beforeEach(() => {
    entered = [];
    ends = [];
  });

  /** Asks for turns in this order; each enters under its own name. */
  async function ask(turns: Turns, shares: readonly string[], names = shares): Promise<void> {
    for (const [at, share] of shares.entries()) {
      void turns.take(share).then((end) => {
        ends.push(end);
        entered.push(names[at] ?? '');
      });
    }
    await nextTurn();
  }
  const end = async (at: number) => {
    ends[at]?.();
    await nextTurn();
  };

  it('let in so many at once, the others in the order of asking', async () => {
    await ask(turnsOf(), ['a', 'b', 'c', 'd']);
    assert.deepEqual(entered, ['a', 'b']);
    await end(1);
    assert.deepEqual(entered, ['a', 'b', 'c']);
    await end(0);
    assert.deepEqual(entered, ['a', 'b', 'c', 'd']);
  });

  it('keep room for others beside a share that asks for many', async () => {
    await ask(turnsOf({ atOnce: 4, perShare: 3 }), ['a', 'a', 'a', 'a', 'b'], ['a1', 'a2', 'a3', 'a4', 'b']);
    assert.deepEqual(entered, ['a1', 'a2', 'a3', 'b']);
    await end(3);
    assert.lengthOf(entered, 4, 'what b gave back is not for a');
    await end(0);
    assert.deepEqual(entered, ['a1', 'a2', 'a3', 'b', 'a4']);
  });

  it('refuse a share when half of all that may wait are its own', async () => {
    const turns = turnsOf({ atOnce: 1, perShare: 1, mostWaiting: 4 });
    await ask(turns, ['a', 'a', 'a']);
    assert.isTrue(turns.isFull('a'));
    const refusal = await rejects(turns.take('a'));
    assert.instanceOf(refusal, ApiError);
    assert.deepInclude(refusal, { code: 'unavailable', detail: { retry_after: 5 } });
    assert.isFalse(turns.isFull('b'));
  });

  it('refuse the latest of the share with the most when too many wait, and not a share without any', async () => {
    const turns = turnsOf({ atOnce: 1, perShare: 1, mostWaiting: 4 });
    await ask(turns, ['a', 'a']);
    const latest = rejects(turns.take('a'));
    await ask(turns, ['b', 'c']);
    assert.isFalse(turns.isFull('d'));
    await ask(turns, ['d']);
    const refused = await latest;
    assert.isTrue(refused instanceof ApiError && refused.code === 'unavailable');
    for (const share of ['a', 'b', 'c', 'd', 'e']) assert.isTrue(turns.isFull(share), share);
    await rejects(turns.take('e'));
    for (const at of [0, 1, 2, 3]) await end(at);
    assert.deepEqual(entered, ['a', 'b', 'c', 'd', 'a']);
  });

  it('let those who wait in by turns, share by share', async () => {
    const turns = turnsOf({ atOnce: 1, perShare: 1, mostWaiting: 12 });
    await ask(turns, ['a', 'a', 'a', 'a', 'b', 'b', 'c'], ['a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'c1']);
    for (let at = 0; at < 6; at += 1) await end(at);
    assert.deepEqual(entered, ['a1', 'b1', 'c1', 'a2', 'b2', 'a3', 'a4']);
  });

  it('leave some free for others, however many shares come together', async () => {
    const turns = turnsOf({ atOnce: 24, perShare: 8, mostWaiting: 96 });
    const greedy = ['a', 'b', 'c'].flatMap((share) => Array.from({ length: 20 }, () => share));
    await ask(turns, greedy);
    assert.isBelow(entered.length, 24);
    await ask(turns, ['d', 'e']);
    assert.includeMembers(entered, ['d', 'e']);
  });

  it('are for one site only so many, whoever asks', async () => {
    const turns = turnsOf({ atOnce: 6, perShare: 2, mostWaiting: 12 });
    const askFor = (share: string, site: string) =>
      void turns.take({ share, site }).then((end) => {
        ends.push(end);
        entered.push(`${share} ${site}`);
      });
    for (const share of ['a', 'b', 'c', 'd']) askFor(share, 'slow.example');
    askFor('c', 'other.example');
    await nextTurn();
    assert.deepEqual(entered, ['a slow.example', 'b slow.example', 'c other.example']);
    await end(2);
    assert.lengthOf(entered, 3, 'what another site gave back is not for the slow one');
    await end(0);
    assert.deepEqual(entered.slice(3), ['c slow.example']);
  });

  it('do not wait for one who has gone', async () => {
    const turns = turnsOf({ atOnce: 1, perShare: 1 });
    await ask(turns, ['a']);
    const gone = new AbortController();
    const waiting = turns.take('b', gone.signal);
    await ask(turns, ['c']);
    gone.abort(new Error('gone'));
    assert.equal((await rejects(waiting)).message, 'gone');
    await end(0);
    assert.deepEqual(entered, ['a', 'c']);
    await rejects(turns.take('d', AbortSignal.abort(new Error('gone before'))));
  });

  it('take a turn that is ended twice for one', async () => {
    const turns = turnsOf({ atOnce: 1 });
    await ask(turns, ['a', 'b', 'c']);
    ends[0]?.();
    await end(0);
    assert.deepEqual(entered, ['a', 'b']);
  });

  it('end with the work that they are for, also when it fails', async () => {
    const turns = turnsOf({ atOnce: 1 });
    await rejects(turns.within('a', undefined, () => Promise.reject(new Error('no'))));
    assert.equal(await turns.within('a', undefined, async () => 'yes'), 'yes');
  });

  it('that take long let the next one in, and end once only', async () => {
    const turns = turnsOf({ atOnce: 1, countsMs: 5 });
    const slow = await turns.take('a');
    const next = await turns.take('b');
    slow();
    next();
    next();
    const third = await turns.take('c');
    let isIn = false;
    const fourth = turns.take('d').then((leave) => {
      isIn = true;
      leave();
    });
    await Promise.resolve();
    assert.isFalse(isIn);
    third();
    await fourth;
  });
});
