import type { CoreCreativeAsset } from '../../../generated/types/core.ts';
import type { CreativeAuditObservation, CreativeCreativeRecord } from '../../../generated/types/creative.ts';
import { isObject, type Json } from '../json/values.ts';
import type { Moves } from '../moves.ts';
import type { FormatId } from '../products/product.ts';

export type CreativeKey = {
  readonly principalId: string;
  readonly accountId: string;
  readonly id: string;
};

/** Results of reviews and observations about a creative, in the names of the wire. */
export type CreativeReview = Readonly<Pick<CreativeCreativeRecord, 'rejection_reason' | 'reason_code'>> & {
  readonly reason_detail?: string;
  readonly observations?: readonly Readonly<Record<string, unknown>>[];
  /** When the creative was purged. */
  readonly purged_at?: string;
  /** Fields that a test stated when it seeded the creative. */
  readonly fixture?: Readonly<Record<string, unknown>>;
};

/** A creative of an account's library. */
export type Creative = CreativeKey & {
  readonly name: string;
  readonly status: CreativeStatus;
  /** `formatKey` of the creative, for searching. */
  readonly format: string;
  /** The creative as it was synced. */
  readonly document: CoreCreativeAsset;
  readonly review: CreativeReview;
  readonly purgeKind: 'soft' | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
};

/** Where a creative stands. What it shows may be as large as a message, and is not read where only this matters. */
export type CreativeStanding = Omit<Creative, 'document'>;

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
 * The allowed status changes of a creative. New content of a rejected creative is a resubmission; without it only the
 * seller has it reviewed again. The first review may approve or reject a creative that is still processing.
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
  rejected: { processing: ['buyer'], pending_review: ['seller', 'buyer'] },
  archived: { approved: ['buyer', 'seller'] },
};

export type ApprovalMode = 'auto_approve' | 'require_human';

/** Status of a new valid creative. */
export const firstCreativeStatus = (mode: ApprovalMode): CreativeStatus =>
  mode === 'auto_approve' ? 'approved' : 'pending_review';

export type Resubmission =
  | { readonly ok: true; readonly status: CreativeStatus }
  | { readonly ok: false; readonly code: 'INVALID_STATE'; readonly reason: string };

/**
 * Status of a creative after valid new content. A suspended creative stays suspended until the seller decides, and
 * its new content is refused. An archived creative is active again.
 */
export function resubmit(status: CreativeStatus, mode: ApprovalMode): Resubmission {
  if (status === 'suspended')
    return { ok: false, code: 'INVALID_STATE', reason: 'The creative is suspended by the seller.' };
  return { ok: true, status: firstCreativeStatus(mode) };
}

/** Whether a creative in this status can be served. */
export const isServable = (status: CreativeStatus): boolean => status === 'approved';

const approvals: { readonly [S in CreativeStatus]: 'pending_review' | 'approved' | 'rejected' } = {
  processing: 'pending_review',
  pending_review: 'pending_review',
  approved: 'approved',
  suspended: 'rejected',
  rejected: 'rejected',
  archived: 'approved',
};
/** Approval status of a creative as packages report it, which has fewer values. */
export const approvalOf = (status: CreativeStatus) => approvals[status];

type Owner = {
  readonly principalId: string;
  readonly accountId: string;
  readonly mode: ApprovalMode;
  readonly now: Date;
};

/** A new valid creative. The `status` that the buyer sent is not stored. */
export function newCreative(
  asset: CoreCreativeAsset,
  { principalId, accountId, mode, now }: Owner,
): Creative {
  const { status: _asked, ...document } = asset;
  return {
    principalId,
    accountId,
    id: asset.creative_id,
    name: asset.name,
    status: firstCreativeStatus(mode),
    format: formatKey(asset),
    document,
    review: reviewOf(document),
    purgeKind: null,
    createdAt: now,
    updatedAt: now,
  };
}

/** Observations about the content of a creative, before any review. */
export function reviewOf(document: CoreCreativeAsset): Creative['review'] {
  const observations = observationsOf(document);
  return observations.length === 0 ? {} : { observations };
}

const KIND_MARK = ':';

/**
 * The format of a creative as one text, for searching: its id, its id with the parameters, or its kind. The
 * `agent_url` is left out, because formats are known here by their ids.
 */
export function formatKey({
  format_id,
  format_kind,
}: Pick<CoreCreativeAsset, 'format_id' | 'format_kind'>): string {
  return format_id === undefined ? `${KIND_MARK}${format_kind ?? ''}` : formatIdKey(format_id);
}

/** As `formatKey`, for a format id. */
export function formatIdKey({ id, width, height, duration_ms }: FormatId): string {
  const size = width === undefined ? '' : `${width}x${height ?? ''}`;
  return size === '' && duration_ms === undefined ? id : `${id}:${size}:${duration_ms ?? ''}`;
}

/** Format id or kind in a key. */
export const formatOfKey = (key: string): string =>
  key.startsWith(KIND_MARK) ? key.slice(KIND_MARK.length) : (key.split(':')[0] ?? key);

const OVERSIGHT = ['edited', 'directed'] as const;

/** A claim about how content was made that an auditor should check. The creative is accepted nevertheless. */
export type Observation = {
  readonly field: string;
  readonly human_oversight: (typeof OVERSIGHT)[number];
};

/**
 * Claims, in a creative or in its assets, that no disclosure is required because people edited or directed the
 * content.
 */
export function observationsOf({
  provenance,
  assets,
}: {
  readonly provenance?: unknown;
  readonly assets?: unknown;
}): Observation[] {
  return claimsIn({ provenance, assets }, '');
}

function claimsIn(node: Json, path: string): Observation[] {
  return Object.entries(node).flatMap(([name, value]) => {
    const field = path === '' ? name : `${path}.${name}`;
    if (Array.isArray(value)) return value.flatMap((item, at) => claimsWithin(item, `${field}[${at}]`));
    return name === 'provenance' && isObject(value) ? claimOf(value, field) : claimsWithin(value, field);
  });
}

const claimsWithin = (value: unknown, field: string): Observation[] =>
  isObject(value) ? claimsIn(value, field) : [];

function claimOf({ human_oversight, disclosure }: Json, field: string): Observation[] {
  const oversight = OVERSIGHT.find((word) => word === human_oversight);
  if (oversight === undefined || !isObject(disclosure) || disclosure.required !== false) return [];
  return [{ field: `${field}.disclosure.required`, human_oversight: oversight }];
}

/**
 * An observation in the form for auditors.
 *
 * @param agentUrl agent that accepted the claim
 */
export const auditObservation = (
  { field, human_oversight }: Observation,
  agentUrl: string,
): CreativeAuditObservation => ({
  code: 'OVERSIGHT_DISCLOSURE_CARVEOUT_CLAIMED',
  severity: 'audit-worthy',
  recovery: 'informational',
  field,
  message: `The provenance states that no disclosure is required, because people ${human_oversight} the content.`,
  details: {
    agent_url: agentUrl,
    claimed_value: { human_oversight, disclosure_required: false },
  },
});
