import type { Operation } from '../../../generated/operations.ts';
import { ApiError, invalidField } from '../errors.ts';
import {
  type AgentPrincipal,
  ALL_PERMISSIONS,
  actions,
  NO_PERMISSIONS,
  type Permissions,
  type PrincipalAction,
  parsePermissions,
  type Resource,
  resources,
} from './agent-principal.ts';
import { isRoleEnough, type OperatorRole, operatorRoleOf, permissionsOfRole } from './operator-roles.ts';
import type { CredentialRef, RefusedCaller } from './refused-calls.ts';

export type PrincipalOrganization = {
  readonly id: string;
  readonly name: string;
  readonly tier: string | null;
};

/** An organization that a principal belongs to, and the principal's rights in it. */
export type MemberStanding = {
  readonly organization: PrincipalOrganization;
  readonly role: MemberRole;
  /** Whether a member may also read what otherwise only admins may read. */
  readonly maySeeAll?: boolean;
};

/**
 * Caller of the REST API: a person, an organization's API key, or a client that acts for an organization
 * itself. A person may belong to no organization or to several; `standings` begins with the one joined first.
 */
export type Principal = {
  readonly kind: 'user' | 'api_key' | 'client';
  /** Key of the rate limit bucket and of the editor: a user's id, `api_key_…` or `client_…`. */
  readonly userKey: string;
  readonly displayName: string;
  readonly standings: readonly MemberStanding[];
  readonly grants: Grants;
  /** Role of a person who runs this deployment. `grants.operates` says how far this credential has it. */
  readonly operatorRole?: OperatorRole | null;
  /** What it proved who it is with. */
  readonly credential?: CredentialRef;
  /** The browser session in which a person acts; none with a token. */
  readonly sessionId?: string;
  /** When the person last proved who they are in that session. */
  readonly provedAt?: Date;
};

/** A principal together with the organization that it acts for. */
export type ActingMember = MemberStanding & Pick<Principal, 'kind' | 'userKey' | 'displayName'>;

/** The organization that a principal acts for when the request names none. */
export const mainStanding = (principal: Principal): MemberStanding | undefined => principal.standings[0];

/** The principal with the named organization first, so that it acts for it; undefined if it does not belong to it. */
export function actingFor(principal: Principal, orgId: string): Principal | undefined {
  const chosen = principal.standings.find(({ organization }) => organization.id === orgId);
  if (chosen === undefined) return undefined;
  return { ...principal, standings: [chosen, ...principal.standings.filter((other) => other !== chosen)] };
}

/** Whose call it is, should it be refused. */
export const refusedAsCaller = (principal: Principal): RefusedCaller => ({
  credential: principal.credential ?? null,
  personId: principal.kind === 'user' ? principal.userKey : null,
  orgId: mainStanding(principal)?.organization.id ?? null,
});

/**
 * A member of the registry as a caller of tasks. The organization is the principal, whichever of its members
 * calls. An API key has its own permissions. A person or client has the scopes of its token as far as its
 * role allows them: only admins may approve.
 */
export function memberPrincipal(principal: Principal): AgentPrincipal {
  const { kind, userKey, displayName, grants } = principal;
  const standing = mainStanding(principal);
  const refusedAs = refusedAsCaller(principal);
  if (standing === undefined) {
    return { id: `user_${userKey}`, displayName, permissions: NO_PERMISSIONS, sandboxOnly: false, refusedAs };
  }
  const isAllowed = (action: PrincipalAction) => kind === 'api_key' || isForRole(action, standing.role);
  return {
    id: `org_${standing.organization.id}`,
    displayName: standing.organization.name,
    permissions: {
      products: grants.tasks.products.filter(isAllowed),
      media_buys: grants.tasks.media_buys.filter(isAllowed),
      creatives: grants.tasks.creatives.filter(isAllowed),
      reports: grants.tasks.reports.filter(isAllowed),
    },
    sandboxOnly: false,
    refusedAs,
  };
}

/**
 * Role of a person in an organization: owners may do everything, admins everything but remove owners, members
 * use it.
 */
export type MemberRole = 'owner' | 'admin' | 'member';

export const memberRoles: readonly MemberRole[] = ['owner', 'admin', 'member'];

export const isMemberRole = (text: string): text is MemberRole =>
  (memberRoles as readonly string[]).includes(text);

/** Whether `role` gives no more than `other`. */
export const isAtMost = (role: MemberRole, other: MemberRole): boolean =>
  memberRoles.indexOf(role) >= memberRoles.indexOf(other);

/** Whether a role may change keys, members and settings of its organization. */
export const mayAdminister = (role: MemberRole): boolean => role !== 'member';

/** Whether `actor` may grant `role` to a person or revoke it. Nobody can grant a role above their own. */
export const mayGrantRole = (actor: MemberRole, role: MemberRole): boolean =>
  actor === 'owner' || (actor === 'admin' && role !== 'owner');

/** Permissions on the REST API; each level includes the previous ones. */
export const registryLevels = ['read', 'write', 'admin'] as const;
type RegistryLevel = (typeof registryLevels)[number];

/** Permissions of a credential. The role of its holder limits them further. */
export type Grants = {
  readonly registry: RegistryLevel | null;
  /** Whether it may read what only owners and admins may read, without changing it. */
  readonly seesAll: boolean;
  readonly tasks: Permissions;
  /** Whether a person delegated it to a program. Such a credential cannot create further credentials. */
  readonly isDelegated: boolean;
  readonly seesEmail: boolean;
  /** Role in running this deployment, as far as both the person and the token have it. */
  readonly operates: OperatorRole | null;
};

export const NO_GRANTS: Grants = {
  registry: null,
  seesAll: false,
  tasks: NO_PERMISSIONS,
  isDelegated: false,
  seesEmail: false,
  operates: null,
};

/** Permissions of an API key that was created without any: everything that a member may do. */
export const defaultKeyPermissions: readonly string[] = [
  'registry:read',
  'registry:write',
  ...resources.flatMap((resource) =>
    actions.filter((action) => action !== 'approve').map((action) => `${resource}:${action}`),
  ),
];

/**
 * Parses the permissions of an API key.
 * @returns the grants, or the first unknown word
 */
export function readKeyPermissions(words: readonly string[]): Grants | { unknown: string } {
  let grants = NO_GRANTS;
  const taskWords: string[] = [];
  for (const word of words) {
    const level = registryLevels.find((known) => word === `registry:${known}`);
    if (level !== undefined) grants = atLeast(grants, level);
    else if (word === 'admin:read') grants = { ...atLeast(grants, 'read'), seesAll: true };
    else if (word === 'admin:*') grants = { ...atLeast(grants, 'admin'), tasks: ALL_PERMISSIONS };
    else taskWords.push(word);
  }
  const tasks = parsePermissions(taskWords);
  if ('unknown' in tasks) return tasks;
  return {
    ...grants,
    seesAll: grants.seesAll || grants.registry === 'admin',
    tasks: eachResource((resource) => [...new Set([...grants.tasks[resource], ...tasks[resource]])]),
  };
}

/** Grants of a token by its scopes, given without the protocol's prefix. */
export function scopeGrants(scopes: ReadonlySet<string>, { isDelegated }: { isDelegated: boolean }): Grants {
  const registry = registryLevels.findLast((level) => scopes.has(`registry:${level}`)) ?? null;
  return {
    registry,
    seesAll: registry === 'admin',
    tasks: eachResource((resource) => (scopes.has(resource) ? actions : [])),
    isDelegated,
    seesEmail: scopes.has('email'),
    operates: null,
  };
}

/**
 * Why a credential may not call an operation: it lacks the permission, or the operation is closed to programs
 * that act for a person.
 */
export type NotGranted = { reason: 'permission'; permission: string } | { reason: 'delegated' };

/** Checks whether a credential may call an operation; null if it may. */
export function judgeGrants(
  { permission, delegable, effect }: Pick<Operation, 'permission' | 'delegable' | 'effect'>,
  grants: Grants,
): NotGranted | null {
  if (!delegable && grants.isDelegated) return { reason: 'delegated' };
  if (permission === null) return null;
  const role = operatorRoleOf(permission);
  // What admins of organizations may do gives no right to run the deployment.
  if (role !== undefined)
    return isRoleEnough(grants.operates, role) ? null : { reason: 'permission', permission };
  // `admin:read` allows reading the lists of admins, but not changing them.
  const isHeld = isWithin(permission, grants) || (effect === 'read' && grants.seesAll);
  return isHeld ? null : { reason: 'permission', permission };
}

function isWithin(permission: string, { registry }: Grants): boolean {
  const needed = registryLevels.findIndex((level) => permission === `registry:${level}`);
  return registry !== null && needed >= 0 && registryLevels.indexOf(registry) >= needed;
}

/** Whether `own` includes every grant of `given`, so that no credential can pass on more than it has. */
export function holdsAll(own: Grants, given: Grants): boolean {
  const isLevelHeld = given.registry === null || isWithin(`registry:${given.registry}`, own);
  const isSeen = own.seesAll || !given.seesAll;
  const areTasksHeld = resources.every((resource) =>
    given.tasks[resource].every((action) => own.tasks[resource].includes(action)),
  );
  return isLevelHeld && isSeen && areTasksHeld;
}

/** The grants as words, including those that are implied. */
export function grantWords({ registry, seesAll, tasks, operates }: Grants): string[] {
  const levels = registry === null ? [] : registryLevels.slice(0, registryLevels.indexOf(registry) + 1);
  return [
    ...levels.map((level) => `registry:${level}`),
    ...(seesAll ? ['admin:read'] : []),
    ...permissionsOfRole(operates),
    ...resources.flatMap((resource) => tasks[resource].map((action) => `${resource}:${action}`)),
  ];
}

function atLeast(grants: Grants, level: RegistryLevel): Grants {
  return isWithin(`registry:${level}`, grants) ? grants : { ...grants, registry: level };
}

const eachResource = (listOf: (resource: Resource) => readonly PrincipalAction[]): Permissions => ({
  products: listOf('products'),
  media_buys: listOf('media_buys'),
  creatives: listOf('creatives'),
  reports: listOf('reports'),
});

/**
 * An API key can pass on only grants that it has itself. People can pass on what their organization has.
 * @throws {ApiError} invalid_request when an API key exceeds its own grants
 */
export function refuseToRaise(principal: Principal | null, given: Grants, field: string): void {
  if (principal?.kind !== 'api_key' || holdsAll(principal.grants, given)) return;
  throw invalidField(field, 'must not name anything that the API key of this request was not given');
}

/**
 * The most that a person with a role can be given: every scope, as far as the role allows it. A program that the
 * person allows has these rights too.
 */
const roleGrants = (role: MemberRole): Grants => ({
  ...NO_GRANTS,
  registry: mayAdminister(role) ? 'admin' : 'write',
  seesAll: mayAdminister(role),
  tasks: eachResource(() => actions.filter((action) => isForRole(action, role))),
});

/** Only admins may approve. */
const isForRole = (action: PrincipalAction, role: MemberRole): boolean =>
  action !== 'approve' || mayAdminister(role);

/**
 * An API key can make people only what it is itself: a person who signs in with a role has all rights of the role.
 * @throws {ApiError} forbidden when a person with the role could do more than the API key of the request
 */
export function refuseToRaiseTo(role: MemberRole, principal: Principal | null): void {
  if (principal?.kind !== 'api_key' || holdsAll(principal.grants, roleGrants(role))) return;
  const missing = grantWords(roleGrants(role)).filter((word) => !grantWords(principal.grants).includes(word));
  const { length } = missing;
  const shown = `${missing.slice(0, 3).join(', ')}${length > 3 ? ` and ${length - 3} more` : ''}`;
  throw new ApiError(
    'forbidden',
    `role: a person with the role ${role} may do what this API key may not: ${shown}. Use a key that has these permissions.`,
  );
}

/** The error for an unknown thing and for a thing of another organization: both get the same response. */
export const notMine = (what: string): ApiError =>
  new ApiError('not_found', `The organization has no such ${what}.`);

/** Network address and id of a request, for the audit log, and the path of an address of the agent. */
export type Origin = { readonly address: string; readonly requestId: string; readonly path?: string };
