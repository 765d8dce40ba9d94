import { assert } from 'chai';
import { buyStatuses } from '../../../../src/domain/buys/lifecycle/buy.ts';
import { buyEvents, moveOfBuy } from '../../../../src/domain/buys/lifecycle/events.ts';

/** Each line: the state, and what pause, resume, cancel and change make of it; `+` with a pause that is held. */
const TABLE = `
pending_creatives pending_creatives+ pending_creatives canceled pending_creatives
pending_start     pending_start+     pending_start     canceled pending_start
active            paused             active            canceled active
paused            paused             active            canceled paused
completed         INVALID_STATE      INVALID_STATE     INVALID_STATE   INVALID_STATE
rejected          INVALID_STATE      INVALID_STATE     INVALID_STATE   INVALID_STATE
canceled          INVALID_STATE      INVALID_STATE     NOT_CANCELLABLE INVALID_STATE
`
  .trim()
  .split('\n')
  .map((line) => line.split(/\s+/));

describe('moveBuy', () => {
  for (const status of buyStatuses)
    for (const [nth, event] of buyEvents.entries()) {
      const expected = TABLE.find(([name]) => name === status)?.[nth + 1] ?? '';
      it(`makes ${expected} of ${status} by ${event}`, () => {
        const moved = moveOfBuy({ status, hold: false, isCancellable: true }, event);
        const seen = moved.ok ? `${moved.status}${moved.hold ? '+' : ''}` : moved.refusal.code;
        assert.equal(seen, expected);
      });
    }

  it('keeps a held pause through changes and lets it go when resumed', () => {
    const held = { status: 'pending_start', hold: true, isCancellable: true } as const;
    assert.deepEqual(moveOfBuy(held, 'change'), { ok: true, status: 'pending_start', hold: true });
    assert.deepEqual(moveOfBuy(held, 'resume'), { ok: true, status: 'pending_start', hold: false });
    assert.deepEqual(moveOfBuy(held, 'cancel'), { ok: true, status: 'canceled', hold: false });
  });

  for (const status of ['pending_creatives', 'pending_start', 'active', 'paused'] as const)
    it(`does not cancel a ${status} buy whose contract binds`, () => {
      const moved = moveOfBuy({ status, hold: false, isCancellable: false }, 'cancel');
      assert.isFalse(moved.ok);
      if (!moved.ok) assert.equal(moved.refusal.code, 'NOT_CANCELLABLE');
    });

  it('names the field that asked', () => {
    const over = { status: 'completed', hold: false, isCancellable: true } as const;
    const fields = buyEvents.map((event) => {
      const moved = moveOfBuy(over, event);
      return moved.ok ? null : moved.refusal.field;
    });
    assert.deepEqual(fields, ['paused', 'paused', 'canceled', '']);
  });
});
