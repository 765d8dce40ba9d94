import { removeClient } from '../../../record/clients.ts';
import type { WriteHandler } from '../../call.ts';
import { requireAdmin } from '../../require-member.ts';
import { notMine } from './not-mine.ts';

export const revokeMyClient: WriteHandler<'revokeMyClient'> = {
  async look({ query, path }, { principal }) {
    const { organization } = requireAdmin(principal, query.org);
    return async ({ store }) => {
      if (!(await removeClient(store, path.client_id, organization.id))) throw notMine('client');
      return { status: 204, body: undefined };
    };
  },
};
