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

/** Video products in players of sites and apps. */
export const videoProducts: readonly ProductEntry[] = [
  {
    product_id: 'outstream_video',
    name: 'Video between paragraphs',
    description:
      'Short films that start, without sound, when they scroll into view in articles across the network.',
    publisher_properties: [
      { selection_type: 'all', publisher_domains: ['harbourlane.example', 'trailandtide.example'] },
    ],
    channels: ['olv'],
    delivery_type: 'non_guaranteed',
    video_placement_types: ['standalone'],
    format_ids: ['video_6s', 'video_15s', 'video_vast'],
    pricing_options: [
      auction('cpm', 4, [4.8, 6.5, 9, 14], { currency: 'USD' }),
      auction('cpcv', 0.015, [0.018, 0.024, 0.03, 0.05], { currency: 'USD' }),
    ],
    reporting_capabilities: reports(metrics.video),
    creative_policy: anyLandingPage,
    metric_optimization: {
      supported_metrics: ['completed_views', 'clicks', 'reach'],
      supported_reach_units: ['devices'],
      supported_targets: ['cost_per', 'threshold_rate'],
    },
    conversion_tracking: { action_sources: ['website', 'app'], supported_targets: ['cost_per'] },
    inventory: {
      weekly_impressions: 26_000_000,
      audience: 3_400_000,
      reach_unit: 'devices',
      curve: 'workday',
      utc_offset_hours: -5,
      countries: COUNTRIES.english,
      devices: DEVICE_MIX.page,
      targeting: targeting.video,
    },
  },
  {
    product_id: 'sports_preroll',
    name: 'Match highlights, before the film',
    description:
      'Films before highlights and interviews on Touchline, with a promised number of plays to the end.',
    publisher_properties: [{ selection_type: 'all', publisher_domain: 'touchline.example' }],
    channels: ['olv'],
    delivery_type: 'guaranteed',
    video_placement_types: ['instream'],
    format_ids: ['video_6s', 'video_15s', 'video_30s', 'video_vast'],
    pricing_options: [
      fixed('cpm', 19, { currency: 'USD', least: 1000 }),
      fixed('cpcv', 0.032, { currency: 'USD', least: 1000 }),
      fixed('cpm', 17.5, { currency: 'EUR', least: 1000 }),
    ],
    ...promised,
    performance_standards: watchedThrough(0.7),
    reporting_capabilities: reports(metrics.video),
    creative_policy: anyLandingPage,
    inventory: {
      weekly_impressions: 8_500_000,
      audience: 1_250_000,
      reach_unit: 'devices',
      curve: 'evening',
      utc_offset_hours: 0,
      countries: COUNTRIES.europe,
      devices: DEVICE_MIX.page,
      targeting: targeting.video,
    },
  },
  {
    product_id: 'business_video_views',
    name: 'Business explainers, by the view',
    description:
      'Films beside explainers on tax, hiring and trade in Ledger & Loom; paid once five seconds were watched.',
    publisher_properties: [
      { selection_type: 'by_tag', publisher_domain: 'ledgerandloom.example', property_tags: ['video'] },
    ],
    channels: ['olv'],
    delivery_type: 'non_guaranteed',
    video_placement_types: ['instream', 'accompanying_content'],
    format_ids: ['video_15s', 'video_30s'],
    pricing_options: [
      {
        pricing_option_id: 'cpv_usd_fixed',
        pricing_model: 'cpv',
        currency: 'USD',
        fixed_price: 0.02,
        parameters: { view_threshold: { duration_seconds: 5 } },
      },
    ],
    reporting_capabilities: reports(metrics.video),
    creative_policy: anyLandingPage,
    inventory: {
      weekly_impressions: 3_000_000,
      audience: 350_000,
      reach_unit: 'devices',
      curve: 'workday',
      utc_offset_hours: -5,
      countries: COUNTRIES.english,
      devices: DEVICE_MIX.office,
      targeting: targeting.video,
    },
  },
];
