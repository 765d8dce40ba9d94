import type { ReadHandler } from '../../desk/call.ts';
import { ApiError } from '../../domain/errors.ts';
import { meaningsOf, OWN_PAGES } from '../../domain/members/scopes.ts';
import { clientName, grantScopes } from '../../record/members/grants.ts';

const MOST = 200;

export const listMyGrants: ReadHandler<'listMyGrants'> = async (_input, { principal, store, now }) => {
  if (principal === null) throw new ApiError('unauthorized', 'Send a credential.');
  const found = principal.kind === 'user' ? await store.grants.list(principal.userKey, now, MOST) : [];
  const shown = [];
  for (const { id, payload, expiresAt } of found) {
    const { clientId = '', iat } = payload;
    // The registry's own pages are the person's own session.
    if (clientId === OWN_PAGES) continue;
    const agreed = grantScopes(payload);
    shown.push({
      grant_id: id,
      client_id: clientId,
      client_name: await clientName(store, clientId),
      scopes: agreed,
      allows: meaningsOf(agreed),
      granted_at: iat === undefined ? null : new Date(iat * 1000).toISOString(),
      expires_at: expiresAt?.toISOString() ?? null,
    });
  }
  return { body: { grants: shown } };
};
