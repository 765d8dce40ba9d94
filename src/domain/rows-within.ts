/** How many of these rows, from the first, have no more bytes than `most` together; one at least. */
export function rowsWithin(rows: readonly { readonly bytes: number }[], most: number): number {
  let bytes = 0;
  for (const [count, row] of rows.entries()) {
    bytes += Number(row.bytes);
    if (count > 0 && bytes > most) return count;
  }
  return rows.length;
}
