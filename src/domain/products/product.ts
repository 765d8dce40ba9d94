import type { CoreCreativePolicy, CoreSignalTargetingRules } from '../../../generated/types/schemas.ts';
import type { AllowedAction } from '../buys/lifecycle/actions.ts';
import type { PricingOption } from '../buys/money/pricing.ts';
import type { FormatId } from './format-id.ts';

/** A stretch of time as the wire writes it; `campaign` is the whole flight. */
export type Duration = {
  readonly interval: number;
  readonly unit: 'seconds' | 'minutes' | 'hours' | 'days' | 'campaign';
};

export type FormatOption = {
  readonly format_option_id?: string;
  readonly publisher_domain?: string;
  readonly format_kind: string;
  readonly params?: Readonly<Record<string, unknown>>;
  /** Named formats that it describes. */
  readonly v1_format_ref?: readonly FormatId[];
};

export type PublisherSelector = {
  readonly selection_type: 'all' | 'by_id' | 'by_tag';
  readonly publisher_domain?: string;
  readonly publisher_domains?: readonly string[];
  readonly property_ids?: readonly string[];
  readonly property_tags?: readonly string[];
};

export type MeasurementTerms = {
  readonly billing_measurement?: {
    readonly vendor: { readonly domain: string };
    readonly max_variance_percent?: number;
    readonly measurement_window?: string;
    readonly finalization_deadline_hours?: number;
  };
  readonly makegood_policy?: { readonly available_remedies: readonly string[] };
};

export type PerformanceStandard = {
  readonly metric: string;
  /** A share, 0 to 1. */
  readonly threshold: number;
  readonly vendor?: { readonly domain: string };
};

export type SignalOption = {
  readonly signal_ref: Readonly<Record<string, unknown>>;
  readonly activation_status?: 'ready' | 'requires_activation';
  readonly default_selected?: boolean;
  readonly selection_group?: string;
  readonly pricing_options?: readonly { readonly currency?: string }[];
  readonly allowed_targeting_modes?: readonly ('include' | 'exclude')[];
};

/** What rules need of a product, in the names of the wire. */
export type Product = {
  readonly product_id: string;
  readonly name: string;
  readonly description: string;
  readonly delivery_type: 'guaranteed' | 'non_guaranteed';
  readonly exclusivity?: 'none' | 'category' | 'exclusive';
  readonly channels?: readonly string[];
  readonly publisher_properties: readonly PublisherSelector[];
  readonly format_ids?: readonly FormatId[];
  readonly format_options?: readonly FormatOption[];
  readonly placements?: readonly { readonly placement_id: string }[];
  readonly pricing_options: readonly PricingOption[];
  readonly property_targeting_allowed?: boolean;
  readonly video_placement_types?: readonly string[];
  readonly audio_distribution_types?: readonly string[];
  readonly sponsored_placement_types?: readonly string[];
  readonly social_placement_surfaces?: readonly string[];
  readonly reporting_capabilities?: {
    readonly available_metrics: readonly string[];
    readonly available_reporting_frequencies: readonly string[];
    readonly vendor_metrics?: readonly VendorMetric[];
    readonly measurement_windows?: readonly { readonly window_id: string }[];
    readonly date_range_support?: string;
    readonly windowed_pull_granularities?: readonly string[];
    readonly supports_creative_breakdown?: boolean;
    readonly supports_device_type_breakdown?: boolean;
    readonly supports_geo_breakdown?: { readonly country?: boolean };
  };
  readonly measurement_terms?: MeasurementTerms;
  readonly performance_standards?: readonly PerformanceStandard[];
  readonly allowed_actions?: readonly AllowedAction[];
  readonly metric_optimization?: {
    readonly supported_metrics: readonly string[];
    readonly supported_reach_units?: readonly string[];
    readonly supported_view_durations?: readonly number[];
    readonly supported_targets?: readonly string[];
  };
  readonly vendor_metric_optimization?: {
    readonly supported_metrics: readonly (VendorMetric & {
      readonly supported_targets?: readonly string[];
    })[];
  };
  readonly conversion_tracking?: {
    readonly action_sources?: readonly string[];
    readonly supported_targets?: readonly string[];
    readonly platform_managed?: boolean;
  };
  readonly max_optimization_goals?: number;
  readonly signal_targeting_allowed?: boolean;
  readonly signal_targeting_options?: readonly SignalOption[];
  readonly signal_targeting_rules?: CoreSignalTargetingRules;
  readonly catalog_types?: readonly string[];
  readonly trusted_match?: Readonly<Record<string, unknown>>;
  readonly is_custom?: boolean;
  readonly creative_policy?: CoreCreativePolicy;
  readonly enforced_policies?: readonly string[];
  readonly expires_at?: string;
};

export type VendorMetric = { readonly vendor: { readonly domain: string }; readonly metric_id: string };

export const isSameVendorMetric = (a: VendorMetric, b: VendorMetric): boolean =>
  a.metric_id === b.metric_id && a.vendor.domain.toLowerCase() === b.vendor.domain.toLowerCase();

/** A product with what its seller knows beside it. */
export type Offer = {
  readonly product: Product;
  /** Where its inventory is; empty lists mean no restriction. Countries ISO 3166-1 alpha-2, regions ISO 3166-2. */
  readonly countries: readonly string[];
  readonly regions: readonly string[];
  readonly metros: readonly { readonly system: string; readonly code: string }[];
  /** What it is about and whom it reaches, in words beyond its name and description. */
  readonly topics: readonly string[];
  readonly audience: readonly string[];
  /** Impressions a day; null where nobody forecasts them. */
  readonly dailyImpressions: number | null;
  /** When it can be booked for; null without a bound. The end is exclusive. */
  readonly from: Date | null;
  readonly until: Date | null;
  /** Dimensions of targeting that it takes; null for all that the seller declares. */
  readonly targeting: readonly string[] | null;
  /** False for what runs without a creative of the buyer's. */
  readonly needsCreatives: boolean;
  /** False when it is sold out or withdrawn. */
  readonly isAvailable: boolean;
  /** Accounts that may see it; null for everybody. */
  readonly accounts: readonly string[] | null;
};

/** Whether an account, or nobody, may see an offer. */
export const isVisible = ({ accounts }: Pick<Offer, 'accounts'>, account: string | null): boolean =>
  accounts === null || (account !== null && accounts.includes(account));
