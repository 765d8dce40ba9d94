/** Its length; PostgreSQL returns sums as text. */
type Long = { readonly bytes: number | string };

/** How many of these rows, from the first, have no more bytes than `most` together; one at least. */
export function rowsWithin(rows: readonly Long[], most: number): number {
  let bytes = 0;
  for (const [count, row] of rows.entries()) {
    bytes += Number(row.bytes);
    if (count > 0 && bytes > most) return count;
  }
  return rows.length;
}

/** The rows in pieces, in their order: each has at most `mostRows` rows and `most` bytes together, or is one row. */
export function* piecesWithin<R extends Long>(
  rows: Iterable<R>,
  most: number,
  mostRows = Number.POSITIVE_INFINITY,
): Generator<R[]> {
  let piece: R[] = [];
  let bytes = 0;
  for (const row of rows) {
    if (piece.length === mostRows || (piece.length > 0 && bytes + Number(row.bytes) > most)) {
      yield piece;
      piece = [];
      bytes = 0;
    }
    piece.push(row);
    bytes += Number(row.bytes);
  }
  if (piece.length > 0) yield piece;
}

/** The values in pieces of at most `most`, in their order. */
export function* piecesOfAtMost<T>(all: readonly T[], most: number): Generator<T[]> {
  for (let from = 0; from < all.length; from += most) yield all.slice(from, from + most);
}

/** Records with more bytes are read one by one. */
export const LONG_RECORD = 64 * 1024;

/** A row that has its record only when that is not long. */
export type ShortRecord = { readonly recordBytes: number | null };

export const isLongRecord = (row: ShortRecord | undefined): boolean => Number(row?.recordBytes) > LONG_RECORD;
