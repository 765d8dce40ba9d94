import type { EnumsAccountStatus } from '../../../generated/types/enums.ts';
import { TaskError } from '../refusals/task-error.ts';

export type AccountStatus = EnumsAccountStatus;

/** The states that may follow each state. */
const accountMoves: { readonly [From in AccountStatus]: readonly AccountStatus[] } = {
  pending_approval: ['active', 'rejected'],
  active: ['payment_required', 'suspended', 'closed'],
  payment_required: ['active'],
  suspended: ['active', 'closed'],
  rejected: [],
  closed: [],
};

export const accountStatuses = Object.keys(accountMoves) as readonly AccountStatus[];
export const finalStatuses = accountStatuses.filter((status) => accountMoves[status].length === 0);

/** Whether a state is final. The same brand and operator may then have a new account. */
export const isFinalAccountStatus = (status: AccountStatus): boolean => accountMoves[status].length === 0;

export type AccountMove =
  | { readonly ok: true; readonly changed: boolean }
  | { readonly ok: false; readonly reason: string };

/** Checks a transition; staying in the same state is accepted and changes nothing. */
export function moveAccount(from: AccountStatus, to: AccountStatus): AccountMove {
  if (from === to) return { ok: true, changed: false };
  if (accountMoves[from].includes(to)) return { ok: true, changed: true };
  const ways = accountMoves[from];
  const reason = ways.length === 0 ? `${from} is final` : `from ${from} it goes to ${ways.join(' or ')}`;
  return { ok: false, reason };
}

/** The final state of an account that its buyer withdraws; null when the account cannot end now. */
export const withdrawals: { readonly [From in AccountStatus]: 'closed' | 'rejected' | null } = {
  pending_approval: 'rejected',
  active: 'closed',
  suspended: 'closed',
  payment_required: null,
  rejected: null,
  closed: null,
};

/** State of a new account. Sandbox accounts, and all accounts of a sandbox deployment, need no approval. */
export const firstAccountStatus = (sandbox: boolean, mode: 'sandbox' | 'production'): AccountStatus =>
  sandbox || mode === 'sandbox' ? 'active' : 'pending_approval';

type Gate = 'ACCOUNT_NOT_FOUND' | 'ACCOUNT_SETUP_REQUIRED' | 'ACCOUNT_PAYMENT_REQUIRED' | 'ACCOUNT_SUSPENDED';

const refusals: { readonly [S in AccountStatus]: Gate | null } = {
  active: null,
  pending_approval: 'ACCOUNT_SETUP_REQUIRED',
  payment_required: 'ACCOUNT_PAYMENT_REQUIRED',
  suspended: 'ACCOUNT_SUSPENDED',
  rejected: 'ACCOUNT_NOT_FOUND',
  closed: 'ACCOUNT_NOT_FOUND',
};

const ENTER_ALL: readonly AccountStatus[] = [
  'active',
  'pending_approval',
  'payment_required',
  'suspended',
  'rejected',
  'closed',
];
const LIVE: readonly AccountStatus[] = ['active', 'pending_approval', 'payment_required', 'suspended'];
const REPORT: readonly AccountStatus[] = ['active', 'payment_required', 'suspended'];
const WORK: readonly AccountStatus[] = ['active', 'payment_required'];
const SPEND: readonly AccountStatus[] = ['active'];

/**
 * Account states in which each task may be called. `new_packages` is an `update_media_buy` that adds packages.
 * `deactivate_signal` is an `activate_signal` that deactivates.
 */
const gates: Readonly<Record<string, readonly AccountStatus[]>> = {
  list_accounts: ENTER_ALL,
  comply_test_controller: ENTER_ALL,
  sync_accounts: LIVE,
  sync_governance: LIVE,
  get_account_financials: LIVE,
  get_media_buys: REPORT,
  get_media_buy_delivery: REPORT,
  get_media_buy_artifacts: REPORT,
  get_creative_delivery: REPORT,
  list_creatives: REPORT,
  report_usage: REPORT,
  get_products: WORK,
  get_signals: WORK,
  list_transformers: WORK,
  update_media_buy: WORK,
  sync_creatives: WORK,
  sync_catalogs: WORK,
  sync_event_sources: WORK,
  sync_audiences: WORK,
  log_event: WORK,
  provide_performance_feedback: WORK,
  build_creative: WORK,
  preview_creative: WORK,
  validate_input: WORK,
  get_creative_features: WORK,
  update_rights: WORK,
  creative_approval: WORK,
  create_media_buy: SPEND,
  activate_signal: SPEND,
  // Personal data must be removable whatever the account owes.
  deactivate_signal: LIVE,
  new_packages: SPEND,
};

/**
 * Checks whether the state of an account permits a task; returns the error code when it does not. A task that the
 * table does not list is treated as one that spends.
 */
export function gateAccount(status: AccountStatus, task: string): Gate | null {
  const open = Object.hasOwn(gates, task) ? (gates[task] ?? SPEND) : SPEND;
  return open.includes(status) ? null : (refusals[status] ?? 'ACCOUNT_NOT_FOUND');
}

/** `setup` of an account whose approval is pending. */
export const SETUP = { message: 'The operator of this service reviews the account before it can be used.' };

const sentences: { readonly [G in Gate]: string } = {
  ACCOUNT_NOT_FOUND: 'The caller has no such account.',
  ACCOUNT_SETUP_REQUIRED: 'The account is not set up yet: complete the steps in its `setup`.',
  ACCOUNT_PAYMENT_REQUIRED: 'The account has an unpaid invoice: pay it before you use the account.',
  ACCOUNT_SUSPENDED: 'The account is suspended: contact the seller.',
};

/** The error for a code. It is the same for accounts that do not exist, belong to another caller, or have ended. */
export const accountRefusal = (gate: Gate, field: string): TaskError =>
  new TaskError(gate, sentences[gate], {
    field,
    ...(gate === 'ACCOUNT_SETUP_REQUIRED' ? { details: { setup: SETUP } } : {}),
  });

export const noAccount = (field: string): TaskError => accountRefusal('ACCOUNT_NOT_FOUND', field);

/** Accounts that a caller may have at a time, without those that have ended. */
export const MOST_ACCOUNTS = 100_000;

/** The refusal of a new account for a caller that has `live` accounts, or null. */
export const accountLimit = (live: number): TaskError | null =>
  live < MOST_ACCOUNTS
    ? null
    : new TaskError(
        'INVALID_STATE',
        `A caller may have at most ${MOST_ACCOUNTS} accounts that have not ended.`,
        {
          suggestion: 'End accounts that are no longer used: send `sync_accounts` with `delete_missing`.',
        },
      );
