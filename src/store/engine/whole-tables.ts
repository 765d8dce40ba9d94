import type { Knex } from 'knex';
import type { Db } from './database.ts';
import { walkInPieces } from './pieces.ts';

/** Rows that one statement looks through: on SQLite it runs on the event loop. */
const PIECE = 1000;
/** A whole count of more rows is kept for a while. Whoever has fewer gets an exact one each time. */
const LEAST_KEPT = 10_000;
const KEPT_MS = 10_000;

/** A table that is read from end to end, by columns that are never empty and that one index has. */
export type WholeTable = {
  readonly table: string;
  readonly order: readonly string[];
  /** Columns that a condition on a piece may name. */
  readonly columns: readonly string[];
};

/**
 * Walks a whole table in pieces. Requests get their turn between them.
 *
 * @param look gets the rows of a piece, with the columns of the table; returns true when it has enough
 */
export async function walkWhole(
  db: Db,
  { table, order, columns }: WholeTable,
  look: (piece: Knex.QueryBuilder) => Promise<boolean>,
): Promise<void> {
  const all = {
    table,
    where() {},
    order,
    direction: 'asc',
    size: PIECE,
    most: Number.POSITIVE_INFINITY,
  } as const;
  await walkInPieces(db, all, null, async (piece) => {
    const isEnough = await look(db.k.from(piece.select([...columns]).as('piece')));
    if (!isEnough) await db.nextTurn();
    return isEnough;
  });
}

type Kept<C> = { readonly counts: Promise<C>; readonly until: number };

/** Makes counts of a whole table, and keeps large ones for each database handle. */
export function keepingCounts<C>(make: (db: Db) => Promise<C>, totalOf: (counts: C) => number) {
  const kept = new WeakMap<Db, Kept<C>>();
  return (db: Db): Promise<C> => {
    const known = kept.get(db);
    if (known !== undefined && performance.now() < known.until) return known.counts;
    const counts = make(db);
    // While a large count is made again, nobody begins another.
    if (known !== undefined) kept.set(db, { counts, until: Number.POSITIVE_INFINITY });
    const ended = (isLarge: boolean) => {
      if (isLarge) kept.set(db, { counts, until: performance.now() + KEPT_MS });
      else kept.delete(db);
    };
    counts.then(
      (found) => ended(totalOf(found) > LEAST_KEPT),
      () => ended(false),
    );
    return counts;
  };
}
