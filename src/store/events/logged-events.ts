import type { Db } from '../engine/database.ts';
import { deletePiece, inList, selectTuples } from '../engine/dialect.ts';
import { chunksOf, jsonParam, param, statement } from '../engine/statement.ts';

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

const COLUMNS = [
  ...['principal_id', 'account_id', 'key', 'source_id', 'event', 'is_matchable', 'credit', 'happened_at'],
  'received_at',
] as const;
const TYPES = [
  ...(['text', 'text', 'text', 'text', 'text', 'bigint', 'text', 'bigint'] as const),
  'bigint' as const,
];

const insertAll = statement<{ rows: string }, { key: string }>((k, engine) =>
  // Without `where true` SQLite would parse `on conflict` as a join.
  k.raw(
    `insert into logged_events (${COLUMNS.join(', ')}) :rows where true on conflict do nothing returning key`,
    { rows: selectTuples(k, engine, TYPES, jsonParam('rows')) },
  ),
);
const known = statement<Account & { keys: string }, { key: string }>((k, engine) =>
  k('logged_events')
    .where({ principal_id: param('principal_id'), account_id: param('account_id') })
    .where(inList(k, engine, 'key', param('keys')))
    .select('key'),
);
type Counted = {
  source_id: string;
  received: number | string;
  matchable: number | string;
  last_day: number | string;
  last_at: number | string;
};
const counts = statement<Account & { since: number }, Counted>((k) =>
  k('logged_events')
    .where({ principal_id: param('principal_id'), account_id: param('account_id') })
    .groupBy('source_id')
    .select(
      'source_id',
      k.raw('count(*) as received'),
      k.raw('sum(is_matchable) as matchable'),
      k.raw('sum(case when received_at > ? then 1 else 0 end) as last_day', [param('since')]),
      k.raw('max(received_at) as last_at'),
    ),
);
const prune = statement<{ before: number; limit: number }, never>((k, engine) =>
  deletePiece(k, engine, 'logged_events', (rows) =>
    rows.where('received_at', '<', param('before')).orderBy('received_at'),
  ),
);

const DAY_MS = 86_400_000;

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
      for (const chunk of chunksOf(sorted)) {
        const rows = chunk.map(({ key, sourceId, event, isMatchable, credit, happenedAt }) => [
          ...[principalId, accountId, key, sourceId, JSON.stringify(event), Number(isMatchable)],
          ...[credit === null ? null : JSON.stringify(credit), happenedAt.getTime(), now.getTime()],
        ]);
        for (const { key } of await db.all(insertAll, { rows: JSON.stringify(rows) })) taken.add(key);
      }
      return taken;
    },

    /** Counts for each source of the account that events came from. */
    async counts(principalId: string, accountId: string, now: Date): Promise<SourceCounts[]> {
      const rows = await db.all(counts, {
        principal_id: principalId,
        account_id: accountId,
        since: now.getTime() - DAY_MS,
      });
      return rows.map((row) => ({
        sourceId: row.source_id,
        received: Number(row.received),
        matchable: Number(row.matchable),
        lastDay: Number(row.last_day),
        lastAt: new Date(Number(row.last_at)),
      }));
    },

    async prune(before: Date, limit: number): Promise<number> {
      return db.run(prune, { before: before.getTime(), limit });
    },
  };
}
