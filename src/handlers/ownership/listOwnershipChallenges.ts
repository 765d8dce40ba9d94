import { requireMember } from '../../desk/admission.ts';
import type { ReadHandler } from '../../desk/call.ts';
import { challengeView } from '../../domain/ownership/ownership.ts';

export const listOwnershipChallenges: ReadHandler<'listOwnershipChallenges'> = async (
  { query },
  { store, principal, now },
) => {
  const { organization } = requireMember(principal);
  const { limit = 20, offset = 0 } = query;
  const challenges = await store.ownershipChallenges.list(organization.id, { limit, offset });
  const domains = challenges.map(({ domain }) => domain);
  const proofs = new Map(
    (await store.ownershipProofs.listOf(organization.id, domains)).map((proof) => [proof.domain, proof]),
  );
  return {
    body: {
      total: await store.ownershipChallenges.count(organization.id),
      challenges: challenges.map((challenge) =>
        challengeView(challenge.domain, challenge, proofs.get(challenge.domain), now),
      ),
    },
  };
};
