import type { Creative, CreativeKey, CreativeStatus } from '../../domain/creatives/creative.ts';
import { cannotUndo, type EarlierDecision, noSuch, waitsAlready } from '../../domain/moderation/decision.ts';
import type { Tables } from '../../store/index.ts';
import { lockCreative, moveCreative } from '../library/library.ts';
import {
  type DecisionContext,
  decisionAbout,
  noteForOwner,
  organizationNamed,
} from '../moderation/decisions.ts';

const UNDO = 'undoCreativeDecision';

/** Why a creative in this state keeps it, and what can be done with it; null when a decision led to the state. */
const OTHERWISE: { readonly [S in CreativeStatus]: readonly [why: string, instead: string] | null } = {
  approved: null,
  rejected: null,
  pending_review: null,
  processing: ['the buyer has sent new content, which is read now', 'It waits for a review after that.'],
  suspended: [
    'the creative was suspended since',
    'The command `admin creative set-status` approves or rejects it.',
  ],
  archived: ['the creative was archived since', 'It is not served; its buyer can use it again.'],
};

/**
 * Takes back the decision on a creative, which waits for a review again.
 * @throws {ApiError} not_found, cannot_undo
 */
export async function undoOnCreative(
  tx: Tables,
  key: CreativeKey,
  context: DecisionContext,
): Promise<Creative> {
  const { principalId, accountId, id } = key;
  const creative = await lockCreative(tx, key);
  if (creative === undefined || creative.purgeKind !== null) throw noSuch('creative');
  const last = await decisionAbout(tx, 'creative', [principalId, accountId, id], context.auditId);
  refuseUnlessDecided(creative, last);
  const { now, reason } = context;
  const to = 'pending_review';
  const detail = { account_id: accountId, from: creative.status, to, decision: 'undo', reason };
  const orgId = organizationNamed(principalId);
  await noteForOwner(tx, { action: 'creative set-status', orgId, subject: id, detail }, context);
  await moveCreative(tx, creative, to, { cause: 'seller', reason: {}, now });
  return { ...creative, status: to, updatedAt: now };
}

/** @throws {ApiError} cannot_undo */
function refuseUnlessDecided({ status, updatedAt }: Creative, last: EarlierDecision | null): void {
  const isUndone = last?.action === UNDO;
  if (status === 'pending_review') throw waitsAlready('creative', isUndone ? last : null);
  const otherwise = OTHERWISE[status];
  if (otherwise !== null) throw cannotUndo(...otherwise, last);
  // The state may be older than the decision that the log has, or newer.
  if (last !== null && !isUndone && updatedAt.getTime() <= last.at.getTime()) return;
  const why = last === null ? 'nobody decided on the creative' : 'the creative has changed since';
  throw cannotUndo(why, 'The command `admin creative set-status` has it reviewed again.', last);
}
