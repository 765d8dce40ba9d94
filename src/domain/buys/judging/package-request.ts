import type {
  CoreCreativeAsset,
  CoreCreativeAssignment,
  CoreFormatOptionRef,
  CoreMetricRef,
  CoreOptimizationGoal,
  MediaBuyPackageRequest,
} from '../../../../generated/types/schemas.ts';
import type { Wire } from '../../contract/shapes.ts';

export type CreativeAssignment = Wire<CoreCreativeAssignment>;
export type InlineCreative = Wire<CoreCreativeAsset>;
export type OptimizationGoal = Wire<CoreOptimizationGoal>;
export type MetricGoal = Extract<OptimizationGoal, { kind: 'metric' }>;
export type EventGoal = Extract<OptimizationGoal, { kind: 'event' }>;
export type VendorGoal = Extract<OptimizationGoal, { kind: 'vendor_metric' }>;
export type GoalTarget = NonNullable<OptimizationGoal['target']>;
export type FormatOptionRef = Wire<CoreFormatOptionRef>;
export type CommittedMetric = Wire<CoreMetricRef>;

/** A package of a request. */
export type PackageRequest = Wire<MediaBuyPackageRequest>;

/** What of a package can be asked for anew at any time. */
export type PackageTerms = Pick<
  PackageRequest,
  | 'bid_price'
  | 'pacing'
  | 'impressions'
  | 'start_time'
  | 'end_time'
  | 'paused'
  | 'targeting_overlay'
  | 'optimization_goals'
  | 'creative_assignments'
  | 'creatives'
  | 'catalogs'
>;
