import { objectOf } from '../json/values.ts';
import { fromMinor } from '../money/minor-units.ts';

type Json = Readonly<Record<string, unknown>>;

/** Cost and targeting of one package of a purchase. */
type Part = {
  /** In minor units. */
  readonly budget: number;
  readonly currency: string;
  readonly channels: readonly string[];
  readonly overlay: unknown;
};
/** Types of purchases, by the task that makes them. */
const PURCHASE_TYPES = {
  create_media_buy: 'media_buy',
  update_media_buy: 'media_buy',
  acquire_rights: 'rights_license',
  activate_signal: 'signal_activation',
} as const;
export type GovernedTask = keyof typeof PURCHASE_TYPES;
export type PurchaseType = (typeof PURCHASE_TYPES)[GovernedTask];

export type Purchase = { readonly start: Date; readonly end: Date; readonly parts: readonly Part[] };

/** A purchase that a governance agent must approve, with its request. */
export type GovernanceQuestion = {
  readonly task: GovernedTask;
  /** URL of this agent. */
  readonly caller: string;
  readonly planId: string;
  readonly context: string | undefined;
  readonly args: Json;
  readonly purchase: Purchase;
};

/** Fields of a request that a governance agent reads. Notification settings stay out, because they hold secrets. */
const SHOWN = [
  'media_buy_id',
  'brand',
  'start_time',
  'end_time',
  'proposal_id',
  'total_budget',
  'po_number',
  'advertiser_industry',
  'paused',
  'packages',
  'new_packages',
  'rights_id',
  'pricing_option_id',
  'buyer',
  'campaign',
  'signal_agent_segment_id',
  'destinations',
  'deployments',
];

/** The arguments of `check_governance`. */
export function governanceCheckArguments({
  task,
  caller,
  planId,
  context,
  args,
  purchase,
}: GovernanceQuestion): Json {
  return {
    plan_id: planId,
    caller,
    purchase_type: PURCHASE_TYPES[task],
    tool: task,
    payload: payloadOf(args),
    phase: task === 'update_media_buy' ? 'modification' : 'purchase',
    planned_delivery: plannedDelivery(purchase),
    ...(context === undefined ? {} : { governance_context: context }),
  };
}

const payloadOf = (args: Json): Json =>
  Object.fromEntries(SHOWN.flatMap((name) => (args[name] === undefined ? [] : [[name, args[name]]])));

function plannedDelivery({ start, end, parts }: Purchase): Json {
  const currencies = [...new Set(parts.map(({ currency }) => currency))];
  const [currency] = currencies;
  const minor = parts.reduce((sum, { budget }) => sum + budget, 0);
  const named = (field: string): string[] => [
    ...new Set(
      parts.flatMap(({ overlay }) => {
        const values = objectOf(overlay)[field];
        return Array.isArray(values) ? values.filter((value) => typeof value === 'string') : [];
      }),
    ),
  ];
  // One package without the dimension runs everywhere, so the others do not bound the purchase.
  const isBounded = (field: string): boolean =>
    parts.every(({ overlay }) => objectOf(overlay)[field] !== undefined);
  const geo = {
    ...(isBounded('geo_countries') ? { countries: named('geo_countries') } : {}),
    ...(isBounded('geo_regions') ? { regions: named('geo_regions') } : {}),
  };
  const channels = [...new Set(parts.flatMap((one) => one.channels))];
  return {
    ...(Object.keys(geo).length === 0 ? {} : { geo }),
    ...(channels.length === 0 ? {} : { channels }),
    start_time: start.toISOString(),
    end_time: end.toISOString(),
    // Amounts of different currencies have no sum.
    ...(currencies.length === 1 && currency !== undefined
      ? { total_budget: fromMinor(minor, currency), currency }
      : {}),
  };
}

/** Whether a purchase exceeds another one: it spends more in any currency, or starts earlier or ends later. */
export function exceeds(after: Purchase, before: Purchase): boolean {
  if (after.start < before.start || after.end > before.end) return true;
  const sums = (one: Purchase): Map<string, number> => {
    const byCurrency = new Map<string, number>();
    for (const { currency, budget } of one.parts)
      byCurrency.set(currency, (byCurrency.get(currency) ?? 0) + budget);
    return byCurrency;
  };
  const known = sums(before);
  return [...sums(after)].some(([currency, sum]) => sum > (known.get(currency) ?? 0));
}

type Report = Readonly<Record<string, unknown>>;

/** The approval under which a buy was made or increased. */
export type Approval = {
  readonly agent_url: string;
  readonly plan_id: string;
  readonly check_id: string;
  readonly governance_context?: string;
  /**
   * SHA-256 over the account, the agent and the arguments of the check, in base64url: what the agent approved and
   * what was committed.
   */
  readonly plan_hash: string;
};

/** The report about a committed buy. Each revision has a key of its own, so that a repeated report counts once. */
export function outcomeReport(
  approval: Approval,
  buy: { readonly id: string; readonly revision: number },
  purchase: Purchase,
  type: PurchaseType = 'media_buy',
): Report {
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
