import { judgeBrandClaim, mayExtendTrust, resolutionOf } from '../../domain/brand-identity/judge-claim.ts';
import { evaluatedDomain, evaluatedRecord } from '../../record/test-controller/evaluated-brand.ts';
import type { Scenario } from '../../record/test-controller/scenario.ts';

/**
 * Reports whether trust would be extended to a domain that the agent claims: only when the domain's own
 * brand.json agrees.
 */
export const evaluateVerifyBrandClaimTrustExtension: Scenario = async (params, call) => {
  const houses = call.profile.catalogs.houses ?? [];
  const domain = evaluatedDomain(params);
  if (domain === null)
    return { message: 'Trust is extended to a domain only when its own brand.json names the house.' };
  const verdict = judgeBrandClaim({ claim_type: 'subsidiary', claim: { subsidiary_domain: domain } }, houses);
  const { house_domain: house } = verdict.details ?? {};
  const record = await evaluatedRecord(domain, call);
  const isExtended = mayExtendTrust(verdict.verification_status, String(house), record);
  return {
    message: `The claim is ${verdict.verification_status}; trust is ${isExtended ? '' : 'not '}extended. ${resolutionOf(record)}`,
  };
};
