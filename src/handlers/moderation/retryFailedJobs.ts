import { deciderOf } from '../../desk/admission.ts';
import type { WriteHandler } from '../../desk/call.ts';
import { retryJobs } from '../../record/moderation/failed.ts';

export const retryFailedJobs: WriteHandler<'retryFailedJobs'> = {
  async look({ body }, { principal }) {
    deciderOf(principal);
    return {
      note: { subject: `jobs:${body.kind}` },
      async write({ store, now }) {
        const { retried, isMore } = await retryJobs(store, body.kind, now);
        return { body: { kind: body.kind, retried, is_more: isMore } };
      },
    };
  },
};
