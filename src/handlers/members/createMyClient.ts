import { requireAdmin } from '../../desk/admission.ts';
import type { WriteHandler } from '../../desk/call.ts';
import { refuseToRaise, scopeGrants } from '../../domain/members/principal.ts';
import { bareScopes, defaultScopes } from '../../domain/members/scopes.ts';
import { addClient, shownClient } from '../../record/members/credentials.ts';

export const createMyClient: WriteHandler<'createMyClient'> = {
  async look({ query, body }, { principal, now, newId, newSecret, baseUrl }) {
    const { organization, userKey } = requireAdmin(principal, query.org);
    const scopes = [...bareScopes(body.scopes ?? defaultScopes)];
    refuseToRaise(principal, scopeGrants(new Set(scopes), { isDelegated: true }), 'scopes');
    const client = {
      clientId: newId(),
      orgId: organization.id,
      name: body.name.trim(),
      createdBy: userKey,
      createdAt: now,
      scopes,
    };
    return {
      note: { subject: client.clientId, detail: { name: client.name, scopes } },
      async write({ store }) {
        const secret = newSecret();
        await addClient(store, client, secret);
        return {
          status: 201,
          body: {
            ...shownClient(client),
            client_secret: secret,
            token_endpoint: `${baseUrl}/token`,
          },
        };
      },
    };
  },
};
