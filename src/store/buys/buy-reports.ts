import type { BuyKey } from '../../domain/buys/buy-record.ts';
import type { OwedReport } from '../../domain/buys/reports.ts';
import { columns, date, int, nullable, one, type Stored, textColumn } from '../engine/columns.ts';
import type { Db } from '../engine/database.ts';
import { deletePiece, inList } from '../engine/dialect.ts';
import { numberParam, param, statement } from '../engine/statement.ts';

const reportColumns = columns({
  principalId: textColumn,
  buyId: textColumn,
  kind: one<OwedReport['kind']>(),
  dueAt: date,
  periodStart: date,
  sequence: int,
  reportedFrom: date,
  awaits: nullable(date),
});

const keyOf = { principal_id: param('principal_id'), buy_id: param('buy_id'), kind: param('kind') };
const put = statement<Stored, never>((k) =>
  k('buy_reports').insert(reportColumns.placeholders).onConflict(['principal_id', 'buy_id', 'kind']).merge(),
);
const find = statement<{ principal_id: string; buy_id: string; kind: string }, Stored>((k) =>
  k('buy_reports').where(keyOf).select(reportColumns.names),
);
const remove = statement<{ principal_id: string; buy_id: string; kind: string }, never>((k) =>
  k('buy_reports').where(keyOf).delete(),
);
const due = statement<{ now: number; limit: number }, Stored>((k) =>
  k('buy_reports')
    .where('due_at', '<=', param('now'))
    .whereNot('kind', 'ended')
    .orderBy('due_at')
    .limit(numberParam('limit'))
    .select(reportColumns.names),
);

const wake = statement<{ until: number; now: number }, never>((k) =>
  k('buy_reports')
    .where('awaits', '<=', param('until'))
    .update({ due_at: param('now'), awaits: null }),
);

const ofBuys = statement<{ ids: string }, { principal_id: string; buy_id: string }>((k, engine) =>
  k('buy_reports')
    .where(inList(k, engine, 'buy_id', param('ids')))
    .whereNot('kind', 'artifacts')
    .select('principal_id', 'buy_id'),
);

const pruneEnded = statement<{ now: number; limit: number }, never>((k, engine) =>
  deletePiece(k, engine, 'buy_reports', (rows) =>
    rows.where({ kind: 'ended' }).where('due_at', '<=', param('now')).orderBy('due_at'),
  ),
);

/** Reports that must still be sent to the receivers of buys, one row per buy and kind. */
export function buyReports(db: Db) {
  const key = ({ principalId, id }: BuyKey, kind: OwedReport['kind']) => ({
    principal_id: principalId,
    buy_id: id,
    kind,
  });
  return {
    /** Inserts the report, or replaces the one of the same buy and kind. */
    async put(owed: OwedReport): Promise<void> {
      await db.run(put, reportColumns.write(owed));
    },

    async find(buy: BuyKey, kind: OwedReport['kind']): Promise<OwedReport | undefined> {
      const row = await db.one(find, key(buy, kind));
      return row && reportColumns.read(row);
    },

    async remove(buy: BuyKey, kind: OwedReport['kind']): Promise<void> {
      await db.run(remove, key(buy, kind));
    },

    /** Reports that are due, longest due first; `ended` rows are left out. */
    async due(now: Date, limit: number): Promise<OwedReport[]> {
      return (await db.all(due, { now: now.getTime(), limit })).map(reportColumns.read);
    },

    /** Makes the reports due that waited for figures until an instant; returns their number. */
    async wake(until: Date, now: Date): Promise<number> {
      return db.run(wake, { until: until.getTime(), now: now.getTime() });
    },

    /** Those of the buys that report their delivery to a receiver. */
    async reported(buys: readonly BuyKey[]): Promise<BuyKey[]> {
      const rows = await db.all(ofBuys, { ids: JSON.stringify([...new Set(buys.map(({ id }) => id))]) });
      const found = new Set(rows.map((row) => `${row.buy_id} ${row.principal_id}`));
      return buys.filter(({ principalId, id }) => found.has(`${id} ${principalId}`));
    },

    /** Deletes rows of buys that ended so long ago that no late figures are expected; returns the number deleted. */
    async pruneEnded(now: Date, limit: number): Promise<number> {
      return db.run(pruneEnded, { now: now.getTime(), limit });
    },
  };
}
