import type { Body } from '../../desk/call.ts';
import type { ActingMember } from '../../desk/require-member.ts';
import type { Tables } from '../../store/index.ts';
import { notMine } from './not-mine.ts';

/** The organization that a member acts for, as it is stored now. */
export async function organizationOf(
  store: Tables,
  member: ActingMember,
): Promise<Body<'getMyOrganization'>> {
  const found = await store.organizations.find(member.organization.id);
  if (found === undefined) throw notMine('organization');
  const { id, name, tier, createdAt } = found;
  return { id, name, tier, role: member.role, created_at: createdAt.toISOString() };
}
