import type { CoreCatalogFieldMapping } from '../../../../generated/types/schemas.ts';
import type { SyncedItem } from '../identity.ts';
import { type DateReader, dateReader } from './date.ts';

export type Mapped = { readonly item: SyncedItem; readonly problems: readonly string[] };

/** Longest text of a feed that is taken apart or read as something else, in characters. */
const LONGEST_TEXT = 20_000;

/** Prepares the mappings of a feed: the result makes an item of an entry. Fields that no mapping takes keep their names. */
export function itemMapper(mappings: readonly CoreCatalogFieldMapping[]): (entry: SyncedItem) => Mapped {
  const taken = new Set(mappings.flatMap(({ feed_field }) => feed_field ?? []));
  const prepared = mappings.map((mapping) => ({ mapping, transform: transformOf(mapping) }));
  return (entry) => {
    const fields = new Map(Object.entries(entry).filter(([name]) => !taken.has(name)));
    const groups = new Map<string, unknown>();
    const problems: string[] = [];
    for (const { mapping, transform } of prepared) {
      const { feed_field, catalog_field, asset_group_id } = mapping;
      const given = feed_field === undefined ? mapping.value : fieldOf(entry, feed_field);
      const raw = isEmpty(given) ? mapping.default : given;
      if (isEmpty(raw)) continue;
      const value = transform(raw);
      if (value === undefined)
        problems.push(`${feed_field ?? 'value'} must be ${WANTED[mapping.transform ?? 'split']}.`);
      else if (asset_group_id !== undefined) groups.set(asset_group_id, value);
      else fields.set(catalog_field ?? feed_field ?? 'value', value);
    }
    if (groups.size > 0) fields.set('assets', Object.fromEntries(groups));
    return { item: Object.fromEntries(fields), problems };
  };
}

const WANTED = { date: 'a date', divide: 'a number', boolean: 'yes or no', split: 'text' } as const;

const fieldOf = (entry: SyncedItem, name: string): unknown =>
  Object.hasOwn(entry, name) ? entry[name] : undefined;
const isEmpty = (value: unknown): boolean => value === undefined || value === null || value === '';

/** What a mapping makes of a value; undefined for a value that cannot become what is wanted. */
type Transform = (value: unknown) => unknown;

function transformOf(mapping: CoreCatalogFieldMapping): Transform {
  if (mapping.transform === undefined) return (value) => value;
  const read = readerOf(mapping, mapping.transform);
  return (value) => (isReadable(value) ? read(value) : undefined);
}

/** Not lists and objects, which would be written out for each mapping that names them. */
const isReadable = (value: unknown): boolean =>
  typeof value === 'string' ? value.length <= LONGEST_TEXT : typeof value !== 'object';

function readerOf(
  mapping: CoreCatalogFieldMapping,
  transform: NonNullable<CoreCatalogFieldMapping['transform']>,
): Transform {
  switch (transform) {
    case 'divide':
      return (value) => {
        const amount = typeof value === 'number' ? value : Number(String(value).trim());
        return Number.isFinite(amount) ? amount / (mapping.by ?? 1) : undefined;
      };
    case 'boolean':
      return (value) => BOOLEANS.get(String(value).trim().toLowerCase());
    case 'split':
      return (value) => (typeof value === 'string' ? partsOf(value, mapping.separator ?? ',') : undefined);
    case 'date': {
      const read: DateReader = dateReader(mapping);
      return (value) => read(String(value));
    }
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
