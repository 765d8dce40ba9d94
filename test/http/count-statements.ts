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

/** Counts what the running service asks its database from now on; reads and the statements of transactions. */
export function countStatements(store: Store): {
  readonly count: number;
  readonly asked: readonly Asked[];
  /** Those of public reads, which may go to a replica. */
  readonly reads: readonly Asked[];
  /** How many have not been answered yet. */
  readonly open: number;
  stop(): void;
} {
  const counted = { count: 0, asked: [] as Asked[], reads: [] as Asked[], open: 0, stop: () => {} };
  const counting = (db: Db, isRead = false): Db => {
    const count = <A extends unknown[], R>(
      asked: (...given: A) => Asked,
      work: (...given: A) => Promise<R>,
    ) => {
      return (...given: A): Promise<R> => {
        counted.count += 1;
        counted.open += 1;
        const one = asked(...given);
        counted.asked.push(one);
        if (isRead) counted.reads.push(one);
        return work(...given).finally(() => {
          counted.open -= 1;
        });
      };
    };
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
      one: count(prepared, db.one) as Db['one'],
      all: count(prepared, db.all) as Db['all'],
      run: count(prepared, db.run) as Db['run'],
      query: count(built, db.query) as Db['query'],
      execute: count(built, db.execute) as Db['execute'],
    };
  };
  const dbOf = (handle: Tables): Db => (handle as Tables & { db: Db }).db;

  const { transaction } = store;
  const [readDb, primaryDb] = [dbOf(store.read), dbOf(store.primary)];
  const wrapped: Store['transaction'] = (work) => transaction((tx) => work(tables(counting(dbOf(tx)))));
  Object.assign(store.read, { db: counting(readDb, true) });
  Object.assign(store.primary, { db: counting(primaryDb) });
  Object.assign(store, { transaction: wrapped });
  counted.stop = () => {
    Object.assign(store.read, { db: readDb });
    Object.assign(store.primary, { db: primaryDb });
    Object.assign(store, { transaction });
  };
  return counted;
}
