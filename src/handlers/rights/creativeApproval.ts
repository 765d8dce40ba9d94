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
export const creativeApproval: TaskWrite<Name> = async (args, { store, principal, now, baseUrl, form }) => {
  const grant = await namedGrant(store, principal.id, args.rights_id);
  const review = reviewCreative(grant, args, { now, baseUrl });
  if (!review.ok) throw taskErrorOf(review.refusals);
  const status = outcomeStatus(review.value.approval_status, form);
  return { sandbox: grant.sandbox, body: { ...review.value, status } };
};
