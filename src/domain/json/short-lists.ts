import { piecesWithin } from '../rows-within.ts';

/** A row's key, and how long it is. */
export type RowLength = { key: string; bytes: number };

/** Reading and writing rows of so many bytes takes a few milliseconds, in which SQLite holds the event loop. */
const BYTES_AT_ONCE = 256 * 1024;

/** Splits keys into lists of at most `most` keys, whose rows can be read or written at once. */
export function* shortLists(rows: readonly RowLength[], most: number): Generator<string[]> {
  for (const piece of piecesWithin(rows, BYTES_AT_ONCE, most)) yield piece.map(({ key }) => key);
}
