import type { IncomingMessage } from 'node:http';
import type { Configuration, KoaContextWithOIDC, Provider } from 'oidc-provider';
import type { Site } from '../../../web/shell.ts';
import { isClientSecret } from '../../domain/members/credentials.ts';
import { identityScopes, OWN_PAGES, registryScopes, taskScopes } from '../../domain/members/scopes.ts';
import type { Log } from '../../infra/log.ts';
import { type OAuthKeys, SIGNING_ALG } from '../../infra/oauth-keys.ts';
import type { Store } from '../../store/open.ts';
import { readWithinBounds } from '../reading/bounds.ts';
import { wantsPage } from '../reading/negotiate.ts';
import { oidcAdapter, oidcStore } from './adapter.ts';
import { existingGrant, judgeRedirects, judgeRegistration, ownPagesClient } from './clients.ts';
import type { OidcLibrary } from './library.ts';
import { hostCookie, type OwnSignIns } from './own-pages.ts';
import { messagePage, sendPage } from './pages.ts';
import { keepFamilies } from './refresh-tokens.ts';
import { AUTH_METHODS, reducingFetch, supportedMetadata } from './supported-metadata.ts';
import { resourceIndicators, resourceSpelling } from './tokens.ts';

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;

/** Lifetimes in seconds. Access tokens are short-lived because they are verified without a query to the store. */
const TTL = {
  AccessToken: 15 * MINUTE,
  ClientCredentials: 15 * MINUTE,
  AuthorizationCode: MINUTE,
  IdToken: 15 * MINUTE,
  Interaction: 60 * MINUTE,
  Session: 14 * DAY,
  Grant: 30 * DAY,
  RefreshToken: 30 * DAY,
} as const;

/** Paths of the authorization server, below the issuer. */
export const routes = {
  authorization: '/authorize',
  token: '/token',
  registration: '/register',
  revocation: '/revoke',
  jwks: '/.well-known/oauth-jwks.json',
} as const;

export type ProviderTools = {
  library: OidcLibrary;
  issuer: string;
  site: Site;
  store: Store;
  keys: OAuthKeys;
  now: () => Date;
  newId: () => string;
  log: Log;
  /** Path of the page on which a person signs in or gives consent. */
  interactionPath: (uid: string) => string;
  /** The only fetch function that the library gets; it fetches the metadata documents of clients. */
  fetch: typeof globalThis.fetch;
  /** Whether the caller of this request may cause one more document to be fetched. */
  mayFetch: (request: IncomingMessage | undefined) => Promise<boolean>;
  ownSignIns: OwnSignIns;
};

const LONGEST_CLIENT_URL = 2_048;

/** Whether a client id is the URL of the client's metadata (OAuth Client ID Metadata Document). */
export const isDocumentUrl = (clientId: unknown): clientId is string =>
  typeof clientId === 'string' && /^https:\/\//i.test(clientId);

/** The authorization server: OAuth 2.1 with RFC 7591, 7636, 8414, 8707, 9068, 9207 and client id metadata documents. */
export function createProvider(tools: ProviderTools): Provider {
  const provider = new tools.library.Provider(tools.issuer, configuration(tools));
  provider.proxy = true;
  readWithinBounds(provider);
  provider.Client.prototype.compareClientSecret = function compareClientSecret(given) {
    return isClientSecret(given, this.clientSecret ?? '');
  };
  spellResources(provider);
  keepFamilies(tools.library, provider);
  provider.on('server_error', (ctx: KoaContextWithOIDC, error: Error) => {
    tools.log.error(
      { request_id: ctx.res.getHeader('x-request-id'), err: error },
      'authorization server failed',
    );
  });
  return provider;
}

/**
 * Gives resources their own spelling as soon as the client of a request is known: the library compares their
 * names as text, in the request, in grants and in codes.
 */
function spellResources(provider: Provider): void {
  const spelled = resourceSpelling(provider.issuer);
  const { prototype } = provider.OIDCContext;
  const { entity } = prototype;
  prototype.entity = function setEntity(key, value) {
    const { params } = this;
    if (key === 'Client' && params?.resource !== undefined) params.resource = spelled(params.resource);
    entity.call(this, key, value);
  };
}

function configuration(tools: ProviderTools): Configuration {
  const { library, site, issuer, store, keys, now, interactionPath } = tools;
  const indicators = resourceIndicators(library, { issuer, ttl: TTL.AccessToken });
  return {
    adapter: oidcAdapter(library, store, now),
    fetch: reducingFetch(tools.fetch),
    // Every client gets the same subject for a person, so there is no sector to look up.
    sectorIdentifierUriValidate: () => false,
    jwks: { keys: keys.signing.map((key) => ({ ...key, kty: key.kty ?? '' })) },
    routes,
    scopes: [...identityScopes, ...registryScopes, ...taskScopes],
    claims: { openid: ['sub'], profile: ['name'], email: ['email', 'email_verified'] },
    ttl: { ...TTL },
    cookies: {
      keys: [...keys.cookies],
      // The library sets the cookie of the session for the whole host.
      names: {
        session: hostCookie('session', { secure: issuer.startsWith('https:'), path: '/' }),
        interaction: 'interaction',
        resume: 'resume',
      },
      long: { signed: true, httpOnly: true, sameSite: 'lax', overwrite: true },
      short: { signed: true, httpOnly: true, sameSite: 'lax', overwrite: true },
    },
    pkce: { required: () => true },
    responseTypes: ['code'],
    rotateRefreshToken: true,
    issueRefreshToken: (_ctx, client) => Promise.resolve(client.grantTypeAllowed('refresh_token')),
    clientAuthMethods: [...AUTH_METHODS],
    clientDefaults: {
      // Most clients that register by themselves are programs on people's machines, which listen on loopback.
      application_type: 'native',
      grant_types: ['authorization_code', 'refresh_token'],
      id_token_signed_response_alg: SIGNING_ALG,
    },
    clients: [ownPagesClient(issuer)],
    extraParams: ownPagesRule(tools),
    loadExistingGrant: (ctx) => existingGrant(ctx, issuer),
    formats: {
      customizers: {
        jwt: (ctx, _token, jwt) => {
          jwt.payload.aud = indicators.audienceOf(ctx);
        },
      },
    },
    enabledJWA: { idTokenSigningAlgValues: [SIGNING_ALG] },
    extraClientMetadata: clientRules(library),
    extraTokenClaims: (_ctx, token) =>
      'grantId' in token && token.grantId ? { grant: token.grantId } : undefined,
    findAccount: accountFinder(library, store),
    interactions: {
      policy: policyOf(library),
      url: (_ctx, interaction) => interactionPath(interaction.uid),
    },
    features: { ...features(tools), resourceIndicators: indicators.feature },
    renderError: errorRenderer(site),
  };
}

/**
 * `began_here`: a parameter that no client sends. The library calls the check for each request for a code. `act`: what a
 * person on our own pages proves once more who they are for.
 */
const ownPagesRule = ({ library, ownSignIns }: ProviderTools): NonNullable<Configuration['extraParams']> => ({
  began_here: (ctx: KoaContextWithOIDC, _value, client) => {
    const { code_challenge: challenge, state } = ctx.oidc.params ?? {};
    if (client?.clientId !== OWN_PAGES || ownSignIns.isOwnRequest(ctx, challenge, state)) return;
    throw new library.errors.InvalidRequest('only the registry itself asks for codes for its own pages');
  },
  act: null,
});

const clientRules = ({ errors }: OidcLibrary): NonNullable<Configuration['extraClientMetadata']> => ({
  // A property that no client sends. The library validates it once for each client, which lets us check the
  // whole metadata.
  properties: ['judged'],
  validator: (ctx, name, value, metadata) => {
    if (value !== undefined) throw new errors.InvalidClientMetadata(`${name} is not known`);
    // The redirect URI of the registry's own pages follows from its own address, so it needs no check.
    if (metadata.client_id === OWN_PAGES) return;
    // `ctx` exists only during a registration. Clients made by an organization come from the store.
    const isMadeByItself = ctx !== undefined || isDocumentUrl(metadata.client_id);
    const insecure = judgeRedirects(metadata.redirect_uris);
    // The constructor of the library's error takes no text, and its default text speaks of registered addresses.
    if (insecure !== null)
      throw Object.assign(new errors.InvalidRedirectUri(), { error_description: insecure });
    const reason = isMadeByItself ? judgeRegistration(metadata) : null;
    if (reason !== null) throw new errors.InvalidClientMetadata(reason);
  },
});

/** Finds the person that a token or a session is about. */
function accountFinder(library: OidcLibrary, store: Store): NonNullable<Configuration['findAccount']> {
  const { read } = oidcStore(library, store);
  return async (_ctx, id) => {
    const user = await read((tables) => tables.users.find(id));
    if (user === undefined || user.disabledAt !== null) return undefined;
    const { name, email, emailVerifiedAt } = user;
    const claims = { sub: id, name, email, email_verified: emailVerifiedAt !== null };
    return { accountId: id, claims: async () => claims };
  };
}

const features = ({ newId, mayFetch }: ProviderTools): NonNullable<Configuration['features']> => ({
  devInteractions: { enabled: false },
  dPoP: { enabled: false },
  pushedAuthorizationRequests: { enabled: false },
  clientCredentials: { enabled: true },
  revocation: {
    enabled: true,
    allowedPolicy: (_ctx, client, token) => token.clientId === client.clientId,
  },
  registration: {
    enabled: true,
    // The library calls this before it looks at the metadata.
    idFactory: ({ oidc }) => {
      Object.assign(oidc, { body: supportedMetadata(oidc.body ?? {}) });
      return newId();
    },
    issueRegistrationAccessToken: false,
  },
  clientIdMetadataDocument: {
    enabled: true,
    ack: 'draft-02',
    // The sign-in pages look a client up once more, outside of a request of the library: there is no `ctx` then.
    allowFetch: async (ctx: KoaContextWithOIDC | undefined, id) =>
      id.length <= LONGEST_CLIENT_URL && (await mayFetch(ctx?.req)),
    cacheDuration: { min: 5 * MINUTE, max: DAY },
  },
  rpInitiatedLogout: { enabled: false },
  // Access tokens are for the resources only; claims about a person are in the ID token.
  userinfo: { enabled: false },
});

/** Shows an error as a page to people, and as JSON to programs. */
const errorRenderer =
  (site: Site): NonNullable<Configuration['renderError']> =>
  (ctx, out) => {
    if (wantsPage(ctx)) {
      const text = `The program sent a request that this server rejects: ${out.error_description ?? out.error}`;
      return sendPage(ctx, site, ctx.status, messagePage('Request rejected', text));
    }
    ctx.type = 'application/json; charset=utf-8';
    ctx.body = JSON.stringify(out);
  };

/**
 * The library's interaction policy, with one more check: the library assumes that the account of a session
 * still exists.
 */
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
