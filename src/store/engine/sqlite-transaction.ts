import { setImmediate as nextTurn } from 'node:timers/promises';
import { type CommitGroups, createCommitGroups } from './commit-group.ts';
import { database, TransactionScope } from './database.ts';
import { StoreError } from './errors.ts';
import { Mutex } from './mutex.ts';
import { createPace, createPaceClock } from './pace.ts';
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

/** The only writer of a database: transactions hold its mutex one after the other, and some of them commit together. */
export type SqliteWriter = {
  readonly connection: SqliteConnection;
  readonly mutex: Mutex;
  readonly groups: CommitGroups;
};

export function sqliteWriter(connection: SqliteConnection): SqliteWriter {
  const groups = createCommitGroups(connection);
  return { connection, groups, mutex: new Mutex(groups.between) };
}

/** What became of a transaction's work. A failure may be told to its caller once `known` resolves. */
type Attempt<T> =
  | { readonly result: T; readonly committed: Promise<void> }
  | { readonly failure: { readonly cause: unknown; readonly known: Promise<void> } };

/** The cause, once others can know what it was based on. Not while the transaction holds the mutex: they commit when it is free. */
async function whenKnown({ cause, known }: { readonly cause: unknown; readonly known: Promise<void> }) {
  await known;
  return cause;
}

/** Takes effect with the next transaction. In WAL mode `full` makes a commit wait for the disk; `normal` does not. */
function synchronousOf(connection: SqliteConnection): (wanted: SqliteSynchronous) => void {
  let synchronous = '';
  return (wanted) => {
    if (wanted === synchronous) return;
    connection.pragma(`synchronous = ${wanted}`);
    synchronous = wanted;
  };
}

/**
 * Runs one transaction at a time. Those who wait take turns share by share, so that one caller with many writes does not
 * hold up others. Waits for writers of other processes without blocking.
 */
export function sqliteTransactions(
  { connection, mutex, groups }: SqliteWriter,
  options: TransactionOptions,
): Transact {
  const session = sqliteSession(connection, false);
  // IMMEDIATE takes the write lock at the start. A deferred transaction that reads first can fail to get the lock,
  // and waiting does not help.
  const begin = connection.prepare('begin immediate');
  const setSynchronous = synchronousOf(connection);
  const isDue = createPaceClock();

  async function attempt<T>(
    scope: TransactionScope,
    work: Work<T>,
    { isLosable = false, leftMs }: Durability & { leftMs: number },
  ): Promise<Attempt<T>> {
    const member = await groups.open({
      isLosable,
      async begin() {
        setSynchronous(isLosable ? 'normal' : options.sqliteSynchronous);
        await retryBusy(() => begin.run(), leftMs);
      },
    });
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
    }, isDue);
    const settled = async () => {
      while (waiting.size > 0) await Promise.allSettled(waiting);
    };
    try {
      const result = await supervise(scope, () => work(database(session, scope, options.context, pace)), {
        ...options,
        settled,
      });
      // What the statements wrote is written once more by the commit, which may follow at once.
      if (pace.isDue()) await pace.nextTurn();
      return { result, committed: member.keep() };
    } catch (cause) {
      return { failure: { cause, known: member.undo(cause) } };
    } finally {
      isOver = true;
      stopWatching();
    }
  }

  return async (work, durability = {}) => {
    const scope = new TransactionScope();
    const attempted = await mutex.runWithin(
      BUSY_LIMIT_MS,
      (leftMs) => attempt(scope, work, { ...durability, leftMs }),
      options.share?.() ?? null,
    );
    if ('failure' in attempted) throw await whenKnown(attempted.failure);
    const { result, committed } = attempted;
    await committed;
    if (scope.announced.size > 0) options.committed(scope.announced);
    return result;
  };
}
