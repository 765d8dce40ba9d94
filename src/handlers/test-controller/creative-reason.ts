import { type Reason, reasonCodes } from '../../domain/creatives/library/reasons.ts';
import { oneOfParam, textParam } from '../../domain/test-controller/scenario.ts';
import type { ScenarioParams } from './scenarios.ts';

/** Why something is done to a creative. */
export const reasonParam = (params: ScenarioParams): Reason => ({
  rejection: params.rejection_reason === undefined ? undefined : textParam(params, 'rejection_reason'),
  code: params.reason_code === undefined ? undefined : oneOfParam(params, 'reason_code', reasonCodes),
  detail: params.reason_detail === undefined ? undefined : textParam(params, 'reason_detail'),
});
