import type { BrandAcquireRightsResponse } from '../../../generated/types/schemas.ts';
import { type ReleaseForm, releaseTable } from '../tasks/release.ts';
import { type GrantReader, grantState, type RightsGrant } from './grant.ts';
import { approvalSecret, constraintOnWire, credentialsOf, type GrantSecret, termsOnWire } from './on-wire.ts';

/** Release 3.0 reads the outcome from `status`; later ones would take `rejected` there for a failure of the task. */
export const outcomeStatus = <T extends string>(outcome: T, form: ReleaseForm): T | 'completed' =>
  releaseTable.rightsStatusAtRoot[form] ? outcome : 'completed';

type Around = GrantReader & { readonly secret: GrantSecret; readonly now: Date };

/** A grant as its buyer gets it, each time that it asks for the same. */
export function grantOnWire(
  grant: RightsGrant,
  { baseUrl, form, secret, now }: Around,
): BrandAcquireRightsResponse {
  const { id, offering } = grant;
  const named = { rights_id: id, brand_id: offering.brand_id };
  if (grantState(grant, now) === 'pending_approval')
    return {
      status: outcomeStatus('pending_approval', form),
      ...named,
      rights_status: 'pending_approval',
      detail: 'The rights holder decides on each licence of this offering.',
      estimated_response_time: 'Within two working days.',
    };
  return {
    status: outcomeStatus('acquired', form),
    ...named,
    rights_status: 'acquired',
    terms: termsOnWire(grant),
    generation_credentials: credentialsOf(grant, secret, now),
    ...(offering.content_restrictions === undefined ? {} : { restrictions: offering.content_restrictions }),
    ...(offering.disclosure === undefined ? {} : { disclosure: offering.disclosure }),
    approval_webhook: {
      url: `${baseUrl}/rights/${id}/creative-approval`,
      authentication: { schemes: ['Bearer'], credentials: approvalSecret(secret) },
    },
    rights_constraint: constraintOnWire(grant, baseUrl),
  };
}

/** What a rejection names: the offering when nothing was granted, the grant when its buyer waited for a decision. */
type Rejected = {
  readonly rightsId: string;
  readonly brandId: string;
  readonly reason: string;
  readonly suggestions?: readonly string[];
};

export const rejectionOnWire = (
  { rightsId, brandId, reason, suggestions = [] }: Rejected,
  form: ReleaseForm,
): BrandAcquireRightsResponse => ({
  status: outcomeStatus('rejected', form),
  rights_id: rightsId,
  rights_status: 'rejected',
  brand_id: brandId,
  reason,
  ...(suggestions.length === 0 ? {} : { suggestions: [...suggestions] }),
});
