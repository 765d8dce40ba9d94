import type { IncomingMessage } from 'node:http';
import type { Configuration, KoaContextWithOIDC, Provider } from 'oidc-provider';
import { protocol } from '../../../generated/protocol.ts';
import { isClientSecret } from '../../domain/client-secret.ts';
import type { Log } from '../../infra/log.ts';
import { type OAuthKeys, SIGNING_ALG } from '../../infra/oauth-keys.ts';
import type { Store } from '../../store/open.ts';
import { oidcAdapter } from './adapter.ts';
import { sendPage, wantsPage } from './form.ts';
import type { OidcLibrary } from './library.ts';
import { messagePage } from './pages.ts';
import { resourcesOf } from './tokens.ts';

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;

/** Seconds that things live. Access tokens are short-lived because they are checked without asking the store. */
export const TTL = {
  AccessToken: 15 * MINUTE,
  ClientCredentials: 15 * MINUTE,
  AuthorizationCode: MINUTE,
  IdToken: 15 * MINUTE,
  Interaction: 60 * MINUTE,
  Session: 14 * DAY,
  Grant: 30 * DAY,
  RefreshToken: 30 * DAY,
} as const;

/** Scopes of people's identity, and of the parts of the agent surface. */
export const identityScopes = ['openid', 'profile', 'email', 'offline_access'] as const;
export const resourceScopes = ['products', 'media_buys', 'creatives', 'reports'].map(
  (part) => `${protocol.scopePrefix}${part}`,
);

/** What a request gets that names no scope (RFC 6749 section 3.3). */
export const DEFAULT_SCOPE = resourceScopes.join(' ');

/** Where the authorization server listens, below the issuer. */
export const routes = {
  authorization: '/authorize',
  token: '/token',
  registration: '/register',
  revocation: '/revoke',
  jwks: '/.well-known/jwks.json',
} as const;

export type ProviderTools = {
  library: OidcLibrary;
  issuer: string;
  store: Store;
  keys: OAuthKeys;
  now: () => Date;
  newId: () => string;
  log: Log;
  /** Path of the page that asks a person something. */
  interactionPath: (uid: string) => string;
  /** The only fetch that the library is given, for the metadata documents of clients. */
  fetch: typeof globalThis.fetch;
  /** Whether the caller of this request may have one more document fetched. */
  mayFetch: (request: IncomingMessage) => Promise<boolean>;
};

const LONGEST_CLIENT_URL = 2_048;

/** A client whose id is the address of its metadata (OAuth Client ID Metadata Document). */
export const isDocumentUrl = (clientId: unknown): clientId is string =>
  typeof clientId === 'string' && /^https:\/\//i.test(clientId);

/** The authorization server: OAuth 2.1 with RFC 7591, 7636, 8414, 8707, 9068, 9207 and client id metadata documents. */
export function createProvider(tools: ProviderTools): Provider {
  const provider = new tools.library.Provider(tools.issuer, configuration(tools));
  provider.proxy = true;
  provider.Client.prototype.compareClientSecret = function compareClientSecret(given) {
    return isClientSecret(given, this.clientSecret ?? '');
  };
  provider.on('server_error', (ctx: KoaContextWithOIDC, error: Error) => {
    tools.log.error(
      { request_id: ctx.res.getHeader('x-request-id'), err: error },
      'authorization server failed',
    );
  });
  return provider;
}

function configuration({
  library,
  issuer,
  store,
  keys,
  now,
  newId,
  interactionPath,
  fetch,
  mayFetch,
}: ProviderTools): Configuration {
  const resources = resourcesOf(issuer);
  const { errors } = library;
  return {
    adapter: oidcAdapter(library, store, now),
    fetch: (url, options) => fetch(url, options),
    // Every client is given the same subjects, so there is no sector to look up.
    sectorIdentifierUriValidate: () => false,
    jwks: { keys: keys.signing.map((key) => ({ ...key, kty: key.kty ?? '' })) },
    routes,
    scopes: [...identityScopes, ...resourceScopes],
    claims: { openid: ['sub'], profile: ['name'], email: ['email'] },
    ttl: { ...TTL },
    cookies: {
      keys: [...keys.cookies],
      names: { session: 'session', interaction: 'interaction', resume: 'resume' },
      long: { signed: true, httpOnly: true, sameSite: 'lax', overwrite: true },
      short: { signed: true, httpOnly: true, sameSite: 'lax', overwrite: true },
    },
    pkce: { required: () => true },
    responseTypes: ['code'],
    rotateRefreshToken: true,
    issueRefreshToken: (_ctx, client) => Promise.resolve(client.grantTypeAllowed('refresh_token')),
    clientAuthMethods: ['none', 'client_secret_basic', 'client_secret_post'],
    clientDefaults: {
      // Programs on people's machines, which listen on loopback, are most of those that register by themselves.
      application_type: 'native',
      grant_types: ['authorization_code', 'refresh_token'],
      id_token_signed_response_alg: SIGNING_ALG,
    },
    enabledJWA: { idTokenSigningAlgValues: [SIGNING_ALG] },
    extraClientMetadata: {
      // A name that nobody sends: the library asks about it once for each client, which lets us see the whole.
      properties: ['judged'],
      validator: (ctx, name, value, metadata) => {
        if (value !== undefined) throw new errors.InvalidClientMetadata(`${name} is not known`);
        const { client_id: id, grant_types: grants, redirect_uris: uris }: Record<string, unknown> = metadata;
        // There is a context only while somebody registers; what an organization made comes from the store.
        const isMadeByItself = ctx !== undefined || isDocumentUrl(id);
        const fetched = isMadeByItself ? FETCHED.find((field) => metadata[field] !== undefined) : undefined;
        if (fetched !== undefined) {
          throw new errors.InvalidClientMetadata(`${fetched} is not supported: leave it out`);
        }
        if (isMadeByItself && Array.isArray(grants) && grants.includes('client_credentials')) {
          throw new errors.InvalidClientMetadata(
            'clients that act by themselves are made by an organization',
          );
        }
        // What is no list of texts the library refuses by itself.
        const insecure = Array.isArray(uris) ? uris.find((uri) => !isSafeRedirect(uri)) : undefined;
        if (insecure !== undefined) {
          throw new errors.InvalidRedirectUri(
            'redirect_uris must use https, http on a loopback address, or a private scheme',
          );
        }
      },
    },
    extraTokenClaims: (_ctx, token) =>
      'grantId' in token && token.grantId ? { grant: token.grantId } : undefined,
    findAccount: async (_ctx, id) => {
      const user = await store.transaction((tx) => tx.users.find(id));
      if (user === undefined || user.disabledAt !== null) return undefined;
      return { accountId: id, claims: async () => ({ sub: id, name: user.name, email: user.email }) };
    },
    interactions: {
      policy: policyOf(library),
      url: (_ctx, interaction) => interactionPath(interaction.uid),
    },
    features: {
      devInteractions: { enabled: false },
      dPoP: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
      clientCredentials: { enabled: true },
      revocation: {
        enabled: true,
        allowedPolicy: (_ctx, client, token) => token.clientId === client.clientId,
      },
      registration: { enabled: true, idFactory: newId, issueRegistrationAccessToken: false },
      clientIdMetadataDocument: {
        enabled: true,
        ack: 'draft-02',
        // The pages for people look a client up once more, outside of a request of the library.
        allowFetch: async (ctx: KoaContextWithOIDC | undefined, id) =>
          id.length <= LONGEST_CLIENT_URL && (ctx === undefined || (await mayFetch(ctx.req))),
        cacheDuration: { min: 5 * MINUTE, max: DAY },
      },
      rpInitiatedLogout: { enabled: false },
      // Access tokens are for the resources; what is known of a person is in the ID token.
      userinfo: { enabled: false },
      resourceIndicators: {
        enabled: true,
        defaultResource: () => resources.api,
        useGrantedResource: () => true,
        getResourceServerInfo: (_ctx, resource) => {
          if (!Object.values(resources).includes(resource)) throw new errors.InvalidTarget();
          return {
            scope: DEFAULT_SCOPE,
            audience: resource,
            accessTokenFormat: 'jwt',
            accessTokenTTL: TTL.AccessToken,
            jwt: { sign: { alg: SIGNING_ALG } },
          };
        },
      },
    },
    renderError: (ctx, out) => {
      if (wantsPage(ctx)) {
        const text = out.error_description ?? out.error;
        return sendPage(
          ctx,
          ctx.status,
          messagePage('This did not work', `The program asked wrongly: ${text}`),
        );
      }
      ctx.type = 'application/json; charset=utf-8';
      ctx.body = JSON.stringify(out);
    },
  };
}

/** The library's policy, which takes it for granted that the account of a session is still there. */
function policyOf({ interactionPolicy: { base, Check } }: OidcLibrary) {
  const policy = base();
  const isGone = new Check('account_gone', 'the account is not there any more', ({ oidc }) =>
    oidc.session?.accountId !== undefined && oidc.account === undefined
      ? Check.REQUEST_PROMPT
      : Check.NO_NEED_TO_PROMPT,
  );
  policy.get('login')?.checks.add(isGone);
  return policy;
}

/** Metadata whose addresses a library would ask; nothing that this server offers needs them. */
const FETCHED = ['sector_identifier_uri', 'jwks_uri'];

const LOOPBACK = /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?([/?]|$)/;

/** OAuth 2.1 section 8.4: https, a private scheme of an app, or http on the machine itself. */
const isSafeRedirect = (uri: unknown) =>
  typeof uri !== 'string' || !/^\s*http:/i.test(uri) || LOOPBACK.test(uri);
