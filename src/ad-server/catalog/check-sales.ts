import type { CoreProduct } from '../../../generated/types/core.ts';
import {
  type AgentDeclaration,
  declaredAt,
  isDeclared,
  lists,
} from '../../domain/declaration/agent-profile.ts';
import { exposedTasks } from '../../domain/declaration/obligations.ts';
import { isObject, objectsIn } from '../../domain/json/values.ts';
import type { targetingFields } from '../inventory.ts';
import type { Catalog } from './document.ts';

type Dimension = (typeof targetingFields)[number];

/**
 * Contradictions between a profile and its catalogs, one line each: purchases that could never run, and declarations
 * that no product or signal provides. Both must be valid by themselves.
 *
 * An expired product is no fault: time alone must not keep a service from starting again.
 */
export function salesFaults(profile: AgentDeclaration, catalog: Catalog): string[] {
  return [
    ...(profile.media_buy === undefined ? [] : productFaults(profile, catalog)),
    ...(profile.media_buy === undefined ? [] : unprovided(profile, catalog)),
    ...signalFaults(profile, catalog),
    ...rightsFaults(profile),
  ];
}

/** Faults of single products, each with the file and the place of the product. */
function productFaults(profile: AgentDeclaration, { products, unlisted }: Catalog): string[] {
  const places = placesOf(profile);
  const takesCreatives =
    exposedTasks(profile, 'production').has('sync_creatives') ||
    isDeclared(profile, 'media_buy.features.inline_creative_management');
  return [...products, ...(unlisted?.products ?? [])].flatMap(({ product, inventory }) => {
    const at = (field: string, text: string) => `${places.get(product.product_id)}.${field}: ${text}`;
    return [
      ...(takesCreatives || inventory.runs_without_creatives === true
        ? []
        : [
            at(
              'format_ids',
              'its packages wait for creatives for ever, because callers cannot send any: declare creative.has_creative_library, media_buy.creative_approval_mode or media_buy.features.inline_creative_management in the profile, or set inventory.runs_without_creatives',
            ),
          ]),
      ...modelFaults(profile, product, at),
      ...(product.signal_targeting_allowed === true && profile.catalogs.signals === null
        ? [
            at(
              'signal_targeting_allowed',
              'there are no signals to target: declare signals with catalogs.signals, or leave it out',
            ),
          ]
        : []),
      ...metricFaults(profile, product, at),
    ];
  });
}

type At = (field: string, text: string) => string;

function modelFaults(
  profile: AgentDeclaration,
  { pricing_options: options = [] }: CoreProduct,
  at: At,
): string[] {
  const models = profile.media_buy?.supported_pricing_models;
  if (models === undefined) return [];
  return options.flatMap(({ pricing_model: model }, i) =>
    models.includes(model)
      ? []
      : [
          at(
            `pricing_options[${i}].pricing_model`,
            `${model} is not in media_buy.supported_pricing_models of the profile: add it there, or sell by another model`,
          ),
        ],
  );
}

/** Vendor metrics under the own domain that the profile does not publish, so that no report ever has a value. */
function metricFaults(
  profile: AgentDeclaration,
  { reporting_capabilities: reporting }: CoreProduct,
  at: At,
): string[] {
  const own = profile.catalogs.houses?.[0]?.domain;
  const published = profile.measurement?.metrics.map(({ metric_id: id }) => id) ?? [];
  return (reporting.vendor_metrics ?? []).flatMap(({ vendor, metric_id: id }, i) =>
    vendor.domain.toLowerCase() !== own || published.includes(id)
      ? []
      : [
          at(
            `reporting_capabilities.vendor_metrics[${i}]`,
            `${own} publishes no metric ${id}: add it to measurement.metrics of the profile, or leave it out`,
          ),
        ],
  );
}

function placesOf({ catalogs }: AgentDeclaration): ReadonlyMap<unknown, string> {
  return new Map(
    (catalogs.products ?? []).flatMap(({ path, document }) =>
      objectsIn(isObject(document) ? document.products : []).map(
        (product, i) => [product.product_id, `catalogs.products: ${path}: products[${i}]`] as const,
      ),
    ),
  );
}

/** Targeting that a profile may declare, with the dimensions of which a product must support one. */
const TARGETING: readonly (readonly [declared: string, dimensions: readonly Dimension[]])[] = [
  ['media_buy.execution.targeting.geo_countries', ['geo_countries']],
  ['media_buy.execution.targeting.geo_regions', ['geo_regions']],
  ['media_buy.execution.targeting.geo_metros', ['geo_metros']],
  ['media_buy.execution.targeting.geo_postal_areas', ['geo_postal_areas']],
  ['media_buy.execution.targeting.geo_proximity', ['geo_proximity']],
  ['media_buy.execution.targeting.age_restriction', ['age_restriction']],
  ['media_buy.execution.targeting.language', ['language']],
  ['media_buy.execution.targeting.keyword_targets', ['keyword_targets']],
  ['media_buy.execution.targeting.negative_keywords', ['negative_keywords']],
  ['media_buy.audience_targeting', ['audience_include', 'audience_exclude']],
  ['media_buy.frequency_capping', ['frequency_cap']],
];

/** Declarations about media buying that no listed product provides. */
function unprovided(profile: AgentDeclaration, { products }: Catalog): string[] {
  const supported = new Set<string>(products.flatMap(({ inventory }) => inventory.targeting));
  const models = new Set<string>(
    products.flatMap(({ product }) =>
      (product.pricing_options ?? []).map(({ pricing_model: model }) => model),
    ),
  );
  const goals = new Set<string>(
    products.flatMap(({ product }) => product.metric_optimization?.supported_metrics ?? []),
  );
  const some = (has: (product: CoreProduct) => boolean) => products.some(({ product }) => has(product));
  const fault = (path: string, text: string) => `${path}: ${text}, or leave it out`;
  const absent: readonly (readonly [isAbsent: boolean, path: string, text: string])[] = [
    [
      lists(profile, 'media_buy.reporting_delivery_methods', 'webhook') &&
        !some(({ reporting_capabilities: reporting }) => reporting.supports_webhooks),
      'media_buy.reporting_delivery_methods',
      'webhook is pushed for no product: set reporting_capabilities.supports_webhooks of a product to true',
    ],
    [
      profile.media_buy?.conversion_tracking !== undefined &&
        !some((product) => product.conversion_tracking !== undefined),
      'media_buy.conversion_tracking',
      'no product optimizes for conversions: add conversion_tracking to a product',
    ],
    [
      profile.media_buy?.vendor_metric_optimization !== undefined &&
        !some((product) => product.vendor_metric_optimization !== undefined),
      'media_buy.vendor_metric_optimization',
      'no product optimizes for metrics of vendors: add vendor_metric_optimization to a product',
    ],
  ];
  return [
    ...words(profile, 'media_buy.supported_pricing_models', models).map((model) =>
      fault(
        'media_buy.supported_pricing_models',
        `no product is sold by ${model}: add a price of this model to a product`,
      ),
    ),
    ...words(profile, 'media_buy.supported_optimization_metrics', goals).map((metric) =>
      fault(
        'media_buy.supported_optimization_metrics',
        `no product optimizes for ${metric}: add it to metric_optimization.supported_metrics of a product`,
      ),
    ),
    ...TARGETING.filter(
      ([path, dimensions]) => hasClaim(profile, path) && !dimensions.some((one) => supported.has(one)),
    ).map(([path, [first]]) =>
      fault(path, `no product supports it: add ${first} to inventory.targeting of a product`),
    ),
    ...absent.filter(([isAbsent]) => isAbsent).map(([, path, text]) => fault(path, text)),
  ];
}

/** Words of a declared list that are not in the set. */
function words(profile: AgentDeclaration, path: string, provided: ReadonlySet<string>): string[] {
  const value = declaredAt(profile, path);
  return Array.isArray(value) ? value.map(String).filter((word) => !provided.has(word)) : [];
}

/** Whether anything at the path or below it is claimed; an object of nothing but `false` claims nothing. */
function hasClaim(profile: AgentDeclaration, path: string): boolean {
  const value = declaredAt(profile, path);
  if (!isObject(value)) return isDeclared(profile, path);
  const parts = Object.values(value);
  return (
    parts.length === 0 || parts.some((part) => part !== false && !(Array.isArray(part) && part.length === 0))
  );
}

function signalFaults(profile: AgentDeclaration, { signals }: Catalog): string[] {
  if (profile.signals === undefined || signals === undefined) return [];
  if (signals.signals.length === 0)
    return ['catalogs.signals: no file lists a signal: add one, or leave signals out of supported_protocols'];
  const domains = new Set(signals.signals.flatMap(({ data_provider_domain: domain }) => domain ?? []));
  return words(profile, 'signals.data_provider_domains', domains).map(
    (domain) =>
      `signals.data_provider_domains: no signal of catalogs.signals is of ${domain}: add one, or leave the domain out`,
  );
}

function rightsFaults(profile: AgentDeclaration): string[] {
  const offerings = [...(profile.catalogs.rights?.values() ?? [])];
  if (profile.brand?.rights !== true) return [];
  const provided: readonly (readonly [path: string, words: ReadonlySet<string>])[] = [
    ['brand.right_types', new Set(offerings.map(({ right_type: type }) => type))],
    ['brand.available_uses', new Set(offerings.flatMap(({ available_uses: uses }) => uses))],
    [
      'brand.generation_providers',
      new Set(
        offerings.flatMap(({ generation_providers: providers = [] }) => providers.map((one) => one.provider)),
      ),
    ],
  ];
  return provided.flatMap(([path, set]) =>
    words(profile, path, set).map(
      (word) => `${path}: no offering of catalogs.rights has ${word}: add one, or leave ${word} out`,
    ),
  );
}
