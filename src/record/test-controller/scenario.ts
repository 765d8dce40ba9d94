import type { Arm, ScenarioParams } from '../../domain/test-controller/scenario.ts';
import type { TaskLookCall, TaskWriteCall } from '../tasks/task-call.ts';

type Call = TaskWriteCall<'comply_test_controller'>;
type LookCall = TaskLookCall<'comply_test_controller'>;

/**
 * One thing that the controller can do, in the transaction of its call. Refusals are thrown as `ScenarioRefusal`. The
 * account is what the call says of it, which need not name one.
 */
export type Scenario = (params: ScenarioParams, call: Call, account: ScenarioParams) => Promise<Arm>;
/** As `Scenario`, where something that is no record has to be loaded first. */
export type PreparedScenario = { prepare(params: ScenarioParams, call: LookCall): Promise<Scenario> };
