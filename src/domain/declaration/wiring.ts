import { tasks } from '../../../generated/tasks.ts';
import { type AgentDeclaration, crossBlocks, declaredAt, protocolAreas } from './agent-profile.ts';

/** What this service implements, to check declarations against. */
export type Wiring = {
  /** Tasks with a handler. */
  readonly tasks: ReadonlySet<string>;
  /**
   * Paths of implemented declarations, including everything below them. A word of a list is one more step of
   * the path: `media_buy.buying_modes.wholesale`.
   */
  readonly implemented: readonly string[];
};

/** What this program implements. A new capability needs a row here. */
export const wiring: Wiring = {
  tasks: new Set(Object.keys(tasks)),
  implemented: [
    'account.supported_billing',
    'account.require_operator_auth',
    'account.authorization_endpoint',
    'account.required_for_products',
    'account.account_financials',
    'account.sandbox',
    'brand.description',
    'brand.rights',
    'brand.right_types',
    'brand.available_uses',
    'brand.generation_providers',
    'media_buy.supported_pricing_models',
    'media_buy.buying_modes',
    'media_buy.supports_proposals',
    'media_buy.governance_aware',
    'media_buy.propagation_surfaces.snapshot',
    'media_buy.propagation_surfaces.webhook',
    'media_buy.reporting_delivery_methods.webhook',
    'media_buy.creative_approval_mode',
    'media_buy.features.inline_creative_management',
    'media_buy.features.property_list_filtering',
    'media_buy.features.catalog_management',
    'media_buy.features.committed_metrics_supported',
    'media_buy.features.audience_targeting',
    'media_buy.features.conversion_tracking',
    'media_buy.execution.targeting',
    'media_buy.audience_targeting',
    'media_buy.supported_optimization_metrics',
    'media_buy.vendor_metric_optimization',
    'media_buy.conversion_tracking',
    'media_buy.frequency_capping',
    'media_buy.content_standards.supports_local_evaluation',
    'media_buy.content_standards.supported_channels',
    'media_buy.content_standards.supports_webhook_delivery',
    'media_buy.portfolio',
    'creative.supports_compliance',
    'creative.has_creative_library',
    'creative.supports_generation',
    'creative.supports_transformation',
    'creative.supports_transformers',
    'creative.supports_refinement',
    'creative.supports_spend_controls',
    'creative.refinable_retention_seconds',
    'creative.multiplicity.supports_catalog_fanout',
    'creative.multiplicity.max_creatives_limit',
    'creative.multiplicity.supports_variants',
    'creative.multiplicity.max_variants_limit',
    'creative.multiplicity.variant_dimensions',
    'creative.bills_through_adcp',
    'creative.supported_formats',
    'measurement.metrics',
    'signals.data_provider_domains',
    'signals.discovery_modes',
    'wholesale_feed_versioning',
    'wholesale_feed_webhooks.supported',
    ...['created', 'updated', 'priced', 'removed'].flatMap((change) => [
      `wholesale_feed_webhooks.event_types.product.${change}`,
      `wholesale_feed_webhooks.event_types.signal.${change}`,
    ]),
    'wholesale_feed_webhooks.event_types.wholesale_feed.bulk_change',
    'identity.brand_json_url',
    'identity.key_origins.webhook_signing',
    'identity.key_origins.request_signing',
    'webhook_signing',
    'request_signing',
  ],
};

/** Whether a path, or a path above it, is implemented. */
const isImplemented = ({ implemented }: Wiring, path: string): boolean =>
  implemented.some((known) => path === known || path.startsWith(`${known}.`));

/** Objects whose mere presence is a claim, even when they are empty (specification, "get capabilities"). */
const CLAIMS_BY_PRESENCE: ReadonlySet<string> = new Set([
  'media_buy.content_standards',
  'media_buy.audience_targeting',
  'media_buy.conversion_tracking',
  'media_buy.frequency_capping',
  'media_buy.vendor_metric_optimization',
  'media_buy.execution.trusted_match',
  'media_buy.execution.targeting.keyword_targets',
  'media_buy.execution.targeting.negative_keywords',
]);

const NOTHING = 'is declared, but nothing here honours it';

/** Declarations that nothing implements, one line each; what is below a reported one is not reported again. */
export function unhonoured(profile: AgentDeclaration, wired: Wiring): string[] {
  return ['account', ...protocolAreas, ...crossBlocks].flatMap((block) =>
    inside(declaredAt(profile, block), block, wired),
  );
}

function inside(value: unknown, path: string, wired: Wiring): string[] {
  if (value === undefined || value === false || isImplemented(wired, path)) return [];
  if (Array.isArray(value)) {
    if (value.every((item) => typeof item !== 'string'))
      return value.length > 0 ? [`${path}: ${NOTHING}`] : [];
    return value
      .filter((word) => !isImplemented(wired, `${path}.${word}`))
      .map((word) => `${path}: ${word} ${NOTHING}`);
  }
  if (typeof value !== 'object' || value === null) {
    return isImplemented(wired, `${path}.${value}`) ? [] : [`${path}: ${NOTHING}`];
  }
  const hasPart = wired.implemented.some((known) => known.startsWith(`${path}.`));
  if (CLAIMS_BY_PRESENCE.has(path) && !hasPart) return [`${path}: ${NOTHING}`];
  return Object.entries(value).flatMap(([name, part]) => inside(part, `${path}.${name}`, wired));
}
