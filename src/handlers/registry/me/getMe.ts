import { ApiError } from '../../../domain/errors.ts';
import { mainStanding } from '../../../domain/principal.ts';
import type { ReadHandler } from '../../call.ts';

export const getMe: ReadHandler<'getMe'> = async (_input, { principal, store }) => {
  if (principal === null) throw new ApiError('unauthorized', 'Send a credential.');
  const { kind, userKey, displayName, standings } = principal;
  const user = kind === 'user' ? await store.users.find(userKey) : undefined;
  return {
    body: {
      kind,
      id: userKey,
      name: displayName,
      ...(user === undefined ? {} : { email: user.email }),
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
