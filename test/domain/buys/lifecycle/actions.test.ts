import { assert } from 'chai';
import {
  type ActionStand,
  type AllowedAction,
  actionsOf,
  allowanceOf,
  availableActions,
  coarseOf,
  covers,
  isFineAction,
  validActions,
} from '../../../../src/domain/buys/lifecycle/actions.ts';
import { type BuyStatus, buyStatuses } from '../../../../src/domain/buys/lifecycle/buy.ts';

const stand = (status: BuyStatus, more: Partial<ActionStand> = {}): ActionStand => ({
  status,
  hold: false,
  isCancellable: true,
  ...more,
});
const RUNNING = ['update_budget', 'update_dates', 'update_packages', 'add_packages', 'sync_creatives'];
const EXPECTED: { readonly [S in BuyStatus]: readonly string[] } = {
  pending_creatives: ['pause', 'cancel', ...RUNNING],
  pending_start: ['pause', 'cancel', ...RUNNING],
  active: ['pause', 'cancel', ...RUNNING],
  paused: ['resume', 'cancel', ...RUNNING],
  completed: [],
  rejected: [],
  canceled: [],
};
const self = (action: AllowedAction['action'], more: Partial<AllowedAction> = {}): AllowedAction => ({
  action,
  modes: ['self_serve'],
  ...more,
});

describe('valid_actions', () => {
  for (const status of buyStatuses) {
    it(`of ${status} are ${EXPECTED[status].join(', ') || 'none'}`, () =>
      assert.deepEqual(validActions(stand(status), [null]), EXPECTED[status]));
    it(`of ${status} are those without any package`, () =>
      assert.deepEqual(validActions(stand(status), []), EXPECTED[status]));
    it(`of ${status} do not cancel when the contract binds`, () =>
      assert.deepEqual(
        validActions(stand(status, { isCancellable: false }), [null]),
        EXPECTED[status].filter((action) => action !== 'cancel'),
      ));
    it(`of ${status} resume only what has not begun when a pause is held`, () => {
      const isPending = status.startsWith('pending');
      assert.deepEqual(
        validActions(stand(status, { hold: true }), [null]),
        isPending ? ['resume', ...EXPECTED[status]] : EXPECTED[status],
      );
    });
  }

  it('leave out what no product allows', () => {
    assert.deepEqual(validActions(stand('active'), [[self('pause'), self('extend_flight')]]), [
      'pause',
      'update_dates',
    ]);
    assert.deepEqual(validActions(stand('active'), [[]]), []);
  });
});

describe('available_actions', () => {
  it('are the coarse ones of the state where nothing restricts', () => {
    for (const status of buyStatuses)
      assert.deepEqual(
        availableActions(stand(status), [null]),
        actionsOf(stand(status)).map((action) => ({ action, mode: 'self_serve' })),
      );
  });

  it('are those of the product, with its terms', () => {
    const allowed: AllowedAction[] = [
      self('pause'),
      {
        action: 'increase_budget',
        modes: ['requires_approval'],
        sla: { response_max: 'P1D' },
        terms_ref: 't1',
      },
    ];
    assert.deepEqual(availableActions(stand('active'), [allowed]), [
      { action: 'pause', mode: 'self_serve' },
      { action: 'increase_budget', mode: 'requires_approval', sla: { response_max: 'P1D' }, terms_ref: 't1' },
    ]);
  });

  it('are offered in the mode that asks least', () => {
    const modes = ['requires_approval', 'conditional_self_serve', 'self_serve'] as const;
    assert.deepEqual(availableActions(stand('active'), [[{ action: 'pause', modes }]]), [
      { action: 'pause', mode: 'self_serve' },
    ]);
    const two = [[self('cancel', { modes: ['requires_approval'] })], [self('cancel')]];
    assert.deepEqual(availableActions(stand('active'), two), [{ action: 'cancel', mode: 'self_serve' }]);
  });

  it('follow the states that the product names', () => {
    const allowed = [self('increase_budget', { allowed_statuses: ['paused'] })];
    assert.deepEqual(availableActions(stand('active'), [allowed]), []);
    assert.lengthOf(availableActions(stand('paused'), [allowed]), 1);
  });

  it('follow the coarse table where the product names no states', () => {
    const allowed = [self('increase_budget'), self('resume'), self('sync_creatives')];
    const names = (status: BuyStatus) =>
      availableActions(stand(status), [allowed]).map(({ action }) => action);
    assert.deepEqual(names('pending_start'), ['increase_budget', 'sync_creatives']);
    assert.deepEqual(names('active'), ['increase_budget', 'sync_creatives']);
    assert.deepEqual(names('paused'), ['increase_budget', 'resume', 'sync_creatives']);
    assert.deepEqual(names('completed'), []);
  });

  it('leave out what has no mode, and cancelling where the contract binds', () => {
    assert.deepEqual(availableActions(stand('active'), [[{ action: 'pause', modes: [] }]]), []);
    const cancel = [self('cancel', { allowed_statuses: ['active'] })];
    assert.deepEqual(availableActions(stand('active', { isCancellable: false }), [cancel]), []);
  });
});

describe('allowanceOf', () => {
  it('takes the exact action before the coarse one', () => {
    const list = [self('update_budget'), self('increase_budget', { modes: ['requires_approval'] })];
    assert.equal(allowanceOf(list, 'increase_budget'), list[1]);
    assert.equal(allowanceOf(list, 'decrease_budget'), list[0]);
    assert.isUndefined(allowanceOf(list, 'pause'));
  });
  it('does not let a fine action stand for its coarse one', () => {
    assert.isFalse(covers('increase_budget', 'decrease_budget'));
    assert.isFalse(covers('pause', 'resume'));
    assert.isTrue(covers('update_dates', 'shorten_flight'));
  });
  it('knows seventeen fine actions', () => {
    assert.lengthOf(Object.keys(coarseOf), 17);
    for (const word of ['', 'update_budget', 'toString', 'PAUSE']) assert.isFalse(isFineAction(word));
  });
});
