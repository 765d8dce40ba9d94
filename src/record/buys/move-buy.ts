import type { WholeBuy } from '../../domain/buys/buy-record.ts';
import { canceledBuy } from '../../domain/buys/changed-buy.ts';
import { type BuyStatus, buyMoves } from '../../domain/buys/lifecycle/buy.ts';
import { judgeMove, type Move } from '../../domain/moves.ts';
import type { Tables } from '../../store/index.ts';
import { commitBuy } from './commit-buy.ts';

type Circumstances = {
  readonly cause: 'seller' | 'controller';
  /** Reason that the buyer sees when the buy is rejected or canceled. */
  readonly reason: string | null;
  /** Text for the history of the buy. */
  readonly summary: string;
  readonly now: Date;
};

/**
 * Moves a locked buy on behalf of its seller, if the transition is allowed.
 *
 * @returns the move, and the buy as it is now
 */
export async function moveBuy(
  tx: Tables,
  before: WholeBuy,
  to: BuyStatus,
  { cause, reason, summary, now }: Circumstances,
): Promise<{ move: Move; buy: WholeBuy }> {
  const move = judgeMove(buyMoves, before.status, to, cause);
  if (!move.ok || !move.changed) return { move, buy: before };
  const historyNotes = [{ action: to, actor: cause, summary }];
  return { move, buy: await commitBuy(tx, before, moved(before, to, reason, now), { now, historyNotes }) };
}

function moved(buy: WholeBuy, to: BuyStatus, reason: string | null, now: Date): WholeBuy {
  if (to === 'canceled') return canceledBuy(buy, { by: 'seller', reason, now });
  const details =
    to === 'rejected' && reason !== null ? { ...buy.details, rejection_reason: reason } : buy.details;
  return { ...buy, status: to, hold: to !== 'active' && buy.hold, details };
}
