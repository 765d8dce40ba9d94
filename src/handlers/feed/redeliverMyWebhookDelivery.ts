import { consumeInWrite, requireAdmin } from '../../desk/admission.ts';
import type { WriteHandler } from '../../desk/call.ts';
import { ownDelivery, repeatDelivery, shownDelivery } from '../../record/feed/deliveries.ts';
import { heldWebhook } from '../../record/feed/feed-subscriptions.ts';

export const redeliverMyWebhookDelivery: WriteHandler<'redeliverMyWebhookDelivery'> = {
  async look({ query, path }, { principal }) {
    const { organization } = requireAdmin(principal, query.org);
    return {
      note: { subject: path.webhook_id, detail: { delivery_id: path.delivery_id } },
      async write({ store, now }) {
        const subscription = await heldWebhook(store, path.webhook_id, organization.id);
        const origin = await ownDelivery(store, subscription, path.delivery_id);
        // What the organization does not have costs it nothing.
        const headers = await consumeInWrite(store, 'webhook_repeat', { organization: organization.id }, now);
        const queued = await repeatDelivery(store, subscription, origin, now);
        return { status: 202, headers, body: shownDelivery(queued) };
      },
    };
  },
};
