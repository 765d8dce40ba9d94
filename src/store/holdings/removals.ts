import type { Db } from '../engine/database.ts';
import { inList, selectRows } from '../engine/dialect.ts';
import { chunksOf, numberParam, param, statement } from '../engine/statement.ts';

type Owner = { readonly principalId: string; readonly accountId: string };
type Row = { principal_id: string; account_id: string; parts: Parts; whole: string };

/** Tables of parts that are removed after their whole, with the column that names the whole, and their own key. */
const tables = {
  audience_members: { whole: 'audience_id', id: 'external_id' },
  buyer_catalog_items: { whole: 'catalog_id', id: 'id' },
} as const;
type Parts = keyof typeof tables;

const KEY = ['principal_id', 'account_id', 'parts', 'whole'] as const;
// `where true` tells SQLite's parser that `on conflict` belongs to the insert and not to the select.
const insertAll = statement<{ rows: string }, never>((k, engine) => {
  const types = Object.fromEntries(KEY.map((name) => [name, 'text'] as const));
  return k.raw(`insert into removals (${KEY.join(', ')}) :rows where true on conflict do nothing`, {
    rows: selectRows(k, engine, types, param('rows')),
  });
});
const next = statement<Record<string, never>, Row>((k) =>
  k('removals')
    // Another version of the program may know further parts.
    .whereIn('parts', Object.keys(tables))
    .orderBy([...KEY])
    .limit(1)
    .select([...KEY]),
);
const done = statement<Row, never>((k) =>
  k('removals')
    .where(Object.fromEntries(KEY.map((name) => [name, param(name)])))
    .delete(),
);
const account = { principal_id: param('principal_id'), account_id: param('account_id') };
const removals = new Map(
  Object.entries(tables).map(([table, { whole, id }]) => {
    const some = statement<Omit<Row, 'parts'> & { limit: number }, { id: string }>((k) =>
      k(table)
        .where({ ...account, [whole]: param('whole') })
        .orderBy(id)
        .limit(numberParam('limit'))
        .select({ id }),
    );
    const remove = statement<Omit<Row, 'parts'> & { ids: string }, never>((k, engine) =>
      k(table)
        .where({ ...account, [whole]: param('whole') })
        .where(inList(k, engine, id, param('ids')))
        .delete(),
    );
    return [table, { some, remove }] as const;
  }),
);

/**
 * Parts whose whole is deleted: a whole may have millions of parts, so they are removed in pieces, after the
 * transaction that deleted the whole. Nobody reads them any more, because no whole has their key.
 */
export function removalsOf(db: Db) {
  return {
    async addAll({ principalId, accountId }: Owner, parts: Parts, wholes: readonly string[]): Promise<void> {
      for (const chunk of chunksOf(wholes)) {
        const rows = chunk.map(
          (whole): Row => ({
            principal_id: principalId,
            account_id: accountId,
            parts,
            whole,
          }),
        );
        await db.run(insertAll, { rows: JSON.stringify(rows) });
      }
    },

    /** Whether any parts are still to be removed. */
    hasAny: async (): Promise<boolean> => (await db.one(next, {})) !== undefined,

    /** Removes up to `limit` parts; returns their number, at least `limit` when there may be more. */
    async prune(limit: number): Promise<number> {
      const row = await db.one(next, {});
      if (row === undefined) return 0;
      const { parts, ...whole } = row;
      const statements = removals.get(parts);
      if (statements === undefined) throw new Error(`the parts ${parts} are not known`);
      const ids = (await db.all(statements.some, { ...whole, limit })).map(({ id }) => id);
      if (ids.length > 0) await db.run(statements.remove, { ...whole, ids: JSON.stringify(ids) });
      if (ids.length < limit) await db.run(done, row);
      return limit;
    },
  };
}
