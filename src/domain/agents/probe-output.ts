import type { RegistryProbedProduct } from '../../../generated/types/registry.ts';
import { objectOf } from '../json/values.ts';
import {
  type ForeignJson,
  foreignList,
  isScriptLike,
  plain,
  shortText,
  shortTexts,
} from '../net/foreign-answer.ts';

/** Limits of what a public probe returns from an agent: number of items, and bytes of JSON. */
const MOST_ITEMS = 200;
const MOST_BYTES = 512 * 1024;
const LONGEST_TEXT = 2000;
const MOST_DEPTH = 6;
const MOST_KEYS = 64;

/** A short form of a product. Null when it has no usable `product_id`. */
export function shortProduct(
  value: unknown,
): (ForeignJson & Pick<RegistryProbedProduct, 'product_id'>) | null {
  const product = objectOf(value);
  const id = shortText(product.product_id, 256);
  if (id === undefined) return null;
  const price = objectOf(foreignList(product.pricing_options)[0] ?? objectOf(product.pricing));
  const property = objectOf(foreignList(product.publisher_properties ?? product.properties)[0]);
  const rate = [price.fixed_price, price.rate, price.floor_price, price.cpm].find(
    (amount) => typeof amount === 'number' && Number.isFinite(amount),
  );
  return {
    product_id: id,
    ...defined({
      name: shortText(product.name, 500),
      description: shortText(product.description, LONGEST_TEXT),
      property_type: shortText(property.property_type ?? property.type, 128),
      property_name: shortText(property.name ?? property.publisher_domain, 500),
      pricing_model: shortText(price.pricing_model, 128),
      base_rate: rate,
      currency: shortText(price.currency, 16),
      delivery_type: shortText(product.delivery_type, 128),
    }),
    format_options: formatNames(product),
    delivery_channels: shortTexts(product.channels, 50),
    targeting_capabilities: targeting(product),
  };
}

function formatNames(product: ForeignJson): string[] {
  const names = [...foreignList(product.format_ids), ...foreignList(product.format_options)].map((format) =>
    typeof format === 'string'
      ? format
      : (objectOf(format).id ?? objectOf(format).format_option_id ?? objectOf(format).format_kind),
  );
  return shortTexts(names, MOST_ITEMS, 256);
}

function targeting({ targeting_capabilities: named, targeting: other }: ForeignJson): string[] {
  const source = named ?? other;
  return Array.isArray(source)
    ? shortTexts(source, MOST_ITEMS)
    : shortTexts(Object.keys(objectOf(source)), MOST_ITEMS);
}

/** A format as the agent describes it, without text that could run and without claims of verification. */
export function shortFormat(value: unknown): ForeignJson | null {
  if (typeof value === 'string') {
    const id = shortText(value, 256);
    return id === undefined ? null : { format_id: id };
  }
  if (Object.keys(objectOf(value)).length === 0) return null;
  const { name, type, format_kind: kind, ...rest } = objectOf(clean(value, MOST_DEPTH));
  return {
    ...rest,
    ...defined({ name: shortText(name, 500), type: shortText(type, 128), format_kind: shortText(kind, 128) }),
  };
}

function clean(value: unknown, depth: number): unknown {
  if (typeof value === 'string') {
    const text = plain(value.slice(0, 4 * LONGEST_TEXT));
    return isScriptLike(text) ? undefined : text.slice(0, LONGEST_TEXT).replace(/[\ud800-\udbff]$/, '');
  }
  if (typeof value !== 'object' || value === null) return value;
  if (depth === 0) return undefined;
  if (Array.isArray(value)) {
    return value
      .slice(0, MOST_ITEMS)
      .map((item) => clean(item, depth - 1))
      .filter((item) => item !== undefined);
  }
  const entries = Object.entries(value)
    .filter(([key]) => isOrdinary(key))
    .slice(0, MOST_KEYS)
    .map(([key, item]) => [key, clean(item, depth - 1)] as const)
    .filter(([, item]) => item !== undefined);
  return Object.fromEntries(entries);
}

/** Whether a key may be returned. A claim of verification is no proof, and a name must be as plain as a text. */
const isOrdinary = (key: string) =>
  !/verif|accredit|badge|__proto__|constructor|prototype/i.test(key) &&
  key.length <= 128 &&
  plain(key) === key &&
  !isScriptLike(key);

/** The first items that fit within the limits. */
export function fittingOutput<T extends ForeignJson>(items: readonly (T | null)[]): T[] {
  const kept: T[] = [];
  let bytes = 0;
  for (const item of items) {
    if (item === null) continue;
    bytes += Buffer.byteLength(JSON.stringify(item)) + 1;
    if (kept.length >= MOST_ITEMS || bytes > MOST_BYTES) break;
    kept.push(item);
  }
  return kept;
}

const defined = (fields: Record<string, unknown>): ForeignJson =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
