import type { Db } from '../engine/database.ts';
import { selectRows } from '../engine/dialect.ts';
import { chunksOf, numberParam, param, statement } from '../engine/statement.ts';

/** Usage that a caller reported. */
export type UsageRecord = {
  readonly principalId: string;
  readonly id: string;
  readonly accountId: string;
  /** The record as reported, with field names as on the wire, including the period that it covers. */
  readonly record: Readonly<Record<string, unknown>>;
  readonly at: Date;
};

const TYPES = { principal_id: 'text', id: 'text', account_id: 'text', record: 'text', at: 'bigint' } as const;

const insertAll = statement<{ rows: string }, never>((k, engine) =>
  k.raw(`insert into usage_records (${Object.keys(TYPES).join(', ')}) :rows`, {
    rows: selectRows(k, engine, TYPES, param('rows')),
  }),
);
const list = statement<{ principal_id: string; account_id: string; limit: number }, { record: string }>((k) =>
  k('usage_records')
    .where({ principal_id: param('principal_id'), account_id: param('account_id') })
    .orderBy([
      { column: 'at', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .limit(numberParam('limit'))
    .select('record'),
);

/** Usage records that callers reported. */
export function usageRecords(db: Db) {
  return {
    async insertAll(records: readonly UsageRecord[]): Promise<void> {
      for (const chunk of chunksOf(records)) {
        const rows = chunk.map(({ principalId, id, accountId, record, at }) => ({
          principal_id: principalId,
          id,
          account_id: accountId,
          record: JSON.stringify(record),
          at: at.getTime(),
        }));
        await db.run(insertAll, { rows: JSON.stringify(rows) });
      }
    },

    /** The latest records of an account, newest first. */
    async list(principalId: string, accountId: string, limit: number): Promise<UsageRecord['record'][]> {
      const rows = await db.all(list, { principal_id: principalId, account_id: accountId, limit });
      return rows.map(({ record }) => JSON.parse(record) as UsageRecord['record']);
    },
  };
}
