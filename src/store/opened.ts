import type { SentCheck } from '../domain/contract/sent-check.ts';
import type { Db, StoreContext, Topic } from './engine/database.ts';
import type { DatabaseClock } from './engine/database-time.ts';
import type { Engine } from './engine/dialect.ts';
import type { PostgresLimits } from './engine/postgres.ts';
import type { SqliteSynchronous, Transact, TransactionOptions } from './engine/transaction.ts';

export type StoreOptions = {
  /** PostgreSQL: URL of a read replica, which `Store.read` and `Store.snapshot` use. */
  readUrl?: string | undefined;
  /** Called with the topics of committed writes. A hint: it may come too often, and from other processes late. */
  onWrite?: ((topics: ReadonlySet<Topic>) => void) | undefined;
  /** How long a read waits for what it stores beside its answer. Default: 100 ms. */
  noteWithinMs?: number | undefined;
  /** A transaction that is open for longer is rolled back. Default: 30 s. */
  transactionLimitMs?: number | undefined;
  /** PostgreSQL: limits of waiting times and connections. */
  postgres?: PostgresLimits | undefined;
  /** SQLite: default `full`. */
  sqliteSynchronous?: SqliteSynchronous | undefined;
  /** Keys that encrypt secrets, the current one first; null or absent uses a key that is stored in the database. */
  secretsKeys?: readonly Buffer[] | null | undefined;
  /** Checks the events and webhooks that are written; absent in production, which checks none. */
  sent?: SentCheck | undefined;
  /** SQLite: called when a transaction awaited something other than the store; for tests. */
  onYield?: ((error: Error) => void) | undefined;
};

/** What opening a database of either engine returns. */
export type Opened = {
  engine: Engine;
  clock: DatabaseClock;
  read: Db;
  primary: Db;
  transact: Transact;
  snapshot: Transact;
  /** Names of the migrations that the writer's database has. */
  schema(): string[] | Promise<string[]>;
  /** As `schema`, but rejects unless the reader's database responds too. */
  applied(): string[] | Promise<string[]>;
  /** Free bytes of the file system of the database; null when it is not known. */
  freeBytes(): Promise<number | null>;
  close(): Promise<void>;
};

export type OpenOptions = StoreOptions &
  Pick<TransactionOptions, 'committed' | 'share'> & {
    context(clock: DatabaseClock): StoreContext;
    /** Called when a connection for writes broke, as all do when a backup is restored under this process. */
    lostConnection(): void;
  };

const TRANSACTION_LIMIT_MS = 30_000;

export const transactionOptions = (options: OpenOptions, context: StoreContext): TransactionOptions => ({
  limitMs: options.transactionLimitMs ?? TRANSACTION_LIMIT_MS,
  context,
  sqliteSynchronous: options.sqliteSynchronous ?? 'full',
  committed: options.committed,
  share: options.share,
  onYield: options.onYield,
});
