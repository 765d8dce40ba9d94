import { deciderOf } from '../../desk/admission.ts';
import type { WriteHandler } from '../../desk/call.ts';
import { caseSubject } from '../../domain/moderation/decision.ts';
import { retryJob } from '../../record/moderation/failed.ts';

export const retryFailedJob: WriteHandler<'retryFailedJob'> = {
  async look({ path }, { principal }) {
    deciderOf(principal);
    return {
      note: { subject: caseSubject('job', path.job_id) },
      async write({ store, now, auditId }) {
        return { body: { job_id: await retryJob(store, path.job_id, { now, auditId }) } };
      },
    };
  },
};
