import { setImmediate as nextTurn } from 'node:timers/promises';
import { database, TransactionScope } from './database.ts';
import { StoreError } from './errors.ts';
import type { Mutex } from './mutex.ts';
import { createPace } from './pace.ts';
import { BUSY_LIMIT_MS, retryBusy, type SqliteConnection, sqliteSession } from './sqlite.ts';
import {
  type Durability,
  type SqliteSynchronous,
  supervise,
  type Transact,
  type TransactionOptions,
  type Work,
  watchYield,
} from './transaction.ts';

/**
 * Runs one transaction at a time. Those who wait take turns share by share, so that one caller with many writes does not
 * hold up others. Waits for writers of other processes without blocking.
 */
export function sqliteTransactions(
  connection: SqliteConnection,
  mutex: Mutex,
  options: TransactionOptions,
): Transact {
  const session = sqliteSession(connection, false);
  // IMMEDIATE takes the write lock at the start. A deferred transaction that reads first can fail to get the lock,
  // and waiting does not help.
  const begin = connection.prepare('begin immediate');
  const commit = connection.prepare('commit');
  const rollback = connection.prepare('rollback');
  let synchronous = '';

  /**
   * Takes effect with the next transaction. In WAL mode `full` makes a commit wait for the disk; `normal` does not.
   */
  function setSynchronous(wanted: SqliteSynchronous): void {
    if (wanted === synchronous) return;
    connection.pragma(`synchronous = ${wanted}`);
    synchronous = wanted;
  }

  async function attempt<T>(
    scope: TransactionScope,
    work: Work<T>,
    { isLosable = false, leftMs }: Durability & { leftMs: number },
  ): Promise<T> {
    setSynchronous(isLosable ? 'normal' : options.sqliteSynchronous);
    await retryBusy(() => begin.run(), leftMs);
    let stopWatching = watchYield(options.onYield);
    let isOver = false;
    let turning = 0;
    // The transaction stays open during the turn: other writers still wait for it, while reads and all other work
    // continue.
    async function turn() {
      stopWatching();
      turning += 1;
      await nextTurn();
      turning -= 1;
      if (isOver) throw new StoreError('ended', 'the transaction is over');
      // Concurrent statements take their turns concurrently, so watching starts again after the last one.
      stopWatching();
      if (turning === 0) stopWatching = watchYield(options.onYield);
    }
    const waiting = new Set<Promise<void>>();
    const pace = createPace(() => {
      const turned = turn().finally(() => waiting.delete(turned));
      waiting.add(turned);
      return turned;
    });
    const settled = async () => {
      while (waiting.size > 0) await Promise.allSettled(waiting);
    };
    try {
      const result = await supervise(scope, () => work(database(session, scope, options.context, pace)), {
        ...options,
        settled,
      });
      commit.run();
      return result;
    } finally {
      isOver = true;
      stopWatching();
      // The transaction is still open unless it was committed, or SQLite rolled it back itself after a disk error.
      if (connection.inTransaction) rollback.run();
    }
  }

  return async (work, durability = {}) => {
    const scope = new TransactionScope();
    const result = await mutex.runWithin(
      BUSY_LIMIT_MS,
      (leftMs) => attempt(scope, work, { ...durability, leftMs }),
      options.share?.() ?? null,
    );
    if (scope.announced.size > 0) options.committed(scope.announced);
    return result;
  };
}
