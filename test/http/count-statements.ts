import type { Db } from '../../src/store/database.ts';
import { type Tables, tables } from '../../src/store/index.ts';
import type { Store } from '../../src/store/open.ts';

/** Counts what the running service asks its database from now on; reads and the statements of transactions. */
export function countStatements(store: Store): { readonly count: number; stop(): void } {
  const counted = { count: 0, stop: () => {} };
  const counting = (db: Db): Db => {
    const count = <A extends unknown[], R>(work: (...given: A) => R) => {
      return (...given: A): R => {
        counted.count += 1;
        return work(...given);
      };
    };
    return {
      ...db,
      one: count(db.one) as Db['one'],
      all: count(db.all) as Db['all'],
      run: count(db.run) as Db['run'],
      query: count(db.query) as Db['query'],
      execute: count(db.execute) as Db['execute'],
    };
  };
  const dbOf = (handle: Tables): Db => (handle as Tables & { db: Db }).db;

  const { transaction } = store;
  const readDb = dbOf(store.read);
  const wrapped: Store['transaction'] = (work) => transaction((tx) => work(tables(counting(dbOf(tx)))));
  Object.assign(store.read, { db: counting(readDb) });
  Object.assign(store, { transaction: wrapped });
  counted.stop = () => {
    Object.assign(store.read, { db: readDb });
    Object.assign(store, { transaction });
  };
  return counted;
}
