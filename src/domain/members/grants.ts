import type { Operation } from '../../../generated/operations.ts';
import {
  ALL_PERMISSIONS,
  actions,
  NO_PERMISSIONS,
  type Permissions,
  type PrincipalAction,
  parsePermissions,
  type Resource,
  resources,
} from '../tasks/agent-principal.ts';

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
