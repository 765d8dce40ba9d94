import type { Db } from '../engine/database.ts';
import { param, params, statement } from '../engine/statement.ts';

const add = statement<{ principal_id: string; live: number }, never>((k) =>
  k.raw(
    `insert into account_holders (principal_id, live) values (:principal_id, :live)
     on conflict (principal_id) do update set live = account_holders.live + excluded.live`,
    params('principal_id', 'live'),
  ),
);
const find = statement<{ principal_id: string }, { live: number | string }>((k) =>
  k('account_holders').where('principal_id', param('principal_id')).select('live'),
);

/** How many accounts each principal has that have not ended. To count them would cost more with each of them. */
export const accountHolders = (db: Db) => ({
  add: async (principalId: string, live: number): Promise<void> => {
    await db.run(add, { principal_id: principalId, live });
  },
  live: async (principalId: string): Promise<number> =>
    Number((await db.one(find, { principal_id: principalId }))?.live ?? 0),
});
