import type { Db } from './database.ts';
import { jsonParam, param, statement } from './statement.ts';

const take = statement<{ key: string }, unknown>((k) =>
  k.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [param('key')]),
);

const share = statement<{ key: string }, unknown>((k) =>
  k.raw('select pg_advisory_xact_lock_shared(hashtextextended(?, 0))', [param('key')]),
);

/** Serialises the transactions that name the same key, until they end. SQLite has one writer at a time anyway. */
export async function lock(db: Db, key: string): Promise<void> {
  if (db.engine === 'postgres') await db.all(take, { key });
}

/** Lets transactions that share the key run side by side, but not beside one that has it by `lock`. */
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

/** As `lock`, for keys that are taken in the order given. */
export async function lockAll(db: Db, keys: readonly string[]): Promise<void> {
  if (db.engine === 'postgres') await db.all(takeAll, { keys: JSON.stringify(keys) });
}
