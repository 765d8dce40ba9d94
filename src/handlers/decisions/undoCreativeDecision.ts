import { deciderOf } from '../../desk/admission.ts';
import type { WriteHandler } from '../../desk/call.ts';
import { caseSubject, undoReason } from '../../domain/moderation/decision.ts';
import { creativeToOperator } from '../../record/decisions/creative-decisions.ts';
import { undoOnCreative } from '../../record/decisions/undo-creative.ts';

export const undoCreativeDecision: WriteHandler<'undoCreativeDecision'> = {
  async look({ body }, { principal }) {
    const by = deciderOf(principal);
    const { principal_id: principalId, account_id: accountId, creative_id: id } = body;
    const reason = undoReason(body.reason);
    return {
      note: {
        subject: caseSubject('creative', principalId, accountId, id),
        detail: { decision: 'undo', reason },
      },
      async write({ store, now, newId, auditId }) {
        const context = { by, reason, now, newId, auditId };
        return {
          body: creativeToOperator(await undoOnCreative(store, { principalId, accountId, id }, context)),
        };
      },
    };
  },
};
