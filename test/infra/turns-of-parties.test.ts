import { assert } from 'chai';
import fc from 'fast-check';
import { ApiError } from '../../src/domain/errors.ts';
import { createParty, type Party } from '../../src/infra/party.ts';
import { createTurns, type TurnRules, type Turns } from '../../src/infra/turns.ts';

const turnsOf = (rules: Partial<TurnRules> = {}) =>
  createTurns({ atOnce: 2, perShare: 2, mostWaiting: 10, ...rules });
const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

describe('turns of work that several callers wait for', () => {
  let entered: string[];
  let ends: (() => void)[];
  let parties: Party[];
  beforeEach(() => {
    entered = [];
    ends = [];
    parties = [];
  });

  async function ask(turns: Turns, shares: readonly string[]): Promise<void> {
    for (const share of shares) {
      void turns.take(share).then((end) => {
        ends.push(end);
        entered.push(share);
      });
    }
    await nextTurn();
  }
  const end = async (at: number) => {
    ends[at]?.();
    await nextTurn();
  };

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
