import type { PreviewPage } from '../../domain/creatives/previews.ts';
import { columns, date, int, type Stored, textColumn } from '../engine/columns.ts';
import type { Db } from '../engine/database.ts';
import { deletePiece } from '../engine/dialect.ts';
import { lock } from '../engine/lock.ts';
import { numberParam, param, params, statement } from '../engine/statement.ts';

const previewColumns = columns({
  principalId: textColumn,
  id: textColumn,
  page: textColumn,
  policy: textColumn,
  bytes: int,
  createdAt: date,
  expiresAt: date,
});

const insert = statement<Stored, never>((k) => k('previews').insert(previewColumns.placeholders));
const find = statement<{ id: string }, Stored>((k) =>
  k('previews').where('id', param('id')).select(previewColumns.names),
);
const trim = statement<{ principal_id: string; bytes: number }, never>((k) =>
  k.raw(
    `delete from previews where principal_id = :principal_id and id in (
       select id from (
         select id, sum(bytes) over (order by created_at desc, id) as total
         from previews where principal_id = :principal_id
       ) as newest where total > :bytes)`,
    { ...params('principal_id'), bytes: numberParam('bytes') },
  ),
);
const prune = statement<{ before: number; limit: number }, never>((k, engine) =>
  deletePiece(k, engine, 'previews', (rows) => rows.where('expires_at', '<=', param('before'))),
);

/** Share of `mostBytes` after which the pages of a principal are counted again, on average. */
const COUNTED_SHARE = 1 / 64;
const DIGITS = 8;

/**
 * Whether the pages of the principal are counted with this one, which reads them all. Ids are random, so their digits
 * decide: a larger page has a turn more often.
 */
function isTurn({ id, bytes }: PreviewPage, mostBytes: number): boolean {
  const part = Number.parseInt(id.slice(0, DIGITS), 16) / 16 ** DIGITS;
  return !(part >= bytes / (mostBytes * COUNTED_SHARE));
}

/** Pages of previews. Any caller that knows a page's id may read it. */
export function previews(db: Db) {
  return {
    /** Stores pages of one principal, and deletes its oldest pages beyond `mostBytes` in total, or soon afterwards. */
    async insertAll(pages: readonly PreviewPage[], mostBytes: number): Promise<void> {
      const [first] = pages;
      if (first === undefined) return;
      await lock(db, `previews:${first.principalId}`);
      for (const page of pages) await db.run(insert, previewColumns.write(page));
      if (pages.some((page) => isTurn(page, mostBytes)))
        await db.run(trim, { principal_id: first.principalId, bytes: mostBytes });
    },

    async find(id: string): Promise<PreviewPage | undefined> {
      const row = await db.one(find, { id });
      return row && previewColumns.read(row);
    },

    /** Deletes up to `limit` pages that expired by `before`; returns the number deleted. */
    prune: (before: Date, limit: number) => db.run(prune, { before: before.getTime(), limit }),
  };
}
