import type { CoreCatalogFieldMapping } from '../../../generated/types/core.ts';
import { readDay, readInstant } from '../text/instant.ts';
import type { SyncedItem } from './identity.ts';

export type Mapped = { readonly item: SyncedItem; readonly problems: readonly string[] };

/** Maximum length, in characters, of a feed value that a transform reads. */
const LONGEST_TEXT = 20_000;

/**
 * Prepares the mappings of a feed. The function returned makes an item of one entry. Fields that no mapping names
 * keep their names.
 */
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

/** Transforms one value of a feed; undefined when the value cannot be transformed. */
type Transform = (value: unknown) => unknown;

function transformOf(mapping: CoreCatalogFieldMapping): Transform {
  if (mapping.transform === undefined) return (value) => value;
  const read = readerOf(mapping, mapping.transform);
  return (value) => (isReadable(value) ? read(value) : undefined);
}

/**
 * Whether a transform reads the value. Arrays and objects are excluded: each mapping that names one would write it
 * out as text.
 */
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
      return (value) => (typeof value === 'string' ? splitAt(value, mapping.separator ?? ',') : undefined);
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

const splitAt = (text: string, separator: string): string[] =>
  text
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== '');

type DatePart = 'YYYY' | 'MM' | 'DD' | 'HH' | 'mm' | 'ss';
const DATE_PARTS = /YYYY|MM|DD|HH|mm|ss/g;

/** Reads a date of a feed. Returns a day or an instant in RFC 3339; undefined when the text is not a date. */
type DateReader = (text: string) => string | undefined;

/**
 * Prepares the reading of one column, because parsing a format and a time zone costs far more than parsing a date.
 *
 * @param format parts YYYY, MM, DD, HH, mm and ss, and the characters between them; RFC 3339 when absent
 * @param timezone IANA name of the time zone for times without an offset; UTC when absent
 */
export function dateReader({
  format,
  timezone = 'UTC',
}: {
  readonly format?: string;
  readonly timezone?: string;
}): DateReader {
  if (format === undefined)
    return (text) => (readDay(text) === null ? readInstant(text)?.toISOString() : text);
  const tokens = dateTokensOf(format);
  const aheadAt = clockOf(timezone);
  return (text) => {
    const parts = datePartsOf(text.trim(), tokens);
    if (parts === undefined) return undefined;
    const day = `${parts.YYYY ?? ''}-${parts.MM ?? ''}-${parts.DD ?? ''}`;
    if (readDay(day) === null) return undefined;
    if (parts.HH === undefined) return day;
    const local = readInstant(`${day}T${parts.HH}:${parts.mm ?? '00'}:${parts.ss ?? '00'}Z`);
    if (local === null || aheadAt === null) return undefined;
    const guess = aheadAt(local);
    // Near a change to or from summer time, the first guess has the offset of the other side of the change.
    return new Date(local.getTime() - aheadAt(new Date(local.getTime() - guess))).toISOString();
  };
}

type Token = { readonly part: DatePart } | { readonly literal: string };

function dateTokensOf(format: string): Token[] {
  const tokens: Token[] = [];
  let end = 0;
  for (const { index, 0: part } of format.matchAll(DATE_PARTS)) {
    if (index > end) tokens.push({ literal: format.slice(end, index) });
    tokens.push({ part: part as DatePart });
    end = index + part.length;
  }
  if (end < format.length) tokens.push({ literal: format.slice(end) });
  return tokens;
}

function datePartsOf(text: string, tokens: readonly Token[]): Partial<Record<DatePart, string>> | undefined {
  const parts: Partial<Record<DatePart, string>> = {};
  let at = 0;
  for (const token of tokens) {
    const expected = 'part' in token ? token.part : token.literal;
    const found = text.slice(at, at + expected.length);
    at += expected.length;
    if ('literal' in token) {
      if (found !== token.literal) return undefined;
    } else {
      if (found.length < expected.length || !/^\d+$/.test(found)) return undefined;
      parts[token.part] = found;
    }
  }
  return at === text.length ? parts : undefined;
}

/** Offset of a time zone at an instant: milliseconds ahead of UTC. Null when the name is not a time zone. */
function clockOf(timeZone: string): ((at: Date) => number) | null {
  const clock = formatterOf(timeZone);
  if (clock === null) return null;
  return (at) => {
    const shown = new Date(`${clock.format(at).replace(' ', 'T')}Z`).getTime();
    return shown - Math.floor(at.getTime() / 1000) * 1000;
  };
}

function formatterOf(timeZone: string): Intl.DateTimeFormat | null {
  try {
    return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  } catch {
    return null;
  }
}
