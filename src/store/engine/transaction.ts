import type { Db, StoreContext, Topic, TransactionScope } from './database.ts';
import { StoreError } from './errors.ts';

export type Work<T> = (db: Db) => Promise<T>;

/** With `full` a commit survives a power failure, with `normal` only the end of the process. */
export type SqliteSynchronous = 'full' | 'normal';

export type Durability = {
  /** A power failure may lose the latest of these commits. For counts, and for deletions that would be repeated. */
  readonly isLosable?: boolean | undefined;
};

/** Runs `work` in one transaction. Commits all of its writes, or none when it throws. */
export type Transact = <T>(work: Work<T>, durability?: Durability) => Promise<T>;

export type TransactionOptions = {
  /** A transaction that is open for longer is rolled back with StoreError `held_too_long`. */
  limitMs: number;
  /** Called after a commit with the topics that the transaction announced. */
  committed(topics: ReadonlySet<Topic>): void;
  readonly context: StoreContext;
  /** SQLite: whether a commit that is not losable reaches the disk before it is reported. */
  readonly sqliteSynchronous: SqliteSynchronous;
  /** SQLite: the share in which a transaction of the present caller waits for the writer; null for none. */
  share?: (() => string | null) | undefined;
  /** SQLite: called when a transaction awaited something other than the store. */
  onYield?: ((error: Error) => void) | undefined;
};

const OVER = 'the transaction of this handle is over';

/**
 * Runs the work inside its scope. Resolves with its result when it may be committed; every later use of the handle
 * throws. Rejects with the error of the work or of the first failed statement, or with StoreError `held_too_long`.
 */
export async function supervise<T>(
  scope: TransactionScope,
  work: () => Promise<T>,
  { limitMs, settled }: { limitMs: number; settled?: () => Promise<unknown> },
): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const expiry = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new StoreError('held_too_long', `a transaction was open for more than ${limitMs} ms`));
    }, limitMs);
  });
  try {
    const result = await Promise.race([work(), expiry]);
    scope.end(OVER);
    // Statements that the work started but did not await also belong to the transaction.
    await Promise.race([settled?.(), expiry]);
    scope.settle();
    return result;
  } finally {
    clearTimeout(timer);
    scope.end(OVER);
  }
}

/**
 * Store calls on SQLite finish before the event loop turns. A transaction that is still open at the next turn has
 * awaited a timer, a socket or a file, and blocks every other writer. Returns a function that stops watching.
 */
export function watchYield(onYield: TransactionOptions['onYield']): () => void {
  if (onYield === undefined) return () => {};
  const error = new Error('store: something else than the store was awaited inside a transaction');
  const turn = setImmediate(() => onYield(error));
  return () => clearImmediate(turn);
}
