import { requireAdmin } from '../../desk/admission.ts';
import type { WriteHandler } from '../../desk/call.ts';
import { FEED_START } from '../../domain/feed/feed.ts';
import { heldWebhook, ownWebhook, restart, shownWebhook } from '../../record/feed/feed-subscriptions.ts';
import { admitCursor } from '../../record/feed/page.ts';

export const redeliverMyWebhook: WriteHandler<'redeliverMyWebhook'> = {
  async look({ query, path, body }, { principal, store, now }) {
    const { organization } = requireAdmin(principal, query.org);
    await ownWebhook(store, path.webhook_id, organization.id);
    const cursor = body.cursor.toLowerCase();
    await admitCursor(store.events, cursor, now);
    return {
      note: { subject: path.webhook_id, detail: { cursor } },
      async write({ store: tx, now: at }) {
        const before = await heldWebhook(tx, path.webhook_id, organization.id);
        const changed = { ...before, cursor: cursor === FEED_START ? null : cursor, updatedAt: at };
        await tx.feedSubscriptions.update(changed);
        if (changed.status === 'active') await restart(tx, changed, at);
        return { body: shownWebhook(changed) };
      },
    };
  },
};
