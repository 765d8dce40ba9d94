import type { Context } from 'koa';
import { type RateLimitClass, rateLimits } from '../../generated/operations.ts';
import { consumeLimits } from '../desk/limits.ts';
import { mainStanding, type Principal } from '../domain/members/principal.ts';
import { addressBucket } from '../domain/net/address.ts';
import type { Tables } from '../store/index.ts';
import type { Store } from '../store/open.ts';

export type CountLimits = (
  limitClass: RateLimitClass,
  caller: { ctx: Context; principal: Principal | null },
) => Promise<void>;

/**
 * Counts a request against every rule of its class, when the contract lets the door count it. The rule that binds is
 * reported in `RateLimit-*` headers.
 * @throws {ApiError} rate_limited, with `retry_after`
 */
export function createCountLimits(store: Store, now: () => Date): CountLimits {
  return async (limitClass, { ctx, principal }) => {
    const { counted, when } = rateLimits[limitClass];
    if (counted !== 'door' || (when !== null && ctx.query[when] !== 'true')) return;
    const ip = addressBucket(ctx.ip);
    const keys = {
      ip,
      user: principal?.userKey ?? ip,
      organization: callerKey(principal, ctx.ip),
    };
    const consume = (tx: Tables) => consumeLimits(tx, limitClass, keys, now());
    ctx.set(await store.transaction(consume, { isLosable: true }));
  };
}

/** Who shares one part of what is scarce: an organization, a person without one, or everybody at an address. */
function callerKey(principal: Principal | null, address: string): string {
  if (principal === null) return addressBucket(address);
  return mainStanding(principal)?.organization.id ?? principal.userKey;
}
