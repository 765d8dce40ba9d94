import { creativeStatuses } from '../../domain/creatives/creative.ts';
import {
  oneOfParam,
  reasonParam,
  ScenarioRefusal,
  textParam,
} from '../../domain/test-controller/scenario.ts';
import { moveCreative } from '../../record/library/library.ts';
import { lockedSandboxCreative } from '../../record/test-controller/sandbox.ts';
import type { Scenario } from '../../record/test-controller/scenario.ts';

/** Changes the status of a creative like its review or its seller. Buys that show it are updated at once. */
export const forceCreativeStatus: Scenario = async (params, call, reference) => {
  textParam(params, 'creative_id');
  const to = oneOfParam(params, 'status', creativeStatuses);
  const reason = reasonParam(params);
  if (to === 'rejected') textParam(params, 'rejection_reason');
  const creative = await lockedSandboxCreative(params, call, reference);
  if (creative.purgeKind !== null)
    throw new ScenarioRefusal('INVALID_STATE', 'The creative was purged.', 'purged');
  const from = creative.status;
  const { store, now } = call;
  const move = await moveCreative(store, creative, to, { cause: 'controller', reason, now });
  if (!move.ok)
    throw new ScenarioRefusal(
      'INVALID_TRANSITION',
      `The creative cannot become ${to}: ${move.message}.`,
      from,
    );
  return { previous_state: from, current_state: to };
};
