import { deciderOf } from '../../desk/admission.ts';
import type { WriteHandler } from '../../desk/call.ts';
import { caseSubject, reasonOf } from '../../domain/moderation/decision.ts';
import { creativeToOperator, decideOnCreative } from '../../record/decisions/creative-decisions.ts';

export const decideCreative: WriteHandler<'decideCreative'> = {
  async look({ body }, { principal }) {
    const by = deciderOf(principal);
    const { principal_id: principalId, account_id: accountId, creative_id: id, decision } = body;
    const reason = reasonOf(decision, body.reason);
    return {
      note: { subject: caseSubject('creative', principalId, accountId, id), detail: { decision, reason } },
      async write({ store, now, newId, auditId }) {
        const key = { principalId, accountId, id };
        const context = { by, reason, now, newId, auditId };
        return { body: creativeToOperator(await decideOnCreative(store, key, decision, context)) };
      },
    };
  },
};
