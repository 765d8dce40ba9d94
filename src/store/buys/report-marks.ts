import type { BuyKey } from '../../domain/buys/buy-record.ts';
import type { ReportMark } from '../../domain/buys/reports.ts';
import type { Span } from '../../domain/text/instant.ts';
import { columns, date, type Stored, textColumn } from '../engine/columns.ts';
import type { Db } from '../engine/database.ts';
import { deletePiece, selectTuples } from '../engine/dialect.ts';
import { jsonParam, numberParam, param, params, statement } from '../engine/statement.ts';

const markColumns = columns({
  principalId: textColumn,
  buyId: textColumn,
  periodStart: date,
  periodEnd: date,
  dueAt: date,
});

type Of = { principal_id: string; buy_id: string };
const ofBuy = { principal_id: param('principal_id'), buy_id: param('buy_id') };
const key = ['principal_id', 'buy_id', 'period_start'];
const addAll = statement<Of & { due_at: number; rows: string }, never>((k, engine) =>
  k.raw(
    `insert into report_marks (principal_id, buy_id, period_start, period_end, due_at)
     with rows (period_start, period_end) as (:rows)
     select :principal_id, :buy_id, period_start, period_end, :due_at from rows where true
     on conflict (principal_id, buy_id, period_start) do nothing`,
    {
      ...params('principal_id', 'buy_id', 'due_at'),
      rows: selectTuples(k, engine, ['bigint', 'bigint'], jsonParam('rows')),
    },
  ),
);
const put = statement<Stored, never>((k) =>
  k('report_marks').insert(markColumns.placeholders).onConflict(key).merge(['due_at']),
);
const first = statement<Of & { now: number }, Stored>((k) =>
  k('report_marks')
    .where(ofBuy)
    .where('due_at', '<=', param('now'))
    .orderBy('period_start')
    .limit(1)
    .select(markColumns.names),
);
const remove = statement<Of & { period_start: number }, never>((k) =>
  k('report_marks')
    .where({ ...ofBuy, period_start: param('period_start') })
    .delete(),
);
const removeAll = statement<Of, never>((k) => k('report_marks').where(ofBuy).delete());
const due = statement<{ now: number; limit: number }, Stored>((k) =>
  k('report_marks')
    .where('due_at', '<=', param('now'))
    .orderBy('due_at')
    .limit(numberParam('limit'))
    .select(markColumns.names),
);
const prune = statement<{ before: number; limit: number }, never>((k, engine) =>
  deletePiece(k, engine, 'report_marks', (rows) =>
    rows.where('due_at', '<', param('before')).orderBy('due_at'),
  ),
);

/** Reported periods that late figures changed, at most one row per buy and period. */
export function reportMarks(db: Db) {
  const of = ({ principalId, id }: BuyKey): Of => ({ principal_id: principalId, buy_id: id });
  return {
    /**
     * Marks periods of one buy. A period that is already marked keeps its mark, so that a burst of late figures gives
     * one report.
     */
    async addAll(buy: BuyKey, dueAt: Date, periods: readonly Span[]): Promise<void> {
      if (periods.length === 0) return;
      const rows = periods.map(({ start, end }) => [start.getTime(), end.getTime()]);
      await db.run(addAll, { ...of(buy), due_at: dueAt.getTime(), rows: JSON.stringify(rows) });
    },

    /** Inserts the mark, or replaces the due time of the period's mark. */
    async put(mark: ReportMark): Promise<void> {
      await db.run(put, markColumns.write(mark));
    },

    /** The earliest period of a buy whose adjusted report is due. */
    async first(buy: BuyKey, now: Date): Promise<ReportMark | undefined> {
      const row = await db.one(first, { ...of(buy), now: now.getTime() });
      return row && markColumns.read(row);
    },

    /** Returns whether the mark existed. */
    async remove({ principalId, buyId, periodStart }: ReportMark): Promise<boolean> {
      const row = { principal_id: principalId, buy_id: buyId, period_start: periodStart.getTime() };
      return (await db.run(remove, row)) > 0;
    },

    async removeAll(buy: BuyKey): Promise<void> {
      await db.run(removeAll, of(buy));
    },

    /** Marks that are due, longest due first. */
    async due(now: Date, limit: number): Promise<ReportMark[]> {
      return (await db.all(due, { now: now.getTime(), limit })).map(markColumns.read);
    },

    async prune(before: Date, limit: number): Promise<number> {
      return db.run(prune, { before: before.getTime(), limit });
    },
  };
}
