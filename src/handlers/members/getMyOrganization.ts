import { requireMember } from '../../desk/admission.ts';
import type { ReadHandler } from '../../desk/call.ts';
import { organizationOf } from '../../record/members/members.ts';

export const getMyOrganization: ReadHandler<'getMyOrganization'> = async (
  { query },
  { principal, store },
) => ({
  body: await organizationOf(store, requireMember(principal, query.org)),
});
