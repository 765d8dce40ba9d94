import type { PrincipalOrganization, Standing } from './principal.ts';
import { sha256Hex } from './sha256.ts';

/** What is stored of an API key. Keys carry 256 random bits, so one round of SHA-256 keeps a stolen table useless. */
export const hashApiKey = (key: string): string => sha256Hex(key);

/**
 * What a key may do for its organization: by itself what a member may, with `admin:read` or `admin:*` more. Permissions
 * that are not known give nothing.
 */
export function keyStanding(organization: PrincipalOrganization, permissions: readonly string[]): Standing {
  if (permissions.includes('admin:*')) return { organization, role: 'admin' };
  return { organization, role: 'member', maySeeAll: permissions.includes('admin:read') };
}
