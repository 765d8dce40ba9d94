import type { ReadHandler } from '../../call.ts';
import { requireMember } from '../../require-member.ts';
import { organizationOf } from './organization.ts';

export const getMyOrganization: ReadHandler<'getMyOrganization'> = async (
  { query },
  { principal, store },
) => ({
  body: await organizationOf(store, requireMember(principal, query.org)),
});
