import type {
  CoreMediaBuyAvailableAction,
  CoreProductAllowedAction,
} from '../../../../generated/types/core.ts';
import type { EnumsMediaBuyActionMode } from '../../../../generated/types/enums.ts';
import type { Wire } from '../../contract/shapes.ts';
import { type BuyRejected, refuse } from '../../refusals/refusal.ts';
import { type BuyStatus, isPendingBuy } from './buy.ts';

/** Names in `valid_actions`, which are coarse and the same for every product (specification, "Media buy"). */
const coarseActions = [
  'pause',
  'resume',
  'cancel',
  'update_budget',
  'update_dates',
  'update_packages',
  'add_packages',
  'sync_creatives',
] as const;
export type CoarseAction = (typeof coarseActions)[number];

/** Names of actions in `allowed_actions` of products, each with the coarse action that includes it. */
export const coarseOf = {
  pause: 'pause',
  resume: 'resume',
  cancel: 'cancel',
  extend_flight: 'update_dates',
  shorten_flight: 'update_dates',
  update_flight_dates: 'update_dates',
  increase_budget: 'update_budget',
  decrease_budget: 'update_budget',
  reallocate_budget: 'update_budget',
  update_targeting: 'update_packages',
  update_pacing: 'update_packages',
  update_frequency_caps: 'update_packages',
  remove_packages: 'update_packages',
  replace_creative: 'sync_creatives',
  update_creative_assignments: 'sync_creatives',
  remove_creative: 'sync_creatives',
  add_packages: 'add_packages',
} as const satisfies Readonly<Record<string, CoarseAction>>;
export type FineAction = keyof typeof coarseOf;
export type BuyAction = FineAction | CoarseAction;

export const isFineAction = (name: string): name is FineAction => Object.hasOwn(coarseOf, name);
const fineActions = Object.keys(coarseOf).filter(isFineAction);

const RUNNING = [
  'update_budget',
  'update_dates',
  'update_packages',
  'add_packages',
  'sync_creatives',
] as const;
/** The coarse actions that each state allows. Reading is not an action. */
const byStatus: { readonly [S in BuyStatus]: readonly CoarseAction[] } = {
  pending_creatives: ['pause', 'cancel', ...RUNNING],
  pending_start: ['pause', 'cancel', ...RUNNING],
  active: ['pause', 'cancel', ...RUNNING],
  paused: ['resume', 'cancel', ...RUNNING],
  completed: [],
  rejected: [],
  canceled: [],
};

type ActionMode = EnumsMediaBuyActionMode;
/** Ordered from the least demanding mode for the caller to the most demanding. */
const actionModes = [
  'self_serve',
  'conditional_self_serve',
  'requires_approval',
] as const satisfies readonly ActionMode[];

/**
 * A change that a product allows. Without `allowed_statuses` it is allowed in every state that has the coarse
 * action.
 */
export type AllowedAction = Wire<CoreProductAllowedAction>;

export type AvailableAction = CoreMediaBuyAvailableAction;

export type ActionStand = {
  readonly status: BuyStatus;
  readonly hold: boolean;
  readonly isCancellable: boolean;
};

/** The allowed actions of the products whose packages are not canceled; null for a product without restrictions. */
export type Allowances = readonly (readonly AllowedAction[] | null)[];

/** The coarse actions of a state, before restrictions of products apply. */
export const actionsOf = ({ status, hold, isCancellable }: ActionStand): CoarseAction[] => {
  const base = byStatus[status].filter((action) => action !== 'cancel' || isCancellable);
  return isPendingBuy(status) && hold ? ['resume', ...base] : base;
};

/** The least demanding of the modes in which an action is offered. */
const modeOf = (modes: readonly ActionMode[]): ActionMode | undefined =>
  actionModes.find((mode) => modes.includes(mode));

/** Whether an allowance includes an action. An allowance for a coarse action includes all its finer actions. */
export const covers = (allowed: BuyAction, action: FineAction): boolean =>
  allowed === action || allowed === coarseOf[action];

/** The allowance that applies to an action: an exact match goes before a coarse one. */
export function allowanceOf(
  allowances: readonly AllowedAction[],
  action: FineAction,
): AllowedAction | undefined {
  return (
    allowances.find((entry) => entry.action === action) ??
    allowances.find((entry) => covers(entry.action, action))
  );
}

function isIn(stand: ActionStand, { allowed_statuses }: AllowedAction, action: FineAction): boolean {
  if (allowed_statuses === undefined) return actionsOf(stand).includes(coarseOf[action]);
  if (action === 'cancel' && !stand.isCancellable) return false;
  return allowed_statuses.includes(stand.status);
}

/**
 * `available_actions`: the coarse actions of the state for products without restrictions; for other products, the
 * actions that they allow in this state. An action that several products offer is listed once, in its least
 * demanding mode.
 */
export function availableActions(stand: ActionStand, allowances: Allowances): AvailableAction[] {
  const offers = new Map<BuyAction, AvailableAction>();
  const offer = (entry: AvailableAction): void => {
    const known = offers.get(entry.action);
    if (known === undefined || actionModes.indexOf(entry.mode) < actionModes.indexOf(known.mode))
      offers.set(entry.action, entry);
  };
  for (const list of allowances.length === 0 ? [null] : allowances) {
    if (list === null) for (const action of actionsOf(stand)) offer({ action, mode: 'self_serve' });
    else for (const entry of allowedNow(stand, list)) offer(entry);
  }
  return [...offers.values()];
}

/** `valid_actions`: the coarse actions of the state for which at least one action is available. */
export function validActions(stand: ActionStand, allowances: Allowances): CoarseAction[] {
  const available = availableActions(stand, allowances);
  return actionsOf(stand).filter((coarse) =>
    available.some(
      ({ action }) => action === coarse || (isFineAction(action) && coarseOf[action] === coarse),
    ),
  );
}

function allowedNow(stand: ActionStand, list: readonly AllowedAction[]): AvailableAction[] {
  return list.flatMap((entry) => {
    const mode = modeOf(entry.modes);
    const kinds = fineActions.filter((action) => covers(entry.action, action));
    if (mode === undefined || !kinds.some((action) => isIn(stand, entry, action))) return [];
    const { action, sla, terms_ref } = entry;
    return [
      {
        action,
        mode,
        ...(sla === undefined ? {} : { sla }),
        ...(terms_ref === undefined ? {} : { terms_ref }),
      },
    ];
  });
}

type ActionReason = 'wrong_status' | 'not_supported_on_product' | 'not_supported_on_buy' | 'mode_mismatch';

/** An action that a request asks for, and the field that asks for it. */
export type AskedAction = {
  readonly action: FineAction;
  readonly field: string;
  /** Allowed actions of the affected products: those of the whole buy, unless the action is about one package. */
  readonly allowances: Allowances;
};

/**
 * The refusal of an action that is not available, or null. A product without restrictions allows every change of a
 * buy that has not ended. Another product must allow the action in this state and without an approval.
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
    // No later request can succeed, because the product never allows the action.
    ...(reason === 'not_supported_on_product' ? { recovery: 'terminal' as const } : {}),
    suggestion: 'The details list what can be changed now.',
  });
}
