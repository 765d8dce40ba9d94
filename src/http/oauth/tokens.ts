import { createLocalJWKSet, type JWK, type JWTPayload, errors as joseErrors, jwtVerify } from 'jose';
import type { KoaContextWithOIDC, ResourceServer } from 'oidc-provider';
import {
  defaultScopes,
  identityScopes,
  scopesOf,
  type TokenAudience,
  tokenAudiences,
} from '../../domain/members/scopes.ts';
import { SIGNING_ALG } from '../../infra/oauth-keys.ts';
import type { OidcLibrary } from './library.ts';

/** Claims of an access token. `grantId` is null for a client that acts by itself. */
export type TokenClaims = {
  subject: string;
  clientId: string;
  grantId: string | null;
  scopes: readonly string[];
};

/** Why a token is not accepted, with its claims when this server did issue it. */
type TokenFault = {
  readonly fault: 'not_issued_here' | 'expired' | 'wrong_audience';
  readonly claims: TokenClaims | null;
};

/** Returns the fault of a token that was not issued by us, is for another resource, or has expired. */
export type VerifyToken = (
  token: string,
  audience: TokenAudience,
  now: Date,
) => Promise<TokenClaims | TokenFault>;

/** Identifiers of the resources that tokens are issued for (RFC 8707). */
export const resourcesOf = (baseUrl: string): Readonly<Record<TokenAudience, string>> => ({
  api: `${baseUrl}/api`,
  mcp: `${baseUrl}/mcp`,
  a2a: `${baseUrl}/a2a`,
});

/**
 * The spelling that this server uses for a resource that a request names. Resources are compared as URLs (RFC
 * 3986, section 6.2): case of scheme and host, the default port and an empty path do not matter. Everything
 * else stays as it is given, and is refused later.
 */
export function resourceSpelling(issuer: string): (given: unknown) => unknown {
  const ours = new Map([issuer, ...Object.values(resourcesOf(issuer))].map((id) => [new URL(id).href, id]));
  const one = (given: unknown): unknown => {
    if (typeof given !== 'string' || given.length > LONGEST_RESOURCE || !URL.canParse(given)) return given;
    return ours.get(new URL(given).href) ?? given;
  };
  return (given) => (Array.isArray(given) ? given.map(one) : one(given));
}
const LONGEST_RESOURCE = 2_048;

const publicPart = ({ kty, crv, x, y, kid, alg, use }: JWK): JWK => ({
  ...(kty === undefined ? {} : { kty }),
  ...(crv === undefined ? {} : { crv }),
  ...(x === undefined ? {} : { x }),
  ...(y === undefined ? {} : { y }),
  ...(kid === undefined ? {} : { kid }),
  ...(alg === undefined ? {} : { alg }),
  ...(use === undefined ? {} : { use }),
});

/**
 * Creates the check of access tokens (RFC 9068): signature, issuer, audience, expiry, type.
 *
 * @param keys the current keys; refreshed when a token names a key that is not among them
 */
export function createVerifyToken(
  issuer: string,
  keys: { current(): readonly JWK[]; refresh(): Promise<void> },
): VerifyToken {
  const resources = resourcesOf(issuer);
  let known: { keys: readonly JWK[]; set: ReturnType<typeof createLocalJWKSet> } | undefined;
  const keySet = () => {
    const current = keys.current();
    if (known?.keys !== current) {
      known = { keys: current, set: createLocalJWKSet({ keys: current.map(publicPart) }) };
    }
    return known.set;
  };
  const check = (token: string, audience: TokenAudience, now: Date) =>
    jwtVerify(token, keySet(), {
      issuer,
      audience: resources[audience],
      typ: 'at+jwt',
      algorithms: [SIGNING_ALG],
      currentDate: now,
      requiredClaims: ['sub', 'exp', 'iat'],
    });
  return async (token, audience, now) => {
    try {
      const { payload } = await check(token, audience, now).catch(async (cause: unknown) => {
        if (!(cause instanceof joseErrors.JWKSNoMatchingKey)) throw cause;
        await keys.refresh();
        return check(token, audience, now);
      });
      return claimsOf(payload) ?? NOT_OURS;
    } catch (cause) {
      if (cause instanceof joseErrors.JOSEError || cause instanceof TypeError) return faultOf(cause);
      throw cause;
    }
  };
}

const NOT_OURS: TokenFault = { fault: 'not_issued_here', claims: null };

/** The library checks the signature first, so the claims of these errors are our own. */
function faultOf(cause: Error): TokenFault {
  if (cause instanceof joseErrors.JWTExpired) return { fault: 'expired', claims: claimsOf(cause.payload) };
  const isElsewhere = cause instanceof joseErrors.JWTClaimValidationFailed && cause.claim === 'aud';
  return isElsewhere ? { fault: 'wrong_audience', claims: claimsOf(cause.payload) } : NOT_OURS;
}

function claimsOf({ sub, client_id: clientId, grant, scope }: JWTPayload): TokenClaims | null {
  if (sub === undefined || typeof clientId !== 'string') return null;
  return {
    subject: sub,
    clientId,
    grantId: typeof grant === 'string' ? grant : null,
    scopes: typeof scope === 'string' ? scope.split(' ') : [],
  };
}

/** The parameters that a request for a code or token may have and that say what the token is for. */
type Asking = { resource?: unknown; scope?: string | undefined; grant_type?: unknown };

/**
 * Resource indicators (RFC 8707). The library issues a token for one resource, but here a token may be for
 * several. It is issued for the first resource, and carries the audience and the scopes of all. A request that
 * names no resource is for all resources.
 */
export function resourceIndicators(
  { errors }: OidcLibrary,
  { issuer, ttl }: { issuer: string; ttl: number },
) {
  const resources = resourcesOf(issuer);
  const every = Object.values(resources);
  // The library accepts only one identifier in a `client_credentials` request; the issuer stands for all resources.
  const allOfThem = issuer;
  const listOf = (named: unknown): string[] =>
    (Array.isArray(named) ? named : [named]).flatMap((id) => {
      if (id === allOfThem) return every;
      if (typeof id !== 'string' || !every.includes(id)) throw new errors.InvalidTarget();
      return id;
    });

  /** The resources that the code or token of this request is for. */
  function wanted({ oidc }: KoaContextWithOIDC): string[] {
    const granted = oidc.entities.AuthorizationCode?.resource ?? oidc.entities.RefreshToken?.resource;
    const { resource } = (oidc.params ?? {}) as Asking;
    const named = [...new Set(listOf(resource ?? granted ?? every))];
    // The library checks only the first resource.
    if (granted !== undefined && !named.every((id) => listOf(granted).includes(id)))
      throw new errors.InvalidTarget();
    return named;
  }

  const audiencesOf = (ids: readonly string[]): TokenAudience[] =>
    tokenAudiences.filter((audience) => ids.includes(resources[audience]));

  return {
    feature: {
      enabled: true,
      defaultResource: (ctx: KoaContextWithOIDC, _client: unknown, oneOf?: readonly string[]) => {
        if (oneOf !== undefined) return oneOf[0] ?? allOfThem;
        return isByItself(ctx) ? allOfThem : every;
      },
      useGrantedResource: () => true,
      getResourceServerInfo: (
        ctx: KoaContextWithOIDC,
        id: string,
        client: { scope?: string | undefined },
      ): ResourceServer => {
        if (id === allOfThem && !isByItself(ctx)) throw new errors.InvalidTarget();
        listOf(id);
        const scopes = availableTo(audiencesOf(wanted(ctx)));
        chooseScope(ctx, client, scopes);
        return {
          scope: scopes.join(' '),
          audience: id,
          accessTokenFormat: 'jwt',
          accessTokenTTL: ttl,
          jwt: { sign: { alg: SIGNING_ALG } },
        };
      },
    },

    /** The `aud` of an access token. */
    audienceOf(ctx: KoaContextWithOIDC): string | string[] {
      const ids = wanted(ctx);
      return ids.length === 1 ? (ids[0] ?? []) : ids;
    },
  };
}

/** The scopes that a token may have. A client that has `email` may also read the address at `/api/me`. */
const availableTo = (wanted: readonly TokenAudience[]): string[] => [
  ...(wanted.includes('api') ? ['email'] : []),
  ...scopesOf(wanted),
];

const isByItself = ({ oidc }: KoaContextWithOIDC): boolean =>
  (oidc.params as Asking | undefined)?.grant_type === 'client_credentials';

/**
 * Sets the scope of a request that names none (RFC 6749 section 3.3): the scopes that the client registered, or
 * else the default scopes, without those unknown to the resources. Applies to requests for consent, and to
 * requests of a client that acts by itself.
 */
function chooseScope(
  ctx: KoaContextWithOIDC,
  { scope: registered }: { scope?: string | undefined },
  available: readonly string[],
): void {
  const asking = ctx.oidc.params as Asking;
  const isChosenNow = asking.grant_type === undefined || isByItself(ctx);
  if (!isChosenNow || asking.scope !== undefined) return;
  const offered = registered === undefined ? defaultScopes : registered.split(' ');
  const known: readonly string[] = [...identityScopes, ...available];
  asking.scope = offered.filter((scope) => known.includes(scope)).join(' ') || undefined;
}

/** The scopes of an authorization request that the resources named in it know. */
export function scopesAsked(issuer: string) {
  const resources = resourcesOf(issuer);
  return ({ scope, resource }: Readonly<Record<string, unknown>>): string[] => {
    const ids = Array.isArray(resource) ? resource : [resource];
    const named = tokenAudiences.filter((audience) => ids.includes(resources[audience]));
    const known: readonly string[] = [...identityScopes, ...scopesOf(named)];
    return typeof scope === 'string' ? scope.split(' ').filter((one) => known.includes(one)) : [];
  };
}
