import { passes, type TypeFilter } from '../../domain/feed/types.ts';
import type { Db } from '../engine/database.ts';
import type { Engine } from '../engine/dialect.ts';
import { numberParam, param, params, type Statement, statement } from '../engine/statement.ts';
import { type EventRow, eventColumnsText, type FeedEvent, feedEventOf } from './event-pages.ts';

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

type OfTypes = Statement<Record<string, string | number>, EventRow>;

// One ordered index walk per type, up to the limit, as for the pages of the feed in the other direction.
const unions: OfTypes[] = [];
function union(count: number): OfTypes {
  unions[count] ??= statement((k, engine) => {
    const [first, ...others] = Array.from({ length: count }, (_, index) =>
      k('events')
        .where('event_type', param(`type${index}`))
        .where('event_id', '<', param('before'))
        .where('event_id', '>', param('floor'))
        .select(k.raw(eventColumnsText(engine))),
    );
    if (first === undefined) throw new Error('no type to select');
    return first.unionAll(others).orderBy('event_id', 'desc').limit(numberParam('limit'));
  });
  return unions[count];
}

const lateral: OfTypes = statement((k, engine) =>
  k.raw(
    `select ${eventColumnsText(engine)} from events where event_id = any(array(
       select walked.event_id
       from unnest(cast(:types as text[])) as wanted(type) cross join lateral (
         select event_id from events
         where (event_type, event_id) < (wanted.type, :before) and (event_type, event_id) > (wanted.type, :floor)
         order by event_type desc, event_id desc limit :limit
       ) walked
       order by walked.event_id desc limit :limit
     )) order by event_id desc`,
    params('types', 'before', 'floor', 'limit'),
  ),
);

function walkOf(engine: Engine, types: readonly string[]): { walk: OfTypes; named: Record<string, string> } {
  return engine === 'sqlite'
    ? {
        walk: union(types.length),
        named: Object.fromEntries(types.map((type, index) => [`type${index}`, type])),
      }
    : { walk: lateral, named: { types: `{${types.map((type) => JSON.stringify(type)).join(',')}}` } };
}

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
