import type { CoreCatalog } from '../../../generated/types/schemas.ts';
import { idFields, itemId, type SyncedItem } from './identity.ts';

type Selectors = Pick<
  CoreCatalog,
  'type' | 'content_id_type' | 'ids' | 'gtins' | 'tags' | 'category' | 'query'
>;

/** The items that the selectors of a catalog leave; all together hold, of a list one is enough. */
export function selectItems(items: readonly SyncedItem[], catalog: Selectors): readonly SyncedItem[] {
  const { ids, gtins, tags, category, query } = catalog;
  if ([ids, gtins, tags, category, query].every((selector) => selector === undefined)) return items;
  const fields = idFields(catalog);
  const words = (query ?? '').toLowerCase().split(/\s+/).filter(Boolean);
  return items.filter((item) => {
    const text = JSON.stringify(item).toLowerCase();
    return (
      (ids === undefined || ids.includes(itemId(item, fields) ?? '')) &&
      (gtins === undefined || gtins.includes(String(item.gtin ?? ''))) &&
      (tags === undefined || textsOf(item.tags).some((tag) => tags.includes(tag))) &&
      (category === undefined || textsOf(item.category).includes(category)) &&
      words.every((word) => text.includes(word))
    );
  });
}

const textsOf = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).filter((text) => typeof text === 'string');
