import type { ReadHandler } from '../../desk/call.ts';
import { noSuch } from '../../domain/moderation/decision.ts';
import { creativeToOperator } from '../../record/decisions/creative-decisions.ts';
import { decisionAbout } from '../../record/moderation/decisions.ts';

export const getBuyerCreative: ReadHandler<'getBuyerCreative'> = async ({ query }, { store }) => {
  const { principal_id: principalId, account_id: accountId, creative_id: id } = query;
  const creative = await store.creatives.find({ principalId, accountId, id });
  if (creative === undefined || creative.purgeKind !== null) throw noSuch('creative');
  const decided =
    creative.status === 'pending_review'
      ? null
      : await decisionAbout(store, 'creative', [principalId, accountId, id]);
  return {
    body: {
      ...creativeToOperator(creative),
      creative: { ...creative.document },
      rejection_reason: creative.review.rejection_reason ?? null,
      decided_by: decided?.by.id ?? null,
      decided_at: decided?.at.toISOString() ?? null,
    },
  };
};
