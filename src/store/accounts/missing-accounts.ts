import { type AccountStatus, withdrawals } from '../../domain/accounts/states.ts';
import type { Db } from '../engine/database.ts';
import { inList } from '../engine/dialect.ts';
import { numberParam, param, params, ROWS_AT_ONCE, statement } from '../engine/statement.ts';
import { accountHolders } from './account-holders.ts';
import { IS_LIVE } from './account-rows.ts';

const leaving = Object.entries(withdrawals).flatMap(([from, to]) => (to === null ? [] : [{ from, to }]));
const endOf = `case status ${leaving.map(({ from, to }) => `when '${from}' then '${to}'`).join(' ')} end`;

const declared = statement<
  { principal_id: string; after: string; limit: number },
  { id: string; status: AccountStatus }
>((k) =>
  k('accounts')
    .where('principal_id', param('principal_id'))
    .whereRaw(`declared = 1 and ${IS_LIVE}`)
    .where('id', '>', param('after'))
    .orderBy('id')
    .limit(numberParam('limit'))
    .select('id', 'status'),
);
// `declared` is in no other index, and no index serves how the status is compared: SQLite would otherwise go through
// all accounts of the principal in an index for each piece.
const end = statement<{ principal_id: string; ids: string; at: number }, never>((k, engine) =>
  k.raw(
    `update accounts set status = ${endOf}, updated_at = :at
     where principal_id = :principal_id and declared = 1 and :ids and coalesce(status, '') in (${leaving.map(({ from }) => `'${from}'`).join(', ')})`,
    { ...params('principal_id', 'at'), ids: inList(k, engine, 'id', param('ids')) },
  ),
);

/**
 * Declared accounts that are missing from a buyer's complete list. A buyer may have very many: they are visited in
 * pieces, between which other work runs.
 */
export function missingAccounts(db: Db) {
  const holders = accountHolders(db);
  async function* missing(principalId: string, kept: readonly string[]) {
    const named = new Set(kept);
    for (let after = ''; ; ) {
      const found = await db.all(declared, { principal_id: principalId, after, limit: ROWS_AT_ONCE });
      const last = found.at(-1);
      if (last === undefined) return;
      yield found.filter(({ id }) => !named.has(id));
      await db.nextTurn();
      after = last.id;
    }
  }

  return {
    /**
     * Closes or rejects the declared accounts that are not in `kept`, where `withdrawals` allows it for their status.
     * Returns the number of accounts changed.
     */
    async closeMissing(principalId: string, kept: readonly string[], at: Date): Promise<number> {
      let ended = 0;
      for await (const some of missing(principalId, kept)) {
        const ids = some.flatMap(({ id, status }) => (withdrawals[status] === null ? [] : [id]));
        if (ids.length === 0) continue;
        const given = { principal_id: principalId, ids: JSON.stringify(ids), at: at.getTime() };
        ended += await db.run(end, given);
      }
      if (ended > 0) await holders.add(principalId, -ended);
      return ended;
    },

    /** Number of declared accounts that have not ended and are not in `kept`, by status. */
    async countMissing(principalId: string, kept: readonly string[]): Promise<Map<AccountStatus, number>> {
      const counts = new Map<AccountStatus, number>();
      for await (const some of missing(principalId, kept))
        for (const { status } of some) counts.set(status, (counts.get(status) ?? 0) + 1);
      return counts;
    },
  };
}
