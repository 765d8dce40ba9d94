import type { ReplayPort } from '../../src/domain/signatures/verify.ts';
import type { SeenEvents } from './stores.ts';

/**
 * Runs one statement and returns its rows, none if it returns none. The parameters are `$1`, `$2` …: with pg
 * `async (sql, values) => (await pool.query(sql, [...values])).rows`; SQLite has the same ones as names.
 */
export type SqlQuery = (
  sql: string,
  values: readonly (string | number)[],
) => Promise<readonly Readonly<Record<string, unknown>>[]>;

/** Statements that create the tables of both stores, on PostgreSQL and on SQLite. Times are milliseconds of Unix time. */
export const webhookTables: readonly string[] = [
  `create table if not exists webhook_events (
     id text primary key, is_handled integer not null, ends_at bigint not null)`,
  'create index if not exists webhook_events_end on webhook_events (ends_at)',
  `create table if not exists webhook_nonces (
     keyid text not null, nonce text not null, ends_at bigint not null, primary key (keyid, nonce))`,
  'create index if not exists webhook_nonces_end on webhook_nonces (keyid, ends_at)',
];

/** A store of events in a table. Rows that have ended are removed when an event is kept. */
export function sqlEvents(query: SqlQuery, now: () => Date): SeenEvents {
  const CLAIM = `insert into webhook_events (id, is_handled, ends_at) values ($1, 0, $2)
    on conflict (id) do update set is_handled = 0, ends_at = excluded.ends_at where webhook_events.ends_at <= $3
    returning id`;
  return {
    async claim(key, until) {
      const claimed = await query(CLAIM, [key, until.getTime(), now().getTime()]);
      if (claimed.length > 0) return 'new';
      const [row] = await query('select is_handled from webhook_events where id = $1', [key]);
      return Number(row?.is_handled ?? 0) === 1 ? 'seen' : 'busy';
    },
    async keep(key, until) {
      await query(
        `insert into webhook_events (id, is_handled, ends_at) values ($1, 1, $2)
         on conflict (id) do update set is_handled = 1, ends_at = excluded.ends_at`,
        [key, until.getTime()],
      );
      await query('delete from webhook_events where ends_at <= $1', [now().getTime()]);
    },
    release: async (key) =>
      void (await query('delete from webhook_events where id = $1 and is_handled = 0', [key])),
  };
}

/** A store of seen nonces in a table. */
export function sqlReplays(query: SqlQuery, mostPerKey = 10_000): ReplayPort {
  async function isFull(keyid: string, now: Date): Promise<boolean> {
    await query('delete from webhook_nonces where keyid = $1 and ends_at <= $2', [keyid, now.getTime()]);
    const [row] = await query('select count(*) as held from webhook_nonces where keyid = $1', [keyid]);
    return Number(row?.held) >= mostPerKey;
  }
  return {
    isFull,
    async remember({ keyid, nonce, until, now }) {
      if (await isFull(keyid, now)) {
        const known = await query('select nonce from webhook_nonces where keyid = $1 and nonce = $2', [
          keyid,
          nonce,
        ]);
        return known.length > 0 ? 'seen' : 'full';
      }
      const added = await query(
        `insert into webhook_nonces (keyid, nonce, ends_at) values ($1, $2, $3)
         on conflict (keyid, nonce) do nothing returning nonce`,
        [keyid, nonce, until.getTime()],
      );
      return added.length > 0 ? 'new' : 'seen';
    },
  };
}
