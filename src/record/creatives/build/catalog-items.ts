import { itemId } from '../../../domain/catalogs/identity.ts';
import { type CatalogItem, catalogItemOf } from '../../../domain/creatives/build/material.ts';
import { textOf } from '../../../domain/creatives/library/asset-rule.ts';
import { isObject, type Json, objectsIn } from '../../../domain/json/values.ts';
import type { Tables } from '../../../store/index.ts';

/** Items of one build; more are never shown. */
const MOST_ITEMS = 50;

export type BuildCatalog = {
  /** Null for items that came with the request. */
  readonly id: string | null;
  readonly type: string;
  readonly items: readonly CatalogItem[];
};

/**
 * The catalog that a build is about: the one of an asset, with its items or by its identifier; one whose identifier the
 * message names; else the newest of the account when the message speaks of a catalog.
 */
export async function catalogFor(
  given: Json,
  message: string,
  owner: { readonly principalId: string; readonly accountId: string } | null,
  store: Tables,
): Promise<BuildCatalog | null> {
  const asset = Object.values(given)
    .flat()
    .filter(isObject)
    .find(({ asset_type }) => asset_type === 'catalog');
  const inline = objectsIn(asset?.items);
  if (asset !== undefined && inline.length > 0) {
    const items = inline
      .slice(0, MOST_ITEMS)
      .map((item, at) => catalogItemOf(idOf(item) ?? `item_${at + 1}`, item));
    return { id: null, type: textOf(asset.type) ?? 'product', items };
  }
  if (owner === null) return null;
  const { principalId, accountId } = owner;
  const catalogs = await store.buyerCatalogs.list(principalId, accountId);
  const named = textOf(asset?.catalog_id);
  const chosen =
    catalogs.find(({ id }) => id === named) ??
    catalogs.find(({ id }) => id.length > 2 && message.includes(id)) ??
    (asset !== undefined || /\b(?:catalog|catalogue|products?|items?)\b/i.test(message)
      ? catalogs.at(-1)
      : undefined);
  if (chosen === undefined) return null;
  const items = await store.buyerCatalogs.firstItems(principalId, accountId, chosen.id, MOST_ITEMS);
  return {
    id: chosen.id,
    type: chosen.type,
    items: items.map(({ id, content }) => catalogItemOf(id, content)),
  };
}

const ID_FIELDS = ['item_id', 'sku', 'id', 'offering_id', 'gtin'];
const idOf = (item: Json): string | null => itemId(item, ID_FIELDS);
