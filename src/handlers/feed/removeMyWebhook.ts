import { requireAdmin } from '../../desk/admission.ts';
import type { WriteHandler } from '../../desk/call.ts';
import { heldWebhook } from '../../record/feed/feed-subscriptions.ts';

export const removeMyWebhook: WriteHandler<'removeMyWebhook'> = {
  async look({ query, path }, { principal }) {
    const { organization } = requireAdmin(principal, query.org);
    return async ({ store, now }) => {
      const { id } = await heldWebhook(store, path.webhook_id, organization.id);
      await store.feedSubscriptions.remove(id);
      await store.webhooks.cancel(organization.id, 'registry', id, now);
      return { status: 204, body: undefined };
    };
  },
};
