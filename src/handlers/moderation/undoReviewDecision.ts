import { deciderOf } from '../../desk/admission.ts';
import type { WriteHandler } from '../../desk/call.ts';
import { caseSubject, noSuch, undoReason } from '../../domain/moderation/decision.ts';
import { findCase } from '../../record/moderation/cases.ts';
import { undoHeld, undoSubmission } from '../../record/moderation/undo-review.ts';

export const undoReviewDecision: WriteHandler<'undoReviewDecision'> = {
  async look({ path, body }, look) {
    const by = deciderOf(look.principal);
    const reason = undoReason(body.reason);
    const found = await findCase(look.store, path.review_id);
    if (found === undefined) throw noSuch('review');
    const { review_id: id, entity, domain } = found.shown;
    return {
      note: { subject: caseSubject('review', id), detail: { entity, domain, decision: 'undo', reason } },
      async write({ store, now, newId, auditId }) {
        const context = { by, reason, now, newId, auditId };
        if (found.held === null) await undoSubmission(store, { id, domain }, context);
        else await undoHeld(store, id, context);
        const undone = { undone_by: by.id, undone_at: now.toISOString() };
        return { body: { review_id: id, entity, domain, status: 'pending', ...undone } };
      },
    };
  },
};
