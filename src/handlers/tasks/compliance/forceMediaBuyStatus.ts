import { oneOfParam, ScenarioRefusal } from '../../../domain/compliance/scenario.ts';
import { canceledBuy } from '../../../domain/media/buys/changed-buy.ts';
import { type BuyStatus, buyMoves, buyStatuses } from '../../../domain/media/lifecycle/buy.ts';
import { judgeMove } from '../../../domain/media/lifecycle/moves.ts';
import type { WholeBuy } from '../../../domain/media/records/buy.ts';
import { commitBuy } from '../../../record/media/commit-buy.ts';
import { lockedSandboxBuy } from './sandbox-buy.ts';
import type { Params, Scenario } from './scenarios.ts';

/** Moves a buy as its seller or the clock would; the moves are the same, and so is what follows from them. */
export const forceMediaBuyStatus: Scenario = async (params, call) => {
  const to = oneOfParam(params, 'status', buyStatuses);
  const before = await lockedSandboxBuy(params, call);
  const from = before.status;
  const move = judgeMove(buyMoves, from, to, 'controller');
  if (!move.ok) throw new ScenarioRefusal('INVALID_TRANSITION', `Of a media buy: ${move.message}.`, from);
  if (!move.changed) return { previous_state: from, current_state: from };
  const after = await commitBuy(call.store, before, forced(before, to, reasonOf(params), call.now), {
    now: call.now,
    deeds: [{ action: to, actor: 'controller', summary: `A test moved the buy to ${to}.` }],
  });
  return { previous_state: from, current_state: after.status };
};

const LONGEST_REASON = 500;

function reasonOf({ rejection_reason: reason }: Params): string | null {
  if (reason === undefined) return null;
  if (typeof reason === 'string') return reason.slice(0, LONGEST_REASON);
  throw new ScenarioRefusal('INVALID_PARAMS', 'params.rejection_reason is no text.');
}

function forced(buy: WholeBuy, to: BuyStatus, reason: string | null, now: Date): WholeBuy {
  if (to === 'canceled') return canceledBuy(buy, { by: 'seller', reason, now });
  const details =
    to === 'rejected' && reason !== null ? { ...buy.details, rejection_reason: reason } : buy.details;
  return { ...buy, status: to, hold: to !== 'active' && buy.hold, details };
}
