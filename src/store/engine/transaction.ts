import type { Db, StoreContext, Topic, TransactionScope } from './database.ts';
import { StoreError } from './errors.ts';

export type Work<T> = (db: Db) => Promise<T>;

/** `full` survives a power cut, `normal` only the end of the process. */
export type SqliteSynchronous = 'full' | 'normal';

export type Durability = {
  /** A power cut may lose the last of these commits: counts, and deletions that would be made again. */
  readonly isLosable?: boolean | undefined;
};

/** Runs `work` in one transaction: all of it is committed, or nothing when it throws. */
export type Transact = <T>(work: Work<T>, durability?: Durability) => Promise<T>;

export type TransactionOptions = {
  /** A transaction that is open for longer is rolled back with StoreError `held_too_long`. */
  limitMs: number;
  /** Told what a transaction announced, after it committed. */
  committed(topics: ReadonlySet<Topic>): void;
  readonly context: StoreContext;
  /** SQLite: whether a commit that must not be lost is on the disk before it is reported. */
  readonly sqliteSynchronous: SqliteSynchronous;
  /** SQLite: told when a transaction awaited something else than the store. */
  onYield?: ((error: Error) => void) | undefined;
};

const OVER = 'the transaction of this handle is over';

/** The engine's part: begin, run `work` in the scope, commit; roll back when anything throws. */
export type Attempt = <T>(scope: TransactionScope, work: () => Promise<T>) => Promise<T>;

/**
 * Lets the work run inside its scope. Resolves with its result when it may be committed; every later use of the
 * handle throws. Rejects with the work's error, the first failed statement's, or StoreError `held_too_long`.
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
    // Statements that the work started and did not wait for belong to the transaction too.
    await Promise.race([settled?.(), expiry]);
    scope.settle();
    return result;
  } finally {
    clearTimeout(timer);
    scope.end(OVER);
  }
}

/**
 * Store calls on SQLite are done before the event loop turns, so a transaction that is still open at its next turn
 * awaited a timer, a socket or a file, and holds up every other writer. Returns how to stop watching.
 */
export function watchYield(onYield: TransactionOptions['onYield']): () => void {
  if (onYield === undefined) return () => {};
  const error = new Error('store: something else than the store was awaited inside a transaction');
  const turn = setImmediate(() => onYield(error));
  return () => clearImmediate(turn);
}
