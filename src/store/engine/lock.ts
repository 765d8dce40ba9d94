import type { Db } from './database.ts';
import { jsonParam, param, statement } from './statement.ts';

const take = statement<{ key: string }, unknown>((k) =>
  k.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [param('key')]),
);

const share = statement<{ key: string }, unknown>((k) =>
  k.raw('select pg_advisory_xact_lock_shared(hashtextextended(?, 0))', [param('key')]),
);

/**
 * Serialises the transactions that lock the same key, until they end. SQLite has only one writer at a time and needs
 * no lock.
 */
export async function lock(db: Db, key: string): Promise<void> {
  if (db.engine === 'postgres') await db.all(take, { key });
}

/** Lets transactions that share the key run concurrently, but not with a transaction that took the key with `lock`. */
export async function lockShared(db: Db, key: string): Promise<void> {
  if (db.engine === 'postgres') await db.all(share, { key });
}

const takeAll = statement<{ keys: string }, unknown>((k) =>
  k.raw(
    `select pg_advisory_xact_lock(hashtextextended(key, 0))
     from json_array_elements_text(cast(? as json)) with ordinality as keys (key, place) order by place`,
    [jsonParam('keys')],
  ),
);

/** As `lock`, for several keys, which are locked in the given order. */
export async function lockAll(db: Db, keys: readonly string[]): Promise<void> {
  if (db.engine === 'postgres') await db.all(takeAll, { keys: JSON.stringify(keys) });
}
