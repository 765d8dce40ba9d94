import type { OperatorRole } from '../../domain/members/operator-roles.ts';
import { columns, date, nullable, one, type RowOf, type Stored, textColumn } from '../engine/columns.ts';
import type { Db } from '../engine/database.ts';
import { pageAfter, type RowPosition } from '../engine/row-filters.ts';
import { param, statement } from '../engine/statement.ts';

const userColumns = columns({
  id: textColumn,
  /** Lower-case. */
  email: textColumn,
  name: textColumn,
  passwordHash: textColumn,
  createdAt: date,
  disabledAt: nullable(date),
  /**
   * Time at which an operator, or an organization that proved the address's domain, confirmed that the address
   * belongs to this user.
   */
  emailVerifiedAt: nullable(date),
});

export type User = RowOf<typeof userColumns>;

const operatorColumns = columns({
  id: textColumn,
  email: textColumn,
  name: textColumn,
  operatorRole: one<OperatorRole>(),
  /** When the role was given, and by whom: the id of a person, or `admin` for a command. */
  operatorSince: date,
  operatorBy: textColumn,
  disabledAt: nullable(date),
});

/** A person who helps to run the deployment. */
export type OperatorPerson = RowOf<typeof operatorColumns>;

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
// No email address has this form, so nobody can register it.
const releaseEmail = statement<{ id: string; at: number }, never>((k) =>
  k('users')
    .where('id', param('id'))
    .update({
      email: k.raw("'released ' || id"),
      email_verified_at: null,
      disabled_at: k.raw('coalesce(disabled_at, ?)', [param('at')]),
    }),
);

const setOperatorRole = statement<
  { id: string; role: OperatorRole | null; at: number | null; by: string | null },
  never
>((k) =>
  k('users')
    .where('id', param('id'))
    .update({ operator_role: param('role'), operator_since: param('at'), operator_by: param('by') }),
);
const findOperator = statement<{ id: string }, Stored>((k) =>
  k('users').where('id', param('id')).whereNotNull('operator_role').select(operatorColumns.names),
);

/** Users who can sign in. */
export function users(db: Db) {
  return {
    /** Returns false when another user has this address. */
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

    /** Gives a person a role in running the deployment, or takes it away. */
    async setOperatorRole(
      id: string,
      given: { role: OperatorRole; at: Date; by: string } | null,
    ): Promise<void> {
      const { role = null, at = null, by = null } = given ?? {};
      await db.run(setOperatorRole, { id, role, at: at?.getTime() ?? null, by });
    },

    async findOperator(id: string): Promise<OperatorPerson | undefined> {
      const row = await db.one(findOperator, { id });
      return row && operatorColumns.read(row);
    },

    /** People with a role in running the deployment, the longest first, after (`operator_since`, `id`). */
    async listOperators(after: RowPosition | null, limit: number): Promise<OperatorPerson[]> {
      const found = db.k('users').whereNotNull('operator_role');
      const query = pageAfter(found, ['operator_since', 'id'], { after, limit });
      return (await db.query<Stored>(query.select([...operatorColumns.names]))).map(operatorColumns.read);
    },

    async setPassword(id: string, hash: string): Promise<void> {
      await db.run(setPassword, { id, hash });
    },

    /**
     * Disables the user: signing in and all of the user's tokens are refused. Returns false when the user was already
     * disabled.
     */
    async disable(id: string, at: Date): Promise<boolean> {
      return (await db.run(disable, { id, at: at.getTime() })) === 1;
    },

    /** Undoes `disable`. Returns false when the user was not disabled. */
    async enable(id: string): Promise<boolean> {
      return (await db.run(enable, { id })) === 1;
    },

    async verifyEmail(id: string, at: Date): Promise<void> {
      await db.run(verifyEmail, { id, at: at.getTime() });
    },

    /** Removes the address from a user and disables the user, so that the address can be registered again. */
    async releaseEmail(id: string, at: Date): Promise<void> {
      await db.run(releaseEmail, { id, at: at.getTime() });
    },
  };
}
