import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { nothingChecked } from '../domain/contract/sent-check.ts';
import { type Db, database, type StoreContext, type Topic, TransactionScope } from './engine/database.ts';
import { type DatabaseClock, followingClock } from './engine/database-time.ts';
import { type Engine, parseDatabaseUrl } from './engine/dialect.ts';
import { asStoreError } from './engine/errors.ts';
import { appliedPostgres, missing } from './engine/migrate.ts';
import { DEFAULT_POSTGRES_LIMITS, listenFor, openPool } from './engine/postgres.ts';
import { reading } from './engine/postgres-reads.ts';
import { postgresTransactions } from './engine/postgres-transaction.ts';
import { noSealer } from './engine/sealer.ts';
import { loadSealer, readSealer } from './engine/sealing-keys.ts';
import { postgresSnapshots } from './engine/snapshot.ts';
import type { Durability } from './engine/transaction.ts';
import { type Tables, tables } from './index.ts';
import { createNotes, type NoteOptions } from './notes.ts';
import { openSqliteStore } from './open-sqlite.ts';
import { type Opened, type OpenOptions, type StoreOptions, transactionOptions } from './opened.ts';
import { createReadiness, smallWrite } from './readiness.ts';

export type Store = {
  readonly engine: Engine;
  /** The time that all processes on this database share. */
  now(): Date;
  /** Reads the clock of the database again; returns by how many milliseconds `now` had been behind. */
  syncClock(): Promise<number>;
  /** Committed state for public reads, possibly of a replica that lags behind. Refuses writes. */
  readonly read: Tables;
  /**
   * As `read`, but never from a replica: for checks of revoked credentials, for a caller's own earlier writes, and
   * for state that jobs depend on.
   */
  readonly primary: Tables;
  /**
   * Runs `work` on the tables of one transaction and commits; when `work` throws, rolls back and rejects. `work` may
   * await only the store, and on PostgreSQL it may run again after a deadlock.
   */
  transaction<T>(work: (tx: Tables) => Promise<T>, durability?: Durability): Promise<T>;
  /** Whether the code that asks runs inside a transaction of this store. */
  isInTransaction(): boolean;
  /**
   * As `transaction`, for what a read stores beside its answer, such as a count. Waits for other writers only
   * for a moment and then resolves with undefined, while the work goes on; so too, without the work, when too many
   * notes wait already.
   */
  note<T>(work: (tx: Tables) => Promise<T>, options?: NoteOptions): Promise<T | undefined>;
  /**
   * Runs `work`, which may await anything, on an unchanging view of what is committed now. Each snapshot holds a
   * connection and keeps old rows alive, so callers must limit their number.
   */
  snapshot<T>(work: (view: Tables) => Promise<T>): Promise<T>;
  /** Runs `work`, whose transactions wait for SQLite's writer in the share of this holder, so that many hold up no other. */
  inShareOf<T>(holder: string, work: () => T): T;
  /**
   * Lets all that the current callback does from here on be in the share of this holder. `inShareOf` with the same holder then
   * makes no context of its own, which costs as much as a header of a response.
   */
  enterShareOf(holder: string): void;
  /** Whether the database responds within two seconds, has every migration and accepts writes. */
  ready(): Promise<boolean>;
  /** Every handle throws afterwards. */
  close(): Promise<void>;
};

const open = new Set<string>();

/**
 * URLs of stores that were opened but not closed.
 *
 * @internal checked after the tests of each file
 */
export const storesLeftOpen = (): string[] => [...open].map((key) => key.slice(key.indexOf(' ') + 1));

/**
 * Opens a migrated database. `sqlite::memory:` starts empty and is migrated here; other databases must be migrated
 * with `migrate` first.
 *
 * @throws {StoreError} url when the URL is not understood, sealed when the keys do not fit
 * @throws the driver's error when the PostgreSQL database does not exist
 */
export async function openStore(url: string, options: StoreOptions = {}): Promise<Store> {
  const target = parseDatabaseUrl(url);
  const scope = new TransactionScope();
  const sealing = { current: noSealer };
  const announced = new Set<Topic>();
  const shares = new AsyncLocalStorage<string>();
  const share = () => shares.getStore() ?? null;
  const context = (clock: DatabaseClock): StoreContext => ({
    sealer: () => sealing.current,
    now: clock.now,
    hasAnnounced: (topic) => announced.has(topic),
    share,
    sent: options.sent ?? nothingChecked,
  });
  const committed = (topics: ReadonlySet<Topic>) => {
    for (const topic of topics) announced.add(topic);
    options.onWrite?.(topics);
  };
  const running = new AsyncLocalStorage<true>();
  const how = { ...options, context, committed, share, lostConnection: () => announced.clear() };
  const opened = await (target.engine === 'sqlite'
    ? openSqliteStore(target.path, scope, how)
    : openPostgresStore(target.url, scope, how));
  try {
    await opened.clock.sync();
    sealing.current = (await sealerOf(opened, options.secretsKeys ?? null)) ?? noSealer;
  } catch (cause) {
    await opened.close();
    throw asStoreError(cause);
  }
  const key = `${randomUUID()} ${url}`;
  open.add(key);

  const readiness = createReadiness({
    async isMigrated() {
      scope.enter();
      return missing(await opened.applied()).length === 0;
    },
    write: () =>
      opened.transact((db) => tables(db).limits.consume(smallWrite(db.now())), { isLosable: true }),
    freeBytes: opened.freeBytes,
  });

  const transaction: Store['transaction'] = (work, durability) => {
    scope.enter();
    return reported(
      opened.transact((db) => running.run(true, () => toItsEnd(db, work)), durability),
      readiness.writeFailed,
    );
  };

  return {
    engine: opened.engine,
    now: opened.clock.now,
    syncClock: () => reported(opened.clock.sync()),
    read: tables(opened.read),
    primary: tables(opened.primary),
    transaction,
    isInTransaction: () => running.getStore() === true,
    note: createNotes(transaction, options.noteWithinMs),
    inShareOf: (holder, work) => (shares.getStore() === holder ? work() : shares.run(holder, work)),
    enterShareOf: (holder) => shares.enterWith(holder),
    snapshot: (work) => {
      scope.enter();
      return reported(opened.snapshot((db) => work(tables(db))));
    },
    ready: readiness.ready,
    async close() {
      if (!open.delete(key)) return;
      scope.end('the store is closed');
      await opened.close();
    },
  };
}

/** Without its tables the store has no keys, and can only report that it is not ready. */
async function sealerOf(opened: Opened, keys: Parameters<typeof readSealer>[1]) {
  if (missing(await opened.schema()).length > 0) return null;
  // Missing keys are created once, at the first start; later starts only read and wait for no writer.
  return (await readSealer(opened.primary, keys)) ?? opened.transact((db) => loadSealer(db, keys));
}

/** Runs the work, and what it has left for the end of its transaction. */
async function toItsEnd<T>(db: Db, work: (tx: Tables) => Promise<T>): Promise<T> {
  const result = await work(tables(db));
  await db.finish();
  return result;
}

/**
 * Converts driver errors at the store's boundary. Inside, the original errors decide whether a transaction runs
 * again.
 */
const reported = <T>(result: Promise<T>, failed: (error: unknown) => void = () => {}): Promise<T> =>
  result.catch((error: unknown) => {
    failed(error);
    throw asStoreError(error);
  });

async function openPostgresStore(
  url: string,
  scope: TransactionScope,
  options: OpenOptions,
): Promise<Opened> {
  const processName = randomUUID();
  const { postgres: limits = DEFAULT_POSTGRES_LIMITS } = options;
  const writer = openPool(url, { readOnly: false, limits, lost: options.lostConnection });
  const reader = openPool(options.readUrl ?? url, { readOnly: true, limits });
  const primary = options.readUrl === undefined ? reader : openPool(url, { readOnly: true, limits });
  const reads = reading(reader, limits.connections);
  const primaryReads = reading(primary, limits.connections);
  const endPools = () => {
    for (const session of [reads, primaryReads]) session.release();
    return Promise.all([...new Set([writer, reader, primary])].map((pool) => pool.end()));
  };
  const listener =
    options.onWrite &&
    (await listenFor(url, {
      processName,
      limits,
      heard: options.onWrite,
      lost: options.lostConnection,
    }).catch(async (cause: unknown) => {
      await endPools();
      throw asStoreError(cause);
    }));
  const clock = followingClock(
    async () => Number((await writer.query(CLOCK)).rows[0]?.ms),
    () => performance.now(),
  );
  const context = options.context(clock);
  return {
    engine: 'postgres',
    clock,
    read: database(reads, scope, context),
    primary: database(primaryReads, scope, context),
    transact: postgresTransactions(writer, processName, transactionOptions(options, context)),
    snapshot: postgresSnapshots(reader, context),
    schema: () => appliedPostgres(writer),
    applied: async () => {
      await reader.query('select 1');
      return appliedPostgres(writer);
    },
    freeBytes: async () => null,
    async close() {
      await listener?.close();
      await endPools();
    },
  };
}

const CLOCK = 'select extract(epoch from clock_timestamp()) * 1000 as ms';
