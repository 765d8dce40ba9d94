import { assert } from 'chai';
import fc from 'fast-check';
import { audienceMoves, audienceStatuses, matchedStatus } from '../../src/domain/audiences/audience.ts';
import { isShown, itemStatuses, syncedItem } from '../../src/domain/catalogs/items.ts';
import {
  approvalOf,
  creativeStatuses,
  firstCreativeStatus,
  isServable,
  resubmit,
} from '../../src/domain/creatives/creative.ts';
import { judgeMove } from '../../src/domain/moves.ts';

describe('an audience', () => {
  for (const [status, matched, result] of [
    ['processing', 999, 'too_small'],
    ['processing', 1000, 'ready'],
    ['ready', 0, 'too_small'],
    ['too_small', 5000, 'ready'],
    ['suspended', 5000, 'suspended'],
    ['suspended', 0, 'suspended'],
  ] as const)
    it(`that is ${status} is ${result} with ${matched} matched`, () =>
      assert.equal(matchedStatus(status, matched, 1000), result));

  it('is never ready below the minimum, and moves along its table', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...audienceStatuses),
        fc.nat(),
        fc.integer({ min: 1 }),
        (from, matched, minimum) => {
          const to = matchedStatus(from, matched, minimum);
          if (matched < minimum) assert.notEqual(to, 'ready');
          assert.isTrue(judgeMove(audienceMoves, from, to, 'clock').ok);
        },
      ),
    );
  });
});

describe('an item of a catalog', () => {
  for (const status of itemStatuses) {
    const kept = status === 'withdrawn' ? 'pending' : status;
    it(`that is ${status} is ${kept} after a sync of the same`, () =>
      assert.equal(syncedItem(status, true), kept));
    it(`that is ${status} is reviewed anew after a change`, () =>
      assert.equal(syncedItem(status, false), 'pending'));
  }
  it('that is new is pending', () => assert.equal(syncedItem(undefined, false), 'pending'));
  it('is shown when approved, also with a warning', () =>
    assert.deepEqual(itemStatuses.filter(isShown), ['approved', 'warning']));
});

describe('a creative', () => {
  it('begins as the seller reviews', () => {
    assert.equal(firstCreativeStatus('auto_approve'), 'approved');
    assert.equal(firstCreativeStatus('require_human'), 'pending_review');
  });

  for (const status of creativeStatuses)
    it(`that is ${status} ${status === 'suspended' ? 'takes no' : 'takes'} new content`, () => {
      const auto = resubmit(status, 'auto_approve');
      const human = resubmit(status, 'require_human');
      if (status === 'suspended') {
        assert.isFalse(auto.ok);
        assert.isFalse(human.ok);
      } else {
        assert.deepEqual(auto, { ok: true, status: 'approved' });
        assert.deepEqual(human, { ok: true, status: 'pending_review' });
      }
    });

  it('is served when approved only', () =>
    assert.deepEqual(creativeStatuses.filter(isServable), ['approved']));
  it('is told to packages in three words', () =>
    assert.deepEqual(creativeStatuses.map(approvalOf), [
      'pending_review',
      'pending_review',
      'approved',
      'rejected',
      'rejected',
      'approved',
    ]));
});
