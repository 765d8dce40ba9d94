import { assert } from 'chai';
import fc from 'fast-check';
import { ApiError } from '../../src/domain/errors.ts';
import { createParty, type Party } from '../../src/infra/party.ts';
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

  describe('of work that several callers wait for', () => {
    let parties: Party[];
    /** Asks for a turn of work that callers of these shares wait for. */
    async function askFor(turns: Turns, ...shares: readonly string[]): Promise<Party> {
      const party = createParty();
      for (const share of shares) party.join(share);
      parties.push(party);
      turns.take({ share: party, site: '' }).then(
        (done) => {
          ends.push(done);
          entered.push(`${shares.join('+')} for ${party.charged}`);
        },
        (cause: unknown) =>
          entered.push(`${shares.join('+')} refused: ${cause instanceof ApiError && cause.code}`),
      );
      await nextTurn();
      return party;
    }
    beforeEach(() => {
      parties = [];
    });

    it('come at the best place of those who wait', async () => {
      const turns = turnsOf({ atOnce: 1, perShare: 1, mostWaiting: 100 });
      await ask(turns, ['x', ...Array<string>(20).fill('greedy')]);
      await askFor(turns, 'greedy', 'other');
      await end(0);
      await end(1);
      assert.deepEqual(entered, ['x', 'greedy', 'greedy+other for other']);
    });

    it('move up when a caller joins whose share comes before', async () => {
      const turns = turnsOf({ atOnce: 1, perShare: 1, mostWaiting: 100 });
      await ask(turns, ['x', ...Array<string>(20).fill('greedy')]);
      const party = await askFor(turns, 'greedy');
      party.join('other');
      await end(0);
      await end(1);
      assert.deepEqual(entered, ['x', 'greedy', 'greedy for other']);
    });

    it('begin at once when a caller joins whose share has room', async () => {
      const turns = turnsOf({ atOnce: 4, perShare: 1, mostWaiting: 100 });
      await ask(turns, ['greedy']);
      const party = await askFor(turns, 'greedy');
      assert.lengthOf(entered, 1);
      party.join('other');
      await nextTurn();
      assert.deepEqual(entered, ['greedy', 'greedy for other']);
    });

    it('lose the place of a caller who leaves, and keep those of the others', async () => {
      const turns = turnsOf({ atOnce: 1, perShare: 1, mostWaiting: 100 });
      await ask(turns, ['x', ...Array<string>(3).fill('greedy')]);
      const party = await askFor(turns, 'greedy', 'other');
      party.leave('other');
      for (let at = 0; at < 4; at += 1) await end(at);
      assert.deepEqual(entered.slice(1), ['greedy', 'greedy', 'greedy', 'greedy+other for greedy']);
    });

    it('are no longer charged to a caller who has left', async () => {
      const turns = turnsOf({ atOnce: 4, perShare: 1, mostWaiting: 100 });
      const party = await askFor(turns, 'a', 'b');
      await ask(turns, ['a']);
      assert.deepEqual(entered, ['a+b for a']);
      party.leave('a');
      await nextTurn();
      assert.deepEqual(entered, ['a+b for a', 'a']);
      await ask(turns, ['b']);
      assert.lengthOf(entered, 2, 'the work is charged to who still waits for it');
      await end(0);
      assert.deepEqual(entered, ['a+b for a', 'a', 'b']);
    });

    it('are refused when no line has room, and not while one has', async () => {
      const turns = turnsOf({ atOnce: 1, perShare: 1, mostWaiting: 4 });
      await ask(turns, ['x', 'full', 'full']);
      await askFor(turns, 'full');
      await askFor(turns, 'full', 'other');
      assert.deepEqual(entered, ['x', 'full refused: unavailable']);
      parties[1]?.leave('other');
      await nextTurn();
      assert.deepEqual(entered.slice(2), ['full+other refused: unavailable'], 'who is left has no place');
    });

    it('leave nothing behind, in whatever order callers come and go', async () => {
      await fc.assert(
        fc.asyncProperty(
          fc.array(
            fc.tuple(
              fc.constantFrom('ask', 'join', 'leave', 'end', 'abort'),
              fc.nat(5),
              fc.constantFrom('a', 'b', 'c'),
            ),
            { maxLength: 60 },
          ),
          async (steps) => {
            const turns = turnsOf({ atOnce: 3, perShare: 2, mostWaiting: 6 });
            const looks: { party: Party; gone: AbortController; done?: () => void; over: boolean }[] = [];
            let held = 0;
            const finish = (look: (typeof looks)[number]) => {
              if (look.done === undefined || look.over) return;
              look.over = true;
              held -= 1;
              look.done();
            };
            for (const [act, at, share] of steps) {
              const look = looks[at];
              if (act === 'ask') {
                const party = createParty();
                party.join(share);
                const started: (typeof looks)[number] = { party, gone: new AbortController(), over: false };
                looks.push(started);
                turns.take({ share: party, site: share }, started.gone.signal).then(
                  (done) => {
                    held += 1;
                    started.done = done;
                  },
                  () => {
                    started.over = true;
                  },
                );
              } else if (act === 'join') look?.party.join(share);
              else if (act === 'leave') look?.party.leave(share);
              else if (act === 'abort') look?.gone.abort(new Error('gone'));
              else if (look !== undefined) finish(look);
              await nextTurn();
              assert.isAtMost(held, 3);
            }
            for (const look of looks) {
              if (look.done === undefined) look.gone.abort(new Error('over'));
              else finish(look);
            }
            await nextTurn();
            for (const look of looks) finish(look);
            await nextTurn();
            // All places are free again: so many enter at once as in the beginning, of each share.
            const again = ['a', 'a', 'b', 'b', 'c'].map(async (share) => turns.take(share));
            let now = 0;
            for (const one of again)
              one.then(
                () => {
                  now += 1;
                },
                () => undefined,
              );
            await nextTurn();
            assert.equal(now, 3);
          },
        ),
        { numRuns: 200 },
      );
    });
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
