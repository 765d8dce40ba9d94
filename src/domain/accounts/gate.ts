import { TaskError } from '../tasks/task-error.ts';
import type { AccountStatus } from './states.ts';

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
 * In which states of its account a task may be called. `new_packages`: an update that adds some; `deactivate_signal`:
 * an `activate_signal` that removes.
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
  create_media_buy: SPEND,
  activate_signal: SPEND,
  // People’s data must be removable whatever is owed.
  deactivate_signal: LIVE,
  new_packages: SPEND,
};

/**
 * Whether the state of an account lets a task through; the code of the refusal otherwise. A task that the table does
 * not know counts as one that spends.
 */
export function gateAccount(status: AccountStatus, task: string): Gate | null {
  const open = Object.hasOwn(gates, task) ? (gates[task] ?? SPEND) : SPEND;
  return open.includes(status) ? null : (refusals[status] ?? 'ACCOUNT_NOT_FOUND');
}

/** What an account waits for that nobody has looked at yet. */
export const SETUP = { message: 'The operator of this service reviews the account before it can be used.' };

const sentences: { readonly [G in Gate]: string } = {
  ACCOUNT_NOT_FOUND: 'The caller has no such account.',
  ACCOUNT_SETUP_REQUIRED: 'The account is not set up yet: complete the steps in its `setup`.',
  ACCOUNT_PAYMENT_REQUIRED: 'The account has an unpaid invoice: pay it before you use the account.',
  ACCOUNT_SUSPENDED: 'The account is suspended: contact the seller.',
};

/** The refusal for a code; the same for accounts that do not exist, belong to others, or ended. */
export const accountRefusal = (gate: Gate, field: string): TaskError =>
  new TaskError(gate, sentences[gate], {
    field,
    ...(gate === 'ACCOUNT_SETUP_REQUIRED' ? { details: { setup: SETUP } } : {}),
  });

export const noAccount = (field: string): TaskError => accountRefusal('ACCOUNT_NOT_FOUND', field);
