import { type SandboxHoldings, sandboxesToEnd, WEBHOOK_BYTES } from '../../domain/holdings.ts';
import type { Db } from '../engine/database.ts';
import { deletePiece, inList } from '../engine/dialect.ts';
import { lock } from '../engine/lock.ts';
import { numberParam, param, params, statement } from '../engine/statement.ts';
import { ownedTables } from '../holdings/owned-tables.ts';

const use = statement<{ principal_id: string; at: number }, never>((k) =>
  k.raw(
    `insert into sandbox_principals (principal_id, used_at) values (:principal_id, :at)
     on conflict (principal_id) do update set used_at = excluded.used_at
       where sandbox_principals.used_at < excluded.used_at`,
    params('principal_id', 'at'),
  ),
);
// A locked principal that is used again waits until its old data is gone. SQLite has one writer anyway.
const unused = statement<{ before: number; limit: number }, { principal_id: string }>((k, engine) => {
  const found = k('sandbox_principals')
    .where('used_at', '<', param('before'))
    .orderBy('used_at')
    .limit(numberParam('limit'))
    .select('principal_id');
  return engine === 'postgres' ? found.forUpdate() : found;
});
const forget = statement<{ ids: string; before: number }, never>((k, engine) =>
  k('sandbox_principals')
    .where(inList(k, engine, 'principal_id', param('ids')))
    .where('used_at', '<', param('before'))
    .delete(),
);
const removalOf = (table: string) =>
  statement<{ ids: string; limit: number }, never>((k, engine) =>
    deletePiece(k, engine, table, (rows) => rows.where(inList(k, engine, 'principal_id', param('ids')))),
  );
const removals = Object.keys(ownedTables).map(removalOf);
// A reset may itself be a call over A2A, whose task the transport still writes, and with a key, under which its answer is
// kept. Keys from before a reset are not looked at any more.
const resets = Object.keys(ownedTables)
  .filter((table) => !table.startsWith('a2a_') && table !== 'idempotency_keys')
  .map(removalOf);
const begin = statement<{ principal_id: string; at: number }, never>((k) =>
  k('sandbox_principals')
    .where('principal_id', param('principal_id'))
    .update({ reset_at: param('at') }),
);
const findReset = statement<{ principal_id: string }, { reset_at: number | string | null }>((k) =>
  k('sandbox_principals').where('principal_id', param('principal_id')).select('reset_at'),
);
const touch = statement<{ principal_id: string; at: number }, never>((k) =>
  k('sandbox_principals')
    .where('principal_id', param('principal_id'))
    .update({ used_at: k.raw('case when used_at < ? then ? else used_at end', [param('at'), param('at')]) }),
);
const known = statement<Record<string, never>, { count: number | string }>((k) =>
  k('holdings').where({ holder: 'sandbox', kind: 'sandbox_principals' }).select('count'),
);
const page = statement<{ after: string; limit: number }, { principal_id: string }>((k) =>
  k('sandbox_principals')
    .where('principal_id', '>', param('after'))
    .orderBy('principal_id')
    .limit(numberParam('limit'))
    .select('principal_id'),
);
type Held = { holder: string; rows: number | string; bytes: number | string };
const heldOf = statement<{ ids: string }, Held>((k, engine) =>
  k.raw(
    `select holder, sum(rows_held) as rows, sum(bytes_held) as bytes from (
       select holder, case when kind = '${WEBHOOK_BYTES}' then 0 else count end as rows_held,
              case when kind = '${WEBHOOK_BYTES}' then count else 0 end as bytes_held
       from holdings where :listed
       union all
       select holder, 0, count from held_bytes where :listed
     ) as held group by holder`,
    { listed: inList(k, engine, 'holder', param('ids')) },
  ),
);
const end = statement<{ ids: string }, never>((k, engine) =>
  k('sandbox_principals')
    .where(inList(k, engine, 'principal_id', param('ids')))
    .update({ used_at: 0 }),
);

const PRINCIPALS_AT_ONCE = 100;
const COUNTED_AT_ONCE = 500;
/** Rows that one statement of a reset deletes. */
const ROWS_AT_ONCE = 500;

/** Time of the last use of each sandbox principal, and the deletion of all its data. */
export function sandboxes(db: Db) {
  return { ...sandboxUse(db), ...sandboxEnds(db) };
}

function sandboxUse(db: Db) {
  const countKnown = async () => Number((await db.one(known, {}))?.count ?? 0);
  return {
    async use(principalId: string, at: Date): Promise<void> {
      await db.run(use, { principal_id: principalId, at: at.getTime() });
    },

    /** As `use`; returns false for a principal that is not known, when `most` are known already. */
    async admit(principalId: string, at: Date, most: number): Promise<boolean> {
      if ((await db.run(touch, { principal_id: principalId, at: at.getTime() })) > 0) return true;
      await lock(db, 'sandbox_principals');
      if ((await countKnown()) >= most) return false;
      await this.use(principalId, at);
      return true;
    },

    /** Deletes the principal's data, at most `most` rows of it, and notes when it began anew. */
    async reset(principalId: string, at: Date, most: number): Promise<{ isEmpty: boolean }> {
      await db.run(begin, { principal_id: principalId, at: at.getTime() });
      const ids = JSON.stringify([principalId]);
      let left = most;
      for (const removal of resets) {
        for (let deleted = ROWS_AT_ONCE; deleted === ROWS_AT_ONCE && left > 0; left -= deleted) {
          deleted = await db.run(removal, { ids, limit: ROWS_AT_ONCE });
          await db.nextTurn();
        }
      }
      return { isEmpty: left > 0 };
    },

    /** When the principal last began anew; null when it never did. */
    async resetAt(principalId: string): Promise<Date | null> {
      const at = (await db.one(findReset, { principal_id: principalId }))?.reset_at;
      return at == null ? null : new Date(Number(at));
    },
  };
}

function sandboxEnds(db: Db) {
  const countKnown = async () => Number((await db.one(known, {}))?.count ?? 0);

  /** Deletes up to `limit` rows of the `most` principals that were unused the longest, and since before `before`. */
  async function remove(before: Date, limit: number, most: number): Promise<number> {
    const found = await db.all(unused, { before: before.getTime(), limit: most });
    if (found.length === 0) return 0;
    const ids = JSON.stringify(found.map(({ principal_id }) => principal_id));
    let deleted = 0;
    for (const removal of removals) {
      deleted += await db.run(removal, { ids, limit: limit - deleted });
      if (deleted >= limit) return deleted;
    }
    deleted += await db.run(forget, { ids, before: before.getTime() });
    // A full batch may not be all, so the result is at least `limit`: the caller must call again.
    return found.length < most ? deleted : Math.max(deleted, limit);
  }
  return {
    /**
     * Deletes up to `limit` rows of principals that were last used before `before`; returns the number deleted,
     * including the principals' own rows.
     */
    prune: (before: Date, limit: number) => remove(before, limit, PRINCIPALS_AT_ONCE),

    /**
     * As `prune`, for the principals beyond the `most` that were used last. Those that were used after `before` stay.
     */
    async pruneUnused(most: number, before: Date, limit: number): Promise<number> {
      if ((await countKnown()) <= most) return 0;
      // Two processes that counted together would each delete what is too much.
      await lock(db, 'sandbox_principals');
      const surplus = (await countKnown()) - most;
      return surplus <= 0 ? 0 : remove(before, limit, Math.min(surplus, PRINCIPALS_AT_ONCE));
    },

    /**
     * Ends the principals with the most rows, and then those with the most bytes, until all together have at most so
     * many: `prune` deletes their data, as if they had never been used. Returns their number.
     */
    async endLargest(most: Readonly<Record<'rows' | 'bytes', number>>): Promise<number> {
      const found: SandboxHoldings[] = [];
      for (let after = '', isLast = false; !isLast; ) {
        const ids = (await db.all(page, { after, limit: COUNTED_AT_ONCE })).map((row) => row.principal_id);
        const held = ids.length === 0 ? [] : await db.all(heldOf, { ids: JSON.stringify(ids) });
        for (const { holder, rows, bytes } of held)
          found.push({ id: holder, rows: Number(rows), bytes: Number(bytes) });
        after = ids.at(-1) ?? after;
        isLast = ids.length < COUNTED_AT_ONCE;
      }
      const ended = sandboxesToEnd(found, most);
      return ended.length === 0 ? 0 : db.run(end, { ids: JSON.stringify(ended) });
    },
  };
}
