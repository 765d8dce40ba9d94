import type { ReadHandler } from '../../desk/call.ts';
import { ApiError } from '../../domain/errors.ts';
import { grantWords, mainStanding } from '../../domain/members/principal.ts';

export const getMe: ReadHandler<'getMe'> = async (_input, { principal, store }) => {
  if (principal === null) throw new ApiError('unauthorized', 'Send a credential.');
  const { kind, userKey, displayName, standings, grants } = principal;
  const user = kind === 'user' && grants.seesEmail ? await store.users.find(userKey) : undefined;
  return {
    body: {
      kind,
      id: userKey,
      name: displayName,
      ...(user === undefined ? {} : { email: user.email, email_verified: user.emailVerifiedAt !== null }),
      permissions: grantWords(grants),
      organization: mainStanding(principal)?.organization.id ?? null,
      organizations: standings.map(({ organization: { id, name, tier }, role }) => ({
        id,
        name,
        tier,
        role,
      })),
    },
  };
};
