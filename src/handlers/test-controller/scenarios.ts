import type { Arm } from '../../domain/test-controller/scenario.ts';
import type { TaskLookCall, TaskWriteCall } from '../../record/tasks/task-call.ts';
import {
  evaluateDistributedBrandResolution,
  evaluateVerifyBrandClaimTrustExtension,
} from './evaluate-brands.ts';
import {
  forceBuildCreativeArm,
  forceCreateMediaBuyArm,
  forceGetProductsArm,
  forceGetSignalsArm,
} from './force-arm.ts';
import { forceAccountStatus } from './forceAccountStatus.ts';
import { forceAudienceStatus } from './forceAudienceStatus.ts';
import { forceCreativePurge } from './forceCreativePurge.ts';
import { forceCreativeStatus } from './forceCreativeStatus.ts';
import { forceMediaBuyStatus } from './forceMediaBuyStatus.ts';
import { forceTaskCompletion } from './forceTaskCompletion.ts';
import { forceUpstreamUnavailable } from './forceUpstreamUnavailable.ts';
import { queryProvenanceAuditObservations } from './queryProvenanceAuditObservations.ts';
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

export type ScenarioParams = Readonly<Record<string, unknown>>;
type Call = TaskWriteCall<'comply_test_controller'>;
type LookCall = TaskLookCall<'comply_test_controller'>;

/**
 * One thing that the controller can do, in the transaction of its call. Refusals are thrown as `ScenarioRefusal`. The
 * account is what the call says of it, which need not name one.
 */
export type Scenario = (params: ScenarioParams, call: Call, account: ScenarioParams) => Promise<Arm>;
/** As `Scenario`, where something that is no record has to be loaded first. */
export type PreparedScenario = { prepare(params: ScenarioParams, call: LookCall): Promise<Scenario> };

/** Everything that works, by its name in the capabilities answer. A new subject adds its rows here. */
export const scenarios: Readonly<Record<string, Scenario | PreparedScenario>> = {
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

/** Scenarios that only read what everybody may read, so that no account has to be named. */
export const accountless: ReadonlySet<string> = new Set([
  'evaluate_distributed_brand_resolution',
  'evaluate_verify_brand_claim_trust_extension',
]);

/** Names of the scenarios, as `list_scenarios` and the capabilities tell them. */
export const scenarioNames: readonly string[] = Object.keys(scenarios);
