import { requireInsight } from '../../desk/admission.ts';
import type { ReadHandler } from '../../desk/call.ts';
import { shownMember } from '../../record/members/members.ts';

export const listMyMembers: ReadHandler<'listMyMembers'> = async ({ query }, { principal, store }) => {
  const { organization } = requireInsight(principal, query.org);
  const members = await store.memberships.listOfOrganization(organization.id);
  return { body: { members: members.map(shownMember) } };
};
