import { type BuyRejected, refuse } from '../refusal.ts';
import {
  type ActionStand,
  type Allowances,
  type AllowedAction,
  actionsOf,
  allowanceOf,
  availableActions,
  type FineAction,
  isIn,
} from './actions.ts';

export type ActionReason =
  | 'wrong_status'
  | 'not_supported_on_product'
  | 'not_supported_on_buy'
  | 'mode_mismatch';

/** A change that a request asks for, and the field that asks for it. */
export type AskedAction = {
  readonly action: FineAction;
  readonly field: string;
  /** What the products that are concerned allow; of the whole buy, when the change is not one of a package. */
  readonly allowances: Allowances;
};

/**
 * The refusal of a change that is not available, or null. Products without restrictions allow every change of a buy
 * that is not over; the others must allow it in the state and without an approval.
 */
export function refuseAction(stand: ActionStand, asked: AskedAction, ofBuy: Allowances): BuyRejected | null {
  for (const list of asked.allowances) {
    if (list === null) continue;
    const reason = reasonAgainst(stand, list, asked.action);
    if (reason !== null) return actionRefusal(stand, asked, reason, ofBuy);
  }
  return null;
}

function reasonAgainst(
  stand: ActionStand,
  list: readonly AllowedAction[],
  action: FineAction,
): ActionReason | null {
  const allowance = allowanceOf(list, action);
  if (allowance === undefined) return 'not_supported_on_product';
  if (!isIn(stand, allowance, action)) return statusReason(stand, action);
  const isDirect = allowance.modes.some((mode) => mode !== 'requires_approval');
  return isDirect ? null : 'mode_mismatch';
}

const statusReason = (stand: ActionStand, action: FineAction): ActionReason =>
  action === 'cancel' &&
  !stand.isCancellable &&
  actionsOf({ ...stand, isCancellable: true }).includes('cancel')
    ? 'not_supported_on_buy'
    : 'wrong_status';

const sentences: { readonly [R in ActionReason]: string } = {
  wrong_status: 'The product does not allow this change in the state of the buy.',
  not_supported_on_product: 'The product does not allow this change.',
  not_supported_on_buy: 'This buy does not allow the change.',
  mode_mismatch: 'The change needs an approval of the seller and cannot be made directly.',
};

function actionRefusal(
  stand: ActionStand,
  { action, field }: AskedAction,
  reason: ActionReason,
  ofBuy: Allowances,
): BuyRejected {
  return refuse('ACTION_NOT_ALLOWED', field, sentences[reason], {
    details: {
      attempted_action: action,
      reason,
      currently_available_actions: availableActions(stand, ofBuy),
    },
    // No other request will do: the product never has the action.
    ...(reason === 'not_supported_on_product' ? { recovery: 'terminal' as const } : {}),
    suggestion: 'The details list what can be changed now.',
  });
}
