import type { CoreCatalog, EnumsFeedFormat } from '../../../../generated/types/schemas.ts';
import { parseJsonFeed } from './json.ts';
import { itemMapper, type Mapped } from './mapping.ts';
import { MOST_ENTRIES, type ParsedFeed, unread } from './parsed.ts';
import { parseTableFeed } from './table.ts';
import { parseXmlFeed } from './xml.ts';

/** What of a catalog says how its feed is read. */
export type FeedShape = Pick<CoreCatalog, 'feed_format' | 'feed_field_mappings'>;

/** The entries of a feed as items, or why it cannot be read; the reason is a sentence without its subject. */
export type ReadFeed =
  | { readonly ok: true; readonly items: readonly Mapped[] }
  | { readonly ok: false; readonly reason: string };

/** Parses a feed and maps its entries. The cost grows with the text times the mappings. */
export function readFeedText(text: string, shape: FeedShape): ReadFeed {
  const { feed_format: format, feed_field_mappings: mappings = [] } = shape;
  const parsed = parseFeed(text, format);
  return parsed.ok ? { ok: true, items: parsed.items.map(itemMapper(mappings)) } : parsed;
}

type Syntax = 'json' | 'table' | 'xml';

/** What each format is written in. */
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

/** Reads a feed. One without a declared format may be anything that can be read. */
export function parseFeed(text: string, format: EnumsFeedFormat = 'custom'): ParsedFeed {
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

/** By its first sign: what begins like nothing else is a table. */
const syntaxOf = (text: string): Syntax =>
  /^[[{]/.test(text) ? 'json' : text.startsWith('<') ? 'xml' : 'table';
