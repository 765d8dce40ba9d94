import type { ReadHandler } from '../../desk/call.ts';
import { requireMember } from '../../desk/require-member.ts';
import { organizationOf } from '../../record/members/organization.ts';

export const getMyOrganization: ReadHandler<'getMyOrganization'> = async (
  { query },
  { principal, store },
) => ({
  body: await organizationOf(store, requireMember(principal, query.org)),
});
