import type { Knex } from 'knex';
import type { Db } from './database.ts';

/** How far rows of a list are counted for its total. To count all would cost more with each row that a caller adds. */
export const MOST_COUNTED = 10_000;

/** Number of rows of a query; null when there are more than `most`. */
export async function countUpTo(db: Db, rows: Knex.QueryBuilder, most: number): Promise<number | null> {
  const [found] = await db.query<{ count: number | string }>(
    db.k.count({ count: '*' }).from(rows.limit(most + 1).as('counted')),
  );
  const count = Number(found?.count ?? 0);
  return count > most ? null : count;
}

/** Rows of a list, counted as far as `MOST_COUNTED`. */
export type CountedGroups<R> = {
  readonly counted: number;
  /** Number of rows by the values of columns; null when there are more rows than are counted. */
  readonly groups: readonly (R & { count: number })[] | null;
};
