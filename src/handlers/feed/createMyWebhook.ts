import { requireAdmin } from '../../desk/admission.ts';
import type { WriteHandler } from '../../desk/call.ts';
import { ApiError } from '../../domain/errors.ts';
import { FEED_START } from '../../domain/feed/feed.ts';
import {
  proveWebhook,
  readTypes,
  shownWebhook,
  wakeSubscription,
} from '../../record/feed/feed-subscriptions.ts';
import { admitCursor } from '../../record/feed/page.ts';
import type { FeedSubscription } from '../../store/feed/feed-subscriptions.ts';

const MOST = 10;

export const createMyWebhook: WriteHandler<'createMyWebhook'> = {
  async look({ query, body }, call) {
    const { principal, newId, store, now } = call;
    const { organization } = requireAdmin(principal, query.org);
    const types = body.types === undefined ? null : readTypes(body.types);
    const given = body.cursor?.toLowerCase() ?? null;
    await admitCursor(store.events, given, now);
    const refuseMore = async (tables: typeof store) => {
      if ((await tables.feedSubscriptions.list(organization.id)).length < MOST) return;
      const message = `An organization must not have more than ${MOST} subscriptions: remove one first.`;
      throw new ApiError('webhook_limit_reached', message);
    };
    await refuseMore(store);
    const id = newId();
    await proveWebhook(body.url, id, call);
    return {
      note: { subject: id, detail: { url: body.url, types } },
      async write({ store: tx, now: at }) {
        await tx.memberships.lock(organization.id);
        await refuseMore(tx);
        const newest = (await tx.events.newestId()) ?? null;
        const subscription: FeedSubscription = {
          id,
          organizationId: organization.id,
          url: body.url,
          types,
          description: body.description?.trim() ?? null,
          cursor: given === FEED_START ? null : (given ?? newest),
          status: 'active',
          pauseReason: null,
          createdAt: at,
          updatedAt: at,
        };
        await tx.feedSubscriptions.insert(subscription);
        await wakeSubscription(tx, id, at);
        return { status: 201, body: shownWebhook(subscription) };
      },
    };
  },
};
