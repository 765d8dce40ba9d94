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
} from '../tasks/agent-principal.ts';

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

/**
 * A member of the registry as a caller of tasks: the organization is the principal, whoever of it calls. An API key may
 * do what its permissions say. A person or client may do what the scopes of its token say and its role allows: admins
 * approve, members do the rest.
 */
export function memberPrincipal(principal: Principal): AgentPrincipal {
  const { kind, userKey, displayName, grants } = principal;
  const standing = mainStanding(principal);
  if (standing === undefined) {
    return { id: `user_${userKey}`, displayName, permissions: NO_PERMISSIONS, sandboxOnly: false };
  }
  const isAllowed = (action: PrincipalAction) =>
    kind === 'api_key' || action !== 'approve' || mayAdminister(standing.role);
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
  };
}

/** What a person may do for an organization: owners everything, admins everything but removing owners, members use it. */
export type MemberRole = 'owner' | 'admin' | 'member';

export const memberRoles: readonly MemberRole[] = ['owner', 'admin', 'member'];

export const isMemberRole = (text: string): text is MemberRole =>
  (memberRoles as readonly string[]).includes(text);

/** Whether a role may change keys, members and settings of its organization. */
export const mayAdminister = (role: MemberRole): boolean => role !== 'member';

/** Whether `actor` may give `role` to somebody, or take it away. Nobody raises anybody above themselves. */
export const mayGrantRole = (actor: MemberRole, role: MemberRole): boolean =>
  actor === 'owner' || (actor === 'admin' && role !== 'owner');

/** Rights on the REST API; each level includes the ones before it. */
export const registryLevels = ['read', 'write', 'admin'] as const;
export type RegistryLevel = (typeof registryLevels)[number];

/** What a credential was given. The role of its holder limits it further. */
export type Grants = {
  readonly registry: RegistryLevel | null;
  /** Reads what only owners and admins see, without changing it. */
  readonly seesAll: boolean;
  readonly tasks: Permissions;
  /** Whether a person gave it to a program: such a credential never makes further ones. */
  readonly isDelegated: boolean;
  readonly seesEmail: boolean;
};

export const NO_GRANTS: Grants = {
  registry: null,
  seesAll: false,
  tasks: NO_PERMISSIONS,
  isDelegated: false,
  seesEmail: false,
};

/** What an API key is given when nobody says what: everything that a member may do. */
export const defaultKeyPermissions: readonly string[] = [
  'registry:read',
  'registry:write',
  ...resources.flatMap((resource) =>
    actions.filter((action) => action !== 'approve').map((action) => `${resource}:${action}`),
  ),
];

/**
 * Reads the permissions of an API key.
 * @returns the first word that is unknown, instead
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

/** What a token may do by its scopes, which are without the prefix of the protocol. */
export function scopeGrants(scopes: ReadonlySet<string>, { isDelegated }: { isDelegated: boolean }): Grants {
  const registry = registryLevels.findLast((level) => scopes.has(`registry:${level}`)) ?? null;
  return {
    registry,
    seesAll: registry === 'admin',
    tasks: eachResource((resource) => (scopes.has(resource) ? actions : [])),
    isDelegated,
    seesEmail: scopes.has('email'),
  };
}

/** Why an operation is not for a credential: it lacks the permission, or is not for programs that act for a person. */
export type NotGranted = { reason: 'permission'; permission: string } | { reason: 'delegated' };

/** Whether a credential was given what an operation needs; null when it was. */
export function judgeGrants(
  { permission, delegable, effect }: Pick<Operation, 'permission' | 'delegable' | 'effect'>,
  grants: Grants,
): NotGranted | null {
  if (!delegable && grants.isDelegated) return { reason: 'delegated' };
  if (permission === null || isWithin(permission, grants)) return null;
  // `admin:read` shows the lists of admins and changes none.
  if (effect === 'read' && grants.seesAll) return null;
  return { reason: 'permission', permission };
}

function isWithin(permission: string, { registry }: Grants): boolean {
  const needed = registryLevels.findIndex((level) => permission === `registry:${level}`);
  return registry !== null && needed >= 0 && registryLevels.indexOf(registry) >= needed;
}

/** Whether everything that `given` holds is held by `own` too, so that nobody hands on more than they have. */
export function holdsAll(own: Grants, given: Grants): boolean {
  const isLevelHeld = given.registry === null || isWithin(`registry:${given.registry}`, own);
  const isSeen = own.seesAll || !given.seesAll;
  const areTasksHeld = resources.every((resource) =>
    given.tasks[resource].every((action) => own.tasks[resource].includes(action)),
  );
  return isLevelHeld && isSeen && areTasksHeld;
}

/** The grants in words, each one that is included too. */
export function grantWords({ registry, seesAll, tasks }: Grants): string[] {
  const levels = registry === null ? [] : registryLevels.slice(0, registryLevels.indexOf(registry) + 1);
  return [
    ...levels.map((level) => `registry:${level}`),
    ...(seesAll ? ['admin:read'] : []),
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
 * An API key can hand on no more than it was given itself; people hand on what their organization has.
 * @throws {ApiError} invalid_request
 */
export function refuseToRaise(principal: Principal | null, given: Grants, field: string): void {
  if (principal?.kind !== 'api_key' || holdsAll(principal.grants, given)) return;
  throw invalidField(field, 'must not name anything that the API key of this request was not given');
}

/** The same answer for what nobody has and for what another organization has. */
export const notMine = (what: string): ApiError =>
  new ApiError('not_found', `The organization has no such ${what}.`);

/** Where a request came from. */
export type Origin = { readonly address: string; readonly requestId: string };

/** Things that happen to credentials, beside the operations of the contract. */
export type CredentialAction =
  | 'credential.sign_in'
  | 'credential.sign_in_throttled'
  | 'credential.password_changed'
  | 'credential.signed_out'
  | 'credential.address_released'
  | 'credential.consent'
  | 'credential.token_issued'
  | 'credential.token_refused'
  | 'credential.grant_revoked'
  | 'credential.client_registered'
  | 'credential.invitation_accepted';

const STRANGER = /^(anonymous$|client_|sandbox_)/;

/** Whether an entry is about a caller that neither a member nor an operator vouches for: anybody can cause those. */
export const isOfStranger = ({ orgId, actor }: { orgId: string | null; actor: string }): boolean =>
  orgId === null && STRANGER.test(actor);
