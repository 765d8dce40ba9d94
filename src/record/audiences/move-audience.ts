import { type AudienceKey, type AudienceStatus, audienceMoves } from '../../domain/audiences/audience.ts';
import { type Cause, judgeMove, type Move } from '../../domain/moves.ts';
import type { Tables } from '../../store/index.ts';
import { compareImpairments } from '../accounts/compare-impairments.ts';
import { announceAudience } from './audience-webhooks.ts';

/**
 * Moves an audience to another status, if the transition is allowed.
 *
 * @returns the move and the earlier status; undefined when the audience no longer exists
 */
export async function moveAudience(
  tx: Tables,
  key: AudienceKey,
  to: AudienceStatus,
  { cause, reason, now }: { cause: Cause; reason: string | null; now: Date },
): Promise<{ move: Move; from: AudienceStatus } | undefined> {
  await tx.audiences.lock(key.principalId, key.accountId);
  const from = (await tx.audiences.states(key.principalId, key.accountId, [key.id])).get(key.id)?.status;
  if (from === undefined) return undefined;
  const move = judgeMove(audienceMoves, from, to, cause);
  if (move.ok && move.changed) {
    await tx.audiences.setStatus(key, { status: to, reason: to === 'ready' ? null : reason }, now);
    await announceAudience(tx, key, now);
    await compareImpairments(tx, key, now);
  }
  return { move, from };
}
