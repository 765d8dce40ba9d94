/**
 * Roles of people who run this deployment, each with what the one before it may do. They are independent of roles in
 * organizations, and only people have them.
 */
export const operatorRoles = ['moderator', 'operator'] as const;
export type OperatorRole = (typeof operatorRoles)[number];

export const isOperatorRole = (text: string): text is OperatorRole =>
  (operatorRoles as readonly string[]).includes(text);

const PERMISSIONS = {
  moderator: 'registry:moderate',
  operator: 'registry:operate',
} as const satisfies Record<OperatorRole, string>;

/** The permission, and without its prefix the scope, that each role has. */
export const operatorPermissions: readonly string[] = operatorRoles.map((role) => PERMISSIONS[role]);

/** The role that a permission belongs to; undefined for permissions of members. */
export const operatorRoleOf = (permission: string | null): OperatorRole | undefined =>
  operatorRoles.find((role) => PERMISSIONS[role] === permission);

/** Whether a person with the role may do what `needed` may do. */
export const isRoleEnough = (role: OperatorRole | null, needed: OperatorRole): boolean =>
  role !== null && operatorRoles.indexOf(role) >= operatorRoles.indexOf(needed);

/** The permissions of a role, those of lower roles first. */
export const permissionsOfRole = (role: OperatorRole | null): string[] =>
  operatorRoles.filter((one) => isRoleEnough(role, one)).map((one) => PERMISSIONS[one]);

/** The highest role that both the person and the scopes of the token give. */
export const roleWithin = (own: OperatorRole | null, scopes: ReadonlySet<string>): OperatorRole | null => {
  const claimed = operatorRoles.findLast((role) => scopes.has(PERMISSIONS[role])) ?? null;
  return operatorRoles.findLast((role) => isRoleEnough(own, role) && isRoleEnough(claimed, role)) ?? null;
};
