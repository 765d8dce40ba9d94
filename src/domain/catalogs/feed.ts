import { CsvError, parse } from 'csv-parse/sync';
import { Parser } from 'htmlparser2';
import type { CoreCatalog } from '../../../generated/types/core.ts';
import type { EnumsFeedFormat } from '../../../generated/types/enums.ts';
import { exceedsDepth } from '../json/scan.ts';
import { isObject } from '../json/values.ts';
import { itemMapper, type Mapped } from './feed-mapping.ts';
import type { SyncedItem } from './identity.ts';

/** The entries of a feed as written, or why the feed cannot be read. `reason` is a sentence without its subject. */
type ParsedFeed =
  | { readonly ok: true; readonly items: readonly SyncedItem[] }
  | { readonly ok: false; readonly reason: string };

const unread = (reason: string): ParsedFeed => ({ ok: false, reason });

/** Maximum number of entries in one feed; reading stops soon after it. */
const MOST_ENTRIES = 10_000;
/** Maximum nesting of arrays and objects, or of XML elements. */
const MOST_DEPTH = 32;

const LISTS = ['items', 'products', 'jobs', 'listings', 'entries', 'data'];

/** Parses a JSON feed: an array of objects, an object that contains such an array, or one object on each line. */
function parseJsonFeed(text: string): ParsedFeed {
  if (exceedsDepth(text, MOST_DEPTH)) return unread('is nested too deep.');
  const whole = parseJson(text);
  if (whole === undefined) return parseLines(text);
  const list: readonly unknown[] | null = Array.isArray(whole) ? whole : listIn(whole);
  if (list === null) return unread('holds no list of items.');
  return list.every(isObject) ? { ok: true, items: list } : unread('lists an item that is not an object.');
}

function listIn(value: unknown): readonly unknown[] | null {
  if (!isObject(value)) return null;
  const lists = LISTS.map((name) => (Object.hasOwn(value, name) ? value[name] : undefined));
  return lists.find((list) => Array.isArray(list)) ?? null;
}

function parseLines(text: string): ParsedFeed {
  const items: SyncedItem[] = [];
  for (const [line] of text.matchAll(/[^\r\n]+/g)) {
    if (line.trim() === '') continue;
    if (items.length > MOST_ENTRIES) break;
    const item = parseJson(line);
    if (!isObject(item)) return unread('is not JSON.');
    items.push(item);
  }
  return { ok: true, items };
}

/** Undefined when the text is not JSON. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const MOST_COLUMNS = 500;

/**
 * Parses a table feed (RFC 4180) whose first line has the column names. The separator is the first of tab, comma
 * and semicolon that this line contains.
 */
function parseTableFeed(text: string): ParsedFeed {
  const head = /^[^\r\n]*/.exec(text)?.[0] ?? '';
  const separator = ['\t', ',', ';'].find((sign) => head.includes(sign)) ?? ',';
  const rows = readRows(text, separator);
  if (rows === null) return unread('is not a table.');
  const [names, ...lines] = rows;
  if (names === undefined || names.length > MOST_COLUMNS) return unread('has no line of names.');
  const columns = names.map((name) => name.trim().toLowerCase());
  if (columns.some((name) => !/^[a-z_][\w .:-]*$/.test(name))) return unread('has no line of names.');
  if (new Set(columns).size < columns.length) return unread('names a column twice.');
  const items = lines.map((cells) =>
    Object.fromEntries(
      columns.flatMap((name, at) => {
        const cell = cells[at] ?? '';
        return cell === '' ? [] : [[name, cell] as const];
      }),
    ),
  );
  return { ok: true, items };
}

/** The cells of each line that is not empty; null when a quoted cell does not end, or a line has too many cells. */
function readRows(text: string, separator: string): string[][] | null {
  const rows = rowsOf(text, separator);
  return rows === null || rows.some((row) => row.length > MOST_COLUMNS) ? null : rows;
}

function rowsOf(text: string, delimiter: string): string[][] | null {
  try {
    return parse(text, {
      delimiter,
      record_delimiter: ['\r\n', '\n', '\r'],
      // Shops write inches with an unescaped quotation mark: 5" pan.
      relax_quotes: true,
      relax_column_count: true,
      skip_records_with_empty_values: true,
      to: MOST_ENTRIES + 2,
    });
  } catch (cause) {
    if (cause instanceof CsvError) return null;
    throw cause;
  }
}

/** Names of elements that are entries: those of RSS, of Atom, and of feeds that use the name of the thing listed. */
const ENTRIES = ['item', 'entry', 'job', 'product', 'listing', 'vehicle', 'hotel', 'offer', 'store', 'app'];

type Open = { readonly name: string; text: string; readonly children: Map<string, unknown> };

/**
 * Parses an XML feed. Prefixes of names are dropped, and repeated elements become arrays. Entities that a document
 * defines are not expanded, which prevents entity expansion attacks.
 */
function parseXmlFeed(text: string): ParsedFeed {
  const items: SyncedItem[] = [];
  const open: Open[] = [];
  let depth = 0;
  let isTooDeep = false;
  const parser = new Parser(
    {
      onopentag(tag) {
        depth += 1;
        if (depth > MOST_DEPTH) {
          isTooDeep = true;
          // For each further open element, the parser's time grows with the number of elements already open.
          return parser.pause();
        }
        const name = localName(tag);
        if (open.length > 0 || ENTRIES.includes(name)) {
          open.push({ name, text: '', children: new Map() });
        }
      },
      ontext(part) {
        const inner = open.at(-1);
        if (inner !== undefined && !isTooDeep) inner.text += part;
      },
      onclosetag() {
        depth -= 1;
        const done = isTooDeep ? undefined : open.pop();
        if (done === undefined) return;
        const parent = open.at(-1);
        if (parent !== undefined) add(parent.children, done.name, contentOf(done));
        else if (items.length <= MOST_ENTRIES) items.push(Object.fromEntries(done.children));
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.end(text);
  if (isTooDeep) return unread('is nested too deep.');
  return items.length === 0 ? unread('holds no entries.') : { ok: true, items };
}

const localName = (tag: string): string => tag.slice(tag.indexOf(':') + 1).toLowerCase();

const contentOf = ({ text, children }: Open): unknown =>
  children.size === 0 ? text.trim() : Object.fromEntries(children);

function add(children: Map<string, unknown>, name: string, value: unknown): void {
  const before = children.get(name);
  if (before === undefined) children.set(name, value);
  else if (Array.isArray(before)) before.push(value);
  else children.set(name, [before, value]);
}

/** The settings of a catalog that say how its feed is read. */
export type ProductFeedShape = Pick<CoreCatalog, 'feed_format' | 'feed_field_mappings'>;

/** The items of a feed, or why the feed cannot be read. `reason` is a sentence without its subject. */
export type ReadProductFeed =
  | { readonly ok: true; readonly items: readonly Mapped[] }
  | { readonly ok: false; readonly reason: string };

/** Parses a feed and maps its entries. The cost grows with the length of the text times the number of mappings. */
export function readProductFeedText(text: string, shape: ProductFeedShape): ReadProductFeed {
  const { feed_format: format, feed_field_mappings: mappings = [] } = shape;
  const parsed = parseProductFeed(text, format);
  return parsed.ok ? { ok: true, items: parsed.items.map(itemMapper(mappings)) } : parsed;
}

type Syntax = 'json' | 'table' | 'xml';

/** Syntaxes that each feed format may be written in. */
const SYNTAXES: { readonly [F in EnumsFeedFormat]: readonly Syntax[] } = {
  google_merchant_center: ['xml', 'table'],
  facebook_catalog: ['table', 'xml', 'json'],
  shopify: ['json'],
  linkedin_jobs: ['xml'],
  tiktok_shop: ['table', 'xml', 'json'],
  pinterest_catalog: ['table', 'xml'],
  openai_product_feed: ['json', 'table', 'xml'],
  custom: ['json', 'table', 'xml'],
};

const parsers = { json: parseJsonFeed, table: parseTableFeed, xml: parseXmlFeed } as const;

/** Parses a feed. A feed without a declared format may have any of the syntaxes. */
export function parseProductFeed(text: string, format: EnumsFeedFormat = 'custom'): ParsedFeed {
  const trimmed = text.replace(/^\ufeff/, '').trimStart();
  if (trimmed === '') return unread('is empty.');
  const syntax = syntaxOf(trimmed);
  if (!SYNTAXES[format].includes(syntax))
    return unread(`is not written as ${SYNTAXES[format].join(' or ')}.`);
  const parsed = parsers[syntax](trimmed);
  if (!parsed.ok) return parsed;
  if (parsed.items.length === 0) return unread('holds no items.');
  return parsed.items.length > MOST_ENTRIES ? unread(`holds more than ${MOST_ENTRIES} items.`) : parsed;
}

/** Syntax of a feed, by its first character: neither JSON nor XML means a table. */
const syntaxOf = (text: string): Syntax =>
  /^[[{]/.test(text) ? 'json' : text.startsWith('<') ? 'xml' : 'table';

/** `reason` completes a sentence about the feed that begins with "it". */
export type FetchedCatalog =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly reason: string };

/** The port through which feeds of buyers' catalogs are read. */
export type ProductFeeds = {
  /** Fetches the text of a buyer's catalog feed, without parsing it. */
  fetchCatalog(url: string): Promise<FetchedCatalog>;
  /** Parses the text of a feed without blocking other requests. */
  readFeed(text: string, shape: ProductFeedShape): Promise<ReadProductFeed>;
};
