import type { TaskLookedWrite } from '../../desk/tasks/call.ts';
import { releaseTable } from '../../domain/contract/release.ts';
import type { TaskRequest, TaskResponse } from '../../domain/contract/shapes.ts';
import { type Arm, type ScenarioParams, ScenarioRefusal } from '../../domain/test-controller/scenario.ts';
import type { TaskLookCall, TaskWriteCall } from '../../record/task-call.ts';
import type { PreparedScenario, Scenario } from '../../record/test-controller/scenario.ts';
import { evaluateDistributedBrandResolution } from './evaluateDistributedBrandResolution.ts';
import { evaluateVerifyBrandClaimTrustExtension } from './evaluateVerifyBrandClaimTrustExtension.ts';
import { forceAccountStatus } from './forceAccountStatus.ts';
import { forceAudienceStatus } from './forceAudienceStatus.ts';
import { forceBuildCreativeArm } from './forceBuildCreativeArm.ts';
import { forceCreateMediaBuyArm } from './forceCreateMediaBuyArm.ts';
import { forceCreativePurge } from './forceCreativePurge.ts';
import { forceCreativeStatus } from './forceCreativeStatus.ts';
import { forceGetProductsArm } from './forceGetProductsArm.ts';
import { forceGetSignalsArm } from './forceGetSignalsArm.ts';
import { forceMediaBuyStatus } from './forceMediaBuyStatus.ts';
import { forceTaskCompletion } from './forceTaskCompletion.ts';
import { forceUpstreamUnavailable } from './forceUpstreamUnavailable.ts';
import { queryProvenanceAuditObservations } from './queryProvenanceAuditObservations.ts';
import { resetSandbox } from './resetSandbox.ts';
import { seedAccount } from './seedAccount.ts';
import { seedCreative } from './seedCreative.ts';
import { seedCreativeFormat } from './seedCreativeFormat.ts';
import { seedMeasurementCatalog } from './seedMeasurementCatalog.ts';
import { seedMediaBuy } from './seedMediaBuy.ts';
import { seedPlan } from './seedPlan.ts';
import { seedPricingOption } from './seedPricingOption.ts';
import { seedProduct } from './seedProduct.ts';
import { seedRights } from './seedRights.ts';
import { seedSignal } from './seedSignal.ts';
import { seedTransformer } from './seedTransformer.ts';
import { simulateBudgetSpend } from './simulateBudgetSpend.ts';
import { simulateDelivery } from './simulateDelivery.ts';

type Name = 'comply_test_controller';
type Body = TaskResponse<Name>;

const LIST = 'list_scenarios';
/** Of this controller alone, so no list names it: test kits check the lists against the protocol's names. */
const RESET = 'reset_sandbox';

/**
 * `comply_test_controller`: brings sandbox accounts of the caller, and their data, into the state that a test
 * needs. A refusal is a response with an error code of the controller.
 */
export const complyTestController: TaskLookedWrite<Name> = {
  asksOutside: ({ scenario }) =>
    Object.hasOwn(scenarios, scenario) && typeof scenarios[scenario] !== 'function',

  async look(args, call) {
    const scenario = await answering(() => choose(args, call));
    return async (write) => {
      const body = 'refused' in scenario ? scenario.refused : await run(scenario.value, args, write);
      return { body, ...(body.success ? { sandbox: true } : {}) };
    };
  },
};

type Chosen = typeof LIST | Scenario;

async function choose(args: TaskRequest<Name>, call: TaskLookCall<Name>): Promise<Chosen> {
  await checkAccount(args, call);
  if (args.scenario === LIST) return LIST;
  const scenario = Object.hasOwn(scenarios, args.scenario) ? scenarios[args.scenario] : undefined;
  if (scenario === undefined) {
    throw new ScenarioRefusal(
      'UNKNOWN_SCENARIO',
      `The scenario is not known; ${LIST} returns all scenarios.`,
    );
  }
  return typeof scenario === 'function' ? scenario : scenario.prepare(paramsOf(args), call);
}

async function run(scenario: Chosen, args: TaskRequest<Name>, call: TaskWriteCall<Name>): Promise<Body> {
  if (scenario === LIST) return succeeded({ scenarios: [...scenarioNames] });
  const arm = await answering(() => scenario(paramsOf(args), call, { ...args.account }));
  return 'refused' in arm ? arm.refused : succeeded(arm.value);
}

/**
 * Checks that the request is for a sandbox account. The stored account decides, not `account.sandbox` of the
 * request. Callers of release 3.0 name no account.
 *
 * @throws {ScenarioRefusal} FORBIDDEN, INVALID_PARAMS
 */
async function checkAccount(
  { account, scenario }: TaskRequest<Name>,
  call: TaskLookCall<Name>,
): Promise<void> {
  const { sandboxOnly, test } = call.principal;
  if (test?.isLive === true) throw new ScenarioRefusal('FORBIDDEN', 'This caller has live accounts only.');
  if (account === undefined) {
    if (accountless.has(scenario)) return;
    if (sandboxOnly || !releaseTable.controllerNamesAccount[call.form]) return;
    throw new ScenarioRefusal('INVALID_PARAMS', 'account: {sandbox: true} is missing.');
  }
  const { account_id: id, sandbox } = account;
  if (typeof id === 'string') {
    const stored = await call.store.accounts.find(id, call.principal.id);
    // An unknown id is accepted: a fixture may create an account with this id.
    if (stored !== undefined && !stored.sandbox) {
      throw new ScenarioRefusal('FORBIDDEN', 'The account must be a sandbox account.');
    }
  }
  if (sandbox === undefined && accountless.has(scenario)) return;
  // A sandbox token has sandbox accounts only, so the request need not say so.
  if (sandbox === undefined && sandboxOnly) return;
  if (sandbox === false)
    throw new ScenarioRefusal('FORBIDDEN', 'The account of the reference must be a sandbox account.');
  if (sandbox !== true) {
    throw new ScenarioRefusal('INVALID_PARAMS', 'account.sandbox must be true.');
  }
}

const paramsOf = ({ params }: TaskRequest<Name>): ScenarioParams =>
  typeof params === 'object' && params !== null ? { ...params } : {};

const succeeded = (arm: Arm): Body => ({ status: 'completed', success: true, ...arm });

/** Turns a `ScenarioRefusal` into a response body. */
async function answering<T>(work: () => Promise<T>): Promise<{ value: T } | { refused: Body }> {
  try {
    return { value: await work() };
  } catch (cause) {
    if (!(cause instanceof ScenarioRefusal)) throw cause;
    const { code, message, currentState } = cause;
    return {
      refused: {
        status: 'completed',
        success: false,
        error: code,
        error_detail: message,
        ...(currentState === undefined ? {} : { current_state: currentState }),
      },
    };
  }
}

/** All scenarios, by the name in the capabilities response. Scenarios of a new subject are added here. */
const scenarios: Readonly<Record<string, Scenario | PreparedScenario>> = {
  evaluate_distributed_brand_resolution: evaluateDistributedBrandResolution,
  evaluate_verify_brand_claim_trust_extension: evaluateVerifyBrandClaimTrustExtension,
  force_account_status: forceAccountStatus,
  force_audience_status: forceAudienceStatus,
  force_build_creative_arm: forceBuildCreativeArm,
  force_create_media_buy_arm: forceCreateMediaBuyArm,
  force_get_products_arm: forceGetProductsArm,
  force_get_signals_arm: forceGetSignalsArm,
  force_media_buy_status: forceMediaBuyStatus,
  force_creative_status: forceCreativeStatus,
  force_creative_purge: forceCreativePurge,
  [RESET]: resetSandbox,
  query_provenance_audit_observations: queryProvenanceAuditObservations,
  force_task_completion: forceTaskCompletion,
  force_upstream_unavailable: forceUpstreamUnavailable,
  simulate_budget_spend: simulateBudgetSpend,
  simulate_delivery: simulateDelivery,
  seed_account: seedAccount,
  seed_creative: seedCreative,
  seed_creative_format: seedCreativeFormat,
  seed_measurement_catalog: seedMeasurementCatalog,
  seed_media_buy: seedMediaBuy,
  seed_plan: seedPlan,
  seed_pricing_option: seedPricingOption,
  seed_product: seedProduct,
  seed_rights: seedRights,
  seed_signal: seedSignal,
  seed_transformer: seedTransformer,
};

/** Scenarios that read only public data, so the request need not name an account. */
const accountless: ReadonlySet<string> = new Set([
  'evaluate_distributed_brand_resolution',
  'evaluate_verify_brand_claim_trust_extension',
]);

/** Names of the scenarios, as `list_scenarios` and the capabilities return them. */
export const scenarioNames: readonly string[] = Object.keys(scenarios).filter((name) => name !== RESET);

/** @internal a test compares the files with the scenarios */
export const unlistedScenarioNames: readonly string[] = [RESET];
