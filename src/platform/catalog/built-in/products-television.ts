import type { ProductEntry } from '../document.ts';
import {
  anyLandingPage,
  auction,
  COUNTRIES,
  DEVICE_MIX,
  fixed,
  metrics,
  promised,
  reports,
  targeting,
  watchedThrough,
} from './terms.ts';

const TELEVISION = {
  reach_unit: 'households',
  curve: 'evening',
  devices: DEVICE_MIX.television,
  targeting: targeting.screen,
} as const;

/** Television, streamed and on the air. */
export const televisionProducts: readonly ProductEntry[] = [
  {
    product_id: 'ctv_open',
    name: 'Lantern Play, all programmes',
    description:
      'Breaks in everything that streams on Lantern Play, in an auction. Reaches households without a cable.',
    publisher_properties: [{ selection_type: 'all', publisher_domain: 'lanternplay.example' }],
    channels: ['ctv'],
    delivery_type: 'non_guaranteed',
    video_placement_types: ['instream'],
    format_ids: ['ctv_15s', 'ctv_30s', 'video_vast'],
    pricing_options: [
      auction('cpm', 14, [16, 20, 26, 34], { currency: 'USD' }),
      auction('cpcv', 0.02, [0.022, 0.026, 0.032, 0.045], { currency: 'USD' }),
    ],
    reporting_capabilities: reports(metrics.screen),
    creative_policy: anyLandingPage,
    metric_optimization: {
      supported_metrics: ['completed_views', 'reach'],
      supported_reach_units: ['households'],
    },
    inventory: {
      ...TELEVISION,
      weekly_impressions: 30_000_000,
      audience: 1_900_000,
      utc_offset_hours: -6,
      countries: COUNTRIES.america,
    },
  },
  {
    product_id: 'ctv_prime',
    name: 'Lantern Play, prime time',
    description:
      'Promised breaks between seven and eleven in the evening, in drama and comedy on Lantern Play.',
    publisher_properties: [
      { selection_type: 'by_tag', publisher_domain: 'lanternplay.example', property_tags: ['prime'] },
    ],
    channels: ['ctv'],
    delivery_type: 'guaranteed',
    exclusivity: 'category',
    video_placement_types: ['instream'],
    format_ids: ['ctv_15s', 'ctv_30s'],
    pricing_options: [fixed('cpm', 34, { currency: 'USD', least: 5000 })],
    ...promised,
    performance_standards: watchedThrough(0.92),
    reporting_capabilities: reports(metrics.screen),
    creative_policy: anyLandingPage,
    inventory: {
      ...TELEVISION,
      weekly_impressions: 12_000_000,
      audience: 1_400_000,
      utc_offset_hours: -6,
      countries: COUNTRIES.america,
    },
  },
  {
    product_id: 'ctv_live_sports',
    name: 'Lantern Play, live matches',
    description:
      'First and last break of live football and hockey on Lantern Play; approved by our sales desk.',
    publisher_properties: [
      { selection_type: 'by_tag', publisher_domain: 'lanternplay.example', property_tags: ['live_sports'] },
    ],
    channels: ['ctv'],
    delivery_type: 'guaranteed',
    exclusivity: 'category',
    video_placement_types: ['instream'],
    format_ids: ['ctv_30s'],
    pricing_options: [fixed('cpm', 58, { currency: 'USD', least: 20_000 })],
    ...promised,
    performance_standards: watchedThrough(0.95),
    allowed_actions: [
      { action: 'increase_budget', modes: ['conditional_self_serve'] },
      { action: 'decrease_budget', modes: ['requires_approval'] },
      { action: 'cancel', modes: ['requires_approval'] },
      { action: 'replace_creative', modes: ['self_serve'] },
      { action: 'sync_creatives', modes: ['self_serve'] },
    ],
    reporting_capabilities: reports(metrics.screen),
    creative_policy: anyLandingPage,
    enforced_policies: ['no_betting'],
    inventory: {
      ...TELEVISION,
      weekly_impressions: 4_000_000,
      audience: 950_000,
      utc_offset_hours: -6,
      countries: COUNTRIES.america,
    },
  },
  {
    product_id: 'ctv_europe',
    name: 'Lantern Play Europe',
    description:
      'Promised breaks in films and documentaries on Lantern Play in five countries of Europe, in euros.',
    publisher_properties: [
      { selection_type: 'by_tag', publisher_domain: 'lanternplay.example', property_tags: ['europe'] },
    ],
    channels: ['ctv'],
    delivery_type: 'guaranteed',
    video_placement_types: ['instream'],
    format_ids: ['ctv_15s', 'ctv_30s', 'video_vast'],
    pricing_options: [
      fixed('cpm', 27, { currency: 'EUR', least: 2500 }),
      fixed('cpcv', 0.03, { currency: 'EUR', least: 2500 }),
    ],
    ...promised,
    performance_standards: watchedThrough(0.9),
    reporting_capabilities: reports(metrics.screen),
    creative_policy: anyLandingPage,
    inventory: {
      ...TELEVISION,
      weekly_impressions: 9_000_000,
      audience: 1_150_000,
      utc_offset_hours: 1,
      countries: COUNTRIES.europe,
    },
  },
  {
    product_id: 'tv_evening_news',
    name: 'Lantern One, around the evening news',
    description:
      'Spots in the breaks before and after the half past six news on broadcast television, by rating point.',
    publisher_properties: [
      { selection_type: 'by_id', publisher_domain: 'lanternone.example', property_ids: ['lantern_one'] },
    ],
    channels: ['linear_tv'],
    delivery_type: 'guaranteed',
    format_ids: ['tv_spot_15s', 'tv_spot_30s'],
    pricing_options: [
      {
        pricing_option_id: 'cpp_usd_fixed',
        pricing_model: 'cpp',
        currency: 'USD',
        fixed_price: 620,
        parameters: { demographic_system: 'custom', demographic: 'adults_25_54', min_points: 20 },
        min_spend_per_package: 12_400,
      },
    ],
    ...promised,
    reporting_capabilities: reports(metrics.broadcast, {
      available_reporting_frequencies: ['daily'],
      expected_delay_minutes: 2880,
      measurement_windows: [
        { window_id: 'live', duration_days: 0, expected_availability_days: 2 },
        { window_id: 'live_7', duration_days: 7, expected_availability_days: 10, is_guarantee_basis: true },
      ],
    }),
    creative_policy: anyLandingPage,
    inventory: {
      weekly_impressions: 18_000_000,
      audience: 2_600_000,
      reach_unit: 'individuals',
      curve: 'evening',
      utc_offset_hours: -5,
      countries: { US: 100 },
      devices: DEVICE_MIX.television,
      universe: 4_800_000,
      targeting: targeting.broadcast,
    },
  },
  {
    product_id: 'tv_prime_spots',
    name: 'Lantern One, prime time spots',
    description:
      'Spots in drama and shows between eight and eleven on broadcast television; the order is signed by hand.',
    publisher_properties: [
      { selection_type: 'by_id', publisher_domain: 'lanternone.example', property_ids: ['lantern_one'] },
    ],
    channels: ['linear_tv'],
    delivery_type: 'guaranteed',
    exclusivity: 'category',
    format_ids: ['tv_spot_30s'],
    pricing_options: [fixed('cpm', 22, { currency: 'USD', least: 15_000 })],
    ...promised,
    allowed_actions: [
      { action: 'cancel', modes: ['requires_approval'] },
      { action: 'replace_creative', modes: ['requires_approval'] },
      { action: 'sync_creatives', modes: ['self_serve'] },
    ],
    reporting_capabilities: reports(metrics.broadcast, {
      available_reporting_frequencies: ['daily'],
      expected_delay_minutes: 2880,
      measurement_windows: [
        { window_id: 'live_7', duration_days: 7, expected_availability_days: 10, is_guarantee_basis: true },
      ],
    }),
    creative_policy: anyLandingPage,
    inventory: {
      weekly_impressions: 24_000_000,
      audience: 3_100_000,
      reach_unit: 'individuals',
      curve: 'evening',
      utc_offset_hours: -5,
      countries: { US: 100 },
      devices: DEVICE_MIX.television,
      universe: 4_800_000,
      targeting: targeting.broadcast,
    },
  },
];
