import { type Cause, judgeMove, type Move } from '../../domain/buys/lifecycle/moves.ts';
import {
  type Creative,
  type CreativeKey,
  type CreativeStatus,
  creativeMoves,
} from '../../domain/creatives/creative.ts';
import { movedBySeller, type Reason } from '../../domain/creatives/library/reasons.ts';
import type { Tables } from '../../store/index.ts';
import { announceCreative } from '../webhooks/creative-webhooks.ts';
import { lockShowing, settleCreatives } from './settle-creatives.ts';

/** A creative that nobody else changes until the transaction ends, nor the buys that show it. */
export async function lockCreative(tx: Tables, key: CreativeKey): Promise<Creative | undefined> {
  await lockShowing(tx, key, [key.id]);
  await tx.creatives.lock(key);
  return tx.creatives.find(key);
}

/** Moves a creative that is locked, if it may go there; buys that show it feel it at once. */
export async function moveCreative(
  tx: Tables,
  creative: Creative,
  to: CreativeStatus,
  { cause, reason, now }: { cause: Cause; reason: Reason; now: Date },
): Promise<Move> {
  const move = judgeMove(creativeMoves, creative.status, to, cause);
  if (move.ok && move.changed) {
    const moved = movedBySeller(creative, to, reason, now);
    await tx.creatives.update(moved);
    await announceCreative(tx, moved, { from: creative.status, to }, now);
    await settleCreatives(tx, creative, [creative.id], now);
  }
  return move;
}
