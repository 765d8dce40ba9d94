import type { AgentDeclaration } from './agent-profile.ts';

const MATCH_TYPES: ['broad', 'phrase', 'exact'] = ['broad', 'phrase', 'exact'];

/** Media buying as the embedded platform and the catalog that comes with this program honour it. */
export const builtInMediaBuy: NonNullable<AgentDeclaration['media_buy']> = {
  supported_pricing_models: ['cpm', 'vcpm', 'cpc', 'cpcv', 'cpv', 'cpp', 'cpa', 'flat_rate', 'time'],
  buying_modes: ['brief', 'wholesale', 'refine'],
  supports_proposals: true,
  governance_aware: true,
  propagation_surfaces: ['snapshot', 'webhook'],
  reporting_delivery_methods: ['webhook'],
  creative_approval_mode: 'auto_approve',
  features: {
    inline_creative_management: true,
    property_list_filtering: true,
    catalog_management: true,
    committed_metrics_supported: true,
  },
  execution: {
    targeting: {
      geo_countries: true,
      geo_regions: true,
      geo_metros: { vendor_dma: true, uk_itl1: true, uk_itl2: true, eurostat_nuts2: true },
      geo_postal_areas: {
        US: ['zip', 'zip_plus_four'],
        GB: ['outward', 'full'],
        CA: ['fsa', 'full'],
        DE: ['plz'],
        FR: ['code_postal'],
      },
      geo_proximity: {
        radius: true,
        travel_time: true,
        geometry: true,
        transport_modes: ['driving', 'walking', 'cycling', 'public_transport'],
      },
      age_restriction: { supported: true },
      language: true,
      keyword_targets: { supported_match_types: MATCH_TYPES },
      negative_keywords: { supported_match_types: MATCH_TYPES },
    },
  },
  audience_targeting: {
    supported_identifier_types: ['hashed_email', 'hashed_phone'],
    minimum_audience_size: 100,
    matching_latency_hours: { min: 0, max: 1 },
  },
  supported_optimization_metrics: ['clicks', 'views', 'completed_views', 'engagements', 'reach'],
  vendor_metric_optimization: { supported_targets: ['threshold_rate'] },
  conversion_tracking: {
    multi_source_event_dedup: true,
    supported_targets: ['cost_per', 'per_ad_spend', 'maximize_value'],
    supported_hashed_identifiers: ['hashed_email', 'hashed_phone'],
    attribution_windows: [
      {
        post_click: [
          { interval: 7, unit: 'days' },
          { interval: 1, unit: 'days' },
          { interval: 28, unit: 'days' },
        ],
        post_view: [
          { interval: 1, unit: 'days' },
          { interval: 7, unit: 'days' },
        ],
      },
    ],
  },
  frequency_capping: {
    supported_per_units: ['devices', 'individuals', 'households'],
    supported_window_units: ['hours', 'days', 'campaign'],
  },
  content_standards: {
    supports_local_evaluation: false,
    supported_channels: ['display', 'olv', 'ctv'],
    supports_webhook_delivery: true,
  },
  portfolio: {
    publisher_domains: [
      ...['harbourlane.example', 'pantryandpine.example', 'trailandtide.example', 'touchline.example'],
      ...['ledgerandloom.example', 'lanternplay.example', 'lanternone.example', 'saltwaterradio.example'],
      ...['quietfrequency.example', 'kerbside.example', 'greenbasket.example', 'thicket.example'],
      'pocketorchard.example',
    ],
    primary_channels: [
      ...(['display', 'olv', 'ctv', 'linear_tv', 'streaming_audio', 'podcast', 'dooh'] as const),
      ...(['retail_media', 'social', 'email', 'gaming'] as const),
    ],
    primary_countries: ['US', 'CA', 'GB', 'AU', 'DE', 'FR', 'NL', 'ES', 'AT', 'CH'],
    description:
      'Harbour Lane Media, made up for trying things out: its pages, films, stations, screens, letters and shop.',
    advertising_policies: 'Political advertising and gambling are not carried.',
  },
};
