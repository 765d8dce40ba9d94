import { requireAdmin } from '../../desk/admission.ts';
import type { WriteHandler } from '../../desk/call.ts';
import { heldWebhook, restart, shownWebhook } from '../../record/feed/feed-subscriptions.ts';

export const resumeMyWebhook: WriteHandler<'resumeMyWebhook'> = {
  async look({ query, path }, { principal }) {
    const { organization } = requireAdmin(principal, query.org);
    return async ({ store, now }) => {
      const before = await heldWebhook(store, path.webhook_id, organization.id);
      if (before.status === 'active') return { body: shownWebhook(before) };
      const resumed = { ...before, status: 'active', pauseReason: null, updatedAt: now } as const;
      await store.feedSubscriptions.update(resumed);
      await restart(store, resumed, now);
      return { body: shownWebhook(resumed) };
    };
  },
};
