import type { Operation } from '../../generated/operations.ts';
import { hashApiKey } from '../domain/api-key.ts';
import { ApiError } from '../domain/errors.ts';
import type { Principal } from '../domain/principal.ts';
import type { Store } from '../store/open.ts';

export type Authenticate = (
  access: Operation['access'],
  header: string | undefined,
  now: Date,
) => Promise<Principal | null>;

// last_used_at is for people who look at a list of keys; a write per request would be the dearest part of a read.
const TOUCH_EVERY_MS = 60_000;

/**
 * Maps the Authorization header to a principal, or null where none is needed and none was sent.
 * @throws {ApiError} unauthorized: missing where required, or not valid
 */
export function createAuthenticate(store: Store): Authenticate {
  return async (access, header, now) => {
    if (header === undefined || header === '') {
      if (access === 'member') throw new ApiError('unauthorized', 'Send a Bearer credential.');
      return null;
    }
    const principal = await identify(header, now);
    if (principal !== null || access === 'auth-aware') return principal;
    throw new ApiError('unauthorized', 'The credential is not valid.');
  };

  async function identify(header: string, now: Date): Promise<Principal | null> {
    const token = /^bearer +([\x21-\x7e]+) *$/i.exec(header)?.[1];
    if (token === undefined) return null;
    const found = await store.read.apiKeys.findByHash(hashApiKey(token));
    if (found === undefined || found.revokedAt !== null) return null;
    if (found.expiresAt !== null && found.expiresAt <= now) return null;
    if (found.lastUsedAt === null || now.getTime() - found.lastUsedAt.getTime() > TOUCH_EVERY_MS) {
      await store.transaction((tx) => tx.apiKeys.touch(found.id, now));
    }
    return {
      kind: 'api_key',
      userKey: `api_key_${found.id}`,
      displayName: found.orgName,
      organization: { id: found.orgId, name: found.orgName, tier: found.orgTier },
    };
  }
}
