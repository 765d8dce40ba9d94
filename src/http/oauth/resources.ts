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
import { resourcesOf } from './tokens.ts';

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
