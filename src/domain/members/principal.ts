import type { Grants } from './grants.ts';
import type { MemberRole } from './roles.ts';

export type PrincipalOrganization = {
  readonly id: string;
  readonly name: string;
  readonly tier: string | null;
};

/** An organization that a principal acts for, and what it may do there. */
export type MemberStanding = {
  readonly organization: PrincipalOrganization;
  readonly role: MemberRole;
  /** Whether a member may read what only admins may otherwise. */
  readonly maySeeAll?: boolean;
};

/**
 * Who calls: a person, an organization's API key, or a client that acts for an organization by itself. A person may
 * belong to none or to several organizations; `standings` has the one joined first at the head.
 */
export type Principal = {
  readonly kind: 'user' | 'api_key' | 'client';
  /** Names the limit bucket and the editor: a user's id, `api_key_…` or `client_…`. */
  readonly userKey: string;
  readonly displayName: string;
  readonly standings: readonly MemberStanding[];
  readonly grants: Grants;
};

/** Who acts, for which organization, and as what. */
export type ActingMember = MemberStanding & Pick<Principal, 'kind' | 'userKey' | 'displayName'>;

/** The organization that a principal acts for when none is named. */
export const mainStanding = (principal: Principal): MemberStanding | undefined => principal.standings[0];

/** The principal with one of its organizations first, as the one that it acts for; undefined when it is in no such one. */
export function actingFor(principal: Principal, orgId: string): Principal | undefined {
  const chosen = principal.standings.find(({ organization }) => organization.id === orgId);
  if (chosen === undefined) return undefined;
  return { ...principal, standings: [chosen, ...principal.standings.filter((other) => other !== chosen)] };
}
