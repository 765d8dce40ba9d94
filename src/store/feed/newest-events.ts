import type { EntryFilter, EntryKind } from '../../domain/feed/entries.ts';
import { passes, type TypeFilter } from '../../domain/feed/types.ts';
import type { Db } from '../engine/database.ts';
import { numberParam, param, params, type Statement, statement } from '../engine/statement.ts';
import { type FeedEvent, feedEventOf } from './event-pages.ts';
import {
  ENTRY_COLUMNS,
  type EventRow,
  eventColumnsText,
  occurringTypes,
  walksOfEntries,
} from './walks-by-type.ts';

export type NewestQuery = {
  /** Only events before this id. */
  before: string;
  /** Only events after this id. */
  floor: string;
  types?: TypeFilter | undefined;
  entry?: EntryFilter | undefined;
  limit: number;
};

type Range = { before: string; floor: string; limit: number };

const newestOfAll = statement<Range, EventRow>((k, engine) =>
  k('events')
    .where('event_id', '<', param('before'))
    .where('event_id', '>', param('floor'))
    .orderBy('event_id', 'desc')
    .limit(numberParam('limit'))
    .select(k.raw(eventColumnsText(engine))),
);

const walkOf = walksOfEntries(
  [
    ['<', 'before'],
    ['>', 'floor'],
  ],
  'desc',
);

type TypesOfEntry = Statement<{ entry: string }, { event_type: string }>;

/** The types of the events that name an entry. */
const typesOfEntry = (kind: EntryKind): TypesOfEntry =>
  statement((k) =>
    k.raw(
      `with recursive ${occurringTypes(`e.${ENTRY_COLUMNS[kind]} = :entry`)}
       select event_type from occurring where event_type is not null`,
      params('entry'),
    ),
  );
const TYPES_OF_ENTRY: Readonly<Record<EntryKind, TypesOfEntry>> = {
  domain: typesOfEntry('domain'),
  agent: typesOfEntry('agent'),
  object: typesOfEntry('object'),
};

type CountRange = { after: string; before: string; limit: number };

const typesBetween = statement<CountRange, { event_type: string; count: number }>((k) =>
  k
    .from(
      k('events')
        .where('event_id', '>', param('after'))
        .where('event_id', '<', param('before'))
        .orderBy('event_id')
        .limit(numberParam('limit'))
        .select('event_type')
        .as('counted'),
    )
    .groupBy('event_type')
    .select('event_type')
    .count({ count: '*' }),
);

/** The newest events of the feed, for people who look at what changed. */
export function newestEvents(db: Db, occurring: () => Promise<Iterable<string>>) {
  async function typesNaming({ kind, name }: EntryFilter): Promise<string[]> {
    return (await db.all(TYPES_OF_ENTRY[kind], { entry: name })).map(({ event_type: type }) => type);
  }

  return {
    /** The first `limit` events between two ids, counted by their types. */
    async countByType(range: CountRange): Promise<{ type: string; count: number }[]> {
      const rows = await db.all(typesBetween, range);
      return rows.map(({ event_type: type, count }) => ({ type, count: Number(count) }));
    },

    /** Up to `limit` events before an id, the newest first. */
    async newest({ types, entry, ...range }: NewestQuery): Promise<FeedEvent[]> {
      if (types === undefined && entry === undefined)
        return (await db.all(newestOfAll, range)).map(feedEventOf);
      const found = entry === undefined ? await occurring() : await typesNaming(entry);
      const wanted = [...found].filter((type) => passes(types, type));
      if (wanted.length === 0) return [];
      const { walk, named } = walkOf(entry?.kind)(db.engine, wanted);
      const bound = entry === undefined ? {} : { entry: entry.name };
      return (await db.all(walk, { ...named, ...range, ...bound })).map(feedEventOf);
    },
  };
}
