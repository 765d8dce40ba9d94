import { type RateLimitClass, rateLimits } from '../../generated/operations.ts';
import { ApiError } from '../domain/errors.ts';
import { bindingRule } from '../domain/limits.ts';
import type { Tables } from '../store/index.ts';

/**
 * Counts a request against every rule of a class. `keys` says who or what is counted, by the `per` of the rules.
 * Nothing is counted when a rule refuses, because the refusal rolls the transaction back.
 * @returns the `RateLimit-*` headers of the rule that binds
 * @throws {ApiError} rate_limited, with `retry_after` and the same headers
 */
export async function consumeLimits(
  tx: Tables,
  limitClass: RateLimitClass,
  keys: Readonly<Record<string, string>>,
  now: Date,
): Promise<Record<string, string>> {
  const asks = rateLimits[limitClass].rules.map(({ per, limit, windowSeconds }) => {
    const key = keys[per];
    if (key === undefined) throw new Error(`${limitClass} counts per ${per}, and nobody says which`);
    return {
      class: `${limitClass}:${per}:${windowSeconds}`,
      key,
      limit,
      windowMs: windowSeconds * 1000,
      now,
    };
  });
  const binding = bindingRule(asks, await tx.limits.consumeAll(asks), now);
  if (binding === undefined) return {};
  const { rule, headers, retryAfter } = binding;
  if (retryAfter === null) return headers;
  const message = `At most ${rule.limit} requests in ${rule.windowMs / 1000} seconds; try again in ${retryAfter} seconds.`;
  throw new ApiError('rate_limited', message, { retry_after: retryAfter }, headers);
}
