import type { Db } from '../engine/database.ts';
import { deletePiece, inList } from '../engine/dialect.ts';
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
  const remove = statement<{ id: string; limit: number }, never>((k, engine) =>
    deletePiece(k, engine, table, (rows) => rows.where('principal_id', param('id'))),
  );
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

const page = (table: 'accounts' | 'media_buys') =>
  statement<{ principal_id: string; after: string; limit: number }, { id: string }>((k) =>
    k(table)
      .where('principal_id', param('principal_id'))
      .where('id', '>', param('after'))
      .orderBy('id')
      .limit(numberParam('limit'))
      .select('id'),
  );
const accountPage = page('accounts');
const buyPage = page('media_buys');
const buyDetails = statement<{ principal_id: string; ids: string }, { id: string; details: string }>(
  (k, engine) =>
    k('media_buys')
      .where('principal_id', param('principal_id'))
      .where(inList(k, engine, 'id', param('ids')))
      .select('id', 'details'),
);
const setDetails = statement<{ principal_id: string; id: string; details: string }, never>((k) =>
  k('media_buys')
    .where({ principal_id: param('principal_id'), id: param('id') })
    .update({ details: param('details') }),
);

/** Details of a buy that name people, receivers or credentials, or may hold anything. */
const PERSONAL = [
  'invoice_recipient',
  'reporting_webhook',
  'artifact_webhook',
  'push_notification_config',
  'context',
  'ext',
];
const DETAILS = 'media_buys.details';

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

    /** Ids of accounts of a caller after `after`, in their order. */
    accountIds: async (principal_id: string, after: string, limit: number): Promise<string[]> =>
      (await db.all(accountPage, { principal_id, after, limit })).map(({ id }) => id),

    /** Ids of buys of a caller after `after`, in their order. */
    buyIds: async (principal_id: string, after: string, limit: number): Promise<string[]> =>
      (await db.all(buyPage, { principal_id, after, limit })).map(({ id }) => id),

    /** Takes people, receivers and credentials out of buys; returns the number of buys that had any. */
    async scrubBuys(principalId: string, ids: readonly string[]): Promise<number> {
      let changed = 0;
      const rows = await db.all(buyDetails, { principal_id: principalId, ids: JSON.stringify(ids) });
      for (const { id, details } of rows) {
        const given: Record<string, unknown> = JSON.parse(db.sealer.open(DETAILS, details));
        const kept = Object.entries(given).filter(([name]) => !PERSONAL.includes(name));
        if (kept.length === Object.keys(given).length) continue;
        const text = db.sealer.seal(DETAILS, JSON.stringify(Object.fromEntries(kept)));
        await db.run(setDetails, { principal_id: principalId, id, details: text });
        changed += 1;
      }
      return changed;
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
