import { columns, date, int, type RowOf, type Stored, textColumn } from '../engine/columns.ts';
import type { Db } from '../engine/database.ts';
import { deletePiece } from '../engine/dialect.ts';
import { lock } from '../engine/lock.ts';
import { param, statement } from '../engine/statement.ts';

const attemptColumns = columns({ key: textColumn, failures: int, lastAt: date });

export type SignInAttempts = RowOf<typeof attemptColumns>;

const find = statement<{ key: string }, Stored>((k) =>
  k('sign_in_attempts').where('key', param('key')).select(attemptColumns.names),
);
const put = statement<Stored, never>((k) =>
  k('sign_in_attempts').insert(attemptColumns.placeholders).onConflict('key').merge(['failures', 'last_at']),
);
const remove = statement<{ key: string }, never>((k) =>
  k('sign_in_attempts').where('key', param('key')).delete(),
);
const giveBack = statement<{ key: string }, never>((k) =>
  k('sign_in_attempts').where('key', param('key')).where('failures', '>', 0).decrement('failures', 1),
);
const prune = statement<{ before: number; limit: number }, never>((k, engine) =>
  deletePiece(k, engine, 'sign_in_attempts', (rows) => rows.where('last_at', '<', param('before'))),
);

/** Failed password attempts, by key. */
export function signInAttempts(db: Db) {
  return {
    /** Locks the key against other transactions until this one ends. */
    async findForUpdate(key: string): Promise<SignInAttempts | undefined> {
      await lock(db, `sign_in:${key}`);
      const row = await db.one(find, { key });
      return row && attemptColumns.read(row);
    },

    async put(attempts: SignInAttempts): Promise<void> {
      await db.run(put, attemptColumns.write(attempts));
    },

    /** Deletes the failures of a key. */
    async remove(key: string): Promise<void> {
      await db.run(remove, { key });
    },

    /** Subtracts one failure, if there is one. */
    async giveBack(key: string): Promise<void> {
      await db.run(giveBack, { key });
    },

    /** Deletes up to `limit` keys whose last failure was before `before`; returns the number deleted. */
    prune: (before: Date, limit: number) => db.run(prune, { before: before.getTime(), limit }),
  };
}
