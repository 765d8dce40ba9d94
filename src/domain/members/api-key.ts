import { sha256Hex } from '../sha256.ts';
import type { Grants } from './grants.ts';
import type { MemberStanding, PrincipalOrganization } from './principal.ts';

/** What is stored of an API key. Keys carry 256 random bits, so one round of SHA-256 keeps a stolen table useless. */
export const hashApiKey = (key: string): string => sha256Hex(key);

/** Whom a key acts as: an admin of its organization, or a member. */
export const keyStanding = (organization: PrincipalOrganization, grants: Grants): MemberStanding => ({
  organization,
  role: grants.registry === 'admin' ? 'admin' : 'member',
  maySeeAll: grants.seesAll,
});
