import type { Knex } from 'knex';
import type { Position } from '../../domain/list-page.ts';
import { type CountedGroups, MOST_COUNTED } from './counted.ts';
import type { Db } from './database.ts';

/** Rows that one statement of a list looks through at most: on SQLite it runs on the event loop. */
const PIECE = 500;
/** Rows that one request looks through. It then returns what it has found, and its caller may go on from there. */
const MOST_LOOKED_THROUGH = 50_000;

export type Pieces = {
  readonly table: string;
  /** Limits the rows to the beginning of an index, whose next columns are `order`. */
  readonly where: (rows: Knex.QueryBuilder) => void;
  /** Columns that tell all of these rows apart. */
  readonly order: readonly string[];
  readonly direction: 'asc' | 'desc';
  /** Rows of a piece. */
  readonly size?: number;
  /** Rows of the first piece: those of a page are enough where every row matches. */
  readonly first?: number;
  /** Rows after which the walk ends. */
  readonly most?: number;
};

/**
 * Walks an index in pieces, so that a filter that hardly any row matches is not one statement that reads all rows.
 *
 * @param look gets a query for the rows of a piece, without columns; returns true when it has enough
 * @returns the position of the last row that was looked at when there are further ones; otherwise, and with enough, null
 */
export async function walkInPieces(
  db: Db,
  { table, where, order, direction, size: usual = PIECE, first = usual, most = MOST_LOOKED_THROUGH }: Pieces,
  after: Position | null,
  look: (piece: Knex.QueryBuilder) => Promise<boolean>,
): Promise<Position | null> {
  const piece = (from: Position | null, size: number) => {
    const rows = db.k(table);
    where(rows);
    if (from !== null) {
      const marks = order.map(() => '?').join(', ');
      rows.whereRaw(`(${order.join(', ')}) ${direction === 'asc' ? '>' : '<'} (${marks})`, [...from]);
    }
    return rows.orderBy(order.map((column) => ({ column, order: direction }))).limit(size);
  };
  let from = after;
  for (let looked = 0, size = first; looked < most; looked += size, size = usual) {
    const isEnough = await look(piece(from, size));
    if (isEnough) return null;
    const last = piece(from, 1)
      .select(order)
      .offset(size - 1);
    const [row] = await db.query<Record<string, string | number>>(last);
    if (row === undefined) return null;
    from = order.map((column) => row[column] ?? '');
  }
  return from;
}

/** Counts the rows that match by the values of columns; null groups also when there are more than are looked through. */
export async function countInPieces<R extends Readonly<Record<string, string>>>(
  db: Db,
  pieces: Pieces,
  matching: (piece: Knex.QueryBuilder) => Knex.QueryBuilder,
  columns: readonly (keyof R & string)[],
): Promise<CountedGroups<R>> {
  const groups = new Map<string, R & { count: number }>();
  let counted = 0;
  const cut = await walkInPieces(db, pieces, null, async (piece) => {
    const found = await db.query<R & { count: number | string }>(
      matching(piece).groupBy(columns).select(columns).count({ count: '*' }),
    );
    for (const row of found) {
      const key = JSON.stringify(columns.map((column) => row[column]));
      const known = groups.get(key)?.count ?? 0;
      groups.set(key, { ...row, count: known + Number(row.count) });
      counted += Number(row.count);
    }
    return counted > MOST_COUNTED;
  });
  if (cut === null && counted <= MOST_COUNTED) return { counted, groups: [...groups.values()] };
  return { counted: Math.min(counted, MOST_COUNTED), groups: null };
}
