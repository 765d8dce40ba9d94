import type { MemberRole } from '../../domain/members/principal.ts';
import { columns, date, one, type RowOf, type Stored, textColumn } from '../engine/columns.ts';
import type { Db } from '../engine/database.ts';
import { lock } from '../engine/lock.ts';
import { param, statement } from '../engine/statement.ts';

const membershipColumns = columns({
  orgId: textColumn,
  userId: textColumn,
  role: one<MemberRole>(),
  createdAt: date,
});

export type Membership = RowOf<typeof membershipColumns>;
/** A membership with the fields of its organization that authorizing a request needs. */
export type MembershipOf = Membership & { orgName: string; orgTier: string | null };
/** A membership with the user's address and name. */
export type Member = Membership & { email: string; name: string };

const names = membershipColumns.names.map((name) => `memberships.${name}`);
const byAge = [
  { column: 'memberships.created_at' },
  { column: 'memberships.org_id' },
  { column: 'memberships.user_id' },
];

const insert = statement<Stored, never>((k) =>
  k('memberships').insert(membershipColumns.placeholders).onConflict(['org_id', 'user_id']).ignore(),
);
const listOfUser = statement<{ user_id: string }, Stored & { org_name: string; org_tier: string | null }>(
  (k) =>
    k('memberships')
      .join('organizations', 'organizations.id', 'memberships.org_id')
      .where('memberships.user_id', param('user_id'))
      .orderBy(byAge)
      .select(names)
      .select({ org_name: 'organizations.name', org_tier: 'organizations.tier' }),
);
const listOfOrganization = statement<{ org_id: string }, Stored & { email: string; name: string }>((k) =>
  k('memberships')
    .join('users', 'users.id', 'memberships.user_id')
    .where('memberships.org_id', param('org_id'))
    .orderBy(byAge)
    .select(names)
    .select('users.email', 'users.name'),
);
const find = statement<{ org_id: string; user_id: string }, Stored>((k, engine) => {
  const found = k('memberships')
    .where({ org_id: param('org_id'), user_id: param('user_id') })
    .select(membershipColumns.names);
  return engine === 'postgres' ? found.forUpdate() : found;
});
const countOwners = statement<{ org_id: string }, { n: number }>((k) =>
  k('memberships')
    .where({ org_id: param('org_id'), role: 'owner' })
    .count({ n: '*' }),
);
const setRole = statement<{ org_id: string; user_id: string; role: string }, never>((k) =>
  k('memberships')
    .where({ org_id: param('org_id'), user_id: param('user_id') })
    .update({ role: param('role') }),
);
const remove = statement<{ org_id: string; user_id: string }, never>((k) =>
  k('memberships')
    .where({ org_id: param('org_id'), user_id: param('user_id') })
    .delete(),
);

/** Memberships of users in organizations, with their roles. */
export function memberships(db: Db) {
  return {
    /** Locks the organization's members: other transactions that take this lock wait until this one ends. */
    lock: (orgId: string) => lock(db, `members:${orgId}`),

    /** Returns false when the user is already a member of the organization. */
    async insert(membership: Membership): Promise<boolean> {
      return (await db.run(insert, membershipColumns.write(membership))) === 1;
    },

    /** All memberships of a user, oldest first. */
    async listOfUser(userId: string): Promise<MembershipOf[]> {
      const rows = await db.all(listOfUser, { user_id: userId });
      return rows.map((row) => ({
        ...membershipColumns.read(row),
        orgName: row.org_name,
        orgTier: row.org_tier,
      }));
    },

    /** All members of an organization, oldest membership first. */
    async listOfOrganization(orgId: string): Promise<Member[]> {
      const rows = await db.all(listOfOrganization, { org_id: orgId });
      return rows.map((row) => ({ ...membershipColumns.read(row), email: row.email, name: row.name }));
    },

    /** Locks the row until the transaction ends. */
    async findForUpdate(orgId: string, userId: string): Promise<Membership | undefined> {
      const row = await db.one(find, { org_id: orgId, user_id: userId });
      return row && membershipColumns.read(row);
    },

    async countOwners(orgId: string): Promise<number> {
      return Number((await db.one(countOwners, { org_id: orgId }))?.n ?? 0);
    },

    async setRole(orgId: string, userId: string, role: MemberRole): Promise<void> {
      await db.run(setRole, { org_id: orgId, user_id: userId, role });
    },

    async remove(orgId: string, userId: string): Promise<void> {
      await db.run(remove, { org_id: orgId, user_id: userId });
    },
  };
}
