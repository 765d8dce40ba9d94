import { type CatalogType, idFields, itemId, type SyncedItem } from '../../catalogs/identity.ts';
import { isObject, type Json } from '../../json/values.ts';
import type { MacroValues } from '../macros/substitute.ts';

/** Items that a catalog asset of a creative stands for, by the slot of the asset. */
export type CatalogItems = ReadonlyMap<string, readonly SyncedItem[]>;

const ID_MACROS: { readonly [T in CatalogType]?: string } = {
  offering: 'OFFERING_ID',
  product: 'SKU',
  inventory: 'SKU',
  store: 'STORE_ID',
  hotel: 'HOTEL_ID',
  flight: 'FLIGHT_ID',
  job: 'JOB_ID',
  vehicle: 'VEHICLE_ID',
  real_estate: 'LISTING_ID',
  education: 'PROGRAM_ID',
  destination: 'DESTINATION_ID',
  app: 'APP_ITEM_ID',
};
const TYPES: ReadonlySet<string> = new Set([...Object.keys(ID_MACROS), 'promotion']);
const isType = (type: unknown): type is CatalogType => typeof type === 'string' && TYPES.has(type);

/** What is shown of an item, and the values of its macros. */
export type ShownItem = {
  readonly name: string;
  readonly description: string;
  readonly price: string;
  readonly imageUrl: string;
  readonly url: string;
  readonly macros: MacroValues;
};

export function shownItem(item: SyncedItem, catalog: Json): ShownItem {
  const type = isType(catalog.type) ? catalog.type : 'product';
  const contentId =
    typeof catalog.content_id_type === 'string' ? { content_id_type: catalog.content_id_type } : {};
  const id = itemId(item, idFields({ type, ...contentId } as Parameters<typeof idFields>[0])) ?? '';
  const price = isObject(item.price) ? item.price : { amount: item.price, currency: item.currency };
  const name = first(item, 'name', 'title') || id;
  const description = first(item, 'description', 'short_description');
  const amount = textOf(price.amount);
  const currency = textOf(price.currency);
  const gtin = textOf(item.gtin);
  const macros = new Map([
    ...entry(ID_MACROS[type], id),
    ...entry('GTIN', gtin),
    ...entry('CATALOG_ID', textOf(catalog.catalog_id)),
    ...entry('ITEM_NAME', name),
    ...entry('ITEM_DESCRIPTION', description),
    ...entry('ITEM_TAGLINE', first(item, 'tagline', 'subtitle')),
    ...entry('ITEM_PRICE', amount),
    ...entry('ITEM_PRICE_CURRENCY', currency),
  ]);
  return {
    name,
    description,
    price: [amount, currency].filter(Boolean).join(' '),
    imageUrl: first(item, 'image_url', 'image_link', 'image', 'thumbnail_url'),
    url: first(item, 'url', 'link', 'landing_page_url', 'product_url'),
    macros,
  };
}

const entry = (name: string | undefined, value: string): [string, string][] =>
  name === undefined || value === '' ? [] : [[name, value]];
const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';
const first = (item: SyncedItem, ...names: string[]): string =>
  names.map((name) => (Object.hasOwn(item, name) ? textOf(item[name]) : '')).find(Boolean) ?? '';
