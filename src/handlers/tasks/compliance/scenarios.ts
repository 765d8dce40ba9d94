import type { Arm } from '../../../domain/compliance/scenario.ts';
import type { TaskLookCall, TaskWriteCall } from '../call.ts';
import { forceAccountStatus } from './forceAccountStatus.ts';
import { forceTaskCompletion } from './forceTaskCompletion.ts';
import { seedAccount } from './seedAccount.ts';
import { simulateBudgetSpend } from './simulateBudgetSpend.ts';

export type Params = Readonly<Record<string, unknown>>;
type Call = TaskWriteCall<'comply_test_controller'>;
type LookCall = TaskLookCall<'comply_test_controller'>;

/** One thing that the controller can do, in the transaction of its call. Refusals are thrown as `ScenarioRefusal`. */
export type Scenario = (params: Params, call: Call) => Promise<Arm>;
/** As `Scenario`, where something that is no record has to be loaded first. */
export type PreparedScenario = { prepare(params: Params, call: LookCall): Promise<Scenario> };

/** Everything that works, by its name in the capabilities answer. A new subject adds its rows here. */
export const scenarios: Readonly<Record<string, Scenario | PreparedScenario>> = {
  force_account_status: forceAccountStatus,
  force_task_completion: forceTaskCompletion,
  simulate_budget_spend: simulateBudgetSpend,
  seed_account: seedAccount,
};

/** Names of the scenarios, as `list_scenarios` and the capabilities tell them. */
export const scenarioNames: readonly string[] = Object.keys(scenarios);
