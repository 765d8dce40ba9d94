import { randomBytes, randomUUID } from 'node:crypto';
import type { Stored } from './columns.ts';
import type { Db } from './database.ts';
import { lock } from './lock.ts';
import { createSealer, type Sealer } from './sealer.ts';
import { param, statement } from './statement.ts';

const KEY_BYTES = 32;
const OWN_KEY = 'secrets-key';
const FINGERPRINT_KEY = 'fingerprint-key';
/** The place for which the fingerprint key is sealed. */
const PLACE = 'secrets.fingerprint';

const insert = statement<{ id: string; purpose: string; value: string; at: number }, never>((k) =>
  k('secrets').insert({
    id: param('id'),
    purpose: param('purpose'),
    value: param('value'),
    created_at: param('at'),
  }),
);
const find = statement<{ purpose: string }, { value: string }>((k) =>
  k('secrets').where('purpose', param('purpose')).select('value'),
);
const put = statement<{ purpose: string; value: string }, never>((k) =>
  k('secrets')
    .where('purpose', param('purpose'))
    .update({ value: param('value') }),
);
const remove = statement<{ purpose: string }, never>((k) =>
  k('secrets').where('purpose', param('purpose')).delete(),
);

/**
 * The sealer with this database's keys. Missing keys are created; processes that start together agree on one. The
 * fingerprint key is stored sealed, so that a wrong SECRETS_KEY is detected at start.
 *
 * @param given keys of the setting; null uses a key that is stored in the database itself
 * @throws {StoreError} sealed when `given` does not open the stored fingerprint key
 */
export async function loadSealer(db: Db, given: readonly Buffer[] | null): Promise<Sealer> {
  await lock(db, 'secrets');
  const known = knownIn(db);
  const make = async (purpose: string, value: string) => {
    await db.run(insert, { id: randomUUID(), purpose, value, at: db.now().getTime() });
    return value;
  };
  const newKey = () => randomBytes(KEY_BYTES).toString('base64');
  let own = await known(OWN_KEY);
  if (given === null) own ??= await make(OWN_KEY, newKey());
  // Texts that were sealed before the setting existed can still be opened.
  const keys = keysOf(given, own);
  const stored =
    (await known(FINGERPRINT_KEY)) ?? (await make(FINGERPRINT_KEY, openerOf(keys).seal(PLACE, newKey())));
  return sealerOf(keys, stored);
}

/** As `loadSealer`, without writing; undefined when a key is missing. */
export async function readSealer(db: Db, given: readonly Buffer[] | null): Promise<Sealer | undefined> {
  const known = knownIn(db);
  const own = await known(OWN_KEY);
  const stored = await known(FINGERPRINT_KEY);
  if (stored === undefined || (given === null && own === undefined)) return undefined;
  return sealerOf(keysOf(given, own), stored);
}

const knownIn = (db: Db) => async (purpose: string) => (await db.one(find, { purpose }))?.value;
const keysOf = (given: readonly Buffer[] | null, own: string | undefined) => [
  ...(given ?? []),
  ...(own === undefined ? [] : [bytesOf(own)]),
];
const openerOf = (keys: readonly Buffer[]) => createSealer(keys, Buffer.alloc(KEY_BYTES));
const sealerOf = (keys: readonly Buffer[], stored: string) =>
  createSealer(keys, bytesOf(openerOf(keys).open(PLACE, stored)));

/**
 * Seals the fingerprint key with the current key and deletes the key that was stored in the database. This is the
 * last step of a key change, after nothing else is sealed with an earlier key.
 */
async function settleKeys(db: Db): Promise<void> {
  await lock(db, 'secrets');
  const stored = (await db.one(find, { purpose: FINGERPRINT_KEY }))?.value;
  if (stored === undefined || db.sealer.isCurrent(stored)) return;
  await db.run(put, {
    purpose: FINGERPRINT_KEY,
    value: db.sealer.seal(PLACE, db.sealer.open(PLACE, stored)),
  });
  await db.run(remove, { purpose: OWN_KEY });
}

const bytesOf = (key: string): Buffer => Buffer.from(key, 'base64');

/** Every table with columns that are encrypted at rest, by its key. A test compares it with the columns themselves. */
export const sealedTables = [
  { table: 'accounts', key: ['principal_id', 'id'], columns: ['settings'] },
  {
    table: 'agent_tasks',
    key: ['principal_id', 'id'],
    columns: ['request', 'result', 'error', 'push_config'],
  },
  { table: 'agent_task_steps', key: ['principal_id', 'task_id', 'seq'], columns: ['data'] },
  { table: 'a2a_tasks', key: ['principal_id', 'id'], columns: ['body', 'note'] },
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

/** Position of a walk through a table; null before its first row. */
export type ResealPlace = readonly (string | number)[] | null;

/** Encrypts values that are stored in plain text or under an earlier key with the current key. */
export function reseal(db: Db) {
  return {
    /** @returns the position to continue from, null at the end of the table, and the number of values changed */
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
      // `settle` handles the store's own keys at the end.
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
          // Updates a value only if it is unchanged since it was read: another writer may have replaced it, sealed
          // with the current key.
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
