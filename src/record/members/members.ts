import type { Body } from '../../domain/contract/shapes.ts';
import { ApiError } from '../../domain/errors.ts';
import { organizationsExcess } from '../../domain/holdings.ts';
import { type ActingMember, type MemberRole, mayGrantRole, notMine } from '../../domain/members/principal.ts';
import type { Tables } from '../../store/index.ts';
import type { Membership, Member as Person } from '../../store/members/memberships.ts';

export const shownMember = (person: Person): Body<'changeMyMember'> => ({
  user_id: person.userId,
  name: person.name,
  email: person.email,
  role: person.role,
  joined_at: person.createdAt.toISOString(),
});

/**
 * Adds a member to an organization, unless it has as many as it may have.
 *
 * @throws {ApiError} limit_reached
 */
export async function addMember(tx: Tables, membership: Membership): Promise<void> {
  const { orgId } = membership;
  const held = await tx.holdings.of(orgId);
  await tx.memberships.insert(membership);
  const refusal = organizationsExcess(held, await tx.holdings.of(orgId));
  if (refusal !== null) throw refusal;
}

/**
 * A membership that is about to change. The members of the organization are locked until the transaction ends. The
 * caller's own role is read again, because it may have been removed since the request was authorized.
 *
 * @throws {ApiError} forbidden, not_found
 */
export async function memberForUpdate(
  store: Tables,
  member: ActingMember,
  userId: string,
): Promise<{ actor: ActingMember; target: Membership }> {
  const orgId = member.organization.id;
  await store.memberships.lock(orgId);
  const actor = await currentMember(store, member);
  const target = await store.memberships.findForUpdate(orgId, userId);
  if (target === undefined) throw notMine('member');
  return { actor, target };
}

async function currentMember(store: Tables, member: ActingMember): Promise<ActingMember> {
  if (member.kind !== 'user') return member;
  const own = await store.memberships.findForUpdate(member.organization.id, member.userKey);
  if (own === undefined) throw new ApiError('forbidden', 'You do not belong to this organization any more.');
  return { ...member, role: own.role };
}

/** @throws {ApiError} forbidden when a member with the role `actor` may not grant one of the roles */
export function refuseUnlessGrantable(actor: MemberRole, ...roles: readonly MemberRole[]): void {
  const refused = roles.find((role) => !mayGrantRole(actor, role));
  if (refused === undefined) return;
  throw new ApiError('forbidden', `As ${actor} you cannot give or take the role ${refused}.`);
}

/** Refuses to take the role of the last owner. @throws {ApiError} last_owner */
export async function refuseLastOwner(store: Tables, { orgId, role }: Membership): Promise<void> {
  if (role !== 'owner' || (await store.memberships.countOwners(orgId)) > 1) return;
  throw new ApiError('last_owner', 'An organization must have an owner: make another member an owner first.');
}

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
