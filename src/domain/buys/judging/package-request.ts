import type { FormatId } from '../../products/format-id.ts';
import type { Duration, MeasurementTerms, PerformanceStandard } from '../../products/product.ts';
import type { Targeting } from '../../products/targeting.ts';

export type AttributionWindow = { readonly post_click?: Duration; readonly post_view?: Duration };
export type GoalTarget = { readonly kind: string; readonly value?: number };

export type MetricGoal = {
  readonly kind: 'metric';
  readonly metric: string;
  readonly reach_unit?: string;
  readonly target_frequency?: { readonly min?: number; readonly max?: number };
  readonly view_duration_seconds?: number;
  readonly target?: GoalTarget;
  readonly priority?: number;
};
export type EventGoal = {
  readonly kind: 'event';
  readonly event_sources: readonly {
    readonly event_source_id: string;
    readonly event_type: string;
    readonly value_field?: string;
  }[];
  readonly target?: GoalTarget;
  readonly attribution_window?: AttributionWindow;
  readonly priority?: number;
};
export type VendorGoal = {
  readonly kind: 'vendor_metric';
  readonly vendor: { readonly domain: string };
  readonly metric_id: string;
  readonly target?: GoalTarget;
  readonly priority?: number;
};
export type OptimizationGoal = MetricGoal | EventGoal | VendorGoal;

export type FormatOptionRef = {
  readonly scope: string;
  readonly format_option_id: string;
  readonly publisher_domain?: string;
};

export type CreativeAssignment = {
  readonly creative_id: string;
  readonly weight?: number;
  readonly placement_ids?: readonly string[];
  readonly placement_refs?: readonly { readonly placement_id: string }[];
};

export type InlineCreative = { readonly creative_id: string; readonly format_id?: FormatId };

export type CommittedMetric =
  | { readonly scope: 'standard'; readonly metric_id: string }
  | { readonly scope: 'vendor'; readonly vendor: { readonly domain: string }; readonly metric_id: string };

/** What of a package can be asked for anew at any time. */
export type PackageTerms = {
  readonly bid_price?: number;
  readonly pacing?: string;
  readonly impressions?: number;
  readonly start_time?: string;
  readonly end_time?: string;
  readonly paused?: boolean;
  readonly targeting_overlay?: Targeting;
  readonly optimization_goals?: readonly OptimizationGoal[];
  readonly creative_assignments?: readonly CreativeAssignment[];
  readonly creatives?: readonly InlineCreative[];
  readonly catalogs?: readonly { readonly type: string; readonly catalog_id?: string }[];
};

/** A package of a request, in the names of the wire. A schema has judged the shape. */
export type PackageRequest = PackageTerms & {
  readonly product_id: string;
  readonly budget: number;
  readonly pricing_option_id: string;
  readonly format_ids?: readonly FormatId[];
  readonly format_option_refs?: readonly FormatOptionRef[];
  readonly format_kind?: string;
  readonly params?: Readonly<Record<string, unknown>>;
  readonly measurement_terms?: MeasurementTerms;
  readonly performance_standards?: readonly PerformanceStandard[];
  readonly committed_metrics?: readonly CommittedMetric[];
};
