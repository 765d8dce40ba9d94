import { DAY_MS } from '../../domain/text/instant.ts';
import type { Db } from '../engine/database.ts';
import { numberParam, params, statement } from '../engine/statement.ts';
import type { FeedRows } from './event-pages.ts';
import { wirePostgres } from './walks-by-type.ts';

/** Events of all types as one text. */
export type FeedEventsText = Omit<FeedRows, 'events'> & {
  /** Null without an event. */
  readonly text: Buffer | null;
  readonly count: number;
  /** Without the commas between events. */
  readonly bytes: number;
};

type TextRow = {
  text: Buffer | string | null;
  count: number;
  last_id: string | null;
  newest_id: string | null;
  newest_at: number | null;
};

// The database writes the events of a page as one text: to read each as a row takes twice as long. The date of an event
// is written by arithmetic where it is the date of the cursor, because SQLite's own functions take longer than the rest.
const WIRE_SQLITE = `format('{"event_id":"%s","event_type":"%s","entity_type":"%s","entity_id":"%s","payload":%s,' ||
    '"actor":%s,"created_at":"%sT%02d:%02d:%02d.%03dZ"}',
  event_id, event_type, entity_type, entity_id, payload, json_quote(actor),
  case when created_at / ${DAY_MS} = :day then :date else strftime('%Y-%m-%d', created_at / 1000, 'unixepoch') end,
  created_at / 3600000 % 24, created_at / 60000 % 60, created_at / 1000 % 60, created_at % 1000)`;
const textOfAll = statement<{ after: string; limit: number; day: number; date: string }, TextRow>(
  (k, engine) => {
    const isSqlite = engine === 'sqlite';
    const wire = isSqlite ? WIRE_SQLITE : wirePostgres();
    const text = isSqlite ? 'cast(group_concat(wire) as blob)' : `string_agg(wire, ',' order by event_id)`;
    return k.raw(
      `select p.text, p.count, p.last_id, n.event_id as newest_id, n.created_at as newest_at
       from (
         select ${text} as text, count(*) as count, max(event_id) as last_id from (
           select event_id, ${wire} as wire from events where event_id > :after order by event_id limit :limit
         ) as events_of_page
       ) as p
       left join (select event_id, created_at from events order by event_id desc limit 1) as n on true`,
      { ...params('after'), limit: numberParam('limit'), ...(isSqlite ? params('day', 'date') : {}) },
    );
  },
);

/** Reads of the whole feed as text. */
export function eventText(db: Db) {
  return {
    /** Up to `limit` events after the id, in order, as one text with commas between them. */
    async text(after: string, limit: number): Promise<FeedEventsText> {
      const day = dayOf(after);
      const row = await db.one(textOfAll, { after, limit, day, date: dateOf(day) });
      if (row === undefined) throw new Error('a count without a condition found no row');
      const { count, newest_id: newestId, newest_at: newestAt } = row;
      const text = typeof row.text === 'string' ? Buffer.from(row.text) : row.text;
      const through = row.last_id ?? after;
      return {
        text,
        count,
        bytes: text === null ? 0 : text.length - (count - 1),
        hasMore: newestId !== null && newestId > through,
        through,
        latest:
          newestId === null || newestAt === null
            ? undefined
            : { eventId: newestId, createdAt: new Date(newestAt) },
      };
    },
  };
}

/** Number of the day in which the feed issued an id, or the beginning of an id. */
const dayOf = (id: string): number =>
  Math.floor((Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16) || 0) / DAY_MS);

const dateOf = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10);
