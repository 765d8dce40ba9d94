import { deciderOf } from '../../desk/admission.ts';
import type { WriteHandler } from '../../desk/call.ts';
import { caseSubject } from '../../domain/moderation/decision.ts';
import { dropWebhook } from '../../record/moderation/failed.ts';

export const dropFailedWebhook: WriteHandler<'dropFailedWebhook'> = {
  async look({ path }, { principal }) {
    deciderOf(principal);
    return {
      note: { subject: caseSubject('webhook', path.webhook_id) },
      async write({ store, now, auditId }) {
        await dropWebhook(store, path.webhook_id, { now, auditId });
        return { status: 204, body: undefined };
      },
    };
  },
};
