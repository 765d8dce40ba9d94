import type {
  CoreCommittedMetric,
  CoreDeliveryMetrics,
  CoreMissingMetric,
  CoreVendorMetricValue,
} from '../../../generated/types/core.ts';
import type { EnumsAvailableMetric as Metric } from '../../../generated/types/enums.ts';
import type { MediaBuyPackageDelivery } from '../../../generated/types/media-buy.ts';
import type { BuyStatus } from '../buys/lifecycle/buy.ts';
import type { Unread } from '../contract/shapes.ts';
import { isSameVendorMetric, vendorMetricKey } from '../products/product.ts';

export type DeliveryStatus = 'delivering' | 'completed' | 'budget_exhausted' | 'flight_ended' | 'goal_met';

/**
 * The `delivery_status` of a package: whether it delivers, or why not. Null when the reason for not delivering has
 * no name in the protocol.
 */
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

/** Metrics that were committed before the end of the period and are missing from the report. */
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
    /** Viewability standard that the figures use; undefined when they name none. */
    readonly standard: unknown;
    readonly vendorValues: readonly CoreVendorMetricValue[];
  },
): CoreMissingMetric[] {
  const isReported = (metric: CoreCommittedMetric): boolean => {
    if (metric.scope === 'vendor') return vendorValues.some((value) => isSameVendorMetric(value, metric));
    const wanted = metric.qualifier?.viewability_standard;
    return (
      measured.has(metric.metric_id) &&
      (wanted === undefined || standard === undefined || standard === wanted)
    );
  };
  return committed
    .filter((metric) => new Date(metric.committed_at) < periodEnd && !isReported(metric))
    .map(({ committed_at: _, ...metric }) => metric);
}

/** Fields that only some reports have, under their wire names. */
export type ReportedBeside = Readonly<
  Pick<MediaBuyPackageDelivery, 'is_final' | 'finalized_at' | 'measurement_window'>
> &
  Unread<CoreDeliveryMetrics, 'vendor_metric_values', readonly CoreVendorMetricValue[]>;

export type Finality = Omit<ReportedBeside, 'vendor_metric_values' | 'is_final'> &
  Required<Pick<ReportedBeside, 'is_final'>>;

/**
 * Whether figures are final: the buy has ended, and its delivery is counted. Only conversions that are logged later
 * change them, and those are told in adjusted reports. A report from outside the platform states itself whether it is
 * final.
 *
 * @param ended when the buy delivered for the last time; null while it may still deliver
 */
export function finalityOf(told: ReportedBeside, ended: Date | null, now: Date): Finality {
  const window = told.measurement_window === undefined ? {} : { measurement_window: told.measurement_window };
  if (told.is_final !== undefined) {
    return told.is_final && told.finalized_at !== undefined
      ? { is_final: true, finalized_at: told.finalized_at, ...window }
      : { is_final: told.is_final, ...window };
  }
  return ended === null || ended > now
    ? { is_final: false, ...window }
    : { is_final: true, finalized_at: ended.toISOString(), ...window };
}

/** The latest value of each vendor metric. */
export function latestValues(all: readonly CoreVendorMetricValue[]): CoreVendorMetricValue[] {
  const kept = new Map<string, CoreVendorMetricValue>();
  for (const value of all) kept.set(vendorMetricKey(value), value);
  return [...kept.values()];
}
