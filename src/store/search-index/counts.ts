import { randomUUID } from 'node:crypto';
import { type CountChanges, type CountName, tally } from '../../domain/search-index/counts.ts';
import type { Db } from '../engine/database.ts';
import { selectRows } from '../engine/dialect.ts';
import { param, params, statement } from '../engine/statement.ts';

const COUNT = { id: 'text', name: 'text', amount: 'bigint' } as const;

const add = statement<{ rows: string }, never>((k, engine) =>
  k.raw('insert into counts (id, name, amount) :picked', {
    picked: selectRows(k, engine, COUNT, param('rows')),
  }),
);
const all = statement<Record<string, never>, { name: string; amount: number }>((k) =>
  k('counts').groupBy('name').select('name').sum({ amount: 'amount' }),
);
const rows = statement<{ most: number }, { rows: number }>((k) =>
  k.raw('select count(*) as rows from (select 1 from counts limit :most) as sample', params('most')),
);
// Rows that another process is folding at the moment are skipped.
const take = statement<{ limit: number }, { name: string; amount: number }>((k, engine) =>
  k.raw(
    `delete from counts where id in (
       select id from counts limit :limit ${engine === 'postgres' ? 'for update skip locked' : ''})
     returning name, amount`,
    params('limit'),
  ),
);

/**
 * Counts stored as sums of changes: concurrent writers add rows without blocking each other, and `fold` keeps the
 * rows few.
 */
export function counts(db: Db) {
  return {
    async add(changes: CountChanges): Promise<void> {
      const rows = Object.entries(changes).filter(([, amount]) => amount !== 0 && amount !== undefined);
      if (rows.length === 0) return;
      await db.run(add, {
        rows: JSON.stringify(rows.map(([name, amount]) => ({ id: randomUUID(), name, amount }))),
      });
    },

    /** Every sum. What was removed without ever being counted shows as none, as no answer may hold less. */
    async all(): Promise<ReadonlyMap<string, number>> {
      return new Map((await db.all(all, {})).map(({ name, amount }) => [name, Math.max(amount, 0)]));
    },

    /** Number of rows that make up the sums, counted up to `most`. */
    async rows(most: number): Promise<number> {
      return (await db.one(rows, { most }))?.rows ?? 0;
    },

    /** Replaces up to `limit` rows by their sums; returns the number of rows replaced. */
    async fold(limit: number): Promise<number> {
      const taken = await db.all(take, { limit });
      const sums: CountChanges = {};
      for (const { name, amount } of taken) tally(sums, name as CountName, amount);
      await this.add(sums);
      return taken.length;
    },
  };
}
