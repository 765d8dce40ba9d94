import type { BrandClaim } from '../../../generated/types/brand.ts';
import type { TaskRead } from '../../desk/tasks/call.ts';
import { claimVerdict } from '../../domain/brand-identity/judge-claim.ts';
import { signVerdict } from '../../domain/brand-identity/sign-verdict.ts';

/**
 * `verify_brand_claim`: checks a claim against the brands of this agent. The response is signed, so that the
 * caller can show it to others.
 */
export const verifyBrandClaim: TaskRead<'verify_brand_claim'> = async (args, call) => {
  const { claim_type, claim } = args;
  const asked = { claim_type, claim } as BrandClaim;
  const verdict = claimVerdict(asked, 'claim', call.profile.catalogs.houses ?? []);
  const signed = await signVerdict('verify_brand_claim', { request: asked, response: verdict }, call);
  return { body: { status: 'completed', ...verdict, signed_response: signed } };
};
