import type { BuyKey } from '../../domain/buys/buy-record.ts';
import type { Impairment } from '../../domain/buys/impairments.ts';
import { columns, json, type Stored, textColumn } from '../engine/columns.ts';
import type { Db } from '../engine/database.ts';
import { param, statement } from '../engine/statement.ts';

const markColumns = columns({
  principalId: textColumn,
  buyId: textColumn,
  marks: json<readonly Impairment[]>(),
});

const keyOf = { principal_id: param('principal_id'), buy_id: param('buy_id') };
const put = statement<Stored, never>((k) =>
  k('impairment_marks')
    .insert(markColumns.placeholders)
    .onConflict(['principal_id', 'buy_id'])
    .merge(['marks']),
);
const find = statement<{ principal_id: string; buy_id: string }, Stored>((k) =>
  k('impairment_marks').where(keyOf).select(markColumns.names),
);
const remove = statement<{ principal_id: string; buy_id: string }, never>((k) =>
  k('impairment_marks').where(keyOf).delete(),
);

/** The impairments of buys that were reported to their receivers. A buy without a row has no reported impairment. */
export function impairmentMarks(db: Db) {
  const key = ({ principalId, id }: BuyKey) => ({ principal_id: principalId, buy_id: id });
  return {
    /** Replaces the reported impairments of the buy. An empty list deletes the row. */
    async put(buy: BuyKey, marks: readonly Impairment[]): Promise<void> {
      if (marks.length === 0) await db.run(remove, key(buy));
      else await db.run(put, markColumns.write({ principalId: buy.principalId, buyId: buy.id, marks }));
    },

    async find(buy: BuyKey): Promise<readonly Impairment[]> {
      const row = await db.one(find, key(buy));
      return row === undefined ? [] : markColumns.read(row).marks;
    },
  };
}
