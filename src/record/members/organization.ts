import type { Body } from '../../domain/contract/shapes.ts';
import { type ActingMember, notMine } from '../../domain/members/principal.ts';
import type { Tables } from '../../store/index.ts';

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
