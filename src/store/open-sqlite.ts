import { type Checkpoints, createCheckpoints } from './engine/checkpoints.ts';
import type { TransactionScope } from './engine/database.ts';
import { database } from './engine/database.ts';
import { sqliteClock } from './engine/database-time.ts';
import { appliedSqlite, migrateSqlite } from './engine/migrate.ts';
import type { Mutex } from './engine/mutex.ts';
import { createPace } from './engine/pace.ts';
import { sqliteSnapshots } from './engine/snapshot.ts';
import {
  freeBytesBeside,
  openSqliteFile,
  type SqliteConnection,
  sqliteSession,
  useWal,
  watchVersion,
  writeBackAtCommit,
} from './engine/sqlite.ts';
import { sqliteTransactions, sqliteWriter } from './engine/sqlite-transaction.ts';
import { type Opened, type OpenOptions, transactionOptions } from './opened.ts';

export async function openSqliteStore(
  path: string,
  scope: TransactionScope,
  options: OpenOptions,
): Promise<Opened> {
  const writer = await openSqliteFile(path);
  const only = sqliteWriter(writer);
  const { mutex } = only;
  await useWal(writer);
  const shared = path === ':memory:';
  if (shared) await migrateSqlite(writer);
  const reader = shared ? writer : await openSqliteFile(path, { readOnly: true });
  const session = sqliteSession(reader, true);
  const clock = sqliteClock;
  const context = options.context(clock);
  // A reader on the writer's connection would see uncommitted data, so with a shared connection reads take turns with
  // writes.
  const inTurn: typeof session = {
    engine: 'sqlite',
    all: (...asked) => mutex.run(() => session.all(...asked)),
    one: (...asked) => mutex.run(() => session.one(...asked)),
    run: (...asked) => mutex.run(() => session.run(...asked)),
  };
  const checkpoints = shared ? undefined : writeBackBehind(path, writer, mutex);
  const transact = sqliteTransactions(only, transactionOptions(options, context));
  const watch = options.onWrite && !shared ? watchVersion(writer, options.onWrite) : undefined;
  const read = database(shared ? inTurn : session, scope, context, createPace());
  return {
    engine: 'sqlite',
    clock,
    read,
    primary: read,
    async transact(...asked) {
      const result = await transact(...asked);
      checkpoints?.committed();
      return result;
    },
    snapshot: sqliteSnapshots(path, () => mutex.run(() => writer.serialize()), context),
    schema: () => appliedSqlite(writer),
    applied: () => appliedSqlite(reader),
    freeBytes: shared ? async () => null : () => freeBytesBeside(path),
    async close() {
      await mutex.idle();
      watch?.stop();
      await checkpoints?.close();
      reader.close();
      writer.close();
    },
  };
}

function writeBackBehind(path: string, writer: SqliteConnection, mutex: Mutex): Checkpoints {
  writeBackAtCommit(writer, false);
  return createCheckpoints(path, {
    withoutWriter: (work) => mutex.run(work),
    failed: () => writeBackAtCommit(writer, true),
  });
}
