import type { HeldRows } from '../../domain/holdings.ts';
import type { Db } from '../engine/database.ts';
import { numberParam, param, statement } from '../engine/statement.ts';

type Counted = { kind: string; count: number | string };
export type Crowded = { readonly holder: string; readonly count: number };

const ofHolder = statement<{ holder: string }, Counted>((k) =>
  k('holdings').where('holder', param('holder')).select('kind', 'count'),
);
const beyond = statement<
  { kind: string; most: number; limit: number },
  { holder: string; count: number | string }
>((k) =>
  k('holdings')
    .where('kind', param('kind'))
    .where('count', '>', param('most'))
    .orderBy('count', 'desc')
    .limit(numberParam('limit'))
    .select('holder', 'count'),
);

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

    /** Holders with more than `most` rows of a table, those with the most rows first. */
    async beyond(kind: string, most: number, limit: number): Promise<Crowded[]> {
      const rows = await db.all(beyond, { kind, most, limit });
      return rows.map(({ holder, count }) => ({ holder, count: Number(count) }));
    },
  };
}
