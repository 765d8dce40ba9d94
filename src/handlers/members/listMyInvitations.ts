import { requireInsight } from '../../desk/admission.ts';
import type { ReadHandler } from '../../desk/call.ts';
import { shownInvitation } from '../../record/members/credentials.ts';

export const listMyInvitations: ReadHandler<'listMyInvitations'> = async (
  { query },
  { principal, store, now },
) => {
  const { organization } = requireInsight(principal, query.org);
  const invitations = await store.invitations.listOpen(organization.id, now);
  return { body: { invitations: invitations.map(shownInvitation) } };
};
