import type { Moves } from '../buys/lifecycle/moves.ts';

export const creativeStatuses = [
  'processing',
  'pending_review',
  'approved',
  'suspended',
  'rejected',
  'archived',
] as const;
export type CreativeStatus = (typeof creativeStatuses)[number];

/**
 * Where a creative may go. New content of a rejected one is a resubmission; the first review may approve or reject
 * what is still processing.
 */
export const creativeMoves: Moves<CreativeStatus> = {
  processing: {
    pending_review: ['seller', 'clock'],
    approved: ['seller', 'clock'],
    rejected: ['seller', 'clock'],
  },
  pending_review: { approved: ['seller'], rejected: ['seller'] },
  approved: {
    pending_review: ['seller', 'buyer'],
    suspended: ['seller'],
    rejected: ['seller'],
    archived: ['buyer', 'seller'],
  },
  suspended: { approved: ['seller'], rejected: ['seller'] },
  rejected: { processing: ['buyer'], pending_review: ['buyer'] },
  archived: { approved: ['buyer', 'seller'] },
};

export type ApprovalMode = 'auto_approve' | 'require_human';

/** How a valid creative begins. */
export const firstCreativeStatus = (mode: ApprovalMode): CreativeStatus =>
  mode === 'auto_approve' ? 'approved' : 'pending_review';

export type Resubmission =
  | { readonly ok: true; readonly status: CreativeStatus }
  | { readonly ok: false; readonly code: 'INVALID_STATE'; readonly reason: string };

/**
 * What valid new content makes of a creative. One that is suspended stays so until its seller decides, and its
 * content is not looked at meanwhile; an archived one comes back with it.
 */
export function resubmit(status: CreativeStatus, mode: ApprovalMode): Resubmission {
  if (status === 'suspended')
    return { ok: false, code: 'INVALID_STATE', reason: 'The creative is suspended by the seller.' };
  return { ok: true, status: firstCreativeStatus(mode) };
}

/** States in which a creative can be shown. */
export const isServable = (status: CreativeStatus): boolean => status === 'approved';

const approvals: { readonly [S in CreativeStatus]: 'pending_review' | 'approved' | 'rejected' } = {
  processing: 'pending_review',
  pending_review: 'pending_review',
  approved: 'approved',
  suspended: 'rejected',
  rejected: 'rejected',
  archived: 'approved',
};
/** How a package tells of its creative's approval, which has fewer words. */
export const approvalOf = (status: CreativeStatus) => approvals[status];
