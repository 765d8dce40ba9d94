import { domainGiven, requireMember } from '../../desk/admission.ts';
import type { WriteHandler } from '../../desk/call.ts';
import { issueChallenge, shownChallenge } from '../../desk/prove-control.ts';

export const createOwnershipChallenge: WriteHandler<'createOwnershipChallenge'> = {
  async look({ body }) {
    const domain = domainGiven(body.domain);
    return async (call) => {
      const { organization } = requireMember(call.principal);
      await call.store.ownershipChallenges.lock(organization.id, domain);
      const { challenge, headers } = await issueChallenge(domain, organization.id, call);
      return { headers, body: shownChallenge(challenge) };
    };
  },
};
