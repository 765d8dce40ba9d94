import type { Tables } from '../store/index.ts';
import type { Store } from '../store/open.ts';

// This many failures in a row mean that the database is unavailable, not that rows are bad.
const MOST_FAILURES = 10;

/**
 * Processes rows in one transaction. If it fails, each row gets its own transaction, so that a bad row does not
 * stop the others.
 * @throws {AggregateError} with the failures of single rows, after the other rows were processed
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
