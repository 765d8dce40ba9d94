import { COUNTER_LIMIT, type EventPosition, eventId } from '../domain/event-id.ts';
import { columns, date, json, one, type RowOf, type Stored, text } from './columns.ts';
import type { Db } from './database.ts';
import { selectRows } from './dialect.ts';
import { numberParam, param, params, statement } from './statement.ts';

export type EntityType = 'property' | 'collection' | 'agent' | 'publisher' | 'authorization';

const eventColumns = columns({
  /** A UUID v7 that grows, as text, in the order of commits. */
  eventId: text,
  eventType: text,
  entityType: one<EntityType>(),
  entityId: text,
  payload: json<Readonly<Record<string, unknown>>>(),
  actor: text,
  createdAt: date,
});

export type Event = RowOf<typeof eventColumns>;
export type NewEvent = Omit<Event, 'eventId'>;
export type EventPage = {
  /** The events after this id; from the oldest when absent. */
  cursor?: string | undefined;
  /** Event types, or prefixes that end in `*`; any of them. All events when absent. */
  types?: readonly string[] | undefined;
  limit: number;
};

const COLUMN_TYPES = {
  event_id: 'text',
  event_type: 'text',
  entity_type: 'text',
  entity_id: 'text',
  payload: 'text',
  actor: 'text',
  created_at: 'bigint',
} as const;
/** Rows per insert; bounds the size of one statement's parameter. */
const CHUNK = 1_000;

// The head moves to the clock's millisecond and restarts its counter there. It never moves back: a clock that was
// set back, or a millisecond that holds many events, goes on counting.
const reserve = statement<{ now: number; n: number; most: number }, { last_ms: number; counter: number }>(
  (k) =>
    k.raw(
      `update events_head set
       counter = case when :now > last_ms or counter + :n > :most then :n else counter + :n end,
       last_ms = case when :now > last_ms then :now
                      when counter + :n > :most then last_ms + 1 else last_ms end
     where id = 1
     returning last_ms, counter`,
      params('now', 'n', 'most'),
    ),
);
const insert = statement<{ rows: string }, never>((k, engine) =>
  k.raw(`insert into events (${eventColumns.names.join(', ')}) :rows`, {
    rows: selectRows(k, engine, COLUMN_TYPES, param('rows')),
  }),
);
const after = statement<{ cursor: string; limit: number }, Stored>((k) =>
  k('events')
    .where('event_id', '>', param('cursor'))
    .orderBy('event_id')
    .limit(numberParam('limit'))
    .select(eventColumns.names),
);
const last = statement<Record<string, never>, Stored>((k) =>
  k('events').orderBy('event_id', 'desc').limit(1).select(eventColumns.names),
);
const find = statement<{ id: string }, Stored>((k) =>
  k('events').where('event_id', param('id')).select(eventColumns.names),
);
const head = statement<Record<string, never>, { last_ms: number; counter: number }>((k) =>
  k('events_head').where('id', 1).select('last_ms', 'counter'),
);
const prune = statement<{ before: string; limit: number }, never>((k) =>
  k('events')
    .whereIn(
      'event_id',
      k('events')
        .where('event_id', '<', param('before'))
        .orderBy('event_id')
        .limit(numberParam('limit'))
        .select('event_id'),
    )
    .delete(),
);

/** The change feed. */
export function events(db: Db) {
  const ofTypes = (types: readonly string[]) =>
    db.k('events').where((rows) => {
      for (const type of types) {
        if (!type.endsWith('*')) rows.orWhere('event_type', type);
        else {
          const prefix = type.slice(0, -1);
          rows.orWhere((range) =>
            range.where('event_type', '>=', prefix).where('event_type', '<', next(prefix)),
          );
        }
      }
    });

  return {
    /**
     * Appends within a transaction, and returns the events with their ids. Append last: taking ids from the head
     * locks it until the commit, so other transactions that append wait. That wait is what puts ids in commit
     * order. An id that a slow writer took without it would appear behind readers that have gone past it.
     */
    async append(news: readonly NewEvent[]): Promise<Event[]> {
      if (news.length === 0) return [];
      const now = Math.max(...news.map(({ createdAt }) => createdAt.getTime()));
      const head = await db.one(reserve, { now, n: news.length, most: COUNTER_LIMIT });
      if (head === undefined) throw new Error('the events have no head');
      const first = head.counter - news.length;
      const appended = news.map((event, index) => ({
        ...event,
        eventId: eventId(head.last_ms, first + index),
      }));
      for (let start = 0; start < appended.length; start += CHUNK) {
        const rows = appended.slice(start, start + CHUNK).map(eventColumns.write);
        await db.run(insert, { rows: JSON.stringify(rows) });
      }
      db.announce('events');
      return appended;
    },

    /** Up to `limit` events behind the cursor, in order. */
    async after({ cursor = '', types, limit }: EventPage): Promise<Event[]> {
      const rows =
        types === undefined
          ? await db.all(after, { cursor, limit })
          : await db.query<Stored>(
              ofTypes(types)
                .where('event_id', '>', cursor)
                .orderBy('event_id')
                .limit(limit)
                .select(eventColumns.names),
            );
      return rows.map(eventColumns.read);
    },

    /** The newest event, of these types if any are given. */
    async last(types?: readonly string[]): Promise<Event | undefined> {
      const row =
        types === undefined
          ? await db.one(last, {})
          : (
              await db.query<Stored>(
                ofTypes(types).orderBy('event_id', 'desc').limit(1).select(eventColumns.names),
              )
            )[0];
      return row && eventColumns.read(row);
    },

    async find(id: string): Promise<Event | undefined> {
      const row = await db.one(find, { id });
      return row && eventColumns.read(row);
    },

    /** The position of the newest id that was ever handed out, pruned or not; undefined before the first. */
    async head(): Promise<EventPosition | undefined> {
      const row = await db.one(head, {});
      return row && row.counter > 0 ? { ms: row.last_ms, counter: row.counter - 1 } : undefined;
    },

    /** Deletes up to `limit` events, oldest first, whose ids were made before; the number of them. */
    prune: (before: Date, limit = 1000) => db.run(prune, { before: eventId(before.getTime(), 0), limit }),
  };
}

/** The first text that sorts behind everything with this prefix; types are ASCII. */
const next = (prefix: string) =>
  prefix.slice(0, -1) + String.fromCharCode(prefix.charCodeAt(prefix.length - 1) + 1);
