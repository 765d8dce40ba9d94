import { requireInsight } from '../../desk/admission.ts';
import type { ReadHandler } from '../../desk/call.ts';
import { ApiError } from '../../domain/errors.ts';
import { readCredentialHint } from '../../domain/members/credential-hint.ts';
import { notMine, type Principal } from '../../domain/members/principal.ts';
import { refusedCallsOf, refusedRequest } from '../../record/members/auth-doctor.ts';
import { type Examiner, examineHint } from '../../record/members/examined-credentials.ts';

export const askAuthDoctor: ReadHandler<'askAuthDoctor'> = async (
  { query, body },
  { principal, store, now, baseUrl },
) => {
  const examiner = { ...examinerOf(principal, query.org), now, baseUrl };
  const { credential: given, request_id: requestId } = body;
  if ((given === undefined) === (requestId === undefined))
    throw new ApiError('invalid_request', 'credential, request_id: send one of the two', {
      issues: [{ path: '', message: 'send `credential` or `request_id`, and not both' }],
    });
  if (requestId !== undefined) {
    const answer = await refusedRequest(store, requestId.toLowerCase(), examiner);
    if (answer === null) throw notFound();
    return { body: answer };
  }
  const examined = await examineHint(store, readCredentialHint(given ?? ''), examiner);
  if (examined === null) throw notFound();
  return { body: { credential: examined, refused_calls: await refusedCallsOf(store, examined, examiner) } };
};

const notFound = () => notMine('credential or refused request');

/** What the caller may see: everything as an operator, and otherwise what is of its organization. */
function examinerOf(
  principal: Principal | null,
  org: string | undefined,
): Pick<Examiner, 'orgId' | 'personId'> {
  const personId = principal?.kind === 'user' ? principal.userKey : null;
  if (principal?.grants.operates === 'operator') return { orgId: null, personId };
  return { orgId: requireInsight(principal, org).organization.id, personId };
}
