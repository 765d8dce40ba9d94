import type { Knex } from 'knex';
import type { OperatorRole } from '../../domain/members/operator-roles.ts';
import type { MemberRole, PrincipalOrganization } from '../../domain/members/principal.ts';
import type { Db } from '../engine/database.ts';
import { param, statement } from '../engine/statement.ts';

type OrganizationRow = { org_id: string; org_name: string; org_tier: string | null };

/** A user with every membership; `standings` is empty for a user without one. */
export type KnownUser = {
  name: string;
  email: string;
  operatorRole: OperatorRole | null;
  standings: { organization: PrincipalOrganization; role: MemberRole }[];
};
export type KnownClient = {
  name: string;
  organization: PrincipalOrganization;
  /** As in `client_organizations`. */
  scopes: readonly string[] | null;
};

const organizationColumns = {
  org_id: 'organizations.id',
  org_name: 'organizations.name',
  org_tier: 'organizations.tier',
};

type UserRow = {
  name: string;
  email: string;
  operator_role: OperatorRole | null;
  role: MemberRole | null;
} & { [K in keyof OrganizationRow]: OrganizationRow[K] | null };

const usersWithRoles = (k: Knex) =>
  k('users')
    .leftJoin('memberships', 'memberships.user_id', 'users.id')
    .leftJoin('organizations', 'organizations.id', 'memberships.org_id')
    .where('users.id', param('user_id'))
    .whereNull('users.disabled_at')
    .orderBy([{ column: 'memberships.created_at' }, { column: 'memberships.org_id' }])
    .select('users.name', 'users.email', 'users.operator_role', 'memberships.role')
    .select(organizationColumns);
const findUser = statement<{ user_id: string; grant_id: string }, UserRow>((k) =>
  usersWithRoles(k).join('oidc_models', (on) =>
    on.on('oidc_models.model', k.raw("'Grant'")).on('oidc_models.id', k.raw('?', [param('grant_id')])),
  ),
);
const findMember = statement<{ user_id: string }, UserRow>((k) => usersWithRoles(k));
const findClient = statement<
  { client_id: string },
  { name: string; scopes: string | null } & OrganizationRow
>((k) =>
  k('client_organizations')
    .join('organizations', 'organizations.id', 'client_organizations.org_id')
    .where('client_id', param('client_id'))
    .select({ name: 'client_organizations.name', scopes: 'client_organizations.scopes' })
    .select(organizationColumns),
);

function knownUser(rows: readonly UserRow[]): KnownUser | undefined {
  const [first] = rows;
  if (first === undefined) return undefined;
  const standings = rows.flatMap(({ role, org_id: id, org_name: name, org_tier: tier }) =>
    role === null || id === null || name === null ? [] : [{ organization: { id, name, tier }, role }],
  );
  return { name: first.name, email: first.email, operatorRole: first.operator_role, standings };
}

/** The rights of a token's subject, read again at each request, because a token proves only identity. */
export function principals(db: Db) {
  return {
    /** Undefined when the user is unknown or disabled, or revoked the grant under which the token was issued. */
    async findUser(userId: string, grantId: string): Promise<KnownUser | undefined> {
      return knownUser(await db.all(findUser, { user_id: userId, grant_id: grantId }));
    },

    /** Undefined when the user is unknown or disabled. */
    findMember: async (userId: string): Promise<KnownUser | undefined> =>
      knownUser(await db.all(findMember, { user_id: userId })),

    /** The organization that a client acts for without a user. */
    async findClient(clientId: string): Promise<KnownClient | undefined> {
      const row = await db.one(findClient, { client_id: clientId });
      if (row === undefined) return undefined;
      const { name, scopes, org_id: id, org_name, org_tier: tier } = row;
      return {
        name,
        organization: { id, name: org_name, tier },
        scopes: scopes === null ? null : JSON.parse(scopes),
      };
    },
  };
}
