import type {
  CoreCommittedMetric,
  CoreDeliveryMetrics,
  CoreMissingMetric,
  CoreVendorMetricValue,
  MediaBuyPackageDelivery,
  EnumsAvailableMetric as Metric,
} from '../../../generated/types/schemas.ts';
import type { BuyStatus } from '../buys/lifecycle/buy.ts';
import type { Unread } from '../contract/shapes.ts';
import { OLDEST_EVENT_MS } from '../events/event.ts';
import { isSameVendorMetric } from '../products/product.ts';

export type DeliveryStatus = 'delivering' | 'completed' | 'budget_exhausted' | 'flight_ended' | 'goal_met';

/** Whether a package delivers, or why not; null for one that does not, for none of the reasons that have a name. */
export function deliveryStatus(
  platform: DeliveryStatus | 'not_delivering',
  buy: BuyStatus,
  { impressions, goal }: { readonly impressions: number; readonly goal: number | undefined },
): DeliveryStatus | null {
  if (platform === 'budget_exhausted') return platform;
  if (goal !== undefined && impressions >= goal) return 'goal_met';
  if (platform === 'flight_ended') return platform;
  if (buy === 'completed') return 'completed';
  return platform === 'not_delivering' || buy !== 'active' ? null : platform;
}

/** Metrics that were promised before the end of the period and that the report lacks. */
export function missingMetrics(
  committed: readonly CoreCommittedMetric[],
  {
    periodEnd,
    measured,
    standard,
    vendorValues,
  }: {
    readonly periodEnd: Date;
    readonly measured: ReadonlySet<Metric>;
    /** The definition of viewability that figures are told by; undefined where none is named. */
    readonly standard: unknown;
    readonly vendorValues: readonly CoreVendorMetricValue[];
  },
): CoreMissingMetric[] {
  const isTold = (metric: CoreCommittedMetric): boolean => {
    if (metric.scope === 'vendor') return vendorValues.some((value) => isSameVendorMetric(value, metric));
    const wanted = metric.qualifier?.viewability_standard;
    return (
      measured.has(metric.metric_id) &&
      (wanted === undefined || standard === undefined || standard === wanted)
    );
  };
  return committed
    .filter((metric) => new Date(metric.committed_at) < periodEnd && !isTold(metric))
    .map(({ committed_at: _, ...metric }) => metric);
}

/** What only some reports tell, in the names of the wire. */
export type ToldBeside = Readonly<
  Pick<MediaBuyPackageDelivery, 'is_final' | 'finalized_at' | 'measurement_window'>
> &
  Unread<CoreDeliveryMetrics, 'vendor_metric_values', readonly CoreVendorMetricValue[]>;

export type Finality = Omit<ToldBeside, 'vendor_metric_values' | 'is_final'> &
  Required<Pick<ToldBeside, 'is_final'>>;

/**
 * Whether figures change no more. Once a buy has ended, conversions may still be told as long as events are taken; who
 * measures from outside says so itself.
 *
 * @param ended when it delivered for the last time; null while it may
 */
export function finalityOf(told: ToldBeside, ended: Date | null, now: Date): Finality {
  const window = told.measurement_window === undefined ? {} : { measurement_window: told.measurement_window };
  if (told.is_final !== undefined) {
    return told.is_final && told.finalized_at !== undefined
      ? { is_final: true, finalized_at: told.finalized_at, ...window }
      : { is_final: told.is_final, ...window };
  }
  const since = ended === null ? null : new Date(ended.getTime() + OLDEST_EVENT_MS);
  return since === null || since > now
    ? { is_final: false, ...window }
    : { is_final: true, finalized_at: since.toISOString(), ...window };
}

/** Values of vendors' metrics, of each metric the latest. */
export function latestValues(all: readonly CoreVendorMetricValue[]): CoreVendorMetricValue[] {
  const kept: CoreVendorMetricValue[] = [];
  for (const value of all) {
    const at = kept.findIndex((one) => isSameVendorMetric(one, value));
    if (at >= 0) kept[at] = value;
    else kept.push(value);
  }
  return kept;
}
