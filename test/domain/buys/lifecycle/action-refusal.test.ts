import { assert } from 'chai';
import {
  type Allowances,
  type AllowedAction,
  type FineAction,
  refuseAction,
} from '../../../../src/domain/buys/lifecycle/actions.ts';
import { type BuyStatus, buyStatuses } from '../../../../src/domain/buys/lifecycle/buy.ts';

const refusal = (
  action: FineAction,
  allowances: Allowances,
  status: BuyStatus = 'active',
  isCancellable = true,
) => refuseAction({ status, hold: false, isCancellable }, { action, field: 'f', allowances }, allowances);
const reason = (...args: Parameters<typeof refusal>) => refusal(...args)?.details?.reason ?? null;
const only = (...list: AllowedAction[]): Allowances => [list];

describe('refuseAction', () => {
  it('lets everything through where no product restricts', () => {
    for (const status of buyStatuses) assert.isNull(refusal('increase_budget', [null], status));
    assert.isNull(refusal('pause', []));
  });

  it('lets through what is allowed now', () => {
    assert.isNull(refusal('pause', only({ action: 'pause', modes: ['self_serve'] })));
    assert.isNull(refusal('pause', only({ action: 'pause', modes: ['requires_approval', 'self_serve'] })));
    assert.isNull(refusal('pause', only({ action: 'pause', modes: ['conditional_self_serve'] })));
    assert.isNull(refusal('extend_flight', only({ action: 'update_dates', modes: ['self_serve'] })));
  });

  for (const [expected, action, list, status] of [
    ['not_supported_on_product', 'increase_budget', [{ action: 'pause', modes: ['self_serve'] }], 'active'],
    ['not_supported_on_product', 'pause', [], 'active'],
    [
      'not_supported_on_product',
      'update_pacing',
      [{ action: 'update_targeting', modes: ['self_serve'] }],
      'active',
    ],
    [
      'wrong_status',
      'increase_budget',
      [{ action: 'increase_budget', modes: ['self_serve'], allowed_statuses: ['paused'] }],
      'active',
    ],
    ['wrong_status', 'increase_budget', [{ action: 'increase_budget', modes: ['self_serve'] }], 'completed'],
    [
      'mode_mismatch',
      'increase_budget',
      [{ action: 'increase_budget', modes: ['requires_approval'] }],
      'active',
    ],
    ['mode_mismatch', 'increase_budget', [{ action: 'increase_budget', modes: [] }], 'active'],
  ] as const)
    it(`refuses ${action} as ${expected} in ${status}`, () =>
      assert.equal(reason(action, only(...list), status), expected));

  it('refuses to cancel a buy whose contract binds, as the buy’s own', () => {
    const allowances = only({ action: 'cancel', modes: ['self_serve'] });
    assert.equal(reason('cancel', allowances, 'active', false), 'not_supported_on_buy');
    assert.equal(reason('cancel', allowances, 'completed', false), 'wrong_status');
  });

  it('refuses when one of several products does not allow it', () => {
    assert.equal(
      reason('pause', [null, [{ action: 'pause', modes: ['self_serve'] }], []]),
      'not_supported_on_product',
    );
  });

  it('tells what was attempted and what is available instead', () => {
    const allowances = only({ action: 'pause', modes: ['self_serve'] });
    const refused = refusal('increase_budget', allowances);
    assert.equal(refused?.code, 'ACTION_NOT_ALLOWED');
    assert.deepEqual(refused?.details, {
      attempted_action: 'increase_budget',
      reason: 'not_supported_on_product',
      currently_available_actions: [{ action: 'pause', mode: 'self_serve' }],
    });
    assert.equal(refused?.recovery, 'terminal');
  });

  it('leaves the recovery of other reasons to the table of errors', () => {
    const refused = refusal('pause', only({ action: 'pause', modes: ['requires_approval'] }));
    assert.isUndefined(refused?.recovery);
  });
});
