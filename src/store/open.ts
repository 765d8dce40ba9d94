import { randomUUID } from 'node:crypto';
import { type Db, database, Scope, type Topic } from './database.ts';
import { type Engine, parseDatabaseUrl } from './dialect.ts';
import { type Tables, tables } from './index.ts';
import { appliedPostgres, appliedSqlite, migrateSqlite, missing } from './migrate.ts';
import { Mutex } from './mutex.ts';
import { createPace } from './pace.ts';
import { openPool, poolSend, postgresSession } from './postgres.ts';
import { listen } from './postgres-notify.ts';
import { postgresTransactions } from './postgres-transaction.ts';
import { postgresSnapshots, sqliteSnapshots } from './snapshot.ts';
import { openSqlite, sqliteSession, useWal } from './sqlite.ts';
import { sqliteTransactions } from './sqlite-transaction.ts';
import { watchVersion } from './sqlite-watch.ts';
import type { Transact, TransactionOptions } from './transaction.ts';

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
  /** SQLite: told when a transaction awaited something else than the store; for tests. */
  onYield?: ((error: Error) => void) | undefined;
};

export type Store = {
  readonly engine: Engine;
  /** Committed state. Refuses writes. */
  readonly read: Tables;
  /**
   * Runs `work` on one transaction's tables and commits, or rolls back and rejects when it throws. Nothing but the
   * store may be awaited in `work`, and on PostgreSQL it may run again after a deadlock.
   */
  transaction<T>(work: (tx: Tables) => Promise<T>): Promise<T>;
  /**
   * Runs `work` on one unchanging view of what is committed now, for as long as it takes; anything may be awaited
   * in it. Each holds a connection and keeps old rows alive, so callers bound how many there are.
   */
  snapshot<T>(work: (view: Tables) => Promise<T>): Promise<T>;
  /** Whether the database answers and has every migration. */
  ready(): Promise<boolean>;
  /** Waits for open transactions. Every handle throws afterwards. */
  close(): Promise<void>;
};

type Opened = {
  engine: Engine;
  read: Db;
  transact: Transact;
  snapshot: Transact;
  applied(): string[] | Promise<string[]>;
  close(): Promise<void>;
};

const TRANSACTION_LIMIT_MS = 30_000;
const open = new Set<string>();

/** URLs of stores that were opened and not closed. */
export const storesLeftOpen = (): string[] => [...open].map((key) => key.slice(key.indexOf(' ') + 1));

/**
 * Opens a migrated database. `sqlite::memory:` starts empty and is migrated here; for the others `migrate` comes
 * first. Throws StoreError on a URL that is not understood, and the driver's error when there is no such database.
 */
export async function openStore(url: string, options: StoreOptions = {}): Promise<Store> {
  const target = parseDatabaseUrl(url);
  const scope = new Scope();
  const opened = await (target.engine === 'sqlite'
    ? openSqliteStore(target.path, scope, options)
    : openPostgresStore(target.url, scope, options));
  const key = `${randomUUID()} ${url}`;
  open.add(key);

  return {
    engine: opened.engine,
    read: tables(opened.read),
    transaction: (work) => {
      scope.enter();
      return opened.transact((db) => work(tables(db)));
    },
    snapshot: (work) => {
      scope.enter();
      return opened.snapshot((db) => work(tables(db)));
    },
    async ready() {
      try {
        scope.enter();
        return missing(await opened.applied()).length === 0;
      } catch {
        return false;
      }
    },
    async close() {
      if (!open.delete(key)) return;
      scope.end('the store is closed');
      await opened.close();
    },
  };
}

async function openSqliteStore(path: string, scope: Scope, options: StoreOptions): Promise<Opened> {
  const mutex = new Mutex();
  const writer = openSqlite(path);
  await useWal(writer);
  const shared = path === ':memory:';
  if (shared) await migrateSqlite(writer);
  const reader = shared ? writer : openSqlite(path, { readOnly: true });
  const session = sqliteSession(reader, true);
  // A reader on the writer's connection would see what is not committed yet, so there reads take turns with writes.
  const inTurn: typeof session = {
    engine: 'sqlite',
    all: (...asked) => mutex.run(() => session.all(...asked)),
    one: (...asked) => mutex.run(() => session.one(...asked)),
    run: (...asked) => mutex.run(() => session.run(...asked)),
  };
  const watch = options.onWrite && !shared ? watchVersion(writer, options.onWrite) : undefined;
  return {
    engine: 'sqlite',
    read: database(shared ? inTurn : session, scope, createPace()),
    transact: sqliteTransactions(writer, mutex, transactionOptions(options)),
    snapshot: sqliteSnapshots(path, () => mutex.run(() => writer.serialize())),
    applied: () => appliedSqlite(reader),
    close: () =>
      mutex.run(() => {
        watch?.stop();
        reader.close();
        writer.close();
      }),
  };
}

async function openPostgresStore(url: string, scope: Scope, options: StoreOptions): Promise<Opened> {
  const processName = randomUUID();
  const writer = openPool(url, { readOnly: false });
  const reader = openPool(options.readUrl ?? url, { readOnly: true });
  const listener = options.onWrite && (await listen(url, processName, options.onWrite));
  return {
    engine: 'postgres',
    read: database(postgresSession(poolSend(reader)), scope),
    transact: postgresTransactions(writer, processName, transactionOptions(options)),
    snapshot: postgresSnapshots(reader),
    applied: async () => {
      await reader.query('select 1');
      return appliedPostgres(writer);
    },
    async close() {
      await listener?.close();
      await Promise.all([writer.end(), reader.end()]);
    },
  };
}

const transactionOptions = (options: StoreOptions): TransactionOptions => ({
  limitMs: options.transactionLimitMs ?? TRANSACTION_LIMIT_MS,
  committed: (topics) => options.onWrite?.(topics),
  onYield: options.onYield,
});
