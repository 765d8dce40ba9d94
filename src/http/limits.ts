import type { Context } from 'koa';
import { type RateLimitClass, rateLimits } from '../../generated/operations.ts';
import { addressBucket } from '../domain/address-bucket.ts';
import { ApiError } from '../domain/errors.ts';
import type { Principal } from '../domain/principal.ts';
import { retryAfterSeconds } from '../domain/rate-limit.ts';
import type { Store } from '../store/open.ts';

export type CountLimits = (
  limitClass: RateLimitClass,
  caller: { ctx: Context; principal: Principal | null },
) => Promise<void>;

/**
 * Counts a request against every rule of its class that the contract lets the door count.
 * The tightest rule is reported in `RateLimit-*` headers.
 * @throws {ApiError} rate_limited, with `retry_after`
 */
export function createCountLimits(store: Store, now: () => Date): CountLimits {
  return async (limitClass, { ctx, principal }) => {
    const { counted, rules } = rateLimits[limitClass];
    if (counted !== 'door') return;
    const at = now();
    let tightest: { limit: number; remaining: number; resetAt: Date; allowed: boolean } | undefined;
    for (const rule of rules) {
      const key = bucket(rule.per, ctx, principal);
      const count = await store.transaction((tx) =>
        tx.limits.consume({
          class: `${limitClass}:${rule.per}:${rule.windowSeconds}`,
          key,
          limit: rule.limit,
          windowMs: rule.windowSeconds * 1000,
          now: at,
        }),
      );
      if (tightest === undefined || count.remaining < tightest.remaining || !count.allowed) {
        tightest = { ...count, limit: rule.limit };
      }
      if (!count.allowed) break;
    }
    if (tightest === undefined) return;
    ctx.set('RateLimit-Limit', String(tightest.limit));
    ctx.set('RateLimit-Remaining', String(tightest.remaining));
    ctx.set('RateLimit-Reset', String(retryAfterSeconds(tightest.resetAt, at)));
    if (!tightest.allowed) {
      throw new ApiError('rate_limited', 'Too many requests; wait and try again.', {
        retry_after: retryAfterSeconds(tightest.resetAt, at),
      });
    }
  };
}

function bucket(per: string, ctx: Context, principal: Principal | null): string {
  switch (per) {
    case 'ip':
      return addressBucket(ctx.ip);
    case 'user':
      return principal?.userKey ?? addressBucket(ctx.ip);
    case 'organization':
      return principal?.organization.id ?? addressBucket(ctx.ip);
    default:
      throw new Error(`the door cannot count per ${per}`);
  }
}
