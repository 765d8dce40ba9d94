import Sqlite from 'better-sqlite3';
import { OperatorError } from '../../../domain/errors.ts';
import { keepingResults } from '../../../domain/kept-results.ts';
import { retryBusy, type SqliteConnection } from '../sqlite.ts';
import { listed, quoted, type Row, type Side, type TargetSide, type Value } from './side.ts';
import type { TableShape } from './table-shapes.ts';

const BLOCKING_WAIT_MS = 5;
const MOST_STATEMENTS = 50;

/**
 * Opens a database file for this process alone. In WAL mode each open connection holds a lock on the file, also while
 * it is idle, so the exclusive lock shows that no service runs, and none can start until it is released.
 */
export async function openSqliteSide(path: string, name: string, waitMs: number): Promise<TargetSide> {
  const connection = new Sqlite(path, { fileMustExist: true, timeout: BLOCKING_WAIT_MS });
  try {
    // Before the file is read: a log that is already open is shared with others.
    connection.pragma('locking_mode = EXCLUSIVE');
    await retryBusy(() => connection.exec('begin exclusive; commit'), waitMs);
    connection.pragma('synchronous = NORMAL');
    connection.pragma('foreign_keys = ON');
    connection.pragma('temp_store = MEMORY');
  } catch (cause) {
    connection.close();
    if (!(cause instanceof Error && 'code' in cause && cause.code === 'busy')) throw cause;
    throw new OperatorError(`${name}: another process has the file open; stop every process of the service`);
  }
  return sqliteSide(connection);
}

/** A side on a connection that nobody else uses. */
export function sqliteSide(connection: SqliteConnection): TargetSide {
  const prepared = keepingResults(
    (sql: string): Sqlite.Statement<Value[]> => connection.prepare<Value[]>(sql.replace(/\$\d+/g, '?')),
    { most: MOST_STATEMENTS },
  );
  const all: Side['all'] = async (sql, values = []) =>
    prepared(sql)
      .raw()
      .safeIntegers()
      .all(...values) as Row[];
  async function run(sql: string, values: readonly Value[] = []): Promise<void> {
    prepared(sql).run(...values);
  }
  return {
    engine: 'sqlite',
    all,
    run,
    async transaction(work) {
      connection.exec('begin');
      try {
        const result = await work();
        connection.exec('commit');
        return result;
      } catch (cause) {
        if (connection.inTransaction) connection.exec('rollback');
        throw cause;
      }
    },
    async insert(table, rows) {
      const insert = prepared(insertText(table));
      for (const row of rows) insert.run(...row);
    },
    async empty(tables) {
      for (const { name } of tables.toReversed()) connection.exec(`delete from ${quoted(name)}`);
    },
    async settle() {},
    async close() {
      connection.close();
    },
  };
}

const insertText = ({ name, columns }: TableShape): string =>
  `insert into ${quoted(name)} (${listed(columns)}) values (${columns.map((_, at) => `$${at + 1}`).join(', ')})`;
