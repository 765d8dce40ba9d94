import type { BuyKey } from '../../domain/buys/buy-record.ts';
import { columns, date, json, type RowOf, type Stored, textColumn } from '../engine/columns.ts';
import type { Db } from '../engine/database.ts';
import { numberParam, param, statement } from '../engine/statement.ts';

const feedbackColumns = columns({
  principalId: textColumn,
  buyId: textColumn,
  id: textColumn,
  at: date,
  /** The feedback as received, with field names as on the wire. */
  feedback: json<Readonly<Record<string, unknown>>>(),
});

export type FeedbackRow = RowOf<typeof feedbackColumns>;

const insert = statement<Stored, never>((k) => k('media_buy_feedback').insert(feedbackColumns.placeholders));
const list = statement<{ principal_id: string; buy_id: string; limit: number }, Stored>((k) =>
  k('media_buy_feedback')
    .where({ principal_id: param('principal_id'), buy_id: param('buy_id') })
    .orderBy([
      { column: 'at', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .limit(numberParam('limit'))
    .select(feedbackColumns.names),
);

/** Performance feedback that buyers sent about their buys. */
export function feedback(db: Db) {
  return {
    async insert(row: FeedbackRow): Promise<void> {
      await db.run(insert, feedbackColumns.write(row));
    },

    /** The latest feedback on a buy, newest first. */
    async list({ principalId, id }: BuyKey, limit: number): Promise<FeedbackRow[]> {
      const rows = await db.all(list, { principal_id: principalId, buy_id: id, limit });
      return rows.map(feedbackColumns.read);
    },
  };
}
