import type { ClientMetadata, Grant, KoaContextWithOIDC } from 'oidc-provider';
import { OWN_PAGES, scopesOf } from '../../domain/members/scopes.ts';
import { resourcesOf } from './tokens.ts';

/** Path of the registry's own pages; authorization codes for them are sent to no other path. */
export const ACCOUNT_PATH = '/account';

/** The registry's own pages as an OAuth client: a person who signs in there acts in person, not through a program. */
export const ownPagesClient = (issuer: string): ClientMetadata => ({
  client_id: OWN_PAGES,
  client_name: 'the registry itself',
  application_type: 'web',
  redirect_uris: [`${issuer}${ACCOUNT_PATH}`],
  token_endpoint_auth_method: 'none',
  // No refresh tokens: the session is what lasts.
  grant_types: ['authorization_code'],
});

/**
 * The grant that a session continues with. The registry's own pages need no consent, because the person acts
 * there directly.
 */
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

const LOOPBACK = /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?([/?]|$)/;

/** Limits on the metadata that a program sends when it registers (RFC 7591): characters and number of items. */
const REGISTRATION = { name: 200, uris: 20, text: 2_000, list: 20 } as const;

type Metadata = Readonly<Record<string, unknown>>;

/**
 * The fault in the metadata of a client that registers by itself; null when there is none. The library checks
 * the types of the values.
 */
export function judgeRegistration(metadata: Metadata): string | null {
  const { redirect_uris: uris, grant_types: grants } = metadata;
  if (Array.isArray(grants) && grants.includes('client_credentials')) {
    return 'grant_types must not contain client_credentials; an organization makes clients that act by themselves (POST /api/me/clients)';
  }
  return judgeSizes(metadata) ?? judgeRedirects(uris);
}

/**
 * The fault in the redirect URIs, or null. OAuth 2.1 section 8.4 allows https, a private scheme of an app, or
 * http on the machine itself.
 */
export function judgeRedirects(uris: unknown): string | null {
  if (!Array.isArray(uris)) return null;
  const index = uris.findIndex(
    (uri) => typeof uri === 'string' && /^\s*http:/i.test(uri) && !LOOPBACK.test(uri),
  );
  if (index < 0) return null;
  return `redirect_uris[${index}] must not use plain http for a host other than localhost, 127.0.0.1 or [::1]: use https, a loopback address, or a private-use scheme`;
}

function judgeSizes(metadata: Metadata): string | null {
  for (const [name, value] of Object.entries(metadata)) {
    const longest = name === 'client_name' ? REGISTRATION.name : REGISTRATION.text;
    if (typeof value === 'string' && value.length > longest) {
      return `${name} must have at most ${longest} characters (got ${value.length})`;
    }
    if (!Array.isArray(value)) continue;
    const most = name === 'redirect_uris' ? REGISTRATION.uris : REGISTRATION.list;
    if (value.length > most) return `${name} must have at most ${most} items (got ${value.length})`;
    const long = value.findIndex((item) => typeof item === 'string' && item.length > REGISTRATION.text);
    if (long >= 0) return `${name}[${long}] must have at most ${REGISTRATION.text} characters`;
  }
  return null;
}
