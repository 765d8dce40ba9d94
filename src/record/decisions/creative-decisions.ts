import type { Creative, CreativeKey, CreativeStatus } from '../../domain/creatives/creative.ts';
import { DECIDED, type Decision, noSuch } from '../../domain/moderation/decision.ts';
import type { Tables } from '../../store/index.ts';
import { lockCreative, moveCreative } from '../library/library.ts';
import {
  type DecisionContext,
  noteCommand,
  noteForOwner,
  organizationNamed,
  tooLate,
} from '../moderation/decisions.ts';

/** Moves a creative as the seller, in a transaction; undefined when it does not exist any more. */
export async function moveCreativeAsSeller(
  tx: Tables,
  seen: CreativeKey,
  to: CreativeStatus,
  context: DecisionContext,
) {
  const creative = await lockCreative(tx, seen);
  if (creative === undefined || creative.purgeKind !== null) return undefined;
  const { reason, now } = context;
  const { status: from, principalId, accountId, id } = creative;
  const why = { rejection: reason ?? undefined };
  const move = await moveCreative(tx, creative, to, { cause: 'seller', reason: why, now });
  if (move.ok && move.changed && from === 'pending_review')
    await noteCommand(tx, 'creative', [principalId, accountId, id], context);
  return { move, from, subject: { ...creative, status: to } };
}

/**
 * Decides on a creative that waits for a review.
 * @throws {ApiError} not_found, already_decided
 */
export async function decideOnCreative(
  tx: Tables,
  key: CreativeKey,
  decision: Decision,
  context: DecisionContext,
): Promise<Creative> {
  const { principalId, accountId, id } = key;
  const creative = await lockCreative(tx, key);
  if (creative === undefined || creative.purgeKind !== null) throw noSuch('creative');
  if (creative.status !== 'pending_review') {
    const { status: state } = creative;
    const ids = [principalId, accountId, id];
    throw await tooLate(tx, { kind: 'creative', ids, what: 'creative', state }, context);
  }
  const to = DECIDED[decision];
  const { now, reason } = context;
  const orgId = organizationNamed(principalId);
  const detail = { account_id: accountId, from: creative.status, to, reason };
  await noteForOwner(tx, { action: 'creative set-status', orgId, subject: id, detail }, context);
  await moveCreativeAsSeller(tx, key, to, context);
  return { ...creative, status: to, updatedAt: now };
}

/** A creative as operators see it, without its content. */
export const creativeToOperator = (creative: Creative) => ({
  creative_id: creative.id,
  principal_id: creative.principalId,
  account_id: creative.accountId,
  name: creative.name,
  status: creative.status,
  created_at: creative.createdAt.toISOString(),
  updated_at: creative.updatedAt.toISOString(),
});
