import { requireInsight } from '../../desk/admission.ts';
import type { ReadHandler } from '../../desk/call.ts';
import { shownWebhook } from '../../record/feed/feed-subscriptions.ts';

export const listMyWebhooks: ReadHandler<'listMyWebhooks'> = async ({ query }, { principal, store }) => {
  const { organization } = requireInsight(principal, query.org);
  const subscriptions = await store.feedSubscriptions.list(organization.id);
  return { body: { webhooks: subscriptions.map(shownWebhook) } };
};
