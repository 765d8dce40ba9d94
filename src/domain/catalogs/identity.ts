import type { CoreCatalog } from '../../../generated/types/core.ts';

export type SyncedItem = Readonly<Record<string, unknown>>;
export type CatalogType = CoreCatalog['type'];

/** The fields that may identify an item, by the type of the catalog. */
const OWN: { readonly [T in CatalogType]: readonly string[] } = {
  offering: ['offering_id'],
  product: ['sku', 'product_id', 'gtin'],
  inventory: ['inventory_id', 'sku', 'gtin'],
  store: ['store_id'],
  promotion: ['promotion_id'],
  hotel: ['hotel_id'],
  flight: ['flight_id'],
  job: ['job_id'],
  vehicle: ['vehicle_id', 'vin'],
  real_estate: ['listing_id'],
  education: ['program_id'],
  destination: ['destination_id'],
  app: ['app_id'],
};
export const isCatalogType = (value: unknown): value is CatalogType =>
  typeof value === 'string' && Object.hasOwn(OWN, value);

/** Identifier names that feeds use for items of any type. */
const COMMON = ['item_id', 'id'];

/** Fields that may identify the items of a catalog. The first of them that an item has is its identifier. */
export const idFields = ({
  type,
  content_id_type,
}: Pick<CoreCatalog, 'type' | 'content_id_type'>): string[] => [
  ...new Set([...(content_id_type === undefined ? [] : [content_id_type]), ...OWN[type], ...COMMON]),
];

/** The identifier of an item; null when it has none. A number is converted to text. */
export function itemId(item: SyncedItem, fields: readonly string[]): string | null {
  for (const field of fields) {
    const value = Object.hasOwn(item, field) ? item[field] : undefined;
    const id = typeof value === 'number' ? String(value) : typeof value === 'string' ? value : '';
    if (id.trim() !== '') return id;
  }
  return null;
}
