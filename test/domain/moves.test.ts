import { assert } from 'chai';
import { audienceMoves } from '../../src/domain/audiences/audience.ts';
import { buyMoves } from '../../src/domain/buys/lifecycle/buy.ts';
import { itemMoves } from '../../src/domain/catalogs/items.ts';
import { creativeMoves } from '../../src/domain/creatives/creative.ts';
import { type Cause, causes, judgeMove, type Moves } from '../../src/domain/moves.ts';

/** Written anew, not read from the tables: `from to: causes`. */
const LEGAL: Readonly<Record<string, readonly string[]>> = {
  buy: [
    'pending_creatives pending_start: buyer seller',
    'pending_creatives active: buyer seller',
    'pending_creatives paused: buyer seller',
    'pending_creatives canceled: buyer seller clock',
    'pending_creatives rejected: seller',
    'pending_start active: clock',
    'pending_start paused: clock',
    'pending_start canceled: buyer seller clock',
    'pending_start rejected: seller',
    'active paused: buyer seller',
    'active completed: seller clock',
    'active canceled: buyer seller',
    'paused active: buyer seller',
    'paused completed: seller clock',
    'paused canceled: buyer seller',
  ],
  creative: [
    'processing pending_review: seller clock',
    'processing approved: seller clock',
    'processing rejected: seller clock',
    'pending_review approved: seller',
    'pending_review rejected: seller',
    'approved pending_review: seller buyer',
    'approved suspended: seller',
    'approved rejected: seller',
    'approved archived: buyer seller',
    'suspended approved: seller',
    'suspended rejected: seller',
    'rejected processing: buyer',
    'rejected pending_review: seller buyer',
    'archived approved: buyer seller',
  ],
  audience: [
    'processing ready: clock seller',
    'processing too_small: clock seller',
    'processing suspended: seller',
    'ready processing: buyer',
    'ready too_small: buyer clock',
    'ready suspended: seller',
    'too_small processing: buyer',
    'too_small ready: buyer clock',
    'too_small suspended: seller',
    'suspended ready: seller',
    'suspended too_small: seller',
    'suspended processing: seller',
  ],
  item: [
    'pending approved: seller clock',
    'pending warning: seller clock',
    'pending rejected: seller clock',
    'pending withdrawn: buyer seller',
    'approved pending: buyer',
    'approved warning: seller',
    'approved rejected: seller',
    'approved withdrawn: buyer seller',
    'warning pending: buyer',
    'warning approved: seller',
    'warning rejected: seller',
    'warning withdrawn: buyer seller',
    'rejected pending: buyer',
    'rejected withdrawn: buyer seller',
    'withdrawn pending: buyer seller',
  ],
};

function everyMove<S extends string>(name: string, moves: Moves<S>): void {
  const states = Object.keys(moves) as S[];
  const legal = new Map(
    (LEGAL[name] ?? []).map((line) => {
      const [way = '', by = ''] = line.split(': ');
      return [way, by.split(' ')];
    }),
  );
  describe(`a ${name}`, () => {
    for (const from of states)
      for (const to of states)
        for (const cause of causes) {
          const by = legal.get(`${from} ${to}`);
          const isLegal = by !== undefined && (cause === 'controller' || by.includes(cause));
          it(`${from === to ? 'stays' : isLegal ? 'goes' : 'does not go'} ${from} → ${to} by the ${cause}`, () => {
            const move = judgeMove(moves, from, to, cause);
            if (from === to) assert.deepEqual(move, { ok: true, changed: false });
            else if (isLegal) assert.deepEqual(move, { ok: true, changed: true });
            else {
              assert.isFalse(move.ok);
              const isEnd = ![...legal.keys()].some((way) => way.startsWith(`${from} `));
              const reason = isEnd ? 'final' : by === undefined ? 'no_such_move' : 'not_yours';
              if (!move.ok) assert.equal(move.reason, reason);
            }
          });
        }
  });
}

describe('judgeMove', () => {
  everyMove('buy', buyMoves);
  everyMove('creative', creativeMoves);
  everyMove('audience', audienceMoves);
  everyMove('item', itemMoves);

  it('names the states that may follow when it refuses a move', () => {
    const message = (from: 'active' | 'canceled', to: 'rejected' | 'active', cause: Cause) => {
      const move = judgeMove(buyMoves, from, to, cause);
      return move.ok ? null : move.message;
    };
    assert.equal(message('canceled', 'active', 'seller'), 'canceled is final');
    assert.equal(
      message('active', 'rejected', 'seller'),
      'from active it goes to paused or completed or canceled',
    );
    const early = judgeMove(buyMoves, 'pending_start', 'active', 'buyer');
    assert.propertyVal(early, 'message', 'from pending_start to active it is moved by clock');
  });
});
