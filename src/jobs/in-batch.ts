import type { Tables } from '../store/index.ts';
import type { Store } from '../store/open.ts';

// So many in a row are no bad rows but a database that is away.
const MOST_FAILURES = 10;

/**
 * Does work on rows in one transaction. When that fails, each row gets a transaction of its own, so that a row that
 * cannot be worked on stops no other.
 * @throws {AggregateError} with what was wrong with single rows, after the others were worked on
 */
export async function inBatch<T>(
  store: Store,
  rows: readonly T[],
  work: (tx: Tables, rows: readonly T[]) => Promise<void>,
): Promise<void> {
  if (rows.length === 0) return;
  try {
    await store.transaction((tx) => work(tx, rows));
  } catch (cause) {
    if (rows.length === 1) throw cause;
    await oneByOne(store, rows, work);
  }
}

async function oneByOne<T>(
  store: Store,
  rows: readonly T[],
  work: (tx: Tables, rows: readonly T[]) => Promise<void>,
): Promise<void> {
  const failures: unknown[] = [];
  let inARow = 0;
  for (const row of rows) {
    try {
      await store.transaction((tx) => work(tx, [row]));
      inARow = 0;
    } catch (cause) {
      failures.push(cause);
      inARow += 1;
      if (inARow === MOST_FAILURES) break;
    }
  }
  if (failures.length > 0) {
    throw new AggregateError(failures, `${failures.length} of ${rows.length} rows could not be worked on`);
  }
}
