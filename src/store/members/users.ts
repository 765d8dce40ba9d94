import { columns, date, nullable, type RowOf, type Stored, textColumn } from '../engine/columns.ts';
import type { Db } from '../engine/database.ts';
import { param, statement } from '../engine/statement.ts';

const userColumns = columns({
  id: textColumn,
  /** Lower-case. */
  email: textColumn,
  name: textColumn,
  passwordHash: textColumn,
  createdAt: date,
  disabledAt: nullable(date),
  /** Since when an operator, or who proved the domain of the address, vouches that the address is this person's. */
  emailVerifiedAt: nullable(date),
});

export type User = RowOf<typeof userColumns>;

const insert = statement<Stored, never>((k) =>
  k('users').insert(userColumns.placeholders).onConflict('email').ignore(),
);
const find = statement<{ id: string }, Stored>((k) =>
  k('users').where('id', param('id')).select(userColumns.names),
);
const findByEmail = statement<{ email: string }, Stored>((k) =>
  k('users').where('email', param('email')).select(userColumns.names),
);
const setPassword = statement<{ id: string; hash: string }, never>((k) =>
  k('users')
    .where('id', param('id'))
    .update({ password_hash: param('hash') }),
);
const disable = statement<{ id: string; at: number }, never>((k) =>
  k('users')
    .where('id', param('id'))
    .whereNull('disabled_at')
    .update({ disabled_at: param('at') }),
);
const enable = statement<{ id: string }, never>((k) =>
  k('users').where('id', param('id')).whereNotNull('disabled_at').update({ disabled_at: null }),
);
const verifyEmail = statement<{ id: string; at: number }, never>((k) =>
  k('users')
    .where('id', param('id'))
    .whereNull('email_verified_at')
    .update({ email_verified_at: param('at') }),
);
// No address has this form, so nobody can ask for it.
const releaseEmail = statement<{ id: string; at: number }, never>((k) =>
  k('users')
    .where('id', param('id'))
    .update({
      email: k.raw("'released ' || id"),
      email_verified_at: null,
      disabled_at: k.raw('coalesce(disabled_at, ?)', [param('at')]),
    }),
);

/** People who can sign in. */
export function users(db: Db) {
  return {
    /** False when somebody has this address already. */
    async insert(user: User): Promise<boolean> {
      return (await db.run(insert, userColumns.write(user))) === 1;
    },

    async find(id: string): Promise<User | undefined> {
      const row = await db.one(find, { id });
      return row && userColumns.read(row);
    },

    async findByEmail(email: string): Promise<User | undefined> {
      const row = await db.one(findByEmail, { email });
      return row && userColumns.read(row);
    },

    async setPassword(id: string, hash: string): Promise<void> {
      await db.run(setPassword, { id, hash });
    },

    /** From then on nobody signs in with the account, and no token of it is taken. False when it was so before. */
    async disable(id: string, at: Date): Promise<boolean> {
      return (await db.run(disable, { id, at: at.getTime() })) === 1;
    },

    /** Undoes `disable`. False when there is nothing to undo. */
    async enable(id: string): Promise<boolean> {
      return (await db.run(enable, { id })) === 1;
    },

    async verifyEmail(id: string, at: Date): Promise<void> {
      await db.run(verifyEmail, { id, at: at.getTime() });
    },

    /** Takes the address away from an account, which nobody can sign in with from then on. */
    async releaseEmail(id: string, at: Date): Promise<void> {
      await db.run(releaseEmail, { id, at: at.getTime() });
    },
  };
}
