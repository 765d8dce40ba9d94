import { existsSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import knexPkg, { type Knex } from 'knex';
import pg from 'pg';
import { OperatorError } from '../../domain/errors.ts';
import { migrations } from '../migrations/index.ts';
import { builders, parseDatabaseUrl } from './dialect.ts';
import { StoreError, sqlCodeOf } from './errors.ts';
import { LEDGER, UNFINISHED_COPY } from './ledger.ts';
import { isTransient } from './postgres.ts';
import { openSqliteFile, retryBusy, type SqliteConnection, useWal } from './sqlite.ts';

const LOCK_WAIT_MS = 60_000;
const POSTGRES_LOCK = 7_239_418_205_526;
const LONGEST_PAUSE_MS = 500;
const UNDEFINED_TABLE = '42P01';
// Knex would print errors that it also throws.
const SILENT = { warn() {}, error() {}, deprecate() {}, debug() {} };

/**
 * Migrates the database to this program's schema, forward only, and returns the names of the migrations applied. All
 * migrations run in one transaction, so a crash leaves nothing half done. Processes that start together wait for the
 * first one. On PostgreSQL a transaction that the server ends for a deadlock runs again, for a minute.
 * @throws {StoreError} newer_schema when the database is ahead of this program
 */
export async function migrate(url: string): Promise<{ applied: string[] }> {
  const target = parseDatabaseUrl(url);
  if (target.engine === 'postgres') return migratePostgres(target.url);
  const connection = await openSqliteFile(target.path);
  try {
    await useWal(connection);
    return await migrateSqlite(connection);
  } finally {
    connection.close();
  }
}

/** Names of the migrations that a database has; none when the SQLite file does not exist. Changes nothing. */
export async function appliedTo(url: string): Promise<string[]> {
  const target = parseDatabaseUrl(url);
  if (target.engine === 'postgres') return appliedPostgres(target.url);
  // A database in memory is created with every migration when it is opened.
  if (target.path === ':memory:') return missing([]);
  if (!existsSync(target.path)) return [];
  const connection = await openToRead(target.path);
  try {
    return appliedSqlite(connection);
  } finally {
    connection.close();
  }
}

/** A process that was killed while it made the file leaves a journal, which only a connection that may write takes back. */
async function openToRead(path: string): Promise<SqliteConnection> {
  try {
    return await openSqliteFile(path, { readOnly: true });
  } catch (cause) {
    if (!sqlCodeOf(cause)?.startsWith('SQLITE_READONLY')) throw cause;
    return openSqliteFile(path);
  }
}

/** Whether the URL names a file that is not there. A server says by itself that it has no such database. */
export function isMissing(url: string): boolean {
  const target = parseDatabaseUrl(url);
  return target.engine === 'sqlite' && target.path !== ':memory:' && !existsSync(target.path);
}

/** Does nothing when the database is there. @throws {OperatorError} naming the file that is not, and the mend */
export function demandDatabase(url: string): void {
  if (isMissing(url))
    throw new OperatorError(
      `DATABASE_URL: there is no database ${url}; correct the path, or run admin migrate first, which creates it`,
    );
}

/** Does nothing on a migrated database. @throws {OperatorError} naming the migration that is lacking, and the mend */
export async function demandMigrated(url: string): Promise<void> {
  demandDatabase(url);
  const [first, ...others] = pending(await appliedTo(url));
  if (first === undefined) return;
  const more = others.length > 0 ? ` and ${others.length} more` : '';
  throw new OperatorError(`the database lacks the migration ${first}${more}; run admin migrate first`);
}

/** As `migrate`, on an open connection. For a database in memory this is the only way. */
export async function migrateSqlite(connection: SqliteConnection): Promise<{ applied: string[] }> {
  if (pending(appliedSqlite(connection)).length === 0) return { applied: [] };
  const k = knexPkg.knex({
    client: 'better-sqlite3',
    connection: { filename: '' },
    useNullAsDefault: true,
    log: SILENT,
  });
  // The migrator uses this connection; the caller closes it.
  k.client.acquireRawConnection = async () => connection;
  k.client.destroyRawConnection = async () => {};
  try {
    // Knex begins a deferred transaction. A write as its first statement takes the write lock before anything is
    // read.
    const lock: Lock = (trx) => trx.raw(`pragma user_version = ${migrations.length}`);
    return await retryBusy(() => latest(k, lock), LOCK_WAIT_MS);
  } finally {
    await k.destroy();
  }
}

async function migratePostgres(url: string): Promise<{ applied: string[] }> {
  if (pending(await appliedPostgres(url)).length === 0) return { applied: [] };
  const k = knexPkg.knex({
    client: bytewisePostgres(),
    connection: url,
    pool: { min: 0, max: 1 },
    log: SILENT,
  });
  const started = performance.now();
  const first: Lock = (trx) => trx.raw('select pg_advisory_xact_lock(?)', [POSTGRES_LOCK]);
  try {
    for (let lock = first; ; ) {
      try {
        return await latest(k, lock);
      } catch (error) {
        if (!isTransient(error) || performance.now() - started > LOCK_WAIT_MS) throw error;
      }
      lock = async (trx) => {
        await first(trx);
        await lockTables(trx);
      };
      await sleep(Math.random() * LONGEST_PAUSE_MS);
    }
  } finally {
    await k.destroy();
  }
}

/**
 * Waits for every transaction that uses a table, and lets none begin. A migration that collects the tables one by one
 * beside the transactions of running processes can wait for one that waits for it. PostgreSQL then ends one of the two,
 * which may be the migration after minutes of work; here nothing is done yet.
 */
async function lockTables(trx: Knex.Transaction): Promise<void> {
  const { rows } = await trx.raw<{ rows: { name: string }[] }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname = current_schema() and tableowner = current_user order by 1`,
  );
  if (rows.length > 0)
    await trx.raw(`lock table ${rows.map(({ name }) => name).join(', ')} in access exclusive mode`);
}

/** PostgreSQL sorts and compares text by the database's collation unless a column sets one; SQLite compares bytes. */
function bytewisePostgres(): typeof Knex.Client {
  const Postgres: typeof Knex.Client = builders.postgres.client.constructor;
  return class extends Postgres {
    override columnCompiler(table: unknown, column: unknown) {
      return Object.assign(super.columnCompiler(table, column), { text: 'text collate "C"' });
    }
  };
}

/** Keeps other processes from migrating until the transaction ends. */
type Lock = (trx: Knex.Transaction) => Promise<unknown>;

async function latest(k: Knex, lock: Lock): Promise<{ applied: string[] }> {
  return k.transaction(async (trx) => {
    await lock(trx);
    const [, applied] = await trx.migrate.latest({ migrationSource: source, tableName: LEDGER });
    return { applied };
  });
}

const source: Knex.MigrationSource<(typeof migrations)[number]> = {
  getMigrations: async () => [...migrations],
  getMigrationName: ({ name }) => name,
  // Migrations are not reversible: a later migration repairs a mistake.
  getMigration: async ({ up }) => ({ up, down: async () => {} }),
};

/** Names of this program's migrations that are not among `applied`. */
export function missing(applied: readonly string[]): string[] {
  const there = new Set(applied);
  return migrations.map(({ name }) => name).filter((name) => !there.has(name));
}

// A running process continues when a newer one migrates the database. A starting process must not guess what an
// unknown migration changed.
function pending(applied: readonly string[]): string[] {
  const known = new Set(migrations.map(({ name }) => name));
  if (applied.includes(UNFINISHED_COPY))
    throw new OperatorError(
      'the database is an unfinished copy of another one; run the same admin copy again until it ends',
    );
  const foreign = applied.find((name) => !known.has(name));
  if (foreign !== undefined) {
    throw new StoreError(
      'newer_schema',
      `the database has the migration ${foreign}, which this program lacks`,
    );
  }
  return missing(applied);
}

/** Names of the migrations that the database has. */
export function appliedSqlite(connection: SqliteConnection): string[] {
  const ledger = connection.prepare<[string]>(
    "select 1 from sqlite_master where type = 'table' and name = ?",
  );
  if (ledger.get(LEDGER) === undefined) return [];
  return connection
    .prepare<[], { name: string }>(`select name from ${LEDGER}`)
    .all()
    .map(({ name }) => name);
}

/** As `appliedSqlite`, through the given pool, or through a new connection to the given URL. */
export async function appliedPostgres(from: string | Pick<pg.Pool, 'query'>): Promise<string[]> {
  if (typeof from !== 'string') return ledgerNames(from);
  const client = new pg.Client({ connectionString: from });
  client.on('error', () => {});
  await client.connect();
  try {
    return await ledgerNames(client);
  } finally {
    await client.end();
  }
}

async function ledgerNames(db: {
  query(sql: string): Promise<{ rows: { name: string }[] }>;
}): Promise<string[]> {
  try {
    return (await db.query(`select name from ${LEDGER}`)).rows.map(({ name }) => name);
  } catch (error) {
    if (sqlCodeOf(error) === UNDEFINED_TABLE) return [];
    throw error;
  }
}
