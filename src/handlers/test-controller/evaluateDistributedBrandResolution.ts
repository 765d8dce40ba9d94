import { resolutionOf } from '../../domain/brand-identity/judge-claim.ts';
import { evaluatedDomain, evaluatedRecord } from '../../record/test-controller/evaluated-brand.ts';
import type { Scenario } from '../../record/test-controller/scenario.ts';

/**
 * Resolves a brand from the files of both sides, as the registry read them. Without a domain it resolves every
 * brand of the agent's own houses.
 */
export const evaluateDistributedBrandResolution: Scenario = async (params, call) => {
  const domain = evaluatedDomain(params);
  if (domain !== null) return { message: resolutionOf(await evaluatedRecord(domain, call)) };
  const houses = call.profile.catalogs.houses ?? [];
  const brands = houses.flatMap(({ brands: all }) => all);
  return {
    message: `${brands.length} brands resolve to ${houses.length} houses by the files of this agent.`,
  };
};
