import type { Db } from '../../src/store/engine/database.ts';
import {
  type BoundValue,
  bindValues,
  compileOnce,
  type Statement,
  type StatementParams,
} from '../../src/store/engine/statement.ts';
import { type Tables, tables } from '../../src/store/index.ts';
import type { Store } from '../../src/store/open.ts';

/** A statement as the driver got it. */
export type Asked = { sql: string; values: BoundValue[] };

/** `isRead` for public reads, which may go to a replica; `db` runs statements without `around`. */
type Place = { readonly db: Db; readonly isRead: boolean };
type Around = <R>(asked: Asked, run: () => Promise<R>, place: Place) => Promise<R>;

/**
 * Calls `around` for each statement of the running service, those of transactions included. `around` must call `run`.
 *
 * @returns the function that ends it
 */
export function aroundStatements(store: Store, around: Around): () => void {
  const watched = (db: Db, isRead: boolean): Db => {
    const wrap =
      <A extends unknown[], R>(asked: (...given: A) => Asked, work: (...given: A) => Promise<R>) =>
      (...given: A): Promise<R> =>
        around(asked(...given), () => work(...given), { db, isRead });
    const prepared = (statement: Statement<StatementParams, unknown>, params: StatementParams): Asked => {
      const command = statement.command(db.engine);
      return { sql: command.sql, values: bindValues(command, params) };
    };
    const built = (builder: Parameters<Db['query']>[0]): Asked => {
      const { command, values } = compileOnce(builder);
      return { sql: command.sql, values };
    };
    return {
      ...db,
      sealer: db.sealer,
      one: wrap(prepared, db.one) as Db['one'],
      all: wrap(prepared, db.all) as Db['all'],
      run: wrap(prepared, db.run) as Db['run'],
      query: wrap(built, db.query) as Db['query'],
      execute: wrap(built, db.execute) as Db['execute'],
    };
  };
  const dbOf = (handle: Tables): Db => (handle as Tables & { db: Db }).db;
  const { transaction } = store;
  const readDb = dbOf(store.read);
  const primaryDb = dbOf(store.primary);
  const wrapped: Store['transaction'] = (work, ...more) =>
    transaction((tx) => work(tables(watched(dbOf(tx), false))), ...more);
  // With no tables that were made for the handle before.
  const rebind = (handle: Tables, db: Db) => Object.assign(handle, { db, made: new Map() });
  rebind(store.read, watched(readDb, true));
  rebind(store.primary, watched(primaryDb, false));
  Object.assign(store, { transaction: wrapped });
  return () => {
    rebind(store.read, readDb);
    rebind(store.primary, primaryDb);
    Object.assign(store, { transaction });
  };
}
