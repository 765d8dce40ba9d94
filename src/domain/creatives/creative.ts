import type {
  CoreCreativeAsset,
  CreativeAuditObservation,
  CreativeCreativeRecord,
} from '../../../generated/types/schemas.ts';
import type { Moves } from '../buys/lifecycle/moves.ts';
import { isObject, type Json } from '../json/values.ts';
import type { FormatId } from '../products/product.ts';

export type CreativeKey = {
  readonly principalId: string;
  readonly accountId: string;
  readonly id: string;
};

/** What was said and noticed of a creative, in the names of the wire. */
export type CreativeReview = Readonly<Pick<CreativeCreativeRecord, 'rejection_reason' | 'reason_code'>> & {
  readonly reason_detail?: string;
  readonly observations?: readonly Readonly<Record<string, unknown>>[];
  /** When it was purged, and why. */
  readonly purged_at?: string;
  /** What a test said when it made the creative. */
  readonly fixture?: Readonly<Record<string, unknown>>;
};

/** A creative of an account's library. */
export type Creative = CreativeKey & {
  readonly name: string;
  readonly status: CreativeStatus;
  /** Id of its format with the parameters, or its kind, as one text to look for. */
  readonly format: string;
  /** As it was synced. */
  readonly document: CoreCreativeAsset;
  readonly review: CreativeReview;
  readonly purgeKind: 'soft' | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
};

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

type Owner = {
  readonly principalId: string;
  readonly accountId: string;
  readonly mode: ApprovalMode;
  readonly now: Date;
};

/** A valid creative as it begins; the state that the buyer asked for is no part of what is kept. */
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

/** What is noticed about the content of a creative, before anybody said anything about it. */
export function reviewOf(document: CoreCreativeAsset): Creative['review'] {
  const observations = observationsOf(document);
  return observations.length === 0 ? {} : { observations };
}

const KIND_MARK = ':';

/**
 * The format of a creative as one text to look for: its id, its id with the parameters, or its kind. The agent does
 * not count, for formats are known here by their ids.
 */
export function formatKey({
  format_id,
  format_kind,
}: Pick<CoreCreativeAsset, 'format_id' | 'format_kind'>): string {
  return format_id === undefined ? `${KIND_MARK}${format_kind ?? ''}` : formatIdKey(format_id);
}

/** As `formatKey`, of a format's id. */
export function formatIdKey({ id, width, height, duration_ms }: FormatId): string {
  const size = width === undefined ? '' : `${width}x${height ?? ''}`;
  return size === '' && duration_ms === undefined ? id : `${id}:${size}:${duration_ms ?? ''}`;
}

/** Id or kind of the format in a key. */
export const formatOfKey = (key: string): string =>
  key.startsWith(KIND_MARK) ? key.slice(KIND_MARK.length) : (key.split(':')[0] ?? key);

const OVERSIGHT = ['edited', 'directed'] as const;

/** A claim about how content was made that an auditor should look at; the creative is accepted all the same. */
export type Observation = {
  readonly field: string;
  readonly human_oversight: (typeof OVERSIGHT)[number];
};

/**
 * Where a creative, or an asset of it, says that nothing has to be disclosed because people edited or directed what
 * was made.
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

/** What was noticed of a creative, as an auditor reads it. @param agentUrl the agent that accepted the claim */
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
