import { database, Scope } from './database.ts';
import type { Mutex } from './mutex.ts';
import { retryBusy, type SqliteConnection, sqliteSession } from './sqlite.ts';
import { supervise, type Transact, type TransactionOptions, type Work, watchYield } from './transaction.ts';

/** One transaction at a time in the order of asking; writers of other processes are waited for without blocking. */
export function sqliteTransactions(
  connection: SqliteConnection,
  mutex: Mutex,
  options: TransactionOptions,
): Transact {
  const session = sqliteSession(connection, false);
  // IMMEDIATE takes the write lock at once: a lock that is asked for later can be refused for good.
  const begin = connection.prepare('begin immediate');
  const commit = connection.prepare('commit');
  const rollback = connection.prepare('rollback');

  async function attempt<T>(scope: Scope, work: Work<T>): Promise<T> {
    await retryBusy(() => begin.run());
    const stopWatching = watchYield(options.onYield);
    try {
      const result = await supervise(scope, () => work(database(session, scope, options.context)), options);
      commit.run();
      return result;
    } finally {
      stopWatching();
      // Still open unless it was committed, or SQLite rolled back by itself on a disk error.
      if (connection.inTransaction) rollback.run();
    }
  }

  return async (work) => {
    const scope = new Scope();
    const result = await mutex.run(() => attempt(scope, work));
    if (scope.announced.size > 0) options.committed(scope.announced);
    return result;
  };
}
