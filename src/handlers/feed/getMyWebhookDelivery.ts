import { requireInsight } from '../../desk/admission.ts';
import type { ReadHandler } from '../../desk/call.ts';
import { DAY_MS } from '../../domain/text/instant.ts';
import { attemptFields, ownDelivery, shownDelivery } from '../../record/feed/deliveries.ts';
import { ownWebhook } from '../../record/feed/feed-subscriptions.ts';
import type { AnsweredAttempt } from '../../store/webhooks/deliveries.ts';

const MOST = 50;
const KEPT_DAYS = 30;
const REDACTED = '[redacted]';

export const getMyWebhookDelivery: ReadHandler<'getMyWebhookDelivery'> = async (
  { query, path },
  { principal, store },
) => {
  const { organization } = requireInsight(principal, query.org);
  const subscription = await ownWebhook(store, path.webhook_id, organization.id);
  const found = await ownDelivery(store, subscription, path.delivery_id);
  const attempts = await store.deliveries.attemptsOf(found.id, MOST);
  const { endedAt } = found;
  return {
    body: {
      ...shownDelivery(found),
      body: found.body,
      request_headers: {
        'content-type': 'application/json',
        'content-digest': REDACTED,
        'signature-input': REDACTED,
        signature: REDACTED,
      },
      kept_until: endedAt && new Date(endedAt.getTime() + KEPT_DAYS * DAY_MS).toISOString(),
      attempts_made: attempts.map(shownAttempt),
    },
  };
};

const shownAttempt = (one: AnsweredAttempt) => ({
  ...attemptFields(one),
  response: one.answer && {
    headers: { ...one.answer.headers },
    body: one.answer.body,
    is_cut: one.answer.isCut,
  },
});
