import { mkdirSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import Sqlite from 'better-sqlite3';
import type { Session, Topic } from './database.ts';
import { StoreError, sqlCodeOf } from './errors.ts';
import type { BoundValue, Command } from './statement.ts';

/**
 * Maximum wait for a lock that another connection or process holds. Callers are told within ten seconds that the
 * database cannot be used.
 */
export const BUSY_LIMIT_MS = 5_000;
/** SQLite waits by blocking the thread, so it waits only this long; `retryBusy` waits for the rest. */
const BLOCKING_WAIT_MS = 5;
const LONGEST_PAUSE_MS = 100;

/**
 * As `openSqlite`, and waits while another process holds the whole file, because it creates it or recovers it after a
 * crash.
 */
export const openSqliteFile = async (...how: Parameters<typeof openSqlite>): Promise<SqliteConnection> =>
  retryBusy(() => openSqlite(...how));

/** Opens a database file. Creates the file and its folder when they are missing, unless `readOnly`. */
export function openSqlite(path: string, { readOnly = false }: { readOnly?: boolean } = {}) {
  if (path !== ':memory:' && !readOnly) mkdirSync(dirname(resolve(path)), { recursive: true });
  const connection = new Sqlite(path, { readonly: readOnly, timeout: BLOCKING_WAIT_MS });
  try {
    prepare(connection, readOnly);
  } catch (error) {
    connection.close();
    throw error;
  }
  return connection;
}

/** Bytes of the `-wal` file that stay on the disk when its pages are in the database file. */
const LARGEST_LOG = 64 * 1024 * 1024;
/** SQLite's own default. */
const PAGES_IN_LOG = 1000;

/**
 * Whether the commit that makes the log long writes it back to the database file, on the event loop. Where that is off,
 * `createCheckpoints` does it.
 */
export function writeBackAtCommit(connection: SqliteConnection, isOn: boolean): void {
  connection.pragma(`wal_autocheckpoint = ${isOn ? PAGES_IN_LOG : 0}`);
}

/**
 * Bytes at the beginning of a database file that readers map. Pages that were read count as memory of the process until
 * the system takes them back; those behind are read through the connection's cache of 16 MB.
 */
const MAPPED = 32 * 1024 * 1024;

/** Sets the connection's pragmas. Some of them read the file. */
function prepare(connection: Sqlite.Database, readOnly: boolean): void {
  // A default: each transaction of the store sets by itself whether a power failure may lose it.
  connection.pragma('synchronous = NORMAL');
  connection.pragma('foreign_keys = ON');
  connection.pragma('temp_store = MEMORY');
  // LIKE is then case-sensitive as on PostgreSQL, and a pattern with a fixed prefix can use an index.
  connection.pragma('case_sensitive_like = ON');
  if (readOnly) connection.pragma(`mmap_size = ${MAPPED}`);
  else connection.pragma(`journal_size_limit = ${LARGEST_LOG}`);
}

export type SqliteConnection = ReturnType<typeof openSqlite>;

/** Bytes that the file system of a database file has for everybody. */
export async function freeBytesBeside(path: string): Promise<number> {
  const { bavail, bsize } = await statfs(dirname(resolve(path)));
  return bavail * bsize;
}

/** In WAL mode readers see the last commit while one writer works. The mode is stored in the file. */
export async function useWal(connection: SqliteConnection): Promise<void> {
  await retryBusy(() => connection.pragma('journal_mode = WAL'));
}

/** How many unnamed statements stay prepared, and the longest text of one: lists of values make long ones. */
const MOST_TEXTS = 200;
const LONGEST_TEXT = 8 * 1024;

/**
 * Runs statements on one connection. Named statements are prepared once and kept, and the latest of the others too:
 * to prepare one takes longer than to run it.
 */
export function sqliteSession(connection: SqliteConnection, readOnly: boolean): Session {
  const kept = new Map<string, Prepared>();
  const latest = new Map<string, Prepared>();

  function keep(command: Command, name: string | undefined, statement: Prepared): void {
    if (name !== undefined) {
      kept.set(name, statement);
      return;
    }
    if (command.sql.length > LONGEST_TEXT) return;
    latest.delete(command.sql);
    latest.set(command.sql, statement);
    const [oldest] = latest.keys();
    if (latest.size > MOST_TEXTS && oldest !== undefined) latest.delete(oldest);
  }

  function prepared(command: Command, name: string | undefined): Prepared {
    const known = name === undefined ? latest.get(command.sql) : kept.get(name);
    if (known !== undefined) {
      if (name === undefined) keep(command, name, known);
      return known;
    }
    const fresh: Prepared = connection.prepare<Bound>(command.sql);
    // Matters for `:memory:`, where readers and the writer share the connection.
    if (readOnly && !fresh.readonly) throw new StoreError('read_only', 'a write outside a transaction');
    keep(command, name, fresh);
    return fresh;
  }

  /** A function for all runs of a kind: one of its own for each run costs as much as the way to the statement. */
  const attempt =
    <T>(run: (statement: Prepared, bound: Bound) => T) =>
    (command: Command, values: BoundValue[], name?: string): T | Promise<T> => {
      try {
        return run(prepared(command, name), exact(values));
      } catch (error) {
        // Only a reader can find the database locked here: a writer got its lock when its transaction began.
        if (!readOnly) throw error;
        return retryLater(error, () => run(prepared(command, name), exact(values)), BUSY_LIMIT_MS);
      }
    };

  return { engine: 'sqlite', all: attempt(rowsOf), one: attempt(firstOf), run: attempt(changesOf) };
}

type Bound = (string | number | bigint | null)[];
type Prepared = Sqlite.Statement<Bound>;

const rowsOf = (statement: Prepared, bound: Bound): unknown[] => statement.all(...bound);
const firstOf = (statement: Prepared, bound: Bound): unknown => statement.get(...bound);
const changesOf = (statement: Prepared, bound: Bound): number =>
  statement.reader ? statement.all(...bound).length : statement.run(...bound).changes;

/**
 * The values with each integer as one, in the list that they came in, which is the statement's own. The driver binds every
 * number as a double, which makes 7 / 2 = 3.5 here and 3 on PostgreSQL.
 */
function exact(values: Bound): Bound {
  for (let at = 0; at < values.length; at += 1) {
    const value = values[at];
    if (typeof value === 'number' && Number.isInteger(value)) values[at] = BigInt(value);
  }
  return values;
}

/**
 * Retries work that another connection's lock refused, with short random pauses.
 * @throws {StoreError} busy when the database is still locked after `limitMs`
 */
export function retryBusy<T>(work: () => T | Promise<T>, limitMs = BUSY_LIMIT_MS): T | Promise<T> {
  try {
    const result = work();
    return result instanceof Promise ? result.catch((error) => retryLater(error, work, limitMs)) : result;
  } catch (error) {
    return retryLater(error, work, limitMs);
  }
}

async function retryLater<T>(refusal: unknown, work: () => T | Promise<T>, limitMs: number): Promise<T> {
  const started = performance.now();
  const waited = () => performance.now() - started;
  let last = refusal;
  while (isBusy(last) && waited() < limitMs) {
    // Each attempt blocks the thread for a few milliseconds, so a long wait makes fewer of them.
    const pause = Math.min(10 + waited() / 10, LONGEST_PAUSE_MS);
    await new Promise((resume) => setTimeout(resume, 1 + Math.random() * pause));
    try {
      return await work();
    } catch (error) {
      last = error;
    }
  }
  if (!isBusy(last)) throw last;
  throw new StoreError('busy', `the database stayed locked for ${Math.round(limitMs)} ms`);
}

const isBusy = (error: unknown) => sqlCodeOf(error)?.startsWith('SQLITE_BUSY') ?? false;

const INTERVAL_MS = 200;
const EVERYTHING: ReadonlySet<Topic> = new Set<Topic>(['events', 'jobs']);

/**
 * Detects commits of connections other than the writer, that is, of other processes. SQLite keeps a counter for this,
 * and reading it costs microseconds. The counter does not show what was written, so all topics count as announced.
 */
export function watchVersion(writer: SqliteConnection, heard: (topics: ReadonlySet<Topic>) => void) {
  const version = () => writer.pragma('data_version', { simple: true });
  let last = version();
  const timer = setInterval(() => {
    const now = version();
    if (now === last) return;
    last = now;
    heard(EVERYTHING);
  }, INTERVAL_MS);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}
