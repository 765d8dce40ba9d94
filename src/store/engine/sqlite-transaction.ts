import { setImmediate as nextTurn } from 'node:timers/promises';
import { database, TransactionScope } from './database.ts';
import { StoreError } from './errors.ts';
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
 * Runs one transaction at a time, in the order of the calls. Waits for writers of other processes without blocking.
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
    const result = await mutex.runWithin(BUSY_LIMIT_MS, (leftMs) =>
      attempt(scope, work, { ...durability, leftMs }),
    );
    if (scope.announced.size > 0) options.committed(scope.announced);
    return result;
  };
}

/** A mutex with one holder at a time, in the order of the calls. */
export class Mutex {
  #last: Promise<void> = Promise.resolve();
  #waiting = 0;
  /** When a holder last ended without having been refused the database. */
  #progressAt = performance.now();

  async run<T>(work: () => T | Promise<T>): Promise<T> {
    const { before, release } = this.#join();
    await before;
    try {
      return await work();
    } finally {
      release();
    }
  }

  /**
   * As `run`, for work that needs a lock which another process may hold for long. A call waits as long as holders before
   * it finish; once none has finished for `limitMs`, it is refused, so that calls behind a lock do not each wait for it
   * in turn. `work` gets the rest of the time.
   * @throws {StoreError} busy
   */
  async runWithin<T>(limitMs: number, work: (leftMs: number) => Promise<T>): Promise<T> {
    const arrived = performance.now();
    const left = () => Math.max(arrived, this.#progressAt) + limitMs - performance.now();
    const isFree = this.#waiting === 0;
    const { before, release } = this.#join();
    try {
      if (isFree) await before;
      else await turnWithin(before, left, limitMs);
      const result = await work(left());
      this.#progressAt = performance.now();
      return result;
    } catch (error) {
      if (!(error instanceof StoreError && error.code === 'busy')) this.#progressAt = performance.now();
      throw error;
    } finally {
      // Who gave up waiting still stands between the calls before and after it.
      void before.then(release);
    }
  }

  #join(): { before: Promise<void>; release: () => void } {
    const before = this.#last;
    let end = () => {};
    this.#last = new Promise((resolve) => {
      end = resolve;
    });
    this.#waiting += 1;
    const release = () => {
      this.#waiting -= 1;
      end();
    };
    return { before, release };
  }
}

/** Waits for a turn until no time is left; the time may be extended meanwhile. */
async function turnWithin(turn: Promise<void>, left: () => number, limitMs: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const expiry = new Promise<never>((_, reject) => {
    const look = () => {
      const ms = left();
      if (ms > 0) timer = setTimeout(look, ms);
      else reject(new StoreError('busy', `no write has ended for ${limitMs} ms`));
    };
    look();
  });
  try {
    await Promise.race([turn, expiry]);
  } finally {
    clearTimeout(timer);
  }
}
