import { requireAdmin } from '../../desk/admission.ts';
import type { WriteHandler } from '../../desk/call.ts';
import {
  heldWebhook,
  ownWebhook,
  proveWebhook,
  readTypes,
  restart,
  shownWebhook,
} from '../../record/feed/feed-subscriptions.ts';

export const changeMyWebhook: WriteHandler<'changeMyWebhook'> = {
  async look({ query, path, body }, call) {
    const { organization } = requireAdmin(call.principal, query.org);
    const known = await ownWebhook(call.store, path.webhook_id, organization.id);
    const types = body.types === undefined ? known.types : readTypes(body.types);
    const { url } = body;
    if (url !== undefined && url !== known.url) await proveWebhook(url, known.id, call);
    return {
      note: { subject: known.id, detail: { url: url ?? known.url, types } },
      async write({ store, now }) {
        const before = await heldWebhook(store, path.webhook_id, organization.id);
        const changed = {
          ...before,
          ...(url === undefined ? {} : { url }),
          ...(body.types === undefined ? {} : { types }),
          ...(body.description === undefined ? {} : { description: body.description.trim() }),
          updatedAt: now,
        };
        await store.feedSubscriptions.update(changed);
        if (changed.url !== before.url)
          await store.webhooks.cancel(organization.id, 'registry', known.id, now);
        // A pending page was created for the previous endpoint and types.
        if (changed.status === 'active') await restart(store, changed, now);
        return { body: shownWebhook(changed) };
      },
    };
  },
};
