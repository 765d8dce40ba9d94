import { database, Scope } from './database.ts';
import type { Mutex } from './mutex.ts';
import { retryBusy, type SqliteConnection, sqliteSession } from './sqlite.ts';
import {
  type Durability,
  type SqliteSynchronous,
  supervise,
  type Transact,
  type TransactionOptions,
  type Work,
  watchYield,
} from './transaction.ts';

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
  let synchronous = '';

  /** Takes effect for the next transaction; with WAL a commit then waits for the disk, or does not. */
  function setSynchronous(wanted: SqliteSynchronous): void {
    if (wanted === synchronous) return;
    connection.pragma(`synchronous = ${wanted}`);
    synchronous = wanted;
  }

  async function attempt<T>(scope: Scope, work: Work<T>, { isLosable = false }: Durability): Promise<T> {
    setSynchronous(isLosable ? 'normal' : options.sqliteSynchronous);
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

  return async (work, durability = {}) => {
    const scope = new Scope();
    const result = await mutex.run(() => attempt(scope, work, durability));
    if (scope.announced.size > 0) options.committed(scope.announced);
    return result;
  };
}
