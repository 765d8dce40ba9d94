import Sqlite from 'better-sqlite3';
import { database, type StoreContext, TransactionScope } from './database.ts';
import { mustLeavePool, type Pool, postgresSession } from './postgres.ts';
import { serialSend } from './postgres-serial.ts';
import { openSqliteFile, retryBusy, sqliteSession } from './sqlite.ts';
import type { Transact } from './transaction.ts';

const OVER = 'the snapshot is over';

/** Each snapshot has its own connection: in WAL mode a reader neither waits for the writer nor blocks it. */
export function sqliteSnapshots(
  path: string,
  serialize: () => Promise<Buffer>,
  context: StoreContext,
): Transact {
  return async (work) => {
    // A database in memory has only one connection, so a snapshot reads a copy.
    const connection =
      path === ':memory:' ? new Sqlite(await serialize()) : await openSqliteFile(path, { readOnly: true });
    const scope = new TransactionScope();
    try {
      connection.prepare('begin').run();
      // The view is fixed by the first read, not by `begin`.
      await retryBusy(() => connection.prepare('select 1 from sqlite_schema limit 1').get());
      return await work(database(sqliteSession(connection, true), scope, context));
    } finally {
      scope.end(OVER);
      connection.close();
    }
  };
}

/** Each snapshot is a REPEATABLE READ transaction. Here too the first query fixes the view. */
export function postgresSnapshots(pool: Pool, context: StoreContext): Transact {
  return async (work) => {
    const client = await pool.connect();
    const scope = new TransactionScope();
    let failure: unknown;
    const { send, idle } = serialSend(client, () => {});
    try {
      // The reader of a snapshot may pause longer between statements than a writing transaction, so there is no idle
      // timeout.
      await client.query(
        'begin isolation level repeatable read read only; set local idle_in_transaction_session_timeout = 0; select 1',
      );
      return await work(database(postgresSession(send), scope, context));
    } catch (error) {
      failure = error;
      throw error;
    } finally {
      scope.end(OVER);
      await idle();
      // A connection that does not respond would keep the caller waiting once more.
      const isLost = mustLeavePool(failure);
      const ended = isLost ? undefined : await client.query('rollback').catch(() => undefined);
      client.release(ended === undefined);
    }
  };
}
