import type { BuyKey, HistoryEntry } from '../../domain/buys/buy-record.ts';
import { columns, date, int, nullable, type Stored, textColumn } from '../engine/columns.ts';
import type { Db } from '../engine/database.ts';
import { numberParam, param, params, statement } from '../engine/statement.ts';

const historyColumns = columns({
  revision: int,
  at: date,
  action: textColumn,
  actor: textColumn,
  summary: textColumn,
  packageId: nullable(textColumn),
});

const appendHistory = statement<Stored, never>((k) =>
  k.raw(
    `insert into media_buy_history (principal_id, buy_id, seq, revision, at, action, actor, summary, package_id)
     select :principal_id, :buy_id, coalesce(max(seq), 0) + 1, :revision, :at, :action, :actor, :summary, :package_id
     from media_buy_history where principal_id = :principal_id and buy_id = :buy_id`,
    params('principal_id', 'buy_id', 'revision', 'at', 'action', 'actor', 'summary', 'package_id'),
  ),
);
const listHistory = statement<{ principal_id: string; id: string; limit: number }, Stored>((k) =>
  k('media_buy_history')
    .where({ principal_id: param('principal_id'), buy_id: param('id') })
    .orderBy('seq', 'desc')
    .limit(numberParam('limit'))
    .select(historyColumns.names),
);

/** What happened to buys; entries are added and never changed. */
export function buyHistory(db: Db) {
  return {
    async append({ principalId, id }: BuyKey, entry: HistoryEntry): Promise<void> {
      await db.run(appendHistory, {
        principal_id: principalId,
        buy_id: id,
        ...historyColumns.write(entry),
      });
    },

    /** The latest entries, newest first. */
    async latest({ principalId, id }: BuyKey, limit: number): Promise<HistoryEntry[]> {
      const rows = await db.all(listHistory, { principal_id: principalId, id, limit });
      return rows.map(historyColumns.read);
    },
  };
}
