import { protocol } from '../../../generated/protocol.ts';
import { hashClientSecret } from '../../domain/members/credentials.ts';
import type { Tables } from '../../store/index.ts';
import type { ClientOrganization } from '../../store/members/client-organizations.ts';

const MODEL = 'Client';
const prefixed = (word: string) => `${protocol.scopePrefix}${word}`;

/** Makes a client that gets tokens for an organization by itself, as the authorization server reads clients (RFC 7591). */
export async function addClient(tx: Tables, client: ClientOrganization, secret: string): Promise<void> {
  await tx.clientOrganizations.insert(client);
  await tx.oidcModels.put({
    model: MODEL,
    id: client.clientId,
    payload: {
      client_id: client.clientId,
      client_name: client.name,
      client_secret: hashClientSecret(secret),
      grant_types: ['client_credentials'],
      response_types: [],
      redirect_uris: [],
      token_endpoint_auth_method: 'client_secret_basic',
      ...(client.scopes === null ? {} : { scope: client.scopes.map(prefixed).join(' ') }),
    },
    grantId: null,
    uid: null,
    userCode: null,
    accountId: null,
    expiresAt: null,
    consumedAt: null,
  });
}

/** From then on its tokens open nothing. False when the organization has no such client. */
export async function removeClient(
  tx: Tables,
  clientId: string,
  { orgId, now }: { orgId: string; now: Date },
): Promise<boolean> {
  if (!(await tx.clientOrganizations.remove(clientId, orgId))) return false;
  await tx.oidcModels.remove(MODEL, clientId, now);
  return true;
}
