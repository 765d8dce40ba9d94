import type { BrandClaimResult } from '../../../generated/types/brand.ts';
import type { TaskRead } from '../../desk/tasks/call.ts';
import { claimVerdict } from '../../domain/brand-identity/judge-claim.ts';
import { signVerdict } from '../../domain/brand-identity/sign-verdict.ts';
import { entryErrors, TaskError } from '../../domain/refusals/task-error.ts';
import type { TaskReadCall } from '../../record/task-call.ts';

type Name = 'verify_brand_claims';

/**
 * `verify_brand_claims`: one result for each claim, in the order of the claims. A claim that cannot be checked
 * fails alone.
 */
export const verifyBrandClaims: TaskRead<Name> = async ({ claims }, call) => {
  const results = claims.map((claim, at) => resultOf(claim, `claims[${at}].claim`, call));
  const signed = await signVerdict(
    'verify_brand_claims',
    { request: { claims }, response: { results } },
    call,
  );
  return { body: { status: 'completed', results, signed_response: signed } };
};

function resultOf(
  claim: Parameters<typeof claimVerdict>[0],
  field: string,
  { profile }: TaskReadCall<Name>,
): BrandClaimResult {
  try {
    const { verification_status: status, ...verdict } = claimVerdict(
      claim,
      field,
      profile.catalogs.houses ?? [],
    );
    return { ...verdict, status };
  } catch (cause) {
    const [error] = cause instanceof TaskError ? entryErrors(cause) : [];
    if (error === undefined) throw cause;
    return { error };
  }
}
