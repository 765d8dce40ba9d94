import { refuseUnlessAdmin, requireMember } from '../../desk/admission.ts';
import type { WriteHandler } from '../../desk/call.ts';
import { signOutElsewhere } from '../../record/members/credentials.ts';
import { memberForUpdate, refuseLastOwner, refuseUnlessGrantable } from '../../record/members/members.ts';

export const removeMyMember: WriteHandler<'removeMyMember'> = {
  async look({ query, path }, { principal }) {
    const member = requireMember(principal, query.org);
    const isLeaving = member.kind === 'user' && member.userKey === path.user_id;
    if (!isLeaving) refuseUnlessAdmin(member);
    return {
      note: { subject: path.user_id, detail: { left: isLeaving } },
      async write({ store, now }) {
        const { actor, target } = await memberForUpdate(store, member, path.user_id);
        if (!isLeaving) {
          refuseUnlessAdmin(actor);
          refuseUnlessGrantable(actor.role, target.role);
        }
        await refuseLastOwner(store, target);
        await store.memberships.remove(target.orgId, target.userId);
        // Pages that the person has open must not go on showing what members see.
        if (!isLeaving) await signOutElsewhere(store, { userId: target.userId, kept: null }, now);
        return { status: 204, body: undefined };
      },
    };
  },
};
