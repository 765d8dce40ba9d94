import { type RateLimitClass, rateLimits } from '../../generated/operations.ts';
import { ApiError } from '../domain/errors.ts';
import { retryAfterSeconds } from '../domain/rate-limit.ts';
import type { Tables } from '../store/index.ts';

/**
 * Counts a request against the rules of a class that is counted inside the operation, rule by rule; a refusal
 * rolls the whole operation back, and with it what the earlier rules counted.
 * @throws {ApiError} rate_limited, with `retry_after`
 */
export async function consumeLimits(
  tx: Tables,
  limitClass: RateLimitClass,
  keys: Readonly<Record<string, string>>,
  now: Date,
): Promise<void> {
  for (const { per, limit, windowSeconds } of rateLimits[limitClass].rules) {
    const key = keys[per];
    if (key === undefined)
      throw new Error(`${limitClass} counts per ${per}, which the operation does not name`);
    const count = await tx.limits.consume({
      class: `${limitClass}:${per}:${windowSeconds}`,
      key,
      limit,
      windowMs: windowSeconds * 1000,
      now,
    });
    if (!count.allowed) {
      throw new ApiError('rate_limited', `At most ${limit} per ${per} in ${windowSeconds} seconds.`, {
        retry_after: retryAfterSeconds(count.resetAt, now),
      });
    }
  }
}
