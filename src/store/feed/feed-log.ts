import type { Tile } from '../../domain/feed/log/grow.ts';
import type { TilePlace } from '../../domain/feed/log/tiles.ts';
import {
  columns,
  date,
  int,
  json,
  nullable,
  type RowOf,
  type Stored,
  textColumn,
} from '../engine/columns.ts';
import type { Db } from '../engine/database.ts';
import { selectRows } from '../engine/dialect.ts';
import { lock } from '../engine/lock.ts';
import { numberParam, param, statement } from '../engine/statement.ts';

const treeColumns = columns({
  /** Counts the logs of this registry from 1. */
  number: int,
  origin: textColumn,
  size: int,
  /** Id of the newest event that has an entry; empty before the first one. */
  lastEventId: textColumn,
  /** Signed checkpoint of this size. */
  checkpoint: textColumn,
  /** Keys that check its signatures, as `name+id+key`. */
  verifierKeys: json<readonly string[]>(),
  /** The last checkpoint of the log before it that was published, if there was one. */
  follows: nullable(textColumn),
  beganAt: date,
  changedAt: date,
});
/** A log of the feed: a tree over its events. The one with the highest number grows; the others have ended. */
export type FeedTree = RowOf<typeof treeColumns>;

/** Entries of a bundle, one line each. */
export type Bundle = { readonly index: number; readonly firstEventId: string; readonly lines: string };

const newest = statement<Record<string, never>, Stored>((k) =>
  k('feed_trees').orderBy('number', 'desc').limit(1).select(treeColumns.names),
);
const byNumber = statement<{ number: number }, Stored>((k) =>
  k('feed_trees').where('number', param('number')).select(treeColumns.names),
);
const before = statement<{ number: number; limit: number }, Stored>((k) =>
  k('feed_trees')
    .where('number', '<', param('number'))
    .orderBy('number', 'desc')
    .limit(numberParam('limit'))
    .select(treeColumns.names),
);
const insert = statement<Stored, never>((k) => k('feed_trees').insert(treeColumns.placeholders));
const change = statement<Stored, never>((k) =>
  k('feed_trees')
    .where('number', param('number'))
    .update({
      size: param('size'),
      last_event_id: param('last_event_id'),
      checkpoint: param('checkpoint'),
      verifier_keys: param('verifier_keys'),
      changed_at: param('changed_at'),
    }),
);

const TILE_TYPES = { tree: 'bigint', level: 'bigint', place: 'bigint', hashes: 'text' } as const;
const putTiles = statement<{ rows: string }, never>((k, engine) =>
  k.raw(
    `insert into feed_tiles (${Object.keys(TILE_TYPES).join(', ')}) :rows ${engine === 'sqlite' ? 'where true' : ''}
     on conflict (tree, level, place) do update set hashes = excluded.hashes`,
    { rows: selectRows(k, engine, TILE_TYPES, param('rows')) },
  ),
);
const findTile = statement<{ tree: number; level: number; place: number }, { hashes: string }>((k) =>
  k('feed_tiles')
    .where({ tree: param('tree'), level: param('level'), place: param('place') })
    .select('hashes'),
);

const BUNDLE_TYPES = { tree: 'bigint', place: 'bigint', first_event_id: 'text', lines: 'text' } as const;
const putBundles = statement<{ rows: string }, never>((k, engine) =>
  k.raw(
    `insert into feed_bundles (${Object.keys(BUNDLE_TYPES).join(', ')}) :rows ${engine === 'sqlite' ? 'where true' : ''}
     on conflict (tree, place) do update set lines = excluded.lines`,
    { rows: selectRows(k, engine, BUNDLE_TYPES, param('rows')) },
  ),
);
type StoredBundle = { place: number; first_event_id: string; lines: string };
const findBundle = statement<{ tree: number; place: number }, StoredBundle>((k) =>
  k('feed_bundles')
    .where({ tree: param('tree'), place: param('place') })
    .select('place', 'first_event_id', 'lines'),
);
const bundleOf = statement<{ tree: number; event_id: string }, StoredBundle>((k) =>
  k('feed_bundles')
    .where('tree', param('tree'))
    .where('first_event_id', '<=', param('event_id'))
    .orderBy('first_event_id', 'desc')
    .limit(1)
    .select('place', 'first_event_id', 'lines'),
);

/** The logs of the feed: signed trees over all events that it ever had. */
export function feedLog(db: Db) {
  const bundle = (row: StoredBundle | undefined): Bundle | undefined =>
    row && { index: Number(row.place), firstEventId: row.first_event_id, lines: row.lines };
  return {
    /** Other transactions that extend the log wait until this one ends. */
    lock: () => lock(db, 'feed log'),

    /** The log that grows; undefined before the first one. */
    async current(): Promise<FeedTree | undefined> {
      const row = await db.one(newest, {});
      return row && treeColumns.read(row);
    },

    async find(number: number): Promise<FeedTree | undefined> {
      const row = await db.one(byNumber, { number });
      return row && treeColumns.read(row);
    },

    /** Up to `limit` logs that ended, the newest first. */
    async endedBefore(number: number, limit: number): Promise<FeedTree[]> {
      return (await db.all(before, { number, limit })).map((row) => treeColumns.read(row));
    },

    async begin(tree: FeedTree): Promise<void> {
      await db.run(insert, treeColumns.write(tree));
    },

    /** Stores what changes in a log: its size, with the checkpoint and its signatures. */
    async change(tree: FeedTree): Promise<void> {
      await db.run(change, treeColumns.write(tree));
    },

    async putTiles(tree: number, tiles: readonly Tile[]): Promise<void> {
      const rows = tiles.map(({ level, index, hashes }) => ({
        tree,
        level,
        place: index,
        hashes: Buffer.from(hashes).toString('base64'),
      }));
      await db.run(putTiles, { rows: JSON.stringify(rows) });
    },

    /** All hashes that a tile has by now. */
    async tile(tree: number, { level, index }: TilePlace): Promise<Buffer | undefined> {
      const row = await db.one(findTile, { tree, level, place: index });
      return row && Buffer.from(row.hashes, 'base64');
    },

    async putBundles(tree: number, bundles: readonly Bundle[]): Promise<void> {
      const rows = bundles.map(({ index, firstEventId, lines }) => ({
        tree,
        place: index,
        first_event_id: firstEventId,
        lines,
      }));
      await db.run(putBundles, { rows: JSON.stringify(rows) });
    },

    async bundle(tree: number, index: number): Promise<Bundle | undefined> {
      return bundle(await db.one(findBundle, { tree, place: index }));
    },

    /** The bundle in which the entry of an event stands, if the log has it. */
    async bundleOf(tree: number, eventId: string): Promise<Bundle | undefined> {
      return bundle(await db.one(bundleOf, { tree, event_id: eventId }));
    },
  };
}
