import { passes, type TypeFilter } from '../../domain/feed/types.ts';
import type { Db } from '../engine/database.ts';
import { numberParam, param, statement } from '../engine/statement.ts';
import { type FeedEvent, feedEventOf } from './event-pages.ts';
import { type EventRow, eventColumnsText, walksByType } from './walks-by-type.ts';

export type NewestQuery = {
  /** Only events before this id. */
  before: string;
  /** Only events after this id. */
  floor: string;
  types?: TypeFilter | undefined;
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

const walkOf = walksByType(
  [
    ['<', 'before'],
    ['>', 'floor'],
  ],
  'desc',
);

/** The newest events of the feed, for people who look at what changed. */
export function newestEvents(db: Db, occurring: () => Promise<Iterable<string>>) {
  return {
    /** Up to `limit` events before an id, the newest first. */
    async newest({ types, ...range }: NewestQuery): Promise<FeedEvent[]> {
      if (types === undefined) return (await db.all(newestOfAll, range)).map(feedEventOf);
      const wanted = [...(await occurring())].filter((type) => passes(types, type));
      if (wanted.length === 0) return [];
      const { walk, named } = walkOf(db.engine, wanted);
      return (await db.all(walk, { ...named, ...range })).map(feedEventOf);
    },
  };
}
