/** A row's key, and how long it is. */
export type RowLength = { key: string; bytes: number };

/** Reading and writing rows of so many bytes takes a few milliseconds, in which SQLite holds the event loop. */
const BYTES_AT_ONCE = 256 * 1024;

/** Splits keys into lists of at most `most` keys, whose rows can be read or written at once. */
export function* shortLists(rows: readonly RowLength[], most: number): Generator<string[]> {
  let keys: string[] = [];
  let bytes = 0;
  for (const row of rows) {
    if (keys.length === most || (keys.length > 0 && bytes + row.bytes > BYTES_AT_ONCE)) {
      yield keys;
      keys = [];
      bytes = 0;
    }
    keys.push(row.key);
    bytes += row.bytes;
  }
  if (keys.length > 0) yield keys;
}
