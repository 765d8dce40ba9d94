import {
  columns,
  date,
  nullable,
  type RowOf,
  type Stored,
  sealed,
  sealedColumns,
  textColumn,
} from './columns.ts';
import type { Db } from './database.ts';
import { lock } from './lock.ts';
import { param, statement } from './statement.ts';

const secretColumns = columns({
  id: textColumn,
  purpose: textColumn,
  value: sealed(textColumn),
  createdAt: date,
  /** From this time on the secret signs nothing new. What it signed before is still accepted. */
  retiredAt: nullable(date),
});

export type Secret = RowOf<typeof secretColumns>;

const insert = statement<Stored, never>((k) => k('secrets').insert(secretColumns.placeholders));
const list = statement<{ purpose: string }, Stored>((k) =>
  k('secrets')
    .where('purpose', param('purpose'))
    // The current one first, even when its predecessor was created in the same millisecond.
    .orderByRaw('case when retired_at is null then 0 else 1 end, created_at desc, id desc')
    .select(secretColumns.names),
);
const retire = statement<{ purpose: string; at: number }, never>((k) =>
  k('secrets')
    .where('purpose', param('purpose'))
    .whereNull('retired_at')
    .update({ retired_at: param('at') }),
);
const remove = statement<{ id: string }, never>((k) => k('secrets').where('id', param('id')).delete());
const prune = statement<{ purpose: string; before: number }, never>((k) =>
  k('secrets').where('purpose', param('purpose')).where('retired_at', '<=', param('before')).delete(),
);

/** Keys and secrets that this deployment created for itself. */
export function secrets(db: Db) {
  const { write, read } = sealedColumns('secrets', secretColumns, db.sealer);
  return {
    /** Locks the creation and retirement of secrets until this transaction ends. */
    lock: () => lock(db, 'secrets'),

    async insert(secret: Secret): Promise<void> {
      await db.run(insert, write(secret));
    },

    /** The current secret first, then retired ones, newest first. */
    async list(purpose: string): Promise<Secret[]> {
      return (await db.all(list, { purpose })).map(read);
    },

    async retire(purpose: string, at: Date): Promise<void> {
      await db.run(retire, { purpose, at: at.getTime() });
    },

    async remove(id: string): Promise<void> {
      await db.run(remove, { id });
    },

    /** A keyed hash of a secret, which cannot be checked without the keys of this database. */
    fingerprint: (purpose: string, text: string): string => db.sealer.fingerprint(purpose, text),

    /** Deletes secrets of a purpose that were retired by `before`; returns the number deleted. */
    prune: (purpose: string, before: Date) => db.run(prune, { purpose, before: before.getTime() }),
  };
}
