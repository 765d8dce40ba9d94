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

/** What an access token says: who, and under which grant (null for a client that acts by itself). */
export type TokenClaims = {
  subject: string;
  clientId: string;
  grantId: string | null;
  scopes: readonly string[];
};

/** Null when the token is not ours, not for this resource, or over. */
export type VerifyToken = (token: string, audience: TokenAudience, now: Date) => Promise<TokenClaims | null>;

/** Identifiers of the resources that tokens are issued for (RFC 8707). */
export const resourcesOf = (baseUrl: string): Readonly<Record<TokenAudience, string>> => ({
  api: `${baseUrl}/api`,
  mcp: `${baseUrl}/mcp`,
  a2a: `${baseUrl}/a2a`,
});

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
 * Checks access tokens (RFC 9068): signature, issuer, audience, expiry, type.
 *
 * @param keys the current keys; asked again when a token names one that is not among them
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
      return claimsOf(payload);
    } catch (cause) {
      if (cause instanceof joseErrors.JOSEError || cause instanceof TypeError) return null;
      throw cause;
    }
  };
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

/** What the library keeps of a request for a code or token, as far as it says what the token is for. */
type Asking = { resource?: unknown; scope?: string | undefined; grant_type?: unknown };

/**
 * Resource indicators (RFC 8707). The library issues a token for one resource; here a token may be for several: it is
 * made for the first and carries the audience and the scopes of all. A request that names none is for all.
 */
export function resourceIndicators(
  { errors }: OidcLibrary,
  { issuer, ttl }: { issuer: string; ttl: number },
) {
  const resources = resourcesOf(issuer);
  const every = Object.values(resources);
  // The library takes one identifier for the grant of clients that act by themselves; this one stands for all.
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
    // The library looks at the first alone.
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

/** What a token may hold: whoever asks for the e-mail address may read it at `/api/me` too. */
const availableTo = (wanted: readonly TokenAudience[]): string[] => [
  ...(wanted.includes('api') ? ['email'] : []),
  ...scopesOf(wanted),
];

const isByItself = ({ oidc }: KoaContextWithOIDC): boolean =>
  (oidc.params as Asking | undefined)?.grant_type === 'client_credentials';

/**
 * A request for consent, or of a client that acts by itself, that names no scope (RFC 6749 section 3.3) is for those
 * that the client registered, or else for the default ones, as far as they mean something to the resources.
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

/** The scopes of an authorization request that mean something to the resources it names. */
export function scopesAsked(issuer: string) {
  const resources = resourcesOf(issuer);
  return ({ scope, resource }: Readonly<Record<string, unknown>>): string[] => {
    const ids = Array.isArray(resource) ? resource : [resource];
    const named = tokenAudiences.filter((audience) => ids.includes(resources[audience]));
    const known: readonly string[] = [...identityScopes, ...scopesOf(named)];
    return typeof scope === 'string' ? scope.split(' ').filter((one) => known.includes(one)) : [];
  };
}
