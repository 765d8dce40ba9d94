import type { BuiltVariant } from '../../domain/creatives/building/variant.ts';
import { columns, date, json, nullable, type Stored, textColumn } from '../engine/columns.ts';
import type { Db } from '../engine/database.ts';
import { deletePiece, inList, inPiece } from '../engine/dialect.ts';
import { numberParam, param, statement } from '../engine/statement.ts';

const variantColumns = columns({
  principalId: textColumn,
  /** Empty for a build that named no account. */
  accountId: textColumn,
  id: textColumn,
  buildId: textColumn,
  parentId: nullable(textColumn),
  document: json<BuiltVariant['document']>(),
  createdAt: date,
  expiresAt: date,
});

const insert = statement<Stored, never>((k) => k('build_variants').insert(variantColumns.placeholders));
const list = statement<{ principal_id: string; ids: string }, Stored>((k, engine) =>
  k('build_variants')
    .where('principal_id', param('principal_id'))
    .where(inList(k, engine, 'id', param('ids')))
    .select(variantColumns.names),
);
const trim = statement<{ principal_id: string; account_id: string; kept: number; limit: number }, never>(
  (k, engine) =>
    k('build_variants')
      .where('principal_id', param('principal_id'))
      .where(
        inPiece(
          k,
          engine,
          k('build_variants')
            .where({ principal_id: param('principal_id'), account_id: param('account_id') })
            .orderBy([
              { column: 'created_at', order: 'desc' },
              { column: 'id', order: 'desc' },
            ])
            .offset(numberParam('kept'))
            .limit(numberParam('limit')),
        ),
      )
      .delete(),
);
const prune = statement<{ before: number; limit: number }, never>((k, engine) =>
  deletePiece(k, engine, 'build_variants', (rows) =>
    rows.where('expires_at', '<', param('before')).orderBy('expires_at'),
  ),
);

const TRIMMED_AT_ONCE = 200;

/** Results of builds. Each belongs to one principal; no other principal can find it. */
export function buildVariants(db: Db) {
  return {
    /** Stores results of one account, and deletes the account's oldest results beyond `kept`, up to 200 at a time. */
    async insertAll(variants: readonly BuiltVariant[], kept: number): Promise<void> {
      for (const variant of variants) await db.run(insert, variantColumns.write(variant));
      const [first] = variants;
      if (first === undefined) return;
      const { principalId, accountId } = first;
      await db.run(trim, { principal_id: principalId, account_id: accountId, kept, limit: TRIMMED_AT_ONCE });
    },

    async find(principalId: string, id: string): Promise<BuiltVariant | undefined> {
      return (await this.listByIds(principalId, [id]))[0];
    },

    /** In no particular order; unknown ids are left out. */
    async listByIds(principalId: string, ids: readonly string[]): Promise<BuiltVariant[]> {
      if (ids.length === 0) return [];
      const rows = await db.all(list, { principal_id: principalId, ids: JSON.stringify(ids) });
      return rows.map(variantColumns.read);
    },

    /** Deletes up to `limit` results that expired before `before`, oldest first; returns the number deleted. */
    prune: (before: Date, limit: number) => db.run(prune, { before: before.getTime(), limit }),
  };
}
