import type { Stored } from './columns.ts';
import type { Db } from './database.ts';
import { settleKeys } from './sealing-keys.ts';

/** Every table with columns that are encrypted at rest, by its key. A test compares it with the columns themselves. */
export const sealedTables = [
  { table: 'accounts', key: ['principal_id', 'id'], columns: ['settings'] },
  { table: 'agent_tasks', key: ['principal_id', 'id'], columns: ['request', 'push_config'] },
  { table: 'agent_task_steps', key: ['principal_id', 'task_id', 'seq'], columns: ['data'] },
  { table: 'a2a_push_configs', key: ['principal_id', 'task_id', 'id'], columns: ['config'] },
  { table: 'media_buys', key: ['principal_id', 'id'], columns: ['details'] },
  { table: 'rights_grants', key: ['principal_id', 'id'], columns: ['details'] },
  { table: 'idempotency_keys', key: ['scope'], columns: ['answer'] },
  {
    table: 'signal_activations',
    key: ['principal_id', 'account_id', 'segment_id', 'destination'],
    columns: ['governance_context'],
  },
  { table: 'webhooks', key: ['id'], columns: ['secret', 'headers', 'body'] },
  { table: 'audience_receivers', key: ['principal_id', 'account_id'], columns: ['receiver'] },
  {
    table: 'activation_receivers',
    key: ['principal_id', 'account_id', 'segment_id', 'task_id'],
    columns: ['receiver'],
  },
  { table: 'secrets', key: ['id'], columns: ['value'] },
] as const;
export type SealedTable = (typeof sealedTables)[number];

/** Where a walk through a table stands; null before its first row. */
export type ResealPlace = readonly (string | number)[] | null;

/** Encrypts what is stored in the clear, or under an earlier key, with the current one. */
export function reseal(db: Db) {
  return {
    /** @returns where to go on, null at the end of the table, and how many rows were changed */
    async batch(
      { table, key, columns }: SealedTable,
      after: ResealPlace,
      limit: number,
    ): Promise<{ next: ResealPlace; changed: number }> {
      const query = db
        .k(table)
        .select([...key, ...columns])
        .orderBy([...key])
        .limit(limit);
      if (after !== null) {
        query.whereRaw(`(${key.join(', ')}) > (${key.map(() => '?').join(', ')})`, [...after]);
      }
      // What the store keeps for itself is settled at the end.
      if (table === 'secrets') query.whereNotIn('purpose', ['secrets-key', 'fingerprint-key']);
      const rows = await db.query<Stored>(query);
      let changed = 0;
      for (const row of rows) {
        for (const column of columns) {
          const stored = row[column];
          if (typeof stored !== 'string' || db.sealer.isCurrent(stored)) continue;
          const place = `${table}.${column}`;
          const fresh = db.sealer.seal(place, db.sealer.open(place, stored));
          const same = Object.fromEntries([...key, column].map((name) => [name, row[name]]));
          // Only what is still as it was read: its owner may be writing it now, with the current key.
          changed += await db.execute(
            db
              .k(table)
              .where(same)
              .update({ [column]: fresh }),
          );
        }
      }
      const last = rows.length < limit ? undefined : rows.at(-1);
      return { next: last === undefined ? null : key.map((name) => last[name] as string | number), changed };
    },

    settle: () => settleKeys(db),
  };
}
