/** How many of these rows, from the first, have no more bytes than `most` together; one at least. */
export function rowsWithin(rows: readonly { readonly bytes: number }[], most: number): number {
  let bytes = 0;
  for (const [count, row] of rows.entries()) {
    bytes += Number(row.bytes);
    if (count > 0 && bytes > most) return count;
  }
  return rows.length;
}

/** Records with more bytes are read one by one. */
export const LONG_RECORD = 64 * 1024;

/** A row that has its record only when that is not long. */
export type ShortRecord = { readonly recordBytes: number | null };

export const isLongRecord = (row: ShortRecord | undefined): boolean => Number(row?.recordBytes) > LONG_RECORD;
