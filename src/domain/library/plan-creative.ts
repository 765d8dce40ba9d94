import type { CoreCreativeAsset } from '../../../generated/types/core.ts';
import { judgeDeadline } from '../buys/creatives.ts';
import { isRunning, type Place } from '../buys/judging/creative-places.ts';
import { isFinalBuy } from '../buys/lifecycle/buy.ts';
import {
  type ApprovalMode,
  type Creative,
  type CreativeStatus,
  creativeMoves,
  formatKey,
  newCreative,
  type Resubmission,
  resubmit,
  reviewOf,
} from '../creatives/creative.ts';
import { sameJson } from '../json/values.ts';
import { judgeMove } from '../moves.ts';
import { type BuyRejected, refuse } from '../refusals/refusal.ts';

/** The owner of a library, its approval mode, and the time of the sync. */
export type Library = Pick<Creative, 'principalId' | 'accountId'> & {
  readonly mode: ApprovalMode;
  readonly now: Date;
};

export type CreativePlan =
  | {
      readonly action: 'failed';
      readonly refusals: readonly [BuyRejected, ...BuyRejected[]];
      /** True when the manifest itself is faulty, so that every agent would refuse it. */
      readonly isMalformed?: true;
    }
  | {
      readonly action: 'created' | 'updated' | 'unchanged';
      readonly creative: Creative;
      readonly changes: readonly string[];
      readonly warnings: readonly string[];
    };

/** Fields that are not reviewed; all other fields are the content of a creative. */
const BESIDE_CONTENT = new Set([
  'name',
  'tags',
  'weight',
  'placement_refs',
  'placement_ids',
  'inputs',
  'ext',
]);
const isContent = (name: string): boolean => !BESIDE_CONTENT.has(name);

/**
 * The change that a sync makes to a creative. Fields that are given replace the stored ones; absent fields stay.
 * New content is reviewed. An archived creative becomes active again.
 *
 * @param given creative that is valid for its format
 * @param stored undefined when there is none, or when it was purged
 * @param places packages that the creative is assigned to
 * @param field path of the creative in the request
 */
export function planCreative(
  given: CoreCreativeAsset,
  stored: Creative | undefined,
  places: readonly Place[],
  library: Library,
  field: string,
): CreativePlan {
  if (stored === undefined) return settled(given, newCreative(given, library), undefined, [], places, field);
  const document = merged(stored.document, given);
  const changes = changesOf(stored.document, document);
  const hasNewContent = changes.some(isContent);
  const isPutAway = stored.status === 'archived' && given.status === 'archived';
  const isLeft = stored.status === 'suspended' && given.status !== 'archived';
  if (changes.length === 0 && (isPutAway || isLeft)) return unchanged(stored, given.status);
  const next = nextStatus(stored.status, hasNewContent, library.mode);
  if (!next.ok) return failed(refuse('INVALID_STATE', field, next.reason));
  const [first, ...others] = hasNewContent ? judgeContent(stored, places, library.now, field) : [];
  if (first !== undefined) return failed(first, ...others);
  const creative: Creative = {
    ...stored,
    name: document.name,
    document,
    format: formatKey(document),
    status: next.status,
    // A review of the old content does not apply to new content.
    review: hasNewContent ? reviewOf(document) : stored.review,
    updatedAt: library.now,
  };
  return settled(given, creative, stored, changes, places, field);
}

const failed = (...refusals: [BuyRejected, ...BuyRejected[]]): CreativePlan => ({
  action: 'failed',
  refusals,
});

const unchanged = (creative: Creative, wish: CreativeStatus | undefined): CreativePlan => ({
  action: 'unchanged',
  creative,
  changes: [],
  warnings: warningsOf(creative.status, wish),
});

/**
 * A warning when the buyer asks for another status. A buyer may only archive a creative and restore it; the seller
 * decides on every other status.
 */
const warningsOf = (status: CreativeStatus, wish: CreativeStatus | undefined): string[] =>
  wish === undefined || wish === status ? [] : [`The seller decides on the state; it is ${status}.`];

/**
 * Status after a sync. An archived creative returns to `approved`, the only status that a creative can be archived
 * from.
 */
function nextStatus(status: CreativeStatus, hasNewContent: boolean, mode: ApprovalMode): Resubmission {
  if (hasNewContent || status === 'suspended') return resubmit(status, mode);
  return { ok: true, status: status === 'archived' ? 'approved' : status };
}

function settled(
  { status: wish }: CoreCreativeAsset,
  creative: Creative,
  stored: Creative | undefined,
  changes: readonly string[],
  places: readonly Place[],
  field: string,
): CreativePlan {
  let { status } = creative;
  if (wish === 'archived') {
    const move = judgeMove(creativeMoves, status, 'archived', 'buyer');
    if (!move.ok)
      return failed(
        refuse('INVALID_STATE', `${field}.status`, `The creative cannot become archived: ${move.message}.`),
      );
    if (places.some(isRunning)) return failed(inUse(`${field}.status`));
    status = 'archived';
  }
  const warnings = warningsOf(status, wish);
  if (stored === undefined)
    return { action: 'created', creative: { ...creative, status }, changes: [], warnings };
  const told = status === stored.status ? changes : [...changes, 'status'];
  return told.length === 0
    ? unchanged(stored, wish)
    : { action: 'updated', creative: { ...creative, status }, changes: told, warnings };
}

export const inUse = (field: string): BuyRejected =>
  refuse('INVALID_STATE', field, 'The creative is assigned to an active package: pause the package first.');

/** Refuses new content while the creative is being shown, and after a creative deadline. */
function judgeContent(stored: Creative, places: readonly Place[], now: Date, field: string): BuyRejected[] {
  if (stored.status === 'approved' && places.some(isRunning)) return [inUse(field)];
  return places.flatMap(({ buyStatus, canceled, creativeDeadline }) =>
    canceled || isFinalBuy(buyStatus)
      ? []
      : (judgeDeadline(creativeDeadline, now, stored.status === 'rejected', field) ?? []),
  );
}

/**
 * Merges the given fields into the stored ones. A creative has one format: a new format drops the stored format
 * fields.
 */
function merged(stored: CoreCreativeAsset, given: CoreCreativeAsset): CoreCreativeAsset {
  const { status: _asked, ...changes } = given;
  const isOther =
    !sameJson(stored.format_id, given.format_id) || !sameJson(stored.format_kind, given.format_kind);
  const { format_id: _id, format_kind: _kind, format_option_ref: _ref, ...others } = stored;
  return { ...(isOther ? others : stored), ...changes };
}

function changesOf(before: CoreCreativeAsset, after: CoreCreativeAsset): string[] {
  const was: Readonly<Record<string, unknown>> = { ...before };
  const is: Readonly<Record<string, unknown>> = { ...after };
  return [...new Set([...Object.keys(was), ...Object.keys(is)])].filter(
    (name) => !sameJson(was[name], is[name]),
  );
}
