import { judgeBrandClaim } from '../../domain/brand-identity/judge-claim.ts';
import { mayExtendTrust, resolutionOf } from '../../domain/brand-identity/trust.ts';
import type { BrandResolution } from '../../domain/brands/record.ts';
import { canonicalDomain } from '../../domain/net/domain-name.ts';
import { ScenarioRefusal } from '../../domain/test-controller/scenario.ts';
import type { Scenario, ScenarioParams } from './scenarios.ts';

type Call = Parameters<Scenario>[1];

/**
 * Resolves a brand from the files of both sides, as the registry read them. Without a domain it does so for every brand
 * that the agent answers for.
 */
export const evaluateDistributedBrandResolution: Scenario = async (params, call) => {
  const domain = domainIn(params);
  if (domain !== null) return { message: resolutionOf(await recordOf(domain, call)) };
  const houses = call.profile.catalogs.houses ?? [];
  const brands = houses.flatMap(({ brands: all }) => all);
  return {
    message: `${brands.length} brands resolve to ${houses.length} houses by the files of this agent.`,
  };
};

/** Judges whether trust would be extended to a domain that the agent claims: only when its own file agrees. */
export const evaluateVerifyBrandClaimTrustExtension: Scenario = async (params, call) => {
  const houses = call.profile.catalogs.houses ?? [];
  const domain = domainIn(params);
  if (domain === null)
    return { message: 'Trust is extended to a domain only when its own brand.json names the house.' };
  const verdict = judgeBrandClaim({ claim_type: 'subsidiary', claim: { subsidiary_domain: domain } }, houses);
  const { house_domain: house } = verdict.details ?? {};
  const record = await recordOf(domain, call);
  const isExtended = mayExtendTrust(verdict.verification_status, String(house), record);
  return {
    message: `The claim is ${verdict.verification_status}; trust is ${isExtended ? '' : 'not '}extended. ${resolutionOf(record)}`,
  };
};

/** Suites send no parameters, or name a domain in one of these. */
const NAMES = ['domain', 'brand_domain', 'subsidiary_domain', 'leaf_domain'];

function domainIn(params: ScenarioParams): string | null {
  const name = NAMES.find((one) => typeof params[one] === 'string');
  if (name === undefined) return null;
  const read = canonicalDomain(String(params[name]));
  if (read.ok) return read.domain;
  throw new ScenarioRefusal('INVALID_PARAMS', `params.${name} must be a domain: ${read.reason}.`);
}

async function recordOf(domain: string, { store }: Call): Promise<BrandResolution | null> {
  const found = await store.brands.findRecord(domain);
  return found?.record == null ? null : (JSON.parse(found.record) as BrandResolution);
}
