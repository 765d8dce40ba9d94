import { addressBucket } from '../net/address-bucket.ts';
import { mainStanding, type Principal } from './principal.ts';

/** Who shares one part of what is scarce: an organization, a person without one, or everybody at an address. */
export function callerKey(principal: Principal | null, address: string): string {
  if (principal === null) return addressBucket(address);
  return mainStanding(principal)?.organization.id ?? principal.userKey;
}
