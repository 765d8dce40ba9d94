import type { HeldRows } from '../../domain/holdings.ts';
import type { Db } from '../engine/database.ts';
import { numberParam, param, statement } from '../engine/statement.ts';

type Counted = { kind: string; count: number | string };
type Crowded = { readonly holder: string; readonly count: number };

const ofHolder = statement<{ holder: string }, Counted>((k) =>
  k('holdings').where('holder', param('holder')).select('kind', 'count'),
);
/** Tables of counts: of rows, and of webhooks' bytes, or of the bytes in other tables. */
type Counts = 'holdings' | 'held_bytes';
const beyondIn = (table: Counts) =>
  statement<
    { kind: string; most: number; count: number; holder: string; limit: number },
    { holder: string; count: number | string }
  >((k) =>
    k(table)
      .where('kind', param('kind'))
      .where('count', '>', param('most'))
      .whereRaw('(count, holder) < (?, ?)', [param('count'), param('holder')])
      .orderBy([
        { column: 'count', order: 'desc' },
        { column: 'holder', order: 'desc' },
      ])
      .limit(numberParam('limit'))
      .select('holder', 'count'),
  );
const beyond = { holdings: beyondIn('holdings'), held_bytes: beyondIn('held_bytes') };
const HOLDERS_AT_ONCE = 20;
/** Holders of whom nothing may be deleted come again at each call, so that one call passes over some of them. */
const MOST_HOLDERS = 200;

/**
 * How many rows each holder has, by table. Triggers of the database count, in the transaction of every insert and
 * delete, so a transaction that added rows sees the count that it commits.
 */
export function holdings(db: Db) {
  return {
    /** Rows of one holder by table; tables without any are missing. */
    async of(holder: string): Promise<HeldRows> {
      const rows = await db.all(ofHolder, { holder });
      return new Map(rows.map(({ kind, count }) => [kind, Number(count)]));
    },

    /**
     * Deletes rows of holders that have more than `most` of a table, those with the most rows first, until `limit` rows
     * are deleted. `remove` deletes at most so many rows of one holder, and returns their number. With `held_bytes` as
     * `counts`, `most` is a number of bytes.
     *
     * @returns the number deleted, which is below `limit` only when no holder has more that may be deleted
     */
    async reduce(
      kind: string,
      most: number,
      limit: number,
      remove: (one: Crowded, limit: number) => Promise<number>,
      counts: Counts = 'holdings',
    ): Promise<number> {
      let deleted = 0;
      let last: Crowded = { holder: '', count: Number.MAX_SAFE_INTEGER };
      for (let looked = 0; looked < MOST_HOLDERS; looked += HOLDERS_AT_ONCE) {
        const rows = await db.all(beyond[counts], { kind, most, ...last, limit: HOLDERS_AT_ONCE });
        for (const { holder, count } of rows) {
          last = { holder, count: Number(count) };
          deleted += await remove(last, limit - deleted);
          if (deleted >= limit) return deleted;
        }
        if (rows.length < HOLDERS_AT_ONCE) break;
      }
      return deleted;
    },
  };
}
