import type { ReadHandler } from '../../call.ts';
import { requireMember } from '../../require-member.ts';
import { domainGiven } from '../domain-input.ts';
import { challengeView } from './challenge-view.ts';

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
