import type { Offer } from '../product.ts';

/** What tells of prices and terms, which only accounts are told. */
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

/** Offers that everybody may see: the standard ones (specification, "get_products"). */
export const standardOffers = (offers: readonly Offer[]): Offer[] =>
  offers.filter(({ accounts, product }) => accounts === null && product.is_custom !== true);

/** A product without its prices and terms. */
export const reducedProduct = (product: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(product).filter(([name]) => !CONFIDENTIAL.includes(name)));

/** Fields that every product is answered with. */
const ALWAYS = [
  ...['product_id', 'name', 'description', 'publisher_properties', 'delivery_type'],
  ...['reporting_capabilities', 'format_ids', 'format_options'],
];

/** A product with the fields that are asked for, and those without which it would be none. */
export const projected = (
  product: Readonly<Record<string, unknown>>,
  fields: readonly string[] | undefined,
): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(product).filter(
      ([name]) => fields === undefined || ALWAYS.includes(name) || fields.includes(name),
    ),
  );
