import type { CoreFormat } from '../../../generated/types/core.ts';
import type { Offer, Product, PublisherSelector } from './product.ts';

/** Fields that reveal prices and terms. Only callers with permission to read products may see them. */
const CONFIDENTIAL = [
  'pricing_options',
  'forecast',
  'product_card',
  'product_card_detailed',
  'allowed_actions',
  'measurement_terms',
  'performance_standards',
  'cancellation_policy',
];

/** Offers that every caller may see: the standard products (specification, "get_products"). */
export const standardOffers = (offers: readonly Offer[]): Offer[] =>
  offers.filter(({ accounts, product }) => accounts === null && product.is_custom !== true);

/** A product without its prices and terms. */
export const reducedProduct = (product: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(product).filter(([name]) => !CONFIDENTIAL.includes(name)));

/** Fields that every product in a response has. */
const ALWAYS = [
  'product_id',
  'name',
  'description',
  'publisher_properties',
  'delivery_type',
  'reporting_capabilities',
  'format_ids',
  'format_options',
];

/** A product with the requested fields and those in `ALWAYS`. */
export const projected = (
  product: Readonly<Record<string, unknown>>,
  fields: readonly string[] | undefined,
): Readonly<Record<string, unknown>> =>
  fields === undefined
    ? product
    : Object.fromEntries(
        Object.entries(product).filter(([name]) => ALWAYS.includes(name) || fields.includes(name)),
      );

/** Metrics that came after release 3.0, which accepts only the metrics of its own list. */
const LATER_METRICS: ReadonlySet<string> = new Set([
  'brand_lift',
  'brand_search_lift',
  'conversion_lift',
  'cost_per_completed_view',
  'cpm',
  'downloads',
  'engagements',
  'follows',
  'foot_traffic',
  'incremental_sales_lift',
  'new_to_brand_units',
  'plays',
  'profile_visits',
  'saves',
  'units_sold',
]);
const LATER_ASSETS: ReadonlySet<string> = new Set(['published_post', 'zip']);

const metricsIn = <T extends string>(metrics: readonly T[]): T[] =>
  metrics.filter((metric) => !LATER_METRICS.has(metric));

type Slot = CoreFormat['assets'][number];

const isKnownSlot = (slot: Slot): boolean =>
  slot.item_type === 'individual'
    ? !LATER_ASSETS.has(slot.asset_type)
    : slot.assets.every(({ asset_type }) => !LATER_ASSETS.has(asset_type));

/**
 * A format in the form of release 3.0, without metrics that came later. Null when it requires an asset type that
 * the release does not know.
 */
export function formatIn30(format: CoreFormat): CoreFormat | null {
  if (!format.assets.every((slot) => isKnownSlot(slot) || !slot.required)) return null;
  // In release 3.0 no value is valid in the list of macros, so the field is left out.
  const { reported_metrics: metrics, supported_macros: _, ...rest } = format;
  return {
    ...rest,
    assets: format.assets.filter(isKnownSlot),
    ...(metrics === undefined ? {} : { reported_metrics: metricsIn(metrics) }),
  };
}

const later = new WeakMap<readonly CoreFormat[], ReadonlySet<string>>();

/** Ids of the formats that release 3.0 cannot express. */
export function laterFormats(formats: readonly CoreFormat[]): ReadonlySet<string> {
  const known =
    later.get(formats) ??
    new Set(formats.filter((format) => formatIn30(format) === null).map(({ format_id }) => format_id.id));
  later.set(formats, known);
  return known;
}

/** Splits a selector of several publishers into one per publisher, the only form that clients of releases accept. */
const oneEach = ({ publisher_domains: domains, ...selector }: PublisherSelector): PublisherSelector[] =>
  domains === undefined ? [selector] : domains.map((publisher_domain) => ({ ...selector, publisher_domain }));

/** A product whose selectors name one publisher each. */
export const withOneSelectorEach = <P extends Partial<Product>>(product: P): P =>
  product.publisher_properties === undefined
    ? product
    : { ...product, publisher_properties: product.publisher_properties.flatMap(oneEach) };

/**
 * A product in the form of release 3.0, except its selectors.
 *
 * @param unknown ids of formats that the release cannot express
 */
export function productIn30<P extends Partial<Product>>(product: P, unknown: ReadonlySet<string>): P {
  const { reporting_capabilities: reporting, format_ids: formats } = product;
  const { format_options: _options, ...named } = product;
  return {
    // Release 3.0 has no format options, only format ids; a product without format ids keeps its options.
    ...((formats === undefined ? product : named) as P),
    ...(reporting === undefined
      ? {}
      : {
          reporting_capabilities: {
            ...reporting,
            available_metrics: metricsIn(reporting.available_metrics),
          },
        }),
    ...(formats === undefined ? {} : { format_ids: formats.filter(({ id }) => !unknown.has(id)) }),
  };
}
