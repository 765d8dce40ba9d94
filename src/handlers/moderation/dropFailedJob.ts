import { deciderOf } from '../../desk/admission.ts';
import type { WriteHandler } from '../../desk/call.ts';
import { caseSubject } from '../../domain/moderation/decision.ts';
import { takeJob } from '../../record/moderation/failed.ts';

export const dropFailedJob: WriteHandler<'dropFailedJob'> = {
  async look({ path }, { principal }) {
    deciderOf(principal);
    return {
      note: { subject: caseSubject('job', path.job_id) },
      async write({ store, now, auditId }) {
        await takeJob(store, path.job_id, { now, auditId });
        return { status: 204, body: undefined };
      },
    };
  },
};
