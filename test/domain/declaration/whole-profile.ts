import { protocol } from '../../../generated/protocol.ts';
import { tasks } from '../../../generated/tasks.ts';
import { areas, specialisms } from '../../../src/domain/contract/agent-kinds.ts';
import type { AgentDeclaration } from '../../../src/domain/declaration/agent-profile.ts';
import { checkDeclaration } from '../../../src/domain/declaration/check.ts';
import { obligations, specialismTasks } from '../../../src/domain/declaration/obligations.ts';
import type { Wiring } from '../../../src/domain/declaration/wiring.ts';
import { readDeclaration } from '../../../src/domain/deployment/read.ts';
import { publisherHouse, publisherRights } from '../../support/publisher.ts';

/** Rights of the one house that a profile file names. */
const ownRights = {
  offerings: publisherRights.offerings.filter(
    ({ brand_id: id }: { brand_id: string }) => id === 'meadowlark',
  ),
};

// biome-ignore lint/suspicious/noExplicitAny: tests change parts of every shape
export type Document = any;

const mediaBuying = () => ({
  supported_pricing_models: ['cpm'],
  buying_modes: ['brief', 'wholesale', 'refine'],
  reporting_delivery_methods: ['webhook', 'offline'],
  offline_delivery_protocols: ['s3'],
  supports_proposals: true,
  governance_aware: true,
  propagation_surfaces: ['snapshot', 'webhook'],
  creative_approval_mode: 'auto_approve',
  features: { inline_creative_management: true, property_list_filtering: true, catalog_management: true },
  execution: {
    trusted_match: { surfaces: ['website'] },
    creative_specs: { vast_versions: ['4.2'], vpaid: false },
    targeting: {
      geo_countries: true,
      geo_metros: { vendor_dma: true, uk_itl1: false },
      geo_postal_areas: { US: ['zip'], GB: ['outward'], de_plz: true },
      keyword_targets: { supported_match_types: ['exact'] },
    },
  },
  audience_targeting: {
    supported_identifier_types: ['hashed_email'],
    minimum_audience_size: 1000,
    matching_latency_hours: { min: 1, max: 24 },
  },
  conversion_tracking: { multi_source_event_dedup: true },
  frequency_capping: { supported_per_units: ['individuals'] },
  content_standards: { supports_local_evaluation: true, supports_webhook_delivery: true },
  portfolio: { publisher_domains: ['news.example'], primary_countries: ['DE'] },
});

const creative = () => ({
  supports_compliance: true,
  has_creative_library: true,
  supports_generation: true,
  supports_transformation: true,
  supports_transformers: true,
  supports_refinement: true,
  supports_spend_controls: true,
  supports_evaluator: true,
  refinable_retention_seconds: 3600,
  multiplicity: {
    supports_signal_fanout: true,
    max_signal_conditions_limit: 3,
    supports_variants: true,
    max_variants_limit: 4,
    variant_dimensions: ['voice'],
    selection_strategies: [],
  },
  supported_formats: [
    { capability_id: 'a', format: { format_kind: 'image' } },
    { capability_id: 'b', format: { format_kind: 'image' } },
  ],
  bills_through_adcp: true,
});

/** A profile that declares everything there is, without a contradiction. */
export const wholeDocument = (): Document => ({
  idempotency: { supported: true, replay_ttl_seconds: 86_400, in_flight_max_seconds: 120 },
  supported_protocols: Object.keys(areas),
  specialisms: Object.keys(specialisms),
  account: {
    supported_billing: ['operator', 'agent'],
    require_operator_auth: true,
    authorization_endpoint: 'https://seller.example/authorize',
    required_for_products: true,
    account_financials: true,
    sandbox: true,
  },
  holds: { days_without_creatives: 7 },
  credit: { limit_of_new_accounts: 25_000 },
  media_buy: mediaBuying(),
  signals: { data_provider_domains: ['data.example'], discovery_modes: ['brief', 'wholesale'] },
  creative: creative(),
  governance: {
    aggregation_window_days: 30,
    property_features: [
      { feature_id: 'registry:adult', type: 'binary' },
      { feature_id: 'carbon', type: 'quantitative', range: { min: 0, max: 100 } },
    ],
    creative_features: [{ feature_id: 'mood', type: 'categorical', categories: ['calm', 'loud'] }],
    content_standards: { supported: true, calibration_formats: ['text'] },
    policy_registry: { supported: true, domains: ['campaign'] },
  },
  brand: { rights: true, right_types: ['music'], available_uses: ['sync'], description: 'Brands.' },
  measurement: { metrics: [{ metric_id: 'attention_units' }, { metric_id: 'reach' }] },
  sponsored_intelligence: {
    endpoint: { transports: [{ type: 'mcp', url: 'https://seller.example/sessions' }], preferred: 'mcp' },
    capabilities: {},
  },
  request_signing: {
    supported: true,
    covers_content_digest: 'required',
    supported_for: ['sync_accounts', 'sync_governance'],
    required_for: ['sync_accounts'],
    warn_for: ['sync_governance'],
    protocol_methods_supported_for: ['tasks/cancel', 'tasks/resume'],
    protocol_methods_required_for: ['tasks/cancel'],
    protocol_methods_warn_for: ['tasks/resume'],
  },
  webhook_signing: {
    supported: true,
    profile: protocol.webhookSigningTag,
    algorithms: ['ed25519'],
    legacy_hmac_fallback: false,
  },
  identity: {
    brand_json_url: 'https://seller.example/brand.json',
    key_origins: {
      governance_signing: 'https://governance.seller.example',
      webhook_signing: 'https://keys.seller.example',
    },
  },
  extensions_supported: ['seller'],
  experimental_features: [
    'brand.rights_lifecycle',
    'governance.campaign',
    'measurement.core',
    'trusted_match.core',
    'trusted_match.verified_identity',
    'sponsored_intelligence.core',
    'creative.evaluator',
    'creative.signal_fanout',
  ],
  wholesale_feed_versioning: { supported: true, pricing_version_separate: true, cache_scope_account: true },
  wholesale_feed_webhooks: {
    supported: true,
    event_types: ['product.priced', 'signal.removed', 'wholesale_feed.bulk_change'],
  },
  catalogs: {
    brands: 'brands.json',
    rights: 'rights.json',
    products: 'products.json',
    signals: 'signals.json',
  },
});

/** A wiring in which everything works. */
export const wholeWiring: Wiring = {
  tasks: new Set([
    ...Object.keys(tasks),
    ...Object.values(areas).flatMap((area) => area.tasks),
    ...Object.keys(specialisms).flatMap(specialismTasks),
    ...obligations.flatMap((row) => row.tasks),
  ]),
  implemented: [
    'account',
    ...Object.keys(areas),
    'request_signing',
    'webhook_signing',
    'identity',
    'wholesale_feed_versioning',
    'wholesale_feed_webhooks',
  ],
};

/** The profile of a document that can be read. */
export function profileFrom(document: unknown): AgentDeclaration {
  const read = readDeclaration(document, (path) => ({
    ok: true,
    document: path === 'rights.json' ? ownRights : publisherHouse,
  }));
  if (!read.ok) throw new Error(read.problems.join('\n'));
  return read.profile;
}

/** What is said of a document, by whoever refuses it first. */
export function problemsOf(document: unknown, wired: Wiring = wholeWiring): readonly string[] {
  const read = readDeclaration(document, (path) => ({
    ok: true,
    document: path === 'rights.json' ? ownRights : publisherHouse,
  }));
  return read.ok ? checkDeclaration(read.profile, wired) : read.problems;
}
