import { assert } from 'chai';
import fc from 'fast-check';
import {
  type BuyFacts,
  type BuyStatus,
  buyMoves,
  buyStatuses,
  dueMove,
  dueMoves,
  firstStatus,
  isBuyStatus,
  isFinalBuy,
  isPendingBuy,
  nextLook,
} from '../../../../src/domain/buys/lifecycle/buy.ts';
import { judgeMove } from '../../../../src/domain/moves.ts';

const START = new Date(1000);
const END = new Date(2000);
const facts = (more: Partial<BuyFacts> = {}): BuyFacts => ({
  status: 'pending_start',
  hold: false,
  startTime: START,
  endTime: END,
  isServed: true,
  isConfirmed: true,
  isBudgetSpent: false,
  lapsesAt: null,
  ...more,
});

describe('firstStatus', () => {
  for (const [isServed, hold, now, status] of [
    [false, false, 500, 'pending_creatives'],
    [false, true, 1500, 'pending_creatives'],
    [false, false, 1500, 'pending_creatives'],
    [true, false, 500, 'pending_start'],
    [true, true, 500, 'pending_start'],
    [true, true, 1500, 'paused'],
    [true, false, 1500, 'active'],
    [true, false, 1000, 'active'],
  ] as const)
    it(`is ${status} ${isServed ? 'with' : 'without'} creatives, ${hold ? 'held' : 'free'}, at ${now}`, () =>
      assert.equal(firstStatus(facts({ isServed, hold }), new Date(now)), status));
});

describe('dueMove', () => {
  for (const [what, more, now, to] of [
    ['nothing before the start', {}, 999, null],
    ['the start, to the moment', {}, 1000, 'active'],
    ['the start of a held buy', { hold: true }, 1000, 'paused'],
    ['creatives before the start', { status: 'pending_creatives' }, 500, 'pending_start'],
    ['creatives after the start', { status: 'pending_creatives' }, 1500, 'active'],
    ['creatives of a held buy', { status: 'pending_creatives', hold: true }, 1500, 'paused'],
    ['nothing without creatives', { status: 'pending_creatives', isServed: false }, 1500, null],
    ['the end of what never started', { status: 'pending_creatives', isServed: false }, 2000, 'canceled'],
    ['the end of what never started, creatives or not', { status: 'pending_creatives' }, 2000, 'canceled'],
    ['nothing while it runs', { status: 'active' }, 1999, null],
    ['the end, to the moment', { status: 'active' }, 2000, 'completed'],
    ['the end of a paused buy', { status: 'paused' }, 2000, 'completed'],
    ['a spent budget', { status: 'active', isBudgetSpent: true }, 1500, 'completed'],
    ['nothing for a paused buy whose budget is spent', { status: 'paused', isBudgetSpent: true }, 1500, null],
    ['nothing at the start while the ad server has not accepted it', { isConfirmed: false }, 1500, null],
    ['canceled when its flight ends before that', { isConfirmed: false }, 2000, 'canceled'],
    [
      'a start to wait for, once it has creatives',
      { status: 'pending_creatives', isConfirmed: false },
      1500,
      'pending_start',
    ],
    ['nothing once completed', { status: 'completed' }, 9999, null],
    ['nothing once rejected', { status: 'rejected' }, 9999, null],
    ['nothing once canceled', { status: 'canceled' }, 9999, null],
  ] as const)
    it(`is ${what}`, () => assert.equal(dueMove(facts(more), new Date(now))?.to ?? null, to));

  it('catches up with what nobody looked at', () => {
    assert.deepEqual(
      dueMoves(facts(), new Date(5000)).map(({ to, why }) => `${to} ${why}`),
      ['active start', 'completed end'],
    );
  });

  it('only makes legal moves, and comes to rest', () => {
    const anything = fc.record({
      status: fc.constantFrom(...buyStatuses),
      hold: fc.boolean(),
      isServed: fc.boolean(),
      isConfirmed: fc.boolean(),
      isBudgetSpent: fc.boolean(),
      lapsesAt: fc.constant(null),
      startTime: fc.nat({ max: 50 }).map((n) => new Date(n)),
      endTime: fc.nat({ max: 50 }).map((n) => new Date(n + 51)),
    });
    fc.assert(
      fc.property(anything, fc.nat({ max: 200 }), (buy, time) => {
        const now = new Date(time);
        let { status }: { status: BuyStatus } = buy;
        const moves = dueMoves(buy, now);
        assert.isAtMost(moves.length, 3);
        for (const move of moves) {
          const judged = judgeMove(buyMoves, status, move.to, move.cause);
          assert.deepEqual(judged, { ok: true, changed: true }, `${status} ${move.to}`);
          status = move.to;
        }
        assert.isNull(dueMove({ ...buy, status }, now));
      }),
    );
  });
});

describe('states of a buy', () => {
  it('are seven, three of them final, two pending', () => {
    assert.lengthOf(buyStatuses, 7);
    assert.deepEqual(buyStatuses.filter(isFinalBuy), ['completed', 'rejected', 'canceled']);
    assert.deepEqual(buyStatuses.filter(isPendingBuy), ['pending_creatives', 'pending_start']);
    for (const word of ['', 'ACTIVE', 'draft', 'toString', 'pending_approval'])
      assert.isFalse(isBuyStatus(word));
  });

  it('are looked at when time can change them', () => {
    assert.equal(nextLook(facts()), START);
    assert.equal(nextLook(facts({ status: 'pending_creatives' })), END);
    assert.equal(nextLook(facts({ status: 'active' })), END);
    assert.equal(nextLook(facts({ status: 'paused' })), END);
    for (const status of ['completed', 'rejected', 'canceled'] as const)
      assert.isNull(nextLook(facts({ status })));
  });
});
