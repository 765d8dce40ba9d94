import type { PrincipalOrganization, Standing } from './principal.ts';
import { sha256Hex } from './sha256.ts';

/** What is stored of an API key. Keys carry 256 random bits, so one round of SHA-256 keeps a stolen table useless. */
export const hashApiKey = (key: string): string => sha256Hex(key);

/** A key by itself is a member; these let it do more. */
export type KeyPermission = 'admin:read' | 'admin:*';

/** What a key with these permissions may do for its organization; permissions that are not known give nothing. */
export function keyStanding(organization: PrincipalOrganization, permissions: readonly string[]): Standing {
  if (permissions.includes('admin:*')) return { organization, role: 'admin' };
  return { organization, role: 'member', maySeeAll: permissions.includes('admin:read') };
}
