import { consumeInWrite, requireAdmin } from '../../desk/admission.ts';
import type { WriteHandler } from '../../desk/call.ts';
import { queueTest, shownDelivery } from '../../record/feed/deliveries.ts';
import { heldWebhook } from '../../record/feed/feed-subscriptions.ts';

export const testMyWebhook: WriteHandler<'testMyWebhook'> = {
  async look({ query, path }, { principal }) {
    const { organization } = requireAdmin(principal, query.org);
    return {
      note: { subject: path.webhook_id },
      async write({ store, now }) {
        const subscription = await heldWebhook(store, path.webhook_id, organization.id);
        // What the organization does not have costs it nothing.
        const headers = await consumeInWrite(store, 'webhook_repeat', { organization: organization.id }, now);
        return { status: 202, headers, body: shownDelivery(await queueTest(store, subscription, now)) };
      },
    };
  },
};
