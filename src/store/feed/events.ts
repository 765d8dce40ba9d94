import { randomUUID } from 'node:crypto';
import type { NewRegistryEvent } from '../../../generated/events.ts';
import { namedEntries } from '../../domain/feed/entries.ts';
import {
  COUNTER_LIMIT,
  type CursorPlace,
  type EventPosition,
  eventId,
  eventIdFloor,
  FIRST_EPOCH,
  parseEventId,
} from '../../domain/feed/feed.ts';
import { HOUR_MS } from '../../domain/text/instant.ts';
import { columns, date, json, one, type RowOf, type Stored, textColumn } from '../engine/columns.ts';
import type { Db } from '../engine/database.ts';
import { deletePiece, selectRows } from '../engine/dialect.ts';
import { LEDGER } from '../engine/ledger.ts';
import { param, params, statement } from '../engine/statement.ts';
import { type EventPageQuery, eventPages } from './event-pages.ts';
import { newestEvents } from './newest-events.ts';

type EntityType = 'property' | 'collection' | 'agent' | 'publisher' | 'authorization';

const eventColumns = columns({
  /** A UUID v7 whose text increases in the order of commits. */
  eventId: textColumn,
  eventType: textColumn,
  entityType: one<EntityType>(),
  entityId: textColumn,
  payload: json<Readonly<Record<string, unknown>>>(),
  actor: textColumn,
  createdAt: date,
});

export type Event = RowOf<typeof eventColumns>;
/** An event in the form that its type has in the contract. */
export type NewEvent = NewRegistryEvent;

const COLUMN_TYPES = {
  event_id: 'text',
  event_type: 'text',
  entity_type: 'text',
  entity_id: 'text',
  payload: 'text',
  actor: 'text',
  created_at: 'bigint',
  publisher_domain: 'text',
  agent_url: 'text',
} as const;
/** Maximum rows per insert; bounds the size of one statement's parameter. */
const CHUNK = 1_000;

/** Longest time between a migration and the end of the last process of the version before. */
const REPLACED_WITHIN_MS = HOUR_MS;

type Head = { last_ms: number; counter: number; epoch: string };

// The head moves to the clock's millisecond and restarts its counter there. It never moves back: when the clock was
// set back, or when many events fall into one millisecond, the counter continues.
const reserve = statement<{ now: number; n: number; most: number }, Head>((k) =>
  k.raw(
    `update events_head set
       counter = case when :now > last_ms or counter + :n > :most then :n else counter + :n end,
       last_ms = case when :now > last_ms then :now
                      when counter + :n > :most then last_ms + 1 else last_ms end
     where id = 1
     returning last_ms, counter, epoch`,
    params('now', 'n', 'most'),
  ),
);
const insert = statement<{ rows: string }, never>((k, engine) =>
  k.raw(`insert into events (${Object.keys(COLUMN_TYPES).join(', ')}) :rows`, {
    rows: selectRows(k, engine, COLUMN_TYPES, param('rows')),
  }),
);
const find = statement<{ id: string }, Stored>((k) =>
  k('events').where('event_id', param('id')).select(eventColumns.names),
);
const headRow = statement<Record<string, never>, Head>((k) =>
  k('events_head').where('id', 1).select('last_ms', 'counter', 'epoch'),
);
// Locks the head: no other transaction appends until this one ends.
const changeEpoch = statement<{ epoch: string }, Head>((k) =>
  k.raw(
    'update events_head set epoch = :epoch where id = 1 returning last_ms, counter, epoch',
    params('epoch'),
  ),
);

// In a database that was made as it is, all migrations are of the first batch.
const newToEpochs = statement<{ since: number }, { name: string }>((k, engine) =>
  k(LEDGER)
    .where('name', '0037-feed-epochs')
    .where('batch', '>', 1)
    .whereRaw(
      engine === 'sqlite' ? 'migration_time > :since' : 'migration_time > to_timestamp(:since / 1000.0)',
      params('since'),
    )
    .select('name'),
);

const beginEpoch = statement<{ from_ms: number; from_counter: number; epoch: string }, never>((k) =>
  k('feed_epochs')
    .insert({ from_ms: param('from_ms'), from_counter: param('from_counter'), epoch: param('epoch') })
    // An epoch in which no id was issued.
    .onConflict(['from_ms', 'from_counter'])
    .merge(),
);
// The epoch of a position, with the head.
const headAndEpoch = statement<
  { ms: number; counter: number },
  Omit<Head, 'epoch'> & { epoch: string | null }
>((k) =>
  k('events_head')
    .where('id', 1)
    .select('last_ms', 'counter', {
      epoch: k('feed_epochs')
        .whereRaw('(from_ms, from_counter) <= (:ms, :counter)', params('ms', 'counter'))
        .orderBy([
          { column: 'from_ms', order: 'desc' },
          { column: 'from_counter', order: 'desc' },
        ])
        .limit(1)
        .select('epoch'),
    }),
);
// The last epoch that began before the time still covers ids after it.
const pruneEpochs = statement<{ before: number; limit: number }, never>((k, engine) =>
  deletePiece(k, engine, 'feed_epochs', (rows) =>
    rows
      .whereRaw(
        `(from_ms, from_counter) < (
               select from_ms, from_counter from feed_epochs where from_ms <= :before
               order by from_ms desc, from_counter desc limit 1)`,
        params('before'),
      )
      .orderBy(['from_ms', 'from_counter']),
  ),
);
// The newest row before the time is kept: it tells whether a reader at an older cursor has missed an event, and a quiet
// feed still shows its current position.
const prune = statement<{ before: string; limit: number }, never>((k, engine) =>
  deletePiece(k, engine, 'events', (rows) =>
    rows
      .where('event_id', '<', param('before'))
      .where('event_id', '<', k('events').where('event_id', '<', param('before')).max('event_id'))
      .orderBy('event_id'),
  ),
);

const newestBefore = statement<{ before: string }, { event_id: string }>((k) =>
  k('events').where('event_id', '<', param('before')).orderBy('event_id', 'desc').limit(1).select('event_id'),
);

/** The change feed. */
export function events(db: Db) {
  return { ...feedAppends(db), ...feedReads(db) };
}

const positionIn = (row: Pick<Head, 'last_ms' | 'counter'> | undefined): EventPosition | undefined =>
  row && row.counter > 0 ? { ms: row.last_ms, counter: row.counter - 1 } : undefined;

function feedAppends(db: Db) {
  /**
   * Begins an epoch behind the newest id. The first append of a store that was opened does so, since the database may be
   * a restored backup: the ids that were issued after the backup stay unknown then, although the feed passes their
   * positions again. An epoch makes no id invalid that this database knows.
   *
   * Processes of a version without epochs may still run while they are replaced one by one. They refuse the cursors of
   * epochs, and readers come to them as to the others; so ids stay in their form for a while after that upgrade.
   */
  async function beginOwnEpoch(): Promise<void> {
    const since = db.now().getTime() - REPLACED_WITHIN_MS;
    if ((await db.one(newToEpochs, { since })) !== undefined) return;
    const epoch = randomUUID();
    const newest = await db.one(changeEpoch, { epoch });
    if (newest === undefined) throw new Error('the events have no head');
    await db.run(beginEpoch, { from_ms: newest.last_ms, from_counter: newest.counter, epoch });
  }

  return {
    /**
     * Appends within a transaction and returns the events with their ids. Append last: taking ids from the head locks
     * it until the commit, so other transactions that append wait. This wait makes the order of ids the order of
     * commits. Without it, an id taken by a slow writer would appear behind readers that have already passed it.
     */
    async append(news: readonly NewEvent[]): Promise<Event[]> {
      if (news.length === 0) return [];
      db.sent.events(news);
      const now = Math.max(...news.map(({ createdAt }) => createdAt.getTime()));
      if (!db.hasAnnounced('events')) await beginOwnEpoch();
      const reserved = await db.one(reserve, { now, n: news.length, most: COUNTER_LIMIT });
      if (reserved === undefined) throw new Error('the events have no head');
      const { last_ms: ms, epoch } = reserved;
      const first = reserved.counter - news.length;
      const appended = news.map((event, index) => ({
        ...event,
        eventId: eventId(ms, first + index, epoch),
      }));
      for (let start = 0; start < appended.length; start += CHUNK) {
        const rows = appended.slice(start, start + CHUNK).map((event) => {
          const { domain, agent } = namedEntries(event.payload);
          return { ...eventColumns.write(event), publisher_domain: domain, agent_url: agent };
        });
        await db.run(insert, { rows: JSON.stringify(rows) });
      }
      db.announce('events');
      return appended;
    },
  };
}

function feedReads(db: Db) {
  const pages = eventPages(db);

  /** Id of the newest stored event before a text that ids are compared with. */
  const newestBeforeId = async (before: string): Promise<string | undefined> =>
    (await db.one(newestBefore, { before }))?.event_id;
  return {
    ...pages,
    ...newestEvents(db, async () => (await pages.newestByType()).keys()),

    /** A page as rows, for readers of payloads. Without `cursor` it starts at the beginning. */
    async after({
      cursor = '',
      ...ask
    }: Omit<EventPageQuery, 'after'> & { cursor?: string | undefined }): Promise<Event[]> {
      const { events } = await pages.page({ ...ask, after: cursor });
      return events.map(({ json }) => fromWire(JSON.parse(json)));
    },

    async find(id: string): Promise<Event | undefined> {
      const row = await db.one(find, { id });
      return row && eventColumns.read(row);
    },

    /** Position of the newest id ever assigned, even if its event was pruned; undefined before the first event. */
    async head(): Promise<EventPosition | undefined> {
      return positionIn(await db.one(headRow, {}));
    },

    /** The newest id ever assigned, even if its event was pruned; undefined before the first event. */
    async newestId(): Promise<string | undefined> {
      const row = await db.one(headRow, {});
      return row && row.counter > 0 ? eventId(row.last_ms, row.counter - 1, row.epoch) : undefined;
    },

    newestBefore: newestBeforeId,

    /** What is known about the position in a cursor; events before `floor` are older than the retention. */
    async place(cursor: string, floor: string): Promise<CursorPlace> {
      const position = parseEventId(cursor);
      const [found, hidden] = await Promise.all([
        position ? db.one(headAndEpoch, position) : db.one(headRow, {}),
        cursor < floor ? newestBeforeId(floor) : undefined,
      ]);
      const epoch = (position && found?.epoch) ?? FIRST_EPOCH;
      return { head: positionIn(found), epoch, hidden };
    },

    /**
     * Deletes up to `limit` events with ids created before `before`, oldest first, but never the newest of them.
     * Returns the number deleted.
     */
    prune: (before: Date, limit = 1000) =>
      db.run(prune, { before: eventIdFloor(Math.max(0, before.getTime())), limit }),

    /** Deletes up to `limit` epochs that ended before `before`. */
    pruneEpochs: (before: Date, limit = 1000) => db.run(pruneEpochs, { before: before.getTime(), limit }),
  };
}

type WireEvent = {
  event_id: string;
  event_type: string;
  entity_type: EntityType;
  entity_id: string;
  payload: Event['payload'];
  actor: string;
  created_at: string;
};

const fromWire = (wire: WireEvent): Event => ({
  eventId: wire.event_id,
  eventType: wire.event_type,
  entityType: wire.entity_type,
  entityId: wire.entity_id,
  payload: wire.payload,
  actor: wire.actor,
  createdAt: new Date(wire.created_at),
});
