import { type AccountStatus, withdrawals } from '../../domain/accounts/states.ts';
import type { Db } from '../engine/database.ts';
import { inList } from '../engine/dialect.ts';
import { param, params, statement } from '../engine/statement.ts';

const leaving = Object.entries(withdrawals).flatMap(([from, to]) => (to === null ? [] : [{ from, to }]));
const endOf = `case status ${leaving.map(({ from, to }) => `when '${from}' then '${to}'`).join(' ')} end`;
const missing = `principal_id = :principal_id and declared = 1 and not (:kept)`;
const closeMissing = statement<{ principal_id: string; kept: string; at: number }, { id: string }>(
  (k, engine) =>
    k.raw(
      `update accounts set status = ${endOf}, updated_at = :at
     where ${missing} and status in (${leaving.map(({ from }) => `'${from}'`).join(', ')})
     returning id`,
      { ...params('principal_id', 'at'), kept: inList(k, engine, 'id', param('kept')) },
    ),
);
const countMissing = statement<
  { principal_id: string; kept: string },
  { status: AccountStatus; count: number }
>((k, engine) =>
  k.raw(`select status, cast(count(*) as integer) as count from accounts where ${missing} group by status`, {
    ...params('principal_id'),
    kept: inList(k, engine, 'id', param('kept')),
  }),
);

/** Declared accounts that are missing from a buyer's complete list. */
export const missingAccounts = (db: Db) => ({
  /**
   * Closes or rejects the declared accounts that are not in `kept`, where `withdrawals` allows it for their status.
   * Returns the number of accounts changed.
   */
  async closeMissing(principalId: string, kept: readonly string[], at: Date): Promise<number> {
    const given = { principal_id: principalId, kept: JSON.stringify(kept), at: at.getTime() };
    return (await db.all(closeMissing, given)).length;
  },

  /** Number of declared accounts that are not in `kept`, by status. */
  async countMissing(principalId: string, kept: readonly string[]): Promise<Map<AccountStatus, number>> {
    const found = await db.all(countMissing, { principal_id: principalId, kept: JSON.stringify(kept) });
    return new Map(found.map(({ status, count }) => [status, count]));
  },
});
