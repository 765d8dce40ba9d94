import { buyStatuses } from '../../domain/buys/lifecycle/buy.ts';
import { oneOfParam, type ScenarioParams, ScenarioRefusal } from '../../domain/test-controller/scenario.ts';
import { moveBuy } from '../../record/buys/move-buy.ts';
import { lockedSandboxBuy } from '../../record/test-controller/sandbox.ts';
import type { Scenario } from '../../record/test-controller/scenario.ts';

/**
 * Changes the status of a buy like its seller or the clock, with the same allowed transitions and the same
 * consequences.
 */
export const forceMediaBuyStatus: Scenario = async (params, call) => {
  const to = oneOfParam(params, 'status', buyStatuses);
  const before = await lockedSandboxBuy(params, call);
  const from = before.status;
  const { move, buy } = await moveBuy(call.store, before, to, {
    cause: 'controller',
    reason: reasonOf(params),
    summary: `A test moved the buy to ${to}.`,
    now: call.now,
  });
  if (!move.ok)
    throw new ScenarioRefusal(
      'INVALID_TRANSITION',
      `The media buy cannot become ${to}: ${move.message}.`,
      from,
    );
  return { previous_state: from, current_state: buy.status };
};

const LONGEST_REASON = 500;

function reasonOf({ rejection_reason: reason }: ScenarioParams): string | null {
  if (reason === undefined) return null;
  if (typeof reason === 'string') return reason.slice(0, LONGEST_REASON);
  throw new ScenarioRefusal('INVALID_PARAMS', 'params.rejection_reason must be a string.');
}
