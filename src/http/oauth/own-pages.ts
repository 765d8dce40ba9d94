import type { ClientMetadata, Grant, KoaContextWithOIDC } from 'oidc-provider';
import { OWN_PAGES, scopesOf } from '../../domain/members/scopes.ts';
import { resourcesOf } from './tokens.ts';

/** Where the registry's own pages are; a code for them goes nowhere else. */
export const ACCOUNT_PATH = '/account';

/** The registry's own pages as a client: whoever signs in there acts in person, and through no program. */
export const ownPagesClient = (issuer: string): ClientMetadata => ({
  client_id: OWN_PAGES,
  client_name: 'the registry itself',
  application_type: 'web',
  redirect_uris: [`${issuer}${ACCOUNT_PATH}`],
  token_endpoint_auth_method: 'none',
});

/** The grant that a session goes on under. The registry's own pages need no consent to what a person does there. */
export async function existingGrant(ctx: KoaContextWithOIDC, issuer: string): Promise<Grant | undefined> {
  const { oidc } = ctx;
  const { client, session, provider, result } = oidc;
  if (client === undefined || session === undefined) return undefined;
  const grantId = result?.consent?.grantId ?? session.grantIdFor(client.clientId);
  const known = grantId === undefined ? undefined : await provider.Grant.find(grantId);
  const { accountId } = session;
  if (client.clientId !== OWN_PAGES || accountId === undefined) return known;
  const grant = known ?? new provider.Grant({ accountId, clientId: client.clientId });
  grant.addOIDCScope([...oidc.requestParamOIDCScopes].join(' '));
  const resources = Object.values(resourcesOf(issuer));
  for (const id of resources) grant.addResourceScope(id, scopesOf(['api', 'mcp', 'a2a']).join(' '));
  await grant.save();
  return grant;
}
