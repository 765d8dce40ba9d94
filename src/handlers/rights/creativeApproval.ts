import type { TaskWrite } from '../../desk/tasks/call.ts';
import { taskErrorOf } from '../../domain/refusals/refusal.ts';
import { outcomeStatus } from '../../domain/rights/on-wire.ts';
import { reviewCreative } from '../../domain/rights/review-creative.ts';
import { namedGrant } from '../../record/rights/rights.ts';

type Name = 'creative_approval';

/**
 * `creative_approval`: reviews a creative under a grant. The outcome depends only on the grant and the request,
 * so nothing but the audit entry is stored.
 */
export const creativeApproval: TaskWrite<Name> = async (args, call) => {
  const { now, baseUrl, form } = call;
  const grant = await namedGrant(args.rights_id, call, 'creative_approval');
  const review = reviewCreative(grant, args, { now, baseUrl });
  if (!review.ok) throw taskErrorOf(review.refusals);
  const status = outcomeStatus(review.value.approval_status, form);
  return { sandbox: grant.sandbox, body: { ...review.value, status } };
};
