import { requireInsight } from '../../desk/admission.ts';
import type { ReadHandler } from '../../desk/call.ts';
import { attemptFields } from '../../record/feed/deliveries.ts';
import { ownWebhook } from '../../record/feed/feed-subscriptions.ts';

const MOST = 200;

export const listMyWebhookAttempts: ReadHandler<'listMyWebhookAttempts'> = async (
  { query, path },
  { principal, store },
) => {
  const { organization } = requireInsight(principal, query.org);
  const { id } = await ownWebhook(store, path.webhook_id, organization.id);
  const attempts = await store.webhooks.activity(organization.id, ['registry'], [id], MOST);
  return {
    body: {
      attempts: attempts.map((one) => ({
        delivery_id: one.webhookId,
        idempotency_key: one.key,
        ...attemptFields(one),
        payload_size_bytes: one.bytes,
      })),
    },
  };
};
