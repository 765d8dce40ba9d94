import { ApiError } from '../domain/errors.ts';
import {
  type ActingMember,
  mainStanding,
  mayAdminister,
  type Principal,
} from '../domain/members/principal.ts';

/**
 * The caller as a member of the organization that is named, or of its first one.
 * @throws {ApiError} unauthorized when nobody in particular calls; forbidden without membership
 */
export function requireMember(principal: Principal | null, orgId?: string): ActingMember {
  if (principal === null) throw new ApiError('unauthorized', 'Send a credential.');
  const standing =
    orgId === undefined
      ? mainStanding(principal)
      : principal.standings.find(({ organization }) => organization.id === orgId);
  if (standing === undefined) {
    const what = orgId === undefined ? 'any organization' : 'this organization';
    throw new ApiError('forbidden', `The credential does not belong to a member of ${what}.`);
  }
  const { kind, userKey, displayName } = principal;
  return { ...standing, kind, userKey, displayName };
}

/** As `requireMember`, for what only owners and admins may see. @throws {ApiError} unauthorized, forbidden */
export function requireInsight(principal: Principal | null, orgId?: string): ActingMember {
  const member = requireMember(principal, orgId);
  return member.maySeeAll === true ? member : requireAdmin(principal, orgId);
}

/** As `requireMember`, for what only owners and admins may do. @throws {ApiError} unauthorized, forbidden */
export function requireAdmin(principal: Principal | null, orgId?: string): ActingMember {
  const member = requireMember(principal, orgId);
  refuseUnlessAdmin(member);
  return member;
}

/** @throws {ApiError} forbidden */
export function refuseUnlessAdmin({ role, organization }: ActingMember): void {
  if (mayAdminister(role)) return;
  throw new ApiError('forbidden', `Only an owner or admin of ${organization.name} may do this.`);
}
