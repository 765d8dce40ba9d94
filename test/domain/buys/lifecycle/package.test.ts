import { assert } from 'chai';
import {
  movePackage,
  packageEvents,
  packageState,
  packageStates,
} from '../../../../src/domain/buys/lifecycle/events.ts';

const TABLE: Readonly<Record<string, string>> = {
  'live pause': 'paused',
  'live resume': 'live',
  'live cancel': 'canceled',
  'live change': 'live',
  'paused pause': 'paused',
  'paused resume': 'live',
  'paused cancel': 'canceled',
  'paused change': 'paused',
  'canceled pause': 'INVALID_STATE packages[0]',
  'canceled resume': 'INVALID_STATE packages[0]',
  'canceled cancel': 'NOT_CANCELLABLE packages[0].canceled',
  'canceled change': 'INVALID_STATE packages[0]',
};

describe('movePackage', () => {
  for (const state of packageStates)
    for (const event of packageEvents)
      it(`${state} ${event} → ${TABLE[`${state} ${event}`]}`, () => {
        const moved = movePackage(state, event, 'packages[0]');
        const seen = moved.ok ? moved.state : `${moved.refusal.code} ${moved.refusal.field}`;
        assert.equal(seen, TABLE[`${state} ${event}`]);
      });
});

describe('packageState', () => {
  it('is canceled before anything else', () => {
    assert.equal(packageState({ paused: true, canceled: true }), 'canceled');
    assert.equal(packageState({ paused: true, canceled: false }), 'paused');
    assert.equal(packageState({ paused: false, canceled: false }), 'live');
  });
});
