import type { Db } from './database.ts';

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
type Place = readonly string[];

const next = (db: Db, { table, order }: WholeTable, after: Place) =>
  db
    .k(table)
    .whereRaw(`(${order.join(', ')}) > (${order.map(() => '?').join(', ')})`, [...after])
    .orderBy(order.map((column) => ({ column })));

/** The next rows behind a place. An upper bound in place of the limit would be one for the first column only, on SQLite. */
export const pieceAfter = (db: Db, whole: WholeTable, after: Place) =>
  db.k.from(
    next(db, whole, after)
      .limit(PIECE)
      .select([...whole.columns])
      .as('piece'),
  );

/** The places where pieces of the table begin. Requests get their turn between them. */
export async function* pieceStarts(db: Db, whole: WholeTable): AsyncGenerator<Place> {
  for (let after: Place = whole.order.map(() => ''); ; await db.nextTurn()) {
    yield after;
    const [end] = await db.query<Record<string, string>>(
      next(db, whole, after)
        .offset(PIECE - 1)
        .limit(1)
        .select([...whole.order]),
    );
    if (end === undefined) return;
    after = whole.order.map((column) => end[column] ?? '');
  }
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
