import { domainGiven, requireMember } from '../../desk/admission.ts';
import type { ReadHandler } from '../../desk/call.ts';
import { challengeView } from '../../domain/ownership/ownership.ts';

export const getOwnershipChallenge: ReadHandler<'getOwnershipChallenge'> = async (
  { path },
  { store, principal, now },
) => {
  const { organization } = requireMember(principal);
  const domain = domainGiven(path.domain);
  const challenge = await store.ownershipChallenges.find(organization.id, domain);
  const proof = await store.ownershipProofs.find(organization.id, domain);
  return { body: challengeView(domain, challenge, proof, now) };
};
