import { requirePerson } from '../../desk/admission.ts';
import type { ReadHandler } from '../../desk/call.ts';
import { hasPassword } from '../../domain/members/credentials.ts';
import { MOST_PASSKEYS } from '../../domain/members/passkeys.ts';
import { requireUser } from '../../record/members/passkeys.ts';

export const getMySignInWays: ReadHandler<'getMySignInWays'> = async (_input, { principal, store }) => {
  const { userKey } = requirePerson(principal);
  const [user, identities, passkeys] = await Promise.all([
    requireUser(store, userKey),
    store.userIdentities.listOf(userKey),
    store.passkeys.list(userKey, MOST_PASSKEYS),
  ]);
  return {
    body: {
      password: hasPassword(user),
      companies: identities.map(({ issuer, linkedAt }) => ({ issuer, linked_at: linkedAt.toISOString() })),
      passkeys: passkeys.length,
    },
  };
};
