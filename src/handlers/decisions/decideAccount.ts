import { deciderOf } from '../../desk/admission.ts';
import type { WriteHandler } from '../../desk/call.ts';
import { caseSubject, reasonOf } from '../../domain/moderation/decision.ts';
import { decideOnAccount, shownToOperator } from '../../record/decisions/account-decisions.ts';

export const decideAccount: WriteHandler<'decideAccount'> = {
  async look({ body }, { principal }) {
    const by = deciderOf(principal);
    const { principal_id: principalId, account_id: id, decision } = body;
    const reason = reasonOf(decision, body.reason);
    return {
      note: { subject: caseSubject('account', principalId, id), detail: { decision, reason } },
      async write({ store, now, newId, auditId }) {
        const context = { by, reason, now, newId, auditId };
        const account = await decideOnAccount(store, { principalId, id }, decision, context);
        return { body: shownToOperator(account) };
      },
    };
  },
};
