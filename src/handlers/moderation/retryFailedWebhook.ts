import { deciderOf } from '../../desk/admission.ts';
import type { WriteHandler } from '../../desk/call.ts';
import { caseSubject } from '../../domain/moderation/decision.ts';
import { retryWebhook } from '../../record/moderation/failed.ts';

export const retryFailedWebhook: WriteHandler<'retryFailedWebhook'> = {
  async look({ path }, { principal }) {
    deciderOf(principal);
    return {
      note: { subject: caseSubject('webhook', path.webhook_id) },
      async write({ store, now, auditId }) {
        await retryWebhook(store, path.webhook_id, { now, auditId });
        return { body: { webhook_id: path.webhook_id } };
      },
    };
  },
};
