import { deciderOf, domainGiven } from '../../desk/admission.ts';
import type { WriteHandler } from '../../desk/call.ts';
import { ApiError } from '../../domain/errors.ts';
import { restoreRevision } from '../../record/moderation/restore-revision.ts';

export const rollBackEntry: WriteHandler<'rollBackEntry'> = {
  async look({ body }, { principal }) {
    const by = deciderOf(principal);
    const { entity, revision_number: to } = body;
    const domain = domainGiven(body.domain);
    const reason = body.reason?.trim() || null;
    return {
      note: { subject: domain, detail: { entity, rolled_back_to: to, reason } },
      async write({ store, now, newId }) {
        const done = await restoreRevision(store, { entity, domain, to }, { by, reason, now, newId });
        if (!done.ok) throw new ApiError('cannot_roll_back', `${done.reason}.`, { domain });
        return { body: { entity, domain, revision_number: done.revisionNumber, rolled_back_to: to } };
      },
    };
  },
};
