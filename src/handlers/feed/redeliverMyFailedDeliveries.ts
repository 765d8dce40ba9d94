import { consumeInWrite, requireAdmin } from '../../desk/admission.ts';
import type { WriteHandler } from '../../desk/call.ts';
import { repeatFailed, shownDelivery } from '../../record/feed/deliveries.ts';
import { heldWebhook } from '../../record/feed/feed-subscriptions.ts';

export const redeliverMyFailedDeliveries: WriteHandler<'redeliverMyFailedDeliveries'> = {
  async look({ query, path, body: { since, selection } }, { principal }) {
    const { organization } = requireAdmin(principal, query.org);
    return {
      note: { subject: path.webhook_id, detail: { since } },
      async write({ store, now }) {
        const subscription = await heldWebhook(store, path.webhook_id, organization.id);
        // What the organization does not have costs it nothing.
        const headers = await consumeInWrite(store, 'webhook_repeat', { organization: organization.id }, now);
        const queued = await repeatFailed(store, subscription, { since: new Date(since), selection }, now);
        return { status: 202, headers, body: { deliveries: queued.map(shownDelivery) } };
      },
    };
  },
};
