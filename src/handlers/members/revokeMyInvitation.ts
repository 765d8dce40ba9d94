import { requireAdmin } from '../../desk/admission.ts';
import type { WriteHandler } from '../../desk/call.ts';
import { notMine } from '../../domain/members/principal.ts';

export const revokeMyInvitation: WriteHandler<'revokeMyInvitation'> = {
  async look({ query, path }, { principal }) {
    const { organization } = requireAdmin(principal, query.org);
    return async ({ store, now }) => {
      const id = path.invitation_id;
      if (!(await store.invitations.revoke(id, organization.id, now))) {
        const known = await store.invitations.find(id, organization.id);
        if (known === undefined || known.revokedAt === null) throw notMine('open invitation');
      }
      return { status: 204, body: undefined };
    };
  },
};
