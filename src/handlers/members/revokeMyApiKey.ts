import { requireAdmin } from '../../desk/admission.ts';
import type { WriteHandler } from '../../desk/call.ts';
import { notMine } from '../../domain/members/principal.ts';

export const revokeMyApiKey: WriteHandler<'revokeMyApiKey'> = {
  async look({ query, path }, { principal }) {
    const { organization } = requireAdmin(principal, query.org);
    return async ({ store, now }) => {
      const isRevoked = await store.apiKeys.revoke(path.id, organization.id, now);
      if (!isRevoked && (await store.apiKeys.find(path.id, organization.id)) === undefined) {
        throw notMine('API key');
      }
      return { status: 204, body: undefined };
    };
  },
};
