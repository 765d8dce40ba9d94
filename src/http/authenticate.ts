import type { Operation } from '../../generated/operations.ts';
import { hashApiKey, keyStanding } from '../domain/api-key.ts';
import { ApiError } from '../domain/errors.ts';
import type { Principal } from '../domain/principal.ts';
import type { Tables } from '../store/index.ts';
import type { Store } from '../store/open.ts';
import type { VerifyToken } from './oauth/tokens.ts';

export type Authenticate = (
  access: Operation['access'],
  header: string | undefined,
  now: Date,
) => Promise<Principal | null>;

// last_used_at is for people who look at a list of keys; a write per request would be the dearest part of a read.
const TOUCH_EVERY_MS = 60_000;

/** The token of an Authorization header (RFC 6750 section 2.1); undefined when it carries none. */
export const bearerToken = (header: string): string | undefined =>
  /^bearer +([\x21-\x7e]+) *$/i.exec(header)?.[1];

/** Asks again where it was written: a replica may not know yet who came a moment ago. */
export const findAnew = async <T>(
  store: Store,
  ask: (tables: Tables) => Promise<T | undefined>,
): Promise<T | undefined> => (await ask(store.read)) ?? store.transaction(ask);

/**
 * Maps the Authorization header to a principal, or null where none is needed and none was sent. An API key and an
 * access token of our authorization server are told apart by their form.
 * @throws {ApiError} unauthorized: missing where required, or not valid
 */
export function createAuthenticate(store: Store, verifyToken: VerifyToken): Authenticate {
  return async (access, header, now) => {
    if (header === undefined || header === '') {
      if (access === 'member') throw new ApiError('unauthorized', 'Send a credential.');
      return null;
    }
    const principal = await identify(header, now);
    if (principal !== null || access === 'auth-aware') return principal;
    throw new ApiError('unauthorized', 'The credential is not valid.');
  };

  async function identify(header: string, now: Date): Promise<Principal | null> {
    const token = bearerToken(header);
    if (token === undefined) return null;
    return token.split('.').length === 3 ? byToken(token, now) : byKey(token, now);
  }

  async function byKey(key: string, now: Date): Promise<Principal | null> {
    const found = await store.read.apiKeys.findByHash(hashApiKey(key));
    if (found === undefined || found.revokedAt !== null) return null;
    if (found.expiresAt !== null && found.expiresAt <= now) return null;
    if (found.lastUsedAt === null || now.getTime() - found.lastUsedAt.getTime() > TOUCH_EVERY_MS) {
      await store.transaction((tx) => tx.apiKeys.touch(found.id, now));
    }
    const organization = { id: found.orgId, name: found.orgName, tier: found.orgTier };
    return {
      kind: 'api_key',
      userKey: `api_key_${found.id}`,
      displayName: found.orgName,
      standings: [keyStanding(organization, found.permissions)],
    };
  }

  async function byToken(token: string, now: Date): Promise<Principal | null> {
    const claims = await verifyToken(token, now);
    if (claims === null) return null;
    if (claims.grantId === null) {
      const client = await findAnew(store, (tables) => tables.principals.findClient(claims.subject));
      if (client === undefined) return null;
      return {
        kind: 'client',
        userKey: `client_${claims.subject}`,
        displayName: client.name,
        standings: [{ organization: client.organization, role: 'member' }],
        scopes: claims.scopes,
      };
    }
    const { subject, grantId } = claims;
    const user = await findAnew(store, (tables) => tables.principals.findUser(subject, grantId));
    if (user === undefined) return null;
    return {
      kind: 'user',
      userKey: claims.subject,
      displayName: user.name,
      standings: user.standings,
      scopes: claims.scopes,
    };
  }
}
