import type { Db } from './database.ts';
import { param, statement } from './statement.ts';

const take = statement<{ key: string }, unknown>((k) =>
  k.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [param('key')]),
);

/** Serialises the transactions that name the same key, until they end. SQLite has one writer at a time anyway. */
export async function lock(db: Db, key: string): Promise<void> {
  if (db.engine === 'postgres') await db.all(take, { key });
}
