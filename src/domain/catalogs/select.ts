import type { CoreCatalog } from '../../../generated/types/schemas.ts';
import { idFields, isCatalogType, itemId, type SyncedItem } from './identity.ts';

type Selectors = Pick<
  CoreCatalog,
  'type' | 'content_id_type' | 'ids' | 'gtins' | 'tags' | 'category' | 'query'
>;

/** The selectors of a catalog that no schema has checked; null when it does not say what its items are. */
export function selectorsIn(catalog: Readonly<Record<string, unknown>>): Selectors | null {
  const { type } = catalog;
  if (!isCatalogType(type)) return null;
  const texts = (name: string) => (Array.isArray(catalog[name]) ? { [name]: textsOf(catalog[name]) } : {});
  const text = (name: string) => (typeof catalog[name] === 'string' ? { [name]: catalog[name] } : {});
  return {
    type,
    ...text('content_id_type'),
    ...texts('ids'),
    ...texts('gtins'),
    ...texts('tags'),
    ...text('category'),
    ...text('query'),
  };
}

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
