import { requireInsight } from '../../desk/admission.ts';
import type { ReadHandler } from '../../desk/call.ts';
import { ownWebhook, shownWebhook } from '../../record/feed/feed-subscriptions.ts';

export const getMyWebhook: ReadHandler<'getMyWebhook'> = async ({ query, path }, { principal, store }) => {
  const { organization } = requireInsight(principal, query.org);
  return { body: shownWebhook(await ownWebhook(store, path.webhook_id, organization.id)) };
};
