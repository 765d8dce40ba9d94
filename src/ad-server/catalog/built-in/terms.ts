import type {
  CorePricingOption,
  CoreProduct,
  CoreReportingCapabilities,
  CoreTargeting,
} from '../../../../generated/types/core.ts';
import type { EnumsAvailableMetric } from '../../../../generated/types/enums.ts';
import { MEASURING_VENDOR } from '../../../domain/measurement/metrics.ts';
import type { Inventory } from '../../inventory.ts';

type Targeting = readonly (keyof CoreTargeting)[];

const PLACES: Targeting = [
  ...(['geo_countries', 'geo_countries_exclude', 'geo_regions', 'geo_regions_exclude'] as const),
  ...(['geo_metros', 'geo_metros_exclude', 'geo_postal_areas', 'geo_postal_areas_exclude'] as const),
  'geo_proximity',
];
const PEOPLE: Targeting = [
  ...(['audience_include', 'audience_exclude', 'age_restriction', 'language', 'frequency_cap'] as const),
  'daypart_targets',
];
const DEVICES: Targeting = ['device_type', 'device_type_exclude', 'device_platform'];
const WORDS: Targeting = ['keyword_targets', 'negative_keywords'];
const SHOWS: Targeting = ['collection_list', 'collection_list_exclude'];

/** Targeting dimensions of each kind of inventory. */
export const targeting = {
  page: [...PLACES, ...PEOPLE, ...DEVICES, ...WORDS, ...SHOWS, 'property_list'],
  video: [...PLACES, ...PEOPLE, ...DEVICES, ...SHOWS, 'property_list'],
  screen: [...PLACES, ...PEOPLE, ...SHOWS],
  sound: [...PLACES, ...PEOPLE, ...SHOWS, 'device_type', 'device_type_exclude'],
  outdoors: [...PLACES, 'daypart_targets'],
  shop: [
    ...PLACES,
    'audience_include',
    'audience_exclude',
    'keyword_targets',
    'negative_keywords',
    'frequency_cap',
  ],
  broadcast: ['geo_countries', 'geo_regions', 'geo_metros', 'daypart_targets'],
  letter: ['geo_countries', 'geo_countries_exclude', 'language', 'audience_include', 'audience_exclude'],
} as const satisfies Record<string, Targeting>;

const always: EnumsAvailableMetric[] = ['impressions', 'spend', 'cpm'];
const reach: EnumsAvailableMetric[] = ['reach', 'frequency'];
const clicks: EnumsAvailableMetric[] = ['clicks', 'ctr', 'cost_per_click'];
const watched: EnumsAvailableMetric[] = [
  ...(['views', 'completed_views', 'completion_rate', 'cost_per_completed_view', 'quartile_data'] as const),
];
const sales: EnumsAvailableMetric[] = ['conversions', 'conversion_value', 'roas', 'cost_per_acquisition'];

export const metrics = {
  page: [...always, ...clicks, ...reach, 'viewability', ...sales],
  video: [...always, ...clicks, ...reach, 'viewability', ...watched, ...sales],
  screen: [...always, ...reach, 'viewability', ...watched],
  sound: [...always, ...reach, ...watched, 'clicks'],
  outdoors: [...always, ...reach, 'plays'],
  shop: [...always, ...clicks, 'viewability', ...sales],
  broadcast: [...always, ...reach, 'grps'],
  letter: [...always, ...clicks],
  social: [
    ...always,
    ...clicks,
    ...reach,
    'viewability',
    ...watched,
    'engagements',
    'engagement_rate',
    ...sales,
  ],
} as const satisfies Record<string, EnumsAvailableMetric[]>;

/** Reporting by hour and by day, in UTC. */
export const reports = (
  available: readonly EnumsAvailableMetric[],
  more: Partial<CoreReportingCapabilities> = {},
): CoreReportingCapabilities => ({
  available_reporting_frequencies: ['hourly', 'daily', 'monthly'],
  expected_delay_minutes: 60,
  timezone: 'UTC',
  supports_webhooks: true,
  available_metrics: [...new Set(available)],
  supports_creative_breakdown: true,
  supports_device_type_breakdown: true,
  supports_geo_breakdown: { country: true },
  date_range_support: 'date_range',
  windowed_pull_granularities: ['hourly', 'daily'],
  ...more,
});

const byHarbourLane = <Id extends string>(metric_id: Id) => ({ vendor: { ...MEASURING_VENDOR }, metric_id });

/** Metrics that the publisher measures itself, in addition to the standard ones. */
export const measuredHere: NonNullable<CoreReportingCapabilities['vendor_metrics']> = [
  byHarbourLane('attention_index'),
  byHarbourLane('quality_impressions'),
];
export const attentionGoal: NonNullable<CoreProduct['vendor_metric_optimization']> = {
  supported_metrics: [{ ...byHarbourLane('attention_index'), supported_targets: ['threshold_rate'] }],
};

type Money = { readonly currency: string; readonly least?: number };
const least = ({ currency, least: min }: Money) => ({
  currency,
  ...(min === undefined ? {} : { min_spend_per_package: min }),
});

/** A fixed price. */
export const fixed = (
  pricing_model: 'cpm' | 'vcpm' | 'cpc' | 'cpcv',
  fixed_price: number,
  money: Money,
): CorePricingOption => ({
  pricing_option_id: `${pricing_model}_${money.currency.toLowerCase()}_fixed`,
  pricing_model,
  fixed_price,
  ...least(money),
});

/** A price set by an auction, at or above a floor. A bid is the maximum price. */
export const auction = (
  pricing_model: 'cpm' | 'vcpm' | 'cpc' | 'cpcv',
  floor_price: number,
  [p25, p50, p75, p90]: readonly [number, number, number, number],
  money: Money,
): CorePricingOption => ({
  pricing_option_id: `${pricing_model}_${money.currency.toLowerCase()}_auction`,
  pricing_model,
  floor_price,
  max_bid: true,
  price_guidance: { p25, p50, p75, p90 },
  ...least(money),
});

/** Terms of guaranteed delivery. */
export const promised: Pick<CoreProduct, 'cancellation_policy' | 'measurement_terms'> = {
  cancellation_policy: {
    notice_period: { interval: 7, unit: 'days' },
    cancellation_fee: { type: 'percent_remaining', rate: 0.25 },
  },
  measurement_terms: {
    billing_measurement: { vendor: { domain: 'tallyhouse.example' }, max_variance_percent: 10 },
    makegood_policy: { available_remedies: ['additional_delivery', 'credit'] },
  },
};

/** Performance standard for guaranteed ads: minimum viewability, from 0 to 1. For video, see `watchedThrough`. */
export const seen = (threshold: number): NonNullable<CoreProduct['performance_standards']> => [
  { metric: 'viewability', threshold, vendor: { domain: 'tallyhouse.example' } },
];
export const watchedThrough = (threshold: number): NonNullable<CoreProduct['performance_standards']> => [
  { metric: 'completion_rate', threshold, vendor: { domain: 'tallyhouse.example' } },
];

export const anyLandingPage: NonNullable<CoreProduct['creative_policy']> = {
  co_branding: 'optional',
  landing_page: 'any',
  templates_available: false,
};

export const COUNTRIES = {
  america: { US: 88, CA: 12 },
  english: { US: 62, GB: 20, CA: 10, AU: 8 },
  german: { DE: 76, AT: 14, CH: 10 },
  europe: { DE: 34, FR: 24, GB: 18, NL: 12, ES: 12 },
} as const;
export const DEVICE_MIX = {
  page: { mobile: 62, desktop: 30, tablet: 8 },
  app: { mobile: 88, tablet: 12 },
  office: { desktop: 61, mobile: 34, tablet: 5 },
  television: { ctv: 100 },
  speaker: { mobile: 71, desktop: 17, unknown: 12 },
  outdoors: { dooh: 100 },
} as const satisfies Record<string, Inventory['devices']>;
