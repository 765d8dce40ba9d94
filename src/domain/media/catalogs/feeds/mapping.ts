import type { CoreCatalogFieldMapping } from '../../../../../generated/types/schemas.ts';
import type { Item } from '../identity.ts';
import { readDate } from './date.ts';

export type Mapped = { readonly item: Item; readonly problems: readonly string[] };

/** An entry of a feed as an item. Fields that no mapping takes keep their names. */
export function mapItem(entry: Item, mappings: readonly CoreCatalogFieldMapping[]): Mapped {
  const taken = new Set(mappings.flatMap(({ feed_field }) => feed_field ?? []));
  const fields = new Map(Object.entries(entry).filter(([name]) => !taken.has(name)));
  const groups = new Map<string, unknown>();
  const problems: string[] = [];
  for (const mapping of mappings) {
    const { feed_field, catalog_field, asset_group_id } = mapping;
    const given = feed_field === undefined ? mapping.value : fieldOf(entry, feed_field);
    const raw = isEmpty(given) ? mapping.default : given;
    if (isEmpty(raw)) continue;
    const value = transform(raw, mapping);
    if (value === undefined)
      problems.push(`${feed_field ?? 'value'} is no ${WANTED[mapping.transform ?? 'split']}.`);
    else if (asset_group_id !== undefined) groups.set(asset_group_id, value);
    else fields.set(catalog_field ?? feed_field ?? 'value', value);
  }
  if (groups.size > 0) fields.set('assets', Object.fromEntries(groups));
  return { item: Object.fromEntries(fields), problems };
}

const WANTED = { date: 'date', divide: 'number', boolean: 'yes or no', split: 'text' } as const;

const fieldOf = (entry: Item, name: string): unknown =>
  Object.hasOwn(entry, name) ? entry[name] : undefined;
const isEmpty = (value: unknown): boolean => value === undefined || value === null || value === '';

/** Undefined for a value that cannot become what is wanted. */
function transform(value: unknown, mapping: CoreCatalogFieldMapping): unknown {
  switch (mapping.transform) {
    case undefined:
      return value;
    case 'divide': {
      const amount = typeof value === 'number' ? value : Number(String(value).trim());
      return Number.isFinite(amount) ? amount / (mapping.by ?? 1) : undefined;
    }
    case 'boolean':
      return BOOLEANS.get(String(value).trim().toLowerCase());
    case 'split':
      return typeof value === 'string' ? partsOf(value, mapping.separator ?? ',') : undefined;
    case 'date':
      return readDate(String(value), mapping);
  }
}

const BOOLEANS = new Map<string, boolean>([
  ...['true', 'yes', 'y', '1', 'on'].map((word) => [word, true] as const),
  ...['false', 'no', 'n', '0', 'off'].map((word) => [word, false] as const),
]);

const partsOf = (text: string, separator: string): string[] =>
  text
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== '');
