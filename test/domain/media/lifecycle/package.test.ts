import { assert } from 'chai';
import {
  type DeliveryStand,
  deliveryStand,
  movePackage,
  type PackageFacts,
  packageEvents,
  packageState,
  packageStates,
} from '../../../../src/domain/media/lifecycle/package.ts';

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

describe('deliveryStand', () => {
  const facts = (more: Partial<PackageFacts> = {}): PackageFacts => ({
    paused: false,
    canceled: false,
    isBuyActive: true,
    isServed: true,
    startTime: new Date(1000),
    endTime: new Date(2000),
    budget: 100,
    spent: 99,
    ...more,
  });
  const cases: readonly [DeliveryStand, Partial<PackageFacts>, number][] = [
    ['delivering', {}, 1000],
    ['delivering', {}, 1999],
    ['waiting', {}, 999],
    ['ended', {}, 2000],
    ['ended', { paused: true }, 2000],
    ['spent', { spent: 100 }, 1500],
    ['spent', { spent: 101, paused: true }, 1500],
    ['paused', { paused: true, isServed: false }, 1500],
    ['buy_not_active', { isBuyActive: false }, 1500],
    ['unserved', { isServed: false }, 1500],
    ['unserved', { isServed: false }, 500],
    ['canceled', { canceled: true, paused: true }, 2500],
  ];
  for (const [stand, more, now] of cases)
    it(`is ${stand} for ${JSON.stringify(more)} at ${now}`, () =>
      assert.equal(deliveryStand(facts(more), new Date(now)), stand));
});
