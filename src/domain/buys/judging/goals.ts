import { defaultWindows, isSameLength } from '../../events/attribution.ts';
import { isSameVendorMetric, type Product } from '../../products/product.ts';
import { type BuyRejected, outside, refuse } from '../../refusals/refusal.ts';
import type {
  CommittedMetric,
  EventGoal,
  GoalTarget,
  MetricGoal,
  OptimizationGoal,
  VendorGoal,
} from './requests.ts';
import type { DeclaredWindow, Seller } from './seller.ts';

/**
 * Checks that each vendor metric of the goals is among the metrics that the seller commits to: without the
 * commitment the seller need not report the metric, and the goal could not be verified.
 *
 * @param field path of `committed_metrics`
 */
export function judgeCommitments(
  goals: readonly OptimizationGoal[] | undefined,
  committed: readonly CommittedMetric[],
  product: Product,
  field: string,
): BuyRejected[] {
  const offered = product.vendor_metric_optimization?.supported_metrics ?? [];
  const missing = (goals ?? []).filter(
    (goal): goal is VendorGoal =>
      goal.kind === 'vendor_metric' &&
      // A goal that the product does not support is refused as such.
      offered.some((one) => isSameVendorMetric(one, goal)) &&
      !committed.some((one) => one.scope === 'vendor' && isSameVendorMetric(one, goal)),
  );
  const [first] = missing;
  if (first === undefined) return [];
  const { vendor, metric_id } = first;
  const message = 'A goal for a metric of a vendor needs the metric in `committed_metrics`.';
  return [
    refuse('TERMS_REJECTED', field, message, {
      suggestion:
        'Add the metric of each such goal to `committed_metrics` of the package, with `scope: "vendor"`.',
      details: {
        term: 'committed_metrics',
        missing: { scope: 'vendor', vendor: { domain: vendor.domain }, metric_id },
      },
    }),
  ];
}

/**
 * Validates the optimization goals of a package. Unknown names and unsupported metrics are faults of the request
 * (`INVALID_REQUEST`). Terms that the product does not offer are refused with `TERMS_REJECTED`.
 */
export function judgeGoals(
  goals: readonly OptimizationGoal[] | undefined,
  product: Product,
  seller: Seller,
  field: string,
): BuyRejected[] {
  if (goals === undefined) return [];
  const most = product.max_optimization_goals;
  const tooMany =
    most !== undefined && goals.length > most
      ? [
          refuse(
            'TERMS_REJECTED',
            field,
            `The product supports at most ${most} optimization goals (got ${goals.length}).`,
          ),
        ]
      : [];
  const twice = goals.findIndex((goal, at) => isRepeated(goals, goal.priority, at));
  const repeated =
    twice >= 0
      ? [
          refuse(
            'VALIDATION_ERROR',
            `${field}[${twice}].priority`,
            '`priority` must be unique; another goal of the package has the same.',
          ),
        ]
      : [];
  return [
    ...tooMany,
    ...repeated,
    ...goals.flatMap((goal, at) => judgeGoal(goal, product, seller, `${field}[${at}]`)),
  ];
}

const isRepeated = (goals: readonly OptimizationGoal[], priority: number | undefined, at: number): boolean =>
  priority !== undefined && goals.slice(0, at).some((goal) => goal.priority === priority);

function judgeGoal(goal: OptimizationGoal, product: Product, seller: Seller, field: string): BuyRejected[] {
  if (goal.kind === 'metric') return judgeMetric(goal, product, seller, field);
  if (goal.kind === 'event') return judgeEvent(goal, product, seller, field);
  return judgeVendor(goal, product, field);
}

function judgeMetric(goal: MetricGoal, product: Product, seller: Seller, field: string): BuyRejected[] {
  const offered = product.metric_optimization;
  // A product that lists no metrics of its own supports those that the seller declares.
  const metrics = offered?.supported_metrics ?? seller.declared.goalMetrics;
  if (!metrics.includes(goal.metric))
    return [
      outside(
        'INVALID_REQUEST',
        `${field}.metric`,
        'The product does not support optimization for this metric.',
        goal.metric,
        metrics,
      ),
    ];
  return [
    ...judgeTarget(goal.target, offered?.supported_targets, `${field}.target`),
    ...judgeReach(goal, product, seller, `${field}.reach_unit`),
    ...judgeGoalFrequency(goal, `${field}.target_frequency.max`),
    ...judgeViewDuration(goal, product, `${field}.view_duration_seconds`),
  ];
}

function judgeReach(
  { metric, reach_unit: asked }: MetricGoal,
  { metric_optimization: offered }: Product,
  { declared }: Seller,
  field: string,
): BuyRejected[] {
  if (metric !== 'reach') return [];
  const units = offered?.supported_reach_units ?? declared.frequencyCaps?.supported_per_units ?? [];
  if (asked !== undefined && units.includes(asked)) return [];
  const message = 'The product does not count reach in this unit.';
  return [outside('INVALID_REQUEST', field, message, asked ?? null, units)];
}

function judgeGoalFrequency({ target_frequency: wanted }: MetricGoal, field: string): BuyRejected[] {
  const { min, max } = wanted ?? {};
  if (min === undefined || max === undefined || min <= max) return [];
  return [refuse('VALIDATION_ERROR', field, '`max` must not be lower than `min`.')];
}

function judgeViewDuration(
  { view_duration_seconds: seconds }: MetricGoal,
  { metric_optimization: offered }: Product,
  field: string,
): BuyRejected[] {
  const durations = offered?.supported_view_durations ?? [];
  if (seconds === undefined || durations.includes(seconds)) return [];
  const message = 'The product does not count views of this duration.';
  return [outside('INVALID_REQUEST', field, message, seconds, durations)];
}

function judgeEvent(goal: EventGoal, product: Product, seller: Seller, field: string): BuyRejected[] {
  const { conversions } = seller.declared;
  if (conversions === null)
    return [refuse('UNSUPPORTED_FEATURE', `${field}.kind`, 'This agent does not track conversions.')];
  const sources = goal.event_sources.flatMap(({ event_source_id, event_type }, at) => {
    const types = seller.eventSources.get(event_source_id);
    const place = `${field}.event_sources[${at}]`;
    if (types === undefined)
      return [
        refuse(
          'INVALID_REQUEST',
          `${place}.event_source_id`,
          'The account has no event source with this id.',
        ),
      ];
    if (types === null || types.includes(event_type)) return [];
    return [
      outside(
        'INVALID_REQUEST',
        `${place}.event_type`,
        'The event source does not declare events of this type.',
        event_type,
        types,
      ),
    ];
  });
  const targets = product.conversion_tracking?.supported_targets ?? conversions.supported_targets;
  return [
    ...sources,
    ...judgeValue(goal, field),
    ...judgeTarget(goal.target, targets, `${field}.target`),
    ...judgeWindows(goal, conversions.attribution_windows, field),
  ];
}

/** A target of `per_ad_spend` needs a `value_field`, which names the value that is counted per unit of spend. */
function judgeValue({ target, event_sources: sources }: EventGoal, field: string): BuyRejected[] {
  if (target?.kind !== 'per_ad_spend' || sources.some(({ value_field: name }) => name !== undefined))
    return [];
  const message = 'A target of `per_ad_spend` needs `value_field` in at least one event source.';
  return [refuse('INVALID_REQUEST', `${field}.event_sources[0].value_field`, message)];
}

function judgeWindows(
  goal: EventGoal,
  declared: readonly DeclaredWindow[] | undefined,
  field: string,
): BuyRejected[] {
  const asked = goal.attribution_window;
  if (asked === undefined) return [];
  const types = [...new Set(goal.event_sources.map(({ event_type }) => event_type))];
  /** Windows for each type of event of the goal: the window that is asked applies to all of them. */
  const windows = types.map((type) => windowsFor(declared, type));
  const refusals = (['post_click', 'post_view'] as const).flatMap((name) => {
    const duration = asked[name];
    if (duration === undefined) return [];
    const perType = windows.map((fitting) => fitting.flatMap((window) => window[name] ?? []));
    const lacking = perType.find((lengths) => !lengths.some((one) => isSameLength(one, duration)));
    if (lacking === undefined) return [];
    const [first = [], ...others] = perType;
    const offered = first.filter((one) =>
      others.every((lengths) => lengths.some((other) => isSameLength(one, other))),
    );
    return [
      outside(
        'TERMS_REJECTED',
        `${field}.attribution_window.${name}`,
        'This agent does not attribute events over a window of this length.',
        duration,
        offered,
      ),
    ];
  });
  const { model } = asked;
  if (model === undefined || model === MODEL) return refusals;
  return [
    ...refusals,
    outside(
      'TERMS_REJECTED',
      `${field}.attribution_window.model`,
      'This agent credits a conversion to the last contact only.',
      model,
      [MODEL],
    ),
  ];
}

const MODEL = 'last_touch';

/** The windows declared for a type of event; those that apply anyway when none is declared for it. */
function windowsFor(declared: readonly DeclaredWindow[] | undefined, type: string): DeclaredWindow[] {
  const fitting = (declared ?? []).filter(
    ({ event_type }) => event_type === undefined || event_type === type,
  );
  if (fitting.length > 0) return fitting;
  const { post_click, post_view } = defaultWindows(declared, type);
  return [
    {
      post_click: post_click === undefined ? [] : [post_click],
      ...(post_view === undefined ? {} : { post_view: [post_view] }),
    },
  ];
}

function judgeVendor(goal: VendorGoal, product: Product, field: string): BuyRejected[] {
  const metric = product.vendor_metric_optimization?.supported_metrics.find((one) =>
    isSameVendorMetric(one, goal),
  );
  return metric === undefined
    ? [
        refuse(
          'TERMS_REJECTED',
          `${field}.metric_id`,
          'The product does not support optimization for this metric of the vendor.',
        ),
      ]
    : judgeTarget(goal.target, metric.supported_targets, `${field}.target`);
}

function judgeTarget(
  target: GoalTarget | undefined,
  supported: readonly string[] | undefined,
  field: string,
): BuyRejected[] {
  if (target === undefined || supported === undefined || supported.includes(target.kind)) return [];
  return [
    outside(
      'TERMS_REJECTED',
      `${field}.kind`,
      'The product does not support targets of this kind.',
      target.kind,
      supported,
    ),
  ];
}
