import type { Account } from '../../domain/accounts/account.ts';
import type { RightsRejection } from '../../domain/rights/acquire.ts';
import type { RightsGrant } from '../../domain/rights/grant.ts';
import type { RightsOffering } from '../../domain/rights/offering.ts';
import { grantOnWire, rejectionOnWire } from '../../domain/rights/outcome.ts';
import type { TaskAnswer, TaskRequest } from '../../domain/tasks/task-shapes.ts';
import { secretOf } from '../../record/rights/rights.ts';
import type { TaskWriteCall } from '../../record/tasks/task-call.ts';

type Name = 'acquire_rights';

export const grantAnswer = (
  grant: RightsGrant,
  { baseUrl, form, store, now }: TaskWriteCall<Name>,
): TaskAnswer<Name> => ({
  sandbox: grant.sandbox,
  body: grantOnWire(grant, { baseUrl, form, now, secret: secretOf(store, grant) }),
});

/** Nothing was granted, so the offering's own identifier is all there is to name. */
export const rejectionAnswer = (
  { rights_id: rightsId }: TaskRequest<Name>,
  { brand_id: brandId }: RightsOffering,
  { reason, suggestions }: RightsRejection,
  { form, principal }: TaskWriteCall<Name>,
  account: Account | null,
): TaskAnswer<Name> => ({
  sandbox: account?.sandbox ?? principal.sandboxOnly,
  body: rejectionOnWire({ rightsId, brandId, reason, suggestions }, form),
});
