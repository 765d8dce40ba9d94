import { createLocalJWKSet, errors, type JWK, type JWTPayload, jwtVerify } from 'jose';
import type { TokenAudience } from '../../domain/members/scopes.ts';
import { SIGNING_ALG } from '../../infra/oauth-keys.ts';

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
        if (!(cause instanceof errors.JWKSNoMatchingKey)) throw cause;
        await keys.refresh();
        return check(token, audience, now);
      });
      return claimsOf(payload);
    } catch (cause) {
      if (cause instanceof errors.JOSEError || cause instanceof TypeError) return null;
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
