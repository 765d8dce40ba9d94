import { requireAdmin } from '../../desk/admission.ts';
import type { WriteHandler } from '../../desk/call.ts';
import { notMine } from '../../domain/members/principal.ts';
import { removeClient } from '../../record/members/credentials.ts';

export const revokeMyClient: WriteHandler<'revokeMyClient'> = {
  async look({ query, path }, { principal }) {
    const { organization } = requireAdmin(principal, query.org);
    return async ({ store, now }) => {
      if (!(await removeClient(store, path.client_id, { orgId: organization.id, now })))
        throw notMine('client');
      return { status: 204, body: undefined };
    };
  },
};
