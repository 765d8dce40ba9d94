import { fromMinor } from '../accounts/money.ts';
import { type Purchase, type PurchaseType, plannedDelivery } from './check.ts';

type Json = Readonly<Record<string, unknown>>;

/** The approval that a buy was made or raised with. */
export type Approval = {
  readonly agent_url: string;
  readonly plan_id: string;
  readonly check_id: string;
  readonly governance_context?: string;
  /** SHA-256 over what was asked, in base64url: what the agent approved and what was committed. */
  readonly plan_hash: string;
};

/** Payload of the job `reportPlanOutcome`. The secret of the agent is read from the account when the job runs. */
export type PlanOutcome = {
  readonly principalId: string;
  readonly accountId: string;
  readonly agentUrl: string;
  /** Arguments of `report_plan_outcome`. */
  readonly report: Json;
};

/** The report about a committed buy. Each revision has a key of its own, so that a repeated report counts once. */
export function outcomeReport(
  approval: Approval,
  buy: { readonly id: string; readonly revision: number },
  purchase: Purchase,
  type: PurchaseType = 'media_buy',
): Json {
  const { currency, total_budget: committed } = plannedDelivery(purchase);
  return {
    plan_id: approval.plan_id,
    check_id: approval.check_id,
    idempotency_key: `outcome_${buy.id}_${buy.revision}`,
    purchase_type: type,
    outcome: 'completed',
    seller_response: {
      seller_reference: buy.id,
      ...(currency === undefined ? {} : { committed_budget: committed }),
      packages: purchase.parts.map((part) => ({ budget: fromMinor(part.budget, part.currency) })),
      planned_delivery: plannedDelivery(purchase),
    },
    ...(approval.governance_context === undefined ? {} : { governance_context: approval.governance_context }),
  };
}
