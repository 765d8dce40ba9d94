import type { CoreCatalog } from '../../../../generated/types/schemas.ts';
import { itemMapper, type Mapped } from './mapping.ts';
import { parseFeed } from './parse.ts';

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
