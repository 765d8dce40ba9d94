/** Rows that one statement gets: SQLite runs it on the thread of the event loop, for some milliseconds at most. */
export const ROWS_AT_ONCE = 250;

/** The items in lists of at most `size`, in their order. */
export function* chunksOf<T>(items: readonly T[], size: number = ROWS_AT_ONCE): Generator<readonly T[]> {
  for (let start = 0; start < items.length; start += size) yield items.slice(start, start + size);
}
