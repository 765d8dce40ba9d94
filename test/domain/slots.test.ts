import { assert } from 'chai';
import fc from 'fast-check';
import { createSlots, shareOf } from '../../src/domain/limits.ts';

describe('slots', () => {
  it('are shared out by a twentieth, at least two, and never all', () => {
    const shares = [0, 1, 2, 3, 4, 16, 40, 41, 2_000].map(shareOf);
    assert.deepEqual(shares, [1, 1, 1, 2, 2, 2, 2, 3, 100]);
  });

  it('say whether the share of one or all of them is used up', () => {
    const slots = createSlots(4);
    assert.deepEqual([slots.enter('a'), slots.enter('a'), slots.enter('a')], ['entered', 'entered', 'share']);
    assert.deepEqual([slots.enter('b'), slots.enter('b'), slots.enter('c')], ['entered', 'entered', 'full']);
    slots.leave('a');
    assert.equal(slots.enter('c'), 'entered');
    assert.equal(slots.taken, 4);
    assert.equal(createSlots(0).enter('a'), 'full');
  });

  it('are given back by those alone who hold them', () => {
    const slots = createSlots(4);
    slots.enter('a');
    slots.leave('a');
    assert.throws(() => slots.leave('a'), /holds no place/);
    assert.throws(() => slots.leave('b'), /holds no place/);
  });

  it('let one holder have half of them', () => {
    const slots = createSlots(2_000);
    for (let at = 0; at < 1_000; at += 1) assert.equal(slots.enter('a'), 'entered');
    assert.equal(slots.enter('a'), 'share');
    for (let at = 0; at < 100; at += 1) assert.equal(slots.enter('b'), 'entered');
    assert.equal(slots.enter('b'), 'share');
    slots.leave('a');
    assert.equal(slots.enter('a'), 'share', 'over its share while most are taken');
  });

  it('are there for every holder below its share until all are taken, and for others while half are free', () => {
    const steps = fc.array(fc.tuple(fc.constantFrom('a', 'b', 'c'), fc.boolean()), { maxLength: 200 });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 30 }), steps, (total, moves) => {
        const slots = createSlots(total);
        const held = new Map<string, number>();
        for (const [holder, isLeaving] of moves) {
          const own = held.get(holder) ?? 0;
          const { taken } = slots;
          if (isLeaving && own > 0) {
            slots.leave(holder);
            held.set(holder, own - 1);
          } else if (!isLeaving) {
            const entered = slots.enter(holder);
            const isFair = own < shareOf(total) || taken < Math.floor(total / 2);
            assert.equal(entered, taken === total ? 'full' : isFair ? 'entered' : 'share');
            if (entered === 'entered') held.set(holder, own + 1);
          }
          const sum = [...held.values()].reduce((all, one) => all + one, 0);
          assert.equal(slots.taken, sum);
          assert.isAtMost(sum, total);
        }
      }),
    );
  });
});
