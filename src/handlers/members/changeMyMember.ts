import { refuseUnlessAdmin, requireAdmin } from '../../desk/admission.ts';
import type { WriteHandler } from '../../desk/call.ts';
import { isAtMost, notMine, refuseToRaiseTo } from '../../domain/members/principal.ts';
import {
  memberForUpdate,
  refuseLastOwner,
  refuseUnlessGrantable,
  shownMember,
} from '../../record/members/members.ts';

export const changeMyMember: WriteHandler<'changeMyMember'> = {
  async look({ query, path, body: { role } }, { principal }) {
    const member = requireAdmin(principal, query.org);
    const orgId = member.organization.id;
    return {
      note: { subject: path.user_id, detail: { role } },
      async write({ store }) {
        const { actor, target } = await memberForUpdate(store, member, path.user_id);
        refuseUnlessAdmin(actor);
        refuseUnlessGrantable(actor.role, target.role, role);
        if (!isAtMost(role, target.role)) refuseToRaiseTo(role, principal);
        if (role !== 'owner') await refuseLastOwner(store, target);
        await store.memberships.setRole(orgId, target.userId, role);
        const members = await store.memberships.listOfOrganization(orgId);
        const changed = members.find(({ userId }) => userId === target.userId);
        if (changed === undefined) throw notMine('member');
        return { body: shownMember(changed) };
      },
    };
  },
};
