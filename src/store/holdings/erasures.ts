import type { Db } from '../engine/database.ts';
import { deletePiece } from '../engine/dialect.ts';
import { numberParam, param, statement } from '../engine/statement.ts';
import { type ErasurePlace, keptDocuments } from './kept-documents.ts';
import { ownedTables } from './owned-tables.ts';

type Owned = keyof typeof ownedTables;

const BILLS = 'bills and the books name them, by the ids that the caller chose';
const SHOWN = 'buys showed them: files and links, with the ids that the caller chose';

/** What stays of a caller, and why. Everything else of `ownedTables` is erased. */
export const keptTables = {
  accounts: BILLS,
  account_books: BILLS,
  media_buys: BILLS,
  media_buy_packages: BILLS,
  media_buy_terms: BILLS,
  media_buy_history: BILLS,
  media_buy_additions: BILLS,
  delivered_hours: BILLS,
  delivered_days: BILLS,
  media_buy_assignments: SHOWN,
  creatives: SHOWN,
  usage_records: BILLS,
  rights_grants: 'claims rest on them, with the ids that the caller chose',
  signal_activations: 'buys use the segments, which the owner of the signals bills',
} as const satisfies Partial<Record<Owned, string>>;

export const erasedTables = Object.keys(ownedTables).filter((table) => !Object.hasOwn(keptTables, table));

const removals = erasedTables.map((table) => {
  const remove = statement<{ id: string; limit: number }, never>((k, engine) =>
    deletePiece(k, engine, table, (rows) => rows.where('principal_id', param('id'))),
  );
  return { table, remove };
});

const jobsFrom = statement<{ after: string; limit: number }, { id: string }>((k) =>
  k('jobs').where('id', '>', param('after')).orderBy('id').limit(numberParam('limit')).select('id'),
);
// A payload is JSON, and ids of callers need no escape in it.
const removeEndedJobs = statement<{ after: string; last: string; id: string; named: string }, never>((k) =>
  k('jobs')
    .where('id', '>', param('after'))
    .where('id', '<=', param('last'))
    .whereNotNull('finished_at')
    .where((own) =>
      own.where('share', param('id')).orWhereRaw("replace(payload, ?, '') <> payload", [param('named')]),
    )
    .delete(),
);
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
  const documents = keptDocuments(db);
  return {
    /** Deletes up to `limit` rows of one table; null when the caller has none left. */
    async removeSome(principalId: string, limit: number): Promise<{ table: string; rows: number } | null> {
      for (const { table, remove } of removals) {
        const rows = await db.run(remove, { id: principalId, limit });
        if (rows > 0) return { table, rows };
      }
      return null;
    },

    /**
     * Deletes the caller's ended jobs among the next `limit` jobs of all callers, after the one with the id `after`.
     * `last` is null at the end.
     */
    async removeEndedJobs(
      principalId: string,
      after: string,
      limit: number,
    ): Promise<{ rows: number; last: string | null }> {
      const last = (await db.all(jobsFrom, { after, limit })).at(-1)?.id;
      if (last === undefined) return { rows: 0, last: null };
      const named = `"principalId":${JSON.stringify(principalId)}`;
      return { rows: await db.run(removeEndedJobs, { after, last, id: principalId, named }), last };
    },

    /** Takes people, receivers and credentials out of the next documents that stay; null at the end. */
    eraseDocuments: (principalId: string, place: ErasurePlace | null) =>
      documents.eraseSome(principalId, place),

    /** Records that nothing is left of a caller that it could be recognized by; `name` takes the place of its name. */
    async finish(id: string, name: string | null, at: Date): Promise<void> {
      await db.run(setErased, { id, at: at.getTime() });
      if (name !== null) await db.run(rename, { id, name });
    },

    /**
     * Erases a piece of a caller that was revoked before `before`. Returns 0 when there is none, otherwise `limit`.
     *
     * @param places where the erasure of documents goes on, by caller
     */
    async pruneRevoked(
      before: Date,
      { now, limit, places }: { now: Date; limit: number; places: Map<string, ErasurePlace> },
    ): Promise<number> {
      const { id } = (await db.one(revoked, { before: before.getTime() })) ?? {};
      if (id === undefined) return 0;
      if ((await this.removeSome(id, limit)) !== null) return limit;
      const page = await this.eraseDocuments(id, places.get(id) ?? null);
      if (page !== null) places.set(id, page.next);
      else {
        places.delete(id);
        await this.finish(id, null, now);
      }
      return limit;
    },
  };
}
