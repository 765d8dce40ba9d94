import type { Db } from '../engine/database.ts';
import { inPiece } from '../engine/dialect.ts';
import { numberParam, param, statement } from '../engine/statement.ts';
import { ownedTables } from '../test-controller/sandboxes.ts';

type Owned = keyof typeof ownedTables;

/**
 * What stays of a caller: what bills and claims rest on, and what its buys showed. Everything else of `ownedTables`
 * is erased.
 */
const KEPT: ReadonlySet<string> = new Set<Owned>([
  'accounts',
  'account_books',
  'media_buys',
  'media_buy_packages',
  'media_buy_terms',
  'media_buy_history',
  'media_buy_additions',
  'media_buy_assignments',
  'creatives',
  'usage_records',
  'rights_grants',
  'signal_activations',
]);

export const erasedTables = Object.keys(ownedTables).filter((table) => !KEPT.has(table));

const removals = erasedTables.map((table) => {
  const remove = statement<{ id: string; limit: number }, never>((k, engine) => {
    const some = k(table).where('principal_id', param('id')).limit(numberParam('limit'));
    return k(table)
      .where(inPiece(k, engine, some))
      .delete();
  });
  return { table, remove };
});

const revoked = statement<{ before: number }, { id: string }>((k) =>
  k('agent_principals')
    .where('revoked_at', '<', param('before'))
    .whereNull('erased_at')
    .orderBy('revoked_at')
    .limit(1)
    .select('id'),
);
const setErased = statement<{ id: string; at: number }, never>((k) =>
  k('agent_principals')
    .where('id', param('id'))
    .update({ erased_at: param('at') }),
);
const rename = statement<{ id: string; name: string }, never>((k) =>
  k('agent_principals')
    .where('id', param('id'))
    .update({ name: param('name') }),
);

/** Erasure of the data of callers, in pieces. Each piece can be repeated, so that an erasure that ended goes on. */
export function erasures(db: Db) {
  return {
    /** Deletes up to `limit` rows of one table; null when the caller has none left. */
    async removeSome(principalId: string, limit: number): Promise<{ table: string; rows: number } | null> {
      for (const { table, remove } of removals) {
        const rows = await db.run(remove, { id: principalId, limit });
        if (rows > 0) return { table, rows };
      }
      return null;
    },

    /** Records that nothing is left of a caller that it could be recognized by; `name` takes the place of its name. */
    async finish(id: string, name: string | null, at: Date): Promise<void> {
      await db.run(setErased, { id, at: at.getTime() });
      if (name !== null) await db.run(rename, { id, name });
    },

    /**
     * Deletes up to `limit` rows of a caller that was revoked before `before`. Returns their number, at least `limit`
     * when there may be more.
     */
    async pruneRevoked(before: Date, now: Date, limit: number): Promise<number> {
      const found = await db.one(revoked, { before: before.getTime() });
      if (found === undefined) return 0;
      if ((await this.removeSome(found.id, limit)) === null) await this.finish(found.id, null, now);
      return limit;
    },
  };
}
