import type { EnumsCreativeEventReasonCode } from '../../../../generated/types/enums.ts';
import type { Creative, CreativeReview, CreativeStatus } from '../creative.ts';

/** Codes for why a creative is in its status, or was purged. */
export const reasonCodes = [
  'review_passed',
  'review_failure',
  'processing_failure',
  'seller_rereview',
  'policy_revocation',
  'content_drift',
  'identity_authorization_revoked',
  'identity_authorization_expired',
  'source_private',
  'source_deleted',
  'takedown_request',
  'advertiser_request',
  'seller_archive',
  'account_closed',
  'account_suspended',
  'retention_expired',
  'legal_erasure',
] satisfies readonly EnumsCreativeEventReasonCode[];
type ReasonCode = (typeof reasonCodes)[number];

const usual: { readonly [S in CreativeStatus]: ReasonCode | null } = {
  processing: null,
  pending_review: 'seller_rereview',
  approved: 'review_passed',
  suspended: 'policy_revocation',
  rejected: 'review_failure',
  archived: 'seller_archive',
};

export type Reason = {
  readonly rejection?: string | undefined;
  readonly code?: ReasonCode | undefined;
  readonly detail?: string | undefined;
};

/** A creative after the seller set its status. */
export function movedBySeller(
  creative: Creative,
  status: CreativeStatus,
  { rejection, code = usual[status] ?? undefined, detail }: Reason,
  now: Date,
): Creative {
  const { rejection_reason: _was, reason_code: _code, reason_detail: _detail, ...kept } = creative.review;
  const sentence =
    status === 'rejected' ? rejection : status === 'suspended' ? (rejection ?? detail) : undefined;
  return {
    ...creative,
    status,
    review: {
      ...kept,
      ...(sentence === undefined ? {} : { rejection_reason: sentence }),
      ...(code === undefined ? {} : { reason_code: code }),
      ...(detail === undefined ? {} : { reason_detail: detail }),
    },
    updatedAt: now,
  };
}

/** A creative after a purge: a record without content, which is never served. */
export function purged(creative: Creative, { code, detail }: Reason, now: Date): Creative {
  const review: CreativeReview = {
    reason_code: code ?? 'retention_expired',
    ...(detail === undefined ? {} : { reason_detail: detail }),
    purged_at: now.toISOString(),
  };
  const { creative_id, name, format_id, format_kind } = creative.document;
  return {
    ...creative,
    status: creative.status === 'approved' ? 'archived' : creative.status,
    document: {
      creative_id,
      name,
      ...(format_id === undefined ? {} : { format_id }),
      ...(format_kind === undefined ? {} : { format_kind }),
      assets: {},
    },
    review,
    purgeKind: 'soft',
    updatedAt: now,
  };
}
