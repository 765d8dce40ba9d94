import type { EntryFilter } from '../../domain/feed/entries.ts';
import type { LatestEvent } from '../../domain/feed/feed.ts';
import { passes, type TypeFilter } from '../../domain/feed/types.ts';
import type { Db } from '../engine/database.ts';
import { numberParam, param, statement } from '../engine/statement.ts';
import { type EventRow, eventColumnsText, occurringTypes, walksOfEntries } from './walks-by-type.ts';

/** An event in wire form, with the fields that readers of many events need without parsing it. */
export type FeedEvent = {
  readonly eventId: string;
  readonly eventType: string;
  /** Epoch milliseconds. */
  readonly at: number;
  readonly json: string;
};

export type EventPageQuery = {
  /** Only events after this id; an empty string starts at the beginning. */
  after: string;
  types?: TypeFilter | undefined;
  /** Only events that name this entry. */
  entry?: EntryFilter | undefined;
  limit: number;
};

export type FeedRows = {
  events: FeedEvent[];
  /** Whether more events can be read immediately. */
  hasMore: boolean;
  /** Every event up to this id is in the page or before it, or does not pass the filter. */
  through: string;
  /** The newest event of the feed that passes the filter, whether or not it is on this page. */
  latest: LatestEvent | undefined;
};

type Mark = { event_type: string; event_id: string; created_at: number };

const all = statement<{ after: string; limit: number }, EventRow>((k, engine) =>
  k('events')
    .where('event_id', '>', param('after'))
    .orderBy('event_id')
    .limit(numberParam('limit'))
    .select(k.raw(eventColumnsText(engine))),
);

const byId = statement<{ id: string }, EventRow>((k, engine) =>
  k('events')
    .where('event_id', param('id'))
    .select(k.raw(eventColumnsText(engine))),
);

const newestEvent = statement<Record<string, never>, Omit<Mark, 'event_type'>>((k) =>
  k('events').orderBy('event_id', 'desc').limit(1).select('event_id', 'created_at'),
);

// The event types that occur, each with its newest event. Ids are hex, so they sort before "g". The row comparison of both columns makes PostgreSQL use the index on both.
const marks = statement<Record<string, never>, Mark>((k, engine) =>
  k.raw(
    `with recursive ${occurringTypes()}
     select o.event_type, e.event_id, e.created_at
     from occurring o ${engine === 'sqlite' ? NEWEST_SQLITE : NEWEST_POSTGRES} where o.event_type is not null`,
  ),
);
const NEWEST_SQLITE = `join events e
  on e.event_id = (select max(n.event_id) from events n where n.event_type = o.event_type)`;
const NEWEST_POSTGRES = `cross join lateral (
  select event_id, created_at from events n where (n.event_type, n.event_id) <= (o.event_type, 'g')
  order by n.event_type desc, n.event_id desc limit 1) as e`;

const walkOf = walksOfEntries(
  [
    ['>', 'after'],
    ['<=', 'until'],
  ],
  'asc',
);

const newestWalkOf = walksOfEntries(
  [
    ['<', 'before'],
    ['>', 'after'],
  ],
  'desc',
);

/** Reads of the change feed. */
export function eventPages(db: Db) {
  async function pageOfAll({ after, limit }: EventPageQuery): Promise<FeedRows> {
    const [rows, newest] = await Promise.all([db.all(all, { after, limit: limit + 1 }), newestOfAll()]);
    const hasMore = rows.length > limit;
    const events = (hasMore ? rows.slice(0, limit) : rows).map(feedEventOf);
    const last = events.at(-1);
    // The newest event may have been read before those of the page were committed.
    const isNewest =
      last !== undefined && (!hasMore || newest === undefined || newest.eventId < last.eventId);
    return {
      events,
      hasMore,
      through: last?.eventId ?? after,
      latest: isNewest ? latestOf(last.eventId, last.at) : newest,
    };
  }

  async function newestOfAll(): Promise<LatestEvent | undefined> {
    const row = await db.one(newestEvent, {});
    return row && latestOf(row.event_id, row.created_at);
  }

  async function pageOfTypes({ after, types, entry, limit }: EventPageQuery): Promise<FeedRows> {
    const occurring = await db.all(marks, {});
    // An event that is committed after this read may have a type that did not occur before, so the page ends at the
    // newest event of the types read.
    const until = occurring.reduce((most, { event_id: id }) => (id > most ? id : most), after);
    const passing = occurring.filter(({ event_type: type }) => passes(types, type));
    const newer = passing.filter(({ event_id: id }) => id > after);
    const rows = await walkTypes(newer, entry, { after, until, limit: limit + 1 });
    const hasMore = rows.length > limit;
    const events = (hasMore ? rows.slice(0, limit) : rows).map(feedEventOf);
    return {
      events,
      hasMore,
      through: (hasMore ? events.at(-1)?.eventId : undefined) ?? until,
      latest: entry === undefined ? newestOf(passing) : await newestOfEntry(passing, entry),
    };
  }

  async function newestOfEntry(passing: readonly Mark[], entry: EntryFilter) {
    if (passing.length === 0) return undefined;
    const types = passing.map(({ event_type: type }) => type);
    const { walk, named } = newestWalkOf(entry.kind)(db.engine, types);
    const [row] = await db.all(walk, { ...named, entry: entry.name, before: 'g', after: '', limit: 1 });
    return row && latestOf(row.event_id, row.created_at);
  }

  async function walkTypes(
    marked: readonly Mark[],
    entry: EntryFilter | undefined,
    range: { after: string; until: string; limit: number },
  ) {
    if (marked.length === 0) return [];
    const types = marked.map(({ event_type: type }) => type);
    const { walk, named } = walkOf(entry?.kind)(db.engine, types);
    const bound = entry === undefined ? {} : { entry: entry.name };
    return db.all(walk, { ...named, ...range, ...bound });
  }

  return {
    /** Up to `limit` events, in order. */
    page: (ask: EventPageQuery): Promise<FeedRows> =>
      ask.types === undefined && ask.entry === undefined ? pageOfAll(ask) : pageOfTypes(ask),

    async inWireForm(id: string): Promise<FeedEvent | undefined> {
      const row = await db.one(byId, { id });
      return row && feedEventOf(row);
    },

    /** The newest event of each event type that occurs. */
    async newestByType(): Promise<ReadonlyMap<string, LatestEvent>> {
      const rows = await db.all(marks, {});
      return new Map(
        rows.map(({ event_type: type, event_id: id, created_at: at }) => [type, latestOf(id, at)]),
      );
    },
  };
}

const latestOf = (eventId: string, at: number): LatestEvent => ({ eventId, createdAt: new Date(at) });

function newestOf(marked: readonly Mark[]): LatestEvent | undefined {
  let best: Mark | undefined;
  for (const mark of marked) if (best === undefined || mark.event_id > best.event_id) best = mark;
  return best && latestOf(best.event_id, best.created_at);
}

export const feedEventOf = (row: EventRow): FeedEvent => ({
  eventId: row.event_id,
  eventType: row.event_type,
  at: row.created_at,
  json: `${row.wire}${isoTime(row.created_at)}"}`,
});

// A transaction appends several events, so neighbours often have the same time.
let lastAt = Number.NaN;
let lastIso = '';
function isoTime(at: number): string {
  if (at !== lastAt) {
    lastIso = new Date(at).toISOString();
    lastAt = at;
  }
  return lastIso;
}
