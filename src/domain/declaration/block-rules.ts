import { type AgentDeclaration, declaredAt, isDeclared, lists } from './agent-profile.ts';
import { POSTAL_ALIASES } from './postal-areas.ts';

/**
 * Violations of the rules between parts of the media buying and signals blocks (specification, "media_buy",
 * "signals").
 */
export function mediaBuyProblems(profile: AgentDeclaration): string[] {
  const { media_buy: buying, signals } = profile;
  const offline = lists(profile, 'media_buy.reporting_delivery_methods', 'offline');
  const hasStorage = isDeclared(profile, 'media_buy.offline_delivery_protocols');
  const { min = 0, max } = buying?.audience_targeting?.matching_latency_hours ?? {};
  return [
    ...(hasStorage && !offline
      ? ['media_buy.offline_delivery_protocols: needs offline in media_buy.reporting_delivery_methods']
      : []),
    ...(offline && !hasStorage
      ? ['media_buy.reporting_delivery_methods: offline needs media_buy.offline_delivery_protocols']
      : []),
    ...(max !== undefined && min > max
      ? ['media_buy.audience_targeting.matching_latency_hours: min must be at most max']
      : []),
    ...postalProblems(buying?.execution?.targeting?.geo_postal_areas ?? {}),
    ...(signals?.discovery_modes !== undefined && !signals.discovery_modes.includes('brief')
      ? ['signals.discovery_modes: must list brief, which is always supported']
      : []),
  ];
}

/** An older name of a postal system must not contradict the new name beside it. */
function postalProblems(areas: Readonly<Record<string, unknown>>): string[] {
  return POSTAL_ALIASES.flatMap(({ alias, country, system }) => {
    const systems = areas[country];
    if (areas[alias] !== false || !Array.isArray(systems) || !systems.includes(system)) return [];
    const path = 'media_buy.execution.targeting.geo_postal_areas';
    return [`${path}.${alias}: is false, but ${path}.${country} lists ${system}`];
  });
}

/** Declarations that require another one. */
const NEEDS: readonly (readonly [place: string, needed: string])[] = [
  ['creative.refinable_retention_seconds', 'creative.supports_refinement'],
  ['creative.multiplicity.max_variants_limit', 'creative.multiplicity.supports_variants'],
  ['creative.multiplicity.variant_dimensions', 'creative.multiplicity.supports_variants'],
  ['creative.multiplicity.max_signal_conditions_limit', 'creative.multiplicity.supports_signal_fanout'],
  ['brand.right_types', 'brand.rights'],
  ['brand.available_uses', 'brand.rights'],
  ['brand.generation_providers', 'brand.rights'],
];

type Feature = NonNullable<NonNullable<AgentDeclaration['governance']>['property_features']>[number];

/**
 * Violations of the rules inside the blocks of creatives, brand, governance, measurement and sponsored
 * intelligence.
 */
export function catalogBlockProblems(profile: AgentDeclaration): string[] {
  const { governance, measurement, sponsored_intelligence: sessions, creative } = profile;
  const transports = sessions?.endpoint.transports.map(({ type }) => type) ?? [];
  const preferred = sessions?.endpoint.preferred;
  return [
    ...NEEDS.filter(([place, needed]) => isDeclared(profile, place) && !isDeclared(profile, needed)).map(
      ([place, needed]) => `${place}: needs ${needed}`,
    ),
    ...repeats('creative.supported_formats', 'capability_id', creative?.supported_formats),
    ...(creative?.supported_formats ?? []).flatMap(({ format }, i) =>
      Object.hasOwn(format, 'format_option_id')
        ? [
            `creative.supported_formats[${i}].format.format_option_id: belongs to a product, not to a capability`,
          ]
        : [],
    ),
    ...(['property_features', 'creative_features'] as const).flatMap((name) => [
      ...repeats(`governance.${name}`, 'feature_id', governance?.[name]),
      ...(governance?.[name] ?? []).flatMap((feature, i) =>
        featureProblems(feature, `governance.${name}[${i}]`),
      ),
    ]),
    ...repeats('measurement.metrics', 'metric_id', measurement?.metrics),
    ...(preferred !== undefined && !transports.includes(preferred)
      ? [`sponsored_intelligence.endpoint.preferred: ${preferred} must be one of the transports`]
      : []),
  ];
}

function repeats(path: string, key: string, items: readonly object[] | undefined): string[] {
  const seen = new Set<unknown>();
  return (items ?? []).flatMap((item, i) => {
    const value = (item as Readonly<Record<string, unknown>>)[key];
    const isRepeated = value !== undefined && seen.has(value);
    seen.add(value);
    return isRepeated ? [`${path}[${i}].${key}: is in the list already`] : [];
  });
}

function featureProblems({ type, range, categories }: Feature, path: string): string[] {
  return [
    ...(type === 'quantitative' && range === undefined
      ? [`${path}.range: is required for a quantitative feature`]
      : []),
    ...(type !== 'quantitative' && range !== undefined
      ? [`${path}.range: belongs to a quantitative feature only`]
      : []),
    ...(range !== undefined && range.min > range.max ? [`${path}.range: min must be at most max`] : []),
    ...(type !== 'categorical' && categories !== undefined
      ? [`${path}.categories: belongs to a categorical feature only`]
      : []),
  ];
}

/** Declarations that imply sending webhooks (specification, "webhook_signing"). */
function emissions(profile: AgentDeclaration): string[] {
  return [
    ...(lists(profile, 'media_buy.reporting_delivery_methods', 'webhook')
      ? ['media_buy.reporting_delivery_methods: webhook']
      : []),
    ...(lists(profile, 'media_buy.propagation_surfaces', 'webhook')
      ? ['media_buy.propagation_surfaces: webhook']
      : []),
    ...['media_buy.content_standards.supports_webhook_delivery', 'wholesale_feed_webhooks.supported']
      .filter((path) => isDeclared(profile, path))
      .map((path) => `${path}:`),
  ];
}

/**
 * Violations of the signing rules. An agent that sends webhooks must sign them. A deployment sets
 * `identity.brand_json_url` by itself.
 */
export function signingProblems(profile: AgentDeclaration): string[] {
  const { webhook_signing: webhooks, identity } = profile;
  return [
    ...(webhooks?.supported
      ? []
      : emissions(profile).map((place) => `${place} needs webhook_signing.supported`)),
    ...(webhooks?.supported === false
      ? ['webhook_signing.supported: must be true, or the block left out: unsigned webhooks are not sent']
      : []),
    ...originProblems(identity?.key_origins ?? {}),
    ...listProblems(profile, ''),
    ...listProblems(profile, 'protocol_methods_'),
  ];
}

function originProblems(origins: Readonly<Record<string, string | undefined>>): string[] {
  const { governance_signing: governance, ...others } = origins;
  if (governance === undefined) return [];
  const hostOf = (url: string | undefined) =>
    url
      ?.replace(/^[a-z]+:\/\//i, '')
      .replace(/[/?#].*$/s, '')
      .toLowerCase();
  return Object.entries(others)
    .filter(([, url]) => hostOf(url) === hostOf(governance))
    .map(([name]) => `identity.key_origins.governance_signing: must differ from that of ${name}`);
}

/** `required_for` and `warn_for` must be disjoint subsets of `supported_for`. */
function listProblems(profile: AgentDeclaration, prefix: '' | 'protocol_methods_'): string[] {
  const path = (name: string) => `request_signing.${prefix}${name}`;
  const list = (name: string): readonly string[] => {
    const value = declaredAt(profile, path(name));
    return Array.isArray(value) ? value : [];
  };
  const supported = list('supported_for');
  const warned = list('warn_for');
  const required = list('required_for');
  if (profile.request_signing?.supported === false) {
    return ['supported_for', 'warn_for', 'required_for']
      .filter((name) => list(name).length > 0)
      .map((name) => `${path(name)}: must be empty when request_signing.supported is false`);
  }
  const within = (name: string, words: readonly string[]) =>
    words
      .filter((word) => !supported.includes(word))
      .map((word) => `${path(name)}: ${word} must be in ${path('supported_for')} too`);
  return [
    ...within('required_for', required),
    ...within('warn_for', warned),
    ...warned
      .filter((word) => required.includes(word))
      .map((word) => `${path('warn_for')}: ${word} is in ${path('required_for')} already`),
  ];
}

/** The parts of the offer that callers can read as a whole. */
type WholesaleModes = { readonly products: boolean; readonly signals: boolean };

const NEEDS_PRODUCTS = 'needs wholesale in media_buy.buying_modes';
const NEEDS_SIGNALS = 'needs wholesale in signals.discovery_modes';
const NEEDS_ONE = `${NEEDS_PRODUCTS} or in signals.discovery_modes`;

/**
 * Violations of the wholesale rules: every pushed event needs the wholesale mode in which its data can be
 * read (specification, "wholesale_feed_webhooks").
 */
export function wholesaleProblems(profile: AgentDeclaration): string[] {
  const { wholesale_feed_webhooks: webhooks } = profile;
  const modes = {
    products: lists(profile, 'media_buy.buying_modes', 'wholesale'),
    signals: lists(profile, 'signals.discovery_modes', 'wholesale'),
  };
  return [
    ...eventListProblems(webhooks),
    ...(webhooks?.event_types ?? []).flatMap((event) => eventProblems(event, modes)),
    ...versioningProblems(profile, modes),
  ];
}

function eventListProblems(webhooks: AgentDeclaration['wholesale_feed_webhooks']): string[] {
  const isEmpty = (webhooks?.event_types ?? []).length === 0;
  if (webhooks?.supported === true && isEmpty)
    return [
      'wholesale_feed_webhooks.event_types: is required when wholesale_feed_webhooks.supported is true',
    ];
  if (webhooks?.supported === false && !isEmpty)
    return [
      'wholesale_feed_webhooks.event_types: must be left out when wholesale_feed_webhooks.supported is false',
    ];
  return [];
}

function eventProblems(event: string, { products, signals }: WholesaleModes): string[] {
  const place = `wholesale_feed_webhooks.event_types: ${event}`;
  if (event.startsWith('product.') && !products) return [`${place} ${NEEDS_PRODUCTS}`];
  if (event.startsWith('signal.') && !signals) return [`${place} ${NEEDS_SIGNALS}`];
  return event === 'wholesale_feed.bulk_change' && !products && !signals ? [`${place} ${NEEDS_ONE}`] : [];
}

function versioningProblems(profile: AgentDeclaration, { products, signals }: WholesaleModes): string[] {
  const isSupported = profile.wholesale_feed_versioning?.supported === true;
  const unread = isSupported && !products && !signals;
  const needless = isSupported
    ? []
    : ['pricing_version_separate', 'cache_scope_account']
        .map((name) => `wholesale_feed_versioning.${name}`)
        .filter((path) => isDeclared(profile, path));
  return [
    ...(unread ? [`wholesale_feed_versioning.supported: ${NEEDS_ONE}`] : []),
    ...needless.map((path) => `${path}: must be left out when wholesale_feed_versioning.supported is false`),
  ];
}
