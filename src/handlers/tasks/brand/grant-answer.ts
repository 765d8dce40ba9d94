import type { Account } from '../../../domain/accounts/account.ts';
import type { RightsRejection } from '../../../domain/rights/acquire.ts';
import { grantState, type RightsGrant } from '../../../domain/rights/grant.ts';
import type { RightsOffering } from '../../../domain/rights/offering.ts';
import {
  approvalSecret,
  constraintOnWire,
  credentialsOf,
  termsOnWire,
} from '../../../domain/rights/on-wire.ts';
import { releaseTable } from '../../../domain/tasks/release-table.ts';
import type { Form } from '../../../domain/tasks/version.ts';
import type { TaskAnswer, TaskRequest, TaskWriteCall } from '../call.ts';
import { secretOf } from './rights-catalog.ts';

type Name = 'acquire_rights';

/** Release 3.0 reads the outcome from `status`; later ones would take `rejected` there for a failure of the task. */
export const outcomeStatus = <T extends string>(outcome: T, form: Form): T | 'completed' =>
  releaseTable.rightsStatusAtRoot[form] ? outcome : 'completed';

/** A grant as its buyer gets it, each time that it asks for the same. */
export function grantAnswer(grant: RightsGrant, call: TaskWriteCall<Name>): TaskAnswer<Name> {
  const { id, offering, sandbox } = grant;
  const { baseUrl, form, store, now } = call;
  if (grantState(grant, now) === 'pending_approval')
    return {
      sandbox,
      body: {
        status: outcomeStatus('pending_approval', form),
        rights_id: id,
        rights_status: 'pending_approval',
        brand_id: offering.brand_id,
        detail: 'The rights holder decides on each licence of this offering.',
        estimated_response_time: 'Two working days.',
      },
    };
  const secret = secretOf(store, grant);
  return {
    sandbox,
    body: {
      status: outcomeStatus('acquired', form),
      rights_id: id,
      rights_status: 'acquired',
      brand_id: offering.brand_id,
      terms: termsOnWire(grant),
      generation_credentials: credentialsOf(grant, secret, now),
      ...(offering.content_restrictions === undefined ? {} : { restrictions: offering.content_restrictions }),
      ...(offering.disclosure === undefined ? {} : { disclosure: offering.disclosure }),
      approval_webhook: {
        url: `${baseUrl}/rights/${id}/creative-approval`,
        authentication: { schemes: ['Bearer'], credentials: approvalSecret(secret) },
      },
      rights_constraint: constraintOnWire(grant, baseUrl),
    },
  };
}

/** Nothing was granted, so the offering's own identifier is all there is to name. */
export const rejectionAnswer = (
  { rights_id: id }: TaskRequest<Name>,
  { brand_id: brandId }: RightsOffering,
  { reason, suggestions }: RightsRejection,
  { form, principal }: TaskWriteCall<Name>,
  account: Account | null,
): TaskAnswer<Name> => ({
  sandbox: account?.sandbox ?? principal.sandboxOnly,
  body: {
    status: outcomeStatus('rejected', form),
    rights_id: id,
    rights_status: 'rejected',
    brand_id: brandId,
    reason,
    ...(suggestions.length === 0 ? {} : { suggestions: [...suggestions] }),
  },
});
