import { protocol } from '../../../generated/protocol.ts';
import { RETENTION_SECONDS } from '../creatives/building/variant.ts';
import { MOST_CREATIVES, MOST_VARIANTS } from '../creatives/transformers.ts';
import { type AgentDeclaration, DAYS_WITHOUT_CREATIVES } from '../declaration/agent-profile.ts';
import { type BrandCatalogRead, readBrandCatalog } from '../declaration/brand-catalog.ts';
import { ownMeasurement } from '../measurement/metrics.ts';
import { builtInRights } from '../rights/built-in-catalog.ts';
import { readRightsCatalog } from '../rights/offering.ts';
import { builtInHouse, builtInSeller, builtInTalents } from './built-in-brands.ts';

const MATCH_TYPES: ['broad', 'phrase', 'exact'] = ['broad', 'phrase', 'exact'];

/** Media buying as the embedded platform and the catalog that comes with this program support it. */
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
      'harbourlane.example',
      'pantryandpine.example',
      'trailandtide.example',
      'touchline.example',
      'ledgerandloom.example',
      'lanternplay.example',
      'lanternone.example',
      'saltwaterradio.example',
      'quietfrequency.example',
      'kerbside.example',
      'greenbasket.example',
      'thicket.example',
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

/** A picture of 300 by 250 pixels, the format that most display products begin with. */
const imageKind = {
  format_kind: 'image',
  params: {
    width: 300,
    height: 250,
    image_formats: ['jpg', 'png', 'webp'],
    slots: [{ asset_group_id: 'image_main', asset_type: 'image', required: true }],
  },
} as const;

/**
 * The houses that the agent serves when its operator configures no file. The first is the house that the
 * agent represents.
 */
const houses = [builtInSeller, builtInHouse, builtInTalents].map(readHouse);

const brands = new Map(houses.flatMap((house) => [...house.brands]));
const rights = rightsOf(builtInRights);

/** The declaration without a profile file: everything that works, and nothing else. */
export const builtInProfile: AgentDeclaration = {
  idempotency: { supported: true, replay_ttl_seconds: 86_400, in_flight_max_seconds: 60 },
  supported_protocols: ['media_buy', 'creative', 'signals', 'brand', 'measurement'],
  specialisms: [
    ...(['sales-guaranteed', 'sales-non-guaranteed', 'sales-broadcast-tv', 'sales-proposal-mode'] as const),
    ...(['audience-sync', 'governance-aware-seller', 'signal-marketplace', 'signal-owned'] as const),
    'brand-rights',
    ...(['sales-catalog-driven', 'sales-social'] as const),
    ...(['creative-template', 'creative-generative', 'creative-ad-server', 'creative-transformers'] as const),
  ],
  account: {
    supported_billing: ['operator', 'agent', 'advertiser'],
    require_operator_auth: false,
    required_for_products: false,
    account_financials: true,
    sandbox: true,
  },
  media_buy: builtInMediaBuy,
  creative: {
    supports_compliance: true,
    has_creative_library: true,
    supports_generation: true,
    supports_transformation: true,
    supports_transformers: true,
    supports_refinement: true,
    supports_spend_controls: true,
    refinable_retention_seconds: RETENTION_SECONDS,
    multiplicity: {
      supports_catalog_fanout: true,
      max_creatives_limit: MOST_CREATIVES,
      supports_variants: true,
      max_variants_limit: MOST_VARIANTS,
      variant_dimensions: ['voice', 'theme', 'best_of_n', 'transformer_config', 'custom'],
    },
    bills_through_adcp: true,
    supported_formats: [{ capability_id: 'image_300x250', format: imageKind }],
  },
  signals: {
    data_provider_domains: [
      'meridianauto.example',
      'cartwright.example',
      'clickharbour.example',
      'waypoint.example',
      'farwind.example',
      'skylineconditions.example',
      'hearthstone.example',
      'ledgerline.example',
      'boardwalkgraph.example',
      'civicatlas.example',
      'lumenpanel.example',
      'playfield.example',
      'clearwell.example',
    ],
    discovery_modes: ['brief', 'wholesale'],
  },
  wholesale_feed_versioning: { supported: true, pricing_version_separate: true, cache_scope_account: true },
  wholesale_feed_webhooks: {
    supported: true,
    event_types: [
      ...(['product.created', 'product.updated', 'product.priced', 'product.removed'] as const),
      ...(['signal.created', 'signal.updated', 'signal.priced', 'signal.removed'] as const),
      'wholesale_feed.bulk_change',
    ],
  },
  webhook_signing: {
    supported: true,
    profile: protocol.webhookSigningTag,
    algorithms: ['ed25519'],
    legacy_hmac_fallback: true,
  },
  brand: {
    description:
      'Identity of the brands of Harbour Lane Media and Meadowlark Foods, and rights of Northlight Rights: houses made up for trying things out.',
    rights: true,
    right_types: ['talent', 'character', 'brand_ip', 'music', 'stock_media'],
    available_uses: [...new Set([...rights.values()].flatMap(({ available_uses: uses }) => uses))].sort(),
    generation_providers: ['voices.example', 'pictures.example'],
  },
  measurement: ownMeasurement,
  holds: { days_without_creatives: DAYS_WITHOUT_CREATIVES },
  experimental_features: ['brand.rights_lifecycle', 'measurement.core'],
  extensions_supported: [],
  catalogs: {
    brands,
    rights,
    houses: houses.map(({ house }) => house),
    products: 'built-in',
    signals: 'built-in',
  },
};

function readHouse(document: object): Extract<BrandCatalogRead, { ok: true }> {
  const read = readBrandCatalog(document);
  if (!read.ok) throw new Error(`a built-in house is invalid: ${read.problems.join('; ')}`);
  return read;
}

function rightsOf(document: object) {
  const read = readRightsCatalog(document, brands);
  if (!read.ok) throw new Error(`the built-in rights are invalid: ${read.problems.join('; ')}`);
  return read.rights;
}
