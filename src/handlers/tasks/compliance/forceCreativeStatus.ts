import { oneOfParam, ScenarioRefusal, textParam } from '../../../domain/compliance/scenario.ts';
import { movedBySeller } from '../../../domain/media/creatives/reasons.ts';
import { creativeMoves, creativeStatuses } from '../../../domain/media/lifecycle/creative.ts';
import { judgeMove } from '../../../domain/media/lifecycle/moves.ts';
import { settleCreatives } from '../../../record/media/settle-creatives.ts';
import { reasonParam } from './creative-reason.ts';
import { lockedSandboxCreative } from './sandbox-creative.ts';
import type { Scenario } from './scenarios.ts';

/** Moves a creative as its review or its seller would; buys that show it feel it at once. */
export const forceCreativeStatus: Scenario = async (params, call, reference) => {
  textParam(params, 'creative_id');
  const to = oneOfParam(params, 'status', creativeStatuses);
  const reason = reasonParam(params);
  if (to === 'rejected') textParam(params, 'rejection_reason');
  const creative = await lockedSandboxCreative(params, call, reference);
  if (creative.purgeKind !== null)
    throw new ScenarioRefusal('INVALID_STATE', 'The creative was purged.', 'purged');
  const from = creative.status;
  const move = judgeMove(creativeMoves, from, to, 'controller');
  if (!move.ok) throw new ScenarioRefusal('INVALID_TRANSITION', `Of a creative: ${move.message}.`, from);
  if (move.changed) {
    await call.store.creatives.update(movedBySeller(creative, to, reason, call.now));
    await settleCreatives(call.store, creative, [creative.id], call.now);
  }
  return { previous_state: from, current_state: to };
};
