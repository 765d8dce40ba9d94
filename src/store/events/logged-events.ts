import { DAY_MS, HOUR_MS } from '../../domain/text/instant.ts';
import type { Db } from '../engine/database.ts';
import { deletePiece, inList, selectTuples } from '../engine/dialect.ts';
import { writeInTurns } from '../engine/many-rows.ts';
import { chunksOf, jsonParam, param, params, ROWS_AT_ONCE, statement } from '../engine/statement.ts';

type Account = { principal_id: string; account_id: string };

/** An event that was accepted. */
export type TakenEvent = {
  /** Two events with the same key are the same event. */
  readonly key: string;
  readonly sourceId: string;
  /** The event without the data that identifies its user. */
  readonly event: Readonly<Record<string, unknown>>;
  readonly isMatchable: boolean;
  /** The package that the event is credited to. */
  readonly credit: Readonly<Record<string, unknown>> | null;
  readonly happenedAt: Date;
};

/** Counts of the events received from a source. */
export type SourceCounts = {
  readonly sourceId: string;
  readonly received: number;
  readonly matchable: number;
  readonly lastDay: number;
  readonly lastAt: Date;
};

const COLUMNS = {
  principal_id: 'text',
  account_id: 'text',
  key: 'text',
  source_id: 'text',
  event: 'text',
  is_matchable: 'bigint',
  credit: 'text',
  happened_at: 'bigint',
  received_at: 'bigint',
} as const;

const insertAll = statement<{ rows: string }, { key: string }>((k, engine) =>
  // Without `where true` SQLite would parse `on conflict` as a join.
  k.raw(
    `insert into logged_events (${Object.keys(COLUMNS).join(', ')}) :rows where true on conflict do nothing returning key`,
    { rows: selectTuples(k, engine, Object.values(COLUMNS), jsonParam('rows')) },
  ),
);
const known = statement<Account & { keys: string }, { key: string }>((k, engine) =>
  k('logged_events')
    .where({ principal_id: param('principal_id'), account_id: param('account_id') })
    .where(inList(k, engine, 'key', param('keys')))
    .select('key'),
);
/** Largest number of events in an hour that are looked at one by one. */
const MOST_OF_HOUR = 100;

type Counted = {
  source_id: string;
  received: number | string;
  matchable: number | string;
  last_at: number | string;
  later: number | string;
  oldest_hour: number | string;
  part_of_hour: number | string;
};
/** Counts of named sources, and the events that arrived after `:since`, a moment in the hour `:hour`. */
const counts = statement<Account & { ids: string; since: number; hour: number; hour_end: number }, Counted>(
  (k, engine) => {
    const own = (table: string) => `from ${table} e
         where e.principal_id = c.principal_id and e.account_id = c.account_id and e.source_id = c.source_id`;
    return k.raw(
      `select c.source_id, c.received, c.matchable, c.last_at,
       (select coalesce(sum(e.received), 0) ${own('event_hours')} and e.hour > :hour) as later,
       coalesce((select e.received ${own('event_hours')} and e.hour = :hour), 0) as oldest_hour,
       (select count(*) from (
         select 1 as one ${own('logged_events')} and e.received_at > :since and e.received_at < :hour_end
         limit ${MOST_OF_HOUR}) as seen) as part_of_hour
     from event_counts c where c.principal_id = :principal_id and c.account_id = :account_id and :named`,
      {
        ...params('principal_id', 'account_id', 'since', 'hour', 'hour_end'),
        named: inList(k, engine, 'c.source_id', param('ids')),
      },
    );
  },
);
const prune = statement<{ before: number; limit: number }, never>((k, engine) =>
  deletePiece(k, engine, 'logged_events', (rows) =>
    rows.where('received_at', '<', param('before')).orderBy('received_at'),
  ),
);

/** Events since a moment: exactly, or with the whole hour of that moment where it has too many to be looked at. */
function since(at: number, row: Counted): number {
  if (Number(row.last_at) <= at) return 0;
  const ofHour = Number(row.oldest_hour);
  return Number(row.later) + (ofHour > MOST_OF_HOUR ? ofHour : Number(row.part_of_hour));
}

const eventTuple = ({ key, sourceId, event, isMatchable, credit, happenedAt }: TakenEvent) => [
  key,
  sourceId,
  JSON.stringify(event),
  Number(isMatchable),
  credit === null ? null : JSON.stringify(credit),
  happenedAt.getTime(),
];

/**
 * Events that buyers logged, without data that identifies users. They serve to detect repeats and to measure sources.
 */
export function loggedEvents(db: Db) {
  return {
    /** The keys among `keys` whose events were accepted before. */
    async known(
      principalId: string,
      accountId: string,
      keys: readonly string[],
    ): Promise<ReadonlySet<string>> {
      const found = new Set<string>();
      for (const chunk of chunksOf(keys)) {
        const given = { principal_id: principalId, account_id: accountId, keys: JSON.stringify(chunk) };
        for (const { key } of await db.all(known, given)) found.add(key);
      }
      return found;
    },

    /** Inserts the events and returns the keys of the new ones; the others were accepted before. */
    async insertAll(
      principalId: string,
      accountId: string,
      events: readonly TakenEvent[],
      now: Date,
    ): Promise<ReadonlySet<string>> {
      const taken = new Set<string>();
      // Sorted, so that two writers with the same events wait for one another instead of deadlocking.
      const sorted = events.toSorted((a, b) => (a.key < b.key ? -1 : 1));
      const tuple = (event: TakenEvent) => [principalId, accountId, ...eventTuple(event), now.getTime()];
      await writeInTurns(db, sorted, tuple, ROWS_AT_ONCE, async (rows) => {
        for (const { key } of await db.all(insertAll, { rows })) taken.add(key);
      });
      return taken;
    },

    /**
     * Counts for those sources that received events. Where more than a hundred arrived in the hour of this time
     * yesterday, the last day has all of that hour.
     */
    async counts(
      { principalId, accountId }: { principalId: string; accountId: string },
      sourceIds: readonly string[],
      now: Date,
    ): Promise<SourceCounts[]> {
      if (sourceIds.length === 0) return [];
      const yesterday = now.getTime() - DAY_MS;
      const hour = yesterday - (yesterday % HOUR_MS);
      const rows = await db.all(counts, {
        principal_id: principalId,
        account_id: accountId,
        ids: JSON.stringify(sourceIds),
        since: yesterday,
        hour,
        hour_end: hour + HOUR_MS,
      });
      return rows.map((row) => ({
        sourceId: row.source_id,
        received: Number(row.received),
        matchable: Number(row.matchable),
        lastDay: since(yesterday, row),
        lastAt: new Date(Number(row.last_at)),
      }));
    },

    async prune(before: Date, limit: number): Promise<number> {
      return db.run(prune, { before: before.getTime(), limit });
    },
  };
}
