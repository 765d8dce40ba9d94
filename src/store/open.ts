import { randomUUID } from 'node:crypto';
import {
  type Db,
  database,
  type Session,
  type StoreContext,
  type Topic,
  TransactionScope,
} from './engine/database.ts';
import { type DatabaseClock, followingClock, sqliteClock } from './engine/database-time.ts';
import { type Engine, parseDatabaseUrl } from './engine/dialect.ts';
import { asStoreError } from './engine/errors.ts';
import { appliedPostgres, appliedSqlite, migrateSqlite, missing } from './engine/migrate.ts';
import { createPace } from './engine/pace.ts';
import {
  DEFAULT_POSTGRES_LIMITS,
  listenFor,
  openPool,
  type PostgresLimits,
  poolSend,
  postgresSession,
} from './engine/postgres.ts';
import { postgresTransactions } from './engine/postgres-transaction.ts';
import { noSealer } from './engine/sealer.ts';
import { loadSealer } from './engine/sealing-keys.ts';
import { postgresSnapshots, sqliteSnapshots } from './engine/snapshot.ts';
import { openSqliteFile, sqliteSession, useWal, watchVersion } from './engine/sqlite.ts';
import { Mutex, sqliteTransactions } from './engine/sqlite-transaction.ts';
import type { Durability, SqliteSynchronous, Transact, TransactionOptions } from './engine/transaction.ts';
import { type Tables, tables } from './index.ts';

export type StoreOptions = {
  /** PostgreSQL: a read replica for everything outside transactions. */
  readUrl?: string | undefined;
  /**
   * Told what committed writes announced, in this process at once and in others within a fraction of a second.
   * A hint to look, which may come too often and, while a connection is down, late.
   */
  onWrite?: ((topics: ReadonlySet<Topic>) => void) | undefined;
  /** A transaction that is open for longer is rolled back. Default 30 s. */
  transactionLimitMs?: number | undefined;
  /** PostgreSQL: how long the store waits for it. */
  postgres?: PostgresLimits | undefined;
  /** SQLite: default `full`. */
  sqliteSynchronous?: SqliteSynchronous | undefined;
  /** Keys that secrets are encrypted with, the current one first; null or absent: one that the database keeps. */
  secretsKeys?: readonly Buffer[] | null | undefined;
  /** SQLite: told when a transaction awaited something else than the store; for tests. */
  onYield?: ((error: Error) => void) | undefined;
};

export type Store = {
  readonly engine: Engine;
  /** The time that all processes on this database share. */
  now(): Date;
  /** Reads the clock of the database again; by how many milliseconds `now` had been behind. */
  syncClock(): Promise<number>;
  /** Committed state, perhaps of a replica that is behind: for public reads. Refuses writes. */
  readonly read: Tables;
  /** As `read`, never from a replica: for what ends a credential, what a caller wrote before, and what jobs go by. */
  readonly primary: Tables;
  /**
   * Runs `work` on one transaction's tables and commits, or rolls back and rejects when it throws. Nothing but the
   * store may be awaited in `work`, and on PostgreSQL it may run again after a deadlock.
   */
  transaction<T>(work: (tx: Tables) => Promise<T>, durability?: Durability): Promise<T>;
  /**
   * Runs `work` on one unchanging view of what is committed now, for as long as it takes; anything may be awaited
   * in it. Each holds a connection and keeps old rows alive, so callers bound how many there are.
   */
  snapshot<T>(work: (view: Tables) => Promise<T>): Promise<T>;
  /** Whether the database answers within two seconds and has every migration. */
  ready(): Promise<boolean>;
  /** Waits for open transactions. Every handle throws afterwards. */
  close(): Promise<void>;
};

type Opened = {
  engine: Engine;
  clock: DatabaseClock;
  read: Db;
  primary: Db;
  transact: Transact;
  snapshot: Transact;
  /** Names of the migrations that the writer's database has. */
  schema(): string[] | Promise<string[]>;
  /** As `schema`, when the reader's database answers too. */
  applied(): string[] | Promise<string[]>;
  close(): Promise<void>;
};

const TRANSACTION_LIMIT_MS = 30_000;
const READY_WITHIN_MS = 2_000;
const open = new Set<string>();

/** URLs of stores that were opened and not closed. */
export const storesLeftOpen = (): string[] => [...open].map((key) => key.slice(key.indexOf(' ') + 1));

/**
 * Opens a migrated database. `sqlite::memory:` starts empty and is migrated here; for the others `migrate` comes
 * first. Throws StoreError on a URL that is not understood or keys that do not fit, and the driver's error when there
 * is no such database.
 */
export async function openStore(url: string, options: StoreOptions = {}): Promise<Store> {
  const target = parseDatabaseUrl(url);
  const scope = new TransactionScope();
  const sealing = { current: noSealer };
  const context = (clock: DatabaseClock): StoreContext => ({ sealer: () => sealing.current, now: clock.now });
  const opened = await (target.engine === 'sqlite'
    ? openSqliteStore(target.path, scope, { ...options, context })
    : openPostgresStore(target.url, scope, { ...options, context }));
  try {
    await opened.clock.sync();
    // Without its tables a store can say that it is not ready, and nothing else.
    if (missing(await opened.schema()).length === 0) {
      sealing.current = await opened.transact((db) => loadSealer(db, options.secretsKeys ?? null));
    }
  } catch (cause) {
    await opened.close();
    throw asStoreError(cause);
  }
  const key = `${randomUUID()} ${url}`;
  open.add(key);

  /** Shared by all who ask while it runs: a database that hangs must not cost a connection for each of them. */
  let checking: Promise<boolean> | undefined;
  const check = async () => {
    try {
      scope.enter();
      return missing(await opened.applied()).length === 0;
    } catch {
      return false;
    } finally {
      checking = undefined;
    }
  };

  return {
    engine: opened.engine,
    now: opened.clock.now,
    syncClock: () => reported(opened.clock.sync()),
    read: tables(opened.read),
    primary: tables(opened.primary),
    transaction: (work, durability) => {
      scope.enter();
      return reported(opened.transact((db) => work(tables(db)), durability));
    },
    snapshot: (work) => {
      scope.enter();
      return reported(opened.snapshot((db) => work(tables(db))));
    },
    ready() {
      checking ??= check();
      return within(checking, READY_WITHIN_MS, false);
    },
    async close() {
      if (!open.delete(key)) return;
      scope.end('the store is closed');
      await opened.close();
    },
  };
}

/** Driver errors stay inside the store, where transactions are run again because of them. */
const reported = <T>(result: Promise<T>): Promise<T> =>
  result.catch((error: unknown) => {
    throw asStoreError(error);
  });

async function within<T>(result: Promise<T>, ms: number, otherwise: T): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<T>((resolve) => {
    timer = setTimeout(resolve, ms, otherwise);
  });
  return Promise.race([result, late]).finally(() => clearTimeout(timer));
}

type OpenOptions = StoreOptions & { context(clock: DatabaseClock): StoreContext };

async function openSqliteStore(path: string, scope: TransactionScope, options: OpenOptions): Promise<Opened> {
  const mutex = new Mutex();
  const writer = await openSqliteFile(path);
  await useWal(writer);
  const shared = path === ':memory:';
  if (shared) await migrateSqlite(writer);
  const reader = shared ? writer : await openSqliteFile(path, { readOnly: true });
  const session = sqliteSession(reader, true);
  const clock = sqliteClock(writer);
  const context = options.context(clock);
  // A reader on the writer's connection would see what is not committed yet, so there reads take turns with writes.
  const inTurn: typeof session = {
    engine: 'sqlite',
    all: (...asked) => mutex.run(() => session.all(...asked)),
    one: (...asked) => mutex.run(() => session.one(...asked)),
    run: (...asked) => mutex.run(() => session.run(...asked)),
  };
  const watch = options.onWrite && !shared ? watchVersion(writer, options.onWrite) : undefined;
  const read = database(shared ? inTurn : session, scope, context, createPace());
  return {
    engine: 'sqlite',
    clock,
    read,
    primary: read,
    transact: sqliteTransactions(writer, mutex, transactionOptions(options, context)),
    snapshot: sqliteSnapshots(path, () => mutex.run(() => writer.serialize()), context),
    schema: () => appliedSqlite(writer),
    applied: () => appliedSqlite(reader),
    close: () =>
      mutex.run(() => {
        watch?.stop();
        reader.close();
        writer.close();
      }),
  };
}

async function openPostgresStore(
  url: string,
  scope: TransactionScope,
  options: OpenOptions,
): Promise<Opened> {
  const processName = randomUUID();
  const { postgres: limits = DEFAULT_POSTGRES_LIMITS } = options;
  const writer = openPool(url, { readOnly: false, limits });
  const reader = openPool(options.readUrl ?? url, { readOnly: true, limits });
  const primary = options.readUrl === undefined ? reader : openPool(url, { readOnly: true, limits });
  const listener = options.onWrite && (await listenFor(url, { processName, limits, heard: options.onWrite }));
  const clock = followingClock(
    async () => Number((await writer.query(CLOCK)).rows[0]?.ms),
    () => performance.now(),
  );
  const context = options.context(clock);
  return {
    engine: 'postgres',
    clock,
    read: database(reading(reader), scope, context),
    primary: database(reading(primary), scope, context),
    transact: postgresTransactions(writer, processName, transactionOptions(options, context)),
    snapshot: postgresSnapshots(reader, context),
    schema: () => appliedPostgres(writer),
    applied: async () => {
      await reader.query('select 1');
      return appliedPostgres(writer);
    },
    async close() {
      await listener?.close();
      await Promise.all([...new Set([writer, reader, primary])].map((pool) => pool.end()));
    },
  };
}

function reading(pool: ReturnType<typeof openPool>): Session {
  const session = postgresSession(poolSend(pool));
  return {
    engine: 'postgres',
    all: async (...asked) => reported(Promise.resolve(session.all(...asked))),
    one: async (...asked) => reported(Promise.resolve(session.one(...asked))),
    run: async (...asked) => reported(Promise.resolve(session.run(...asked))),
  };
}

const CLOCK = 'select extract(epoch from clock_timestamp()) * 1000 as ms';

const transactionOptions = (options: StoreOptions, context: StoreContext): TransactionOptions => ({
  limitMs: options.transactionLimitMs ?? TRANSACTION_LIMIT_MS,
  context,
  sqliteSynchronous: options.sqliteSynchronous ?? 'full',
  committed: (topics) => options.onWrite?.(topics),
  onYield: options.onYield,
});
