import { setImmediate as nextTurn } from 'node:timers/promises';
import { database, TransactionScope } from './database.ts';
import { StoreError } from './errors.ts';
import { createPace } from './pace.ts';
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

  async function attempt<T>(
    scope: TransactionScope,
    work: Work<T>,
    { isLosable = false }: Durability,
  ): Promise<T> {
    setSynchronous(isLosable ? 'normal' : options.sqliteSynchronous);
    await retryBusy(() => begin.run());
    let stopWatching = watchYield(options.onYield);
    let isOver = false;
    let turning = 0;
    // The transaction stays open meanwhile: writers wait for it as before, readers and all else go on.
    async function turn() {
      stopWatching();
      turning += 1;
      await nextTurn();
      turning -= 1;
      if (isOver) throw new StoreError('ended', 'the transaction is over');
      // Statements that run side by side take their turns side by side.
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
      // Still open unless it was committed, or SQLite rolled back by itself on a disk error.
      if (connection.inTransaction) rollback.run();
    }
  }

  return async (work, durability = {}) => {
    const scope = new TransactionScope();
    const result = await mutex.run(() => attempt(scope, work, durability));
    if (scope.announced.size > 0) options.committed(scope.announced);
    return result;
  };
}

/** One holder at a time, served in the order of asking. */
export class Mutex {
  #last: Promise<void> = Promise.resolve();

  async run<T>(work: () => T | Promise<T>): Promise<T> {
    const before = this.#last;
    let release = () => {};
    this.#last = new Promise((resolve) => {
      release = resolve;
    });
    await before;
    try {
      return await work();
    } finally {
      release();
    }
  }
}
