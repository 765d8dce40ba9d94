import type { CoreFormat, CoreFormatAsset, CoreProduct } from '../../../generated/types/core.ts';
import { clip } from '../../domain/findings.ts';
import { isObject, type Json } from '../../domain/json/values.ts';
import { asFormat, asProduct } from '../../domain/products/shape.ts';
import {
  type CatalogReport,
  checkPrices,
  checkProduct,
  type KnownFormats,
  readInventory,
} from './check-products.ts';
import type { Catalog, CatalogDocument, CatalogProduct } from './document.ts';

export type CatalogRead =
  | { readonly ok: true; readonly catalog: Catalog }
  | { readonly ok: false; readonly problems: readonly string[] };

const LONGEST_PROBLEM = 300;
const MOST_PROBLEMS = 100;

/**
 * Validates a catalog that an operator wrote. Each problem is one line that begins with its place, such as
 * `products[3].pricing_options[0].floor_price`.
 *
 * @param agentUrl becomes the `agent_url` of every format
 */
export function readCatalog(document: unknown, agentUrl: string): CatalogRead {
  const problems: string[] = [];
  const report: CatalogReport = (place, message) => {
    if (problems.length < MOST_PROBLEMS) problems.push(clip(`${place}: ${message}`, LONGEST_PROBLEM));
  };
  if (!isObject(document)) return { ok: false, problems: ['root: must be an object'] };
  for (const name of Object.keys(document)) {
    if (name !== 'formats' && name !== 'products') report(name, 'is not known');
  }
  const written = {
    formats: entries(document, 'formats', report),
    products: entries(document, 'products', report),
  };
  const formats = written.formats.flatMap((entry, i) =>
    readFormat(entry, agentUrl, within(report, `formats[${i}]`)),
  );
  const sound = new Map(formats.map((format) => [format.format_id.id, format]));
  // An invalid format is known too: it must not be reported as missing.
  const known = new Map(
    written.formats.map(({ format_id: id }) => [String(id), sound.get(String(id)) ?? null]),
  );
  const products = written.products.flatMap((entry, i) =>
    readProduct(entry, agentUrl, known, within(report, `products[${i}]`)),
  );
  const twice = (list: 'formats' | 'products', id: string) =>
    checkUnique(
      written[list].map((entry) => entry[id]),
      (i, name) => report(`${list}[${i}].${id}`, `${name} is used twice`),
    );
  twice('formats', 'format_id');
  twice('products', 'product_id');
  return problems.length > 0 ? { ok: false, problems } : { ok: true, catalog: { formats, products } };
}

/** Converts a document that is known to be valid. The built-in documents are valid, because tests validate them. */
export const placeCatalog = ({ formats, products }: CatalogDocument, agentUrl: string): Catalog => ({
  formats: formats.map((entry) => placedFormat(entry, agentUrl) as CoreFormat),
  products: products.map(({ inventory, ...entry }) => ({
    product: placedProduct(entry, entry.format_ids, agentUrl) as CoreProduct,
    inventory,
  })),
});

function placedFormat(entry: Json, agentUrl: string): object {
  const assets: unknown[] = Array.isArray(entry.assets) ? entry.assets : [];
  return {
    ...entry,
    format_id: { agent_url: agentUrl, id: entry.format_id },
    assets_required: assets.filter((asset) => isObject(asset) && asset.required === true),
  };
}

function placedProduct(entry: Json, formatIds: readonly string[], agentUrl: string): object {
  const named = (id: unknown) => (typeof id === 'string' ? { agent_url: agentUrl, id } : id);
  return {
    ...entry,
    format_ids: formatIds.map(named),
    ...(Array.isArray(entry.format_options)
      ? { format_options: entry.format_options.map((option: unknown) => withRefs(option, named)) }
      : {}),
  };
}

function readFormat(entry: Json, agentUrl: string, report: CatalogReport): CoreFormat[] {
  const { format_id: id } = entry;
  if (typeof id !== 'string') {
    report('format_id', id === undefined ? 'is required' : 'must be a string');
    return [];
  }
  if (entry.assets_required !== undefined)
    report('assets_required', 'follows from assets and must be left out');
  const read = asFormat(placedFormat(entry, agentUrl));
  if (!read.ok) {
    for (const { place, message } of read.problems) {
      if (!place.startsWith('assets_required'))
        report(place.replace(/^format_id\.id$/, 'format_id'), message);
    }
    return [];
  }
  const whole = read.value;
  if (whole.assets_required.length === 0) report('assets', 'must have an item that is required');
  checkUnique(whole.assets.map(assetName), (i, name) => report(`assets[${i}]`, `${name} is used twice`));
  return [whole];
}

const assetName = (asset: CoreFormatAsset): string =>
  asset.item_type === 'individual' ? asset.asset_id : asset.asset_group_id;

function readProduct(
  { inventory, ...entry }: Json,
  agentUrl: string,
  formats: KnownFormats,
  report: CatalogReport,
): CatalogProduct[] {
  const ids = entry.format_ids;
  if (!Array.isArray(ids) || ids.some((id) => typeof id !== 'string')) {
    report('format_ids', ids === undefined ? 'is required' : 'must be a list of names of formats');
    return [];
  }
  const read = asProduct(placedProduct(entry, ids, agentUrl));
  for (const { place, message } of read.ok ? [] : read.problems) {
    report(place.replace(/^(format_ids\[\d+\])\.id$/, '$1'), message);
  }
  const stock = readInventory(inventory, within(report, 'inventory'));
  // Rules between fields can be checked only if the fields are valid.
  if (!read.ok || stock === undefined) return [];
  checkProduct(read.value, stock, formats, report);
  checkPrices(read.value, stock, report);
  return [{ product: read.value, inventory: stock }];
}

/** A format option whose `v1_format_ref` has full format ids. */
function withRefs(option: unknown, named: (id: unknown) => unknown): unknown {
  if (!isObject(option) || !Array.isArray(option.v1_format_ref)) return option;
  return { ...option, v1_format_ref: option.v1_format_ref.map(named) };
}

function entries(document: Json, name: string, report: CatalogReport): Json[] {
  const value = document[name];
  if (!Array.isArray(value) || value.length === 0) {
    report(name, 'must be a list with at least 1 item');
    return [];
  }
  return value.map((item, i) => {
    if (!isObject(item)) report(`${name}[${i}]`, 'must be an object');
    return isObject(item) ? item : {};
  });
}

function checkUnique(names: readonly unknown[], report: (index: number, name: string) => void): void {
  for (const [i, name] of names.entries()) {
    if (typeof name === 'string' && names.indexOf(name) < i) report(i, name);
  }
}

const within =
  (report: CatalogReport, prefix: string): CatalogReport =>
  (place, message) =>
    report(place === '' ? prefix : `${prefix}.${place}`, message);
