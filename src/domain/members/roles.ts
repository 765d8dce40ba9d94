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
