import type { EnumsAccountStatus } from '../../../generated/types/schemas.ts';

export type AccountStatus = EnumsAccountStatus;

/** Where an account may go from each state. */
export const accountMoves: { readonly [From in AccountStatus]: readonly AccountStatus[] } = {
  pending_approval: ['active', 'rejected'],
  active: ['payment_required', 'suspended', 'closed'],
  payment_required: ['active'],
  suspended: ['active', 'closed'],
  rejected: [],
  closed: [],
};

export const accountStatuses = Object.keys(accountMoves) as readonly AccountStatus[];
export const finalStatuses = accountStatuses.filter((status) => accountMoves[status].length === 0);

/** A final state is never left; the same brand and operator may then have another account. */
export const isFinalAccountStatus = (status: AccountStatus): boolean => accountMoves[status].length === 0;

export type AccountMove =
  | { readonly ok: true; readonly changed: boolean }
  | { readonly ok: false; readonly reason: string };

/** Judges a move; staying where it is, is one that changes nothing. */
export function moveAccount(from: AccountStatus, to: AccountStatus): AccountMove {
  if (from === to) return { ok: true, changed: false };
  if (accountMoves[from].includes(to)) return { ok: true, changed: true };
  const ways = accountMoves[from];
  const reason = ways.length === 0 ? `${from} is final` : `from ${from} it goes to ${ways.join(' or ')}`;
  return { ok: false, reason };
}

/** How an account ends that its buyer does not name any more: null when that has to wait. */
export const withdrawals: { readonly [From in AccountStatus]: 'closed' | 'rejected' | null } = {
  pending_approval: 'rejected',
  active: 'closed',
  suspended: 'closed',
  payment_required: null,
  rejected: null,
  closed: null,
};

/** Accounts of the sandbox, and all of a deployment for trying out, need nobody's approval. */
export const firstAccountStatus = (sandbox: boolean, mode: 'sandbox' | 'production'): AccountStatus =>
  sandbox || mode === 'sandbox' ? 'active' : 'pending_approval';
