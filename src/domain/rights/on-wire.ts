import type { BrandAcquireRightsResponse, BrandRightsTerms } from '../../../generated/types/brand.ts';
import type { CoreGenerationCredential, CoreRightsConstraint } from '../../../generated/types/core.ts';
import { type ReleaseForm, releaseTable } from '../contract/release.ts';
import { endOf, type GrantReader, grantState, type RightsGrant, startOfDay } from './grant.ts';

export function termsOnWire({ terms, offering }: Pick<RightsGrant, 'terms' | 'offering'>): BrandRightsTerms {
  const { price, uses, countries, start, end, impressionCap } = terms;
  return {
    pricing_option_id: price.pricing_option_id,
    amount: price.price,
    currency: price.currency,
    ...(price.period === undefined ? {} : { period: price.period }),
    uses: [...uses],
    ...(impressionCap === null ? {} : { impression_cap: impressionCap }),
    ...(price.overage_cpm === undefined ? {} : { overage_cpm: price.overage_cpm }),
    start_date: start,
    end_date: end,
    ...(offering.is_exclusive === true
      ? {
          exclusivity: { scope: 'country', ...(countries.length === 0 ? {} : { countries: [...countries] }) },
        }
      : {}),
  };
}

/** The rights constraint that creatives carry. */
export function constraintOnWire(grant: RightsGrant, baseUrl: string): CoreRightsConstraint {
  const { id, terms, offering, status } = grant;
  const { countries = offering.countries } = terms.countries.length > 0 ? terms : {};
  const { excluded_countries: excluded } = offering;
  return {
    rights_id: id,
    rights_agent: { url: `${baseUrl}/mcp`, id: 'rights' },
    valid_from: startOfDay(terms.start).toISOString(),
    valid_until: endOf(terms.end).toISOString(),
    uses: [...terms.uses],
    ...(countries === undefined ? {} : { countries: [...countries] }),
    ...(excluded === undefined || excluded.length === 0 ? {} : { excluded_countries: [...excluded] }),
    ...(terms.impressionCap === null ? {} : { impression_cap: terms.impressionCap }),
    right_type: offering.right_type,
    approval_status:
      status === 'acquired' ? 'approved' : status === 'pending_approval' ? 'pending' : 'rejected',
    verification_url: `${baseUrl}/rights/${id}`,
  };
}

/** Derives the secret of a grant for a purpose. It is the same every time and cannot be guessed. */
export type GrantSecret = (purpose: string) => string;

const LIVE = ['acquired', 'scheduled'];

/** Generation keys of a grant. There are none unless the grant is acquired or scheduled. */
export function credentialsOf(
  grant: RightsGrant,
  secret: GrantSecret,
  now: Date,
): CoreGenerationCredential[] {
  if (!LIVE.includes(grantState(grant, now))) return [];
  const { offering, terms, keySerial } = grant;
  return (offering.generation_providers ?? []).flatMap(({ provider, endpoint, uses: generated }) => {
    const uses = generated.filter((use) => terms.uses.includes(use));
    if (uses.length === 0) return [];
    return [
      {
        provider,
        rights_key: `rk_${secret(`key ${keySerial} ${provider}`)}`,
        uses,
        expires_at: endOf(terms.end).toISOString(),
        ...(endpoint === undefined ? {} : { endpoint }),
      },
    ];
  });
}

export const approvalSecret = (secret: GrantSecret): string => `ra_${secret('creative approval')}`;

/**
 * Release 3.0 reads the outcome from `status`. Later releases would read `rejected` there as a failure of the task.
 */
export const outcomeStatus = <T extends string>(outcome: T, form: ReleaseForm): T | 'completed' =>
  releaseTable.rightsStatusAtRoot[form] ? outcome : 'completed';

type Around = GrantReader & { readonly secret: GrantSecret; readonly now: Date };

/** A grant as its buyer receives it, the same for each repeated request. */
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

/**
 * A rejection. `rightsId` is the offering when nothing was granted, or the grant when its buyer waited for a
 * decision.
 */
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
