import type { Context } from 'koa';
import { ApiError } from '../domain/errors.ts';
import { rateLimitHeaders, retryAfterSeconds } from '../domain/limits.ts';
import { addressBucket } from '../domain/net/address.ts';
import type { Store } from '../store/open.ts';

/** Rejected signatures of one address in a minute. Each costs queries, a signature to verify, and perhaps a key set to fetch. */
export const MOST_REJECTED = 60;
/** Signatures of one address that one process verifies at once: those that no count knows yet. */
const MOST_AT_ONCE = 64;
const WINDOW_MS = 60_000;

export type SignatureLimits = {
  /**
   * Runs the check of a signature, unless its address has sent too many that were rejected.
   *
   * @throws {ApiError} rate_limited
   */
  admit<V extends { readonly ok: boolean }>(ctx: Context, verify: () => Promise<V>): Promise<V>;
};

/** Bounds what a stranger can make the verifier do. Callers whose signatures are good are never counted. */
export function createSignatureLimits(store: Store, now: () => Date): SignatureLimits {
  const underWay = new Map<string, number>();
  return {
    async admit(ctx, verify) {
      const key = addressBucket(ctx.ip);
      const ask = { class: 'rejected signatures', key, limit: MOST_REJECTED, windowMs: WINDOW_MS };
      const decision = await store.primary.limits.peek({ ...ask, now: now() });
      if (!decision.allowed || (underWay.get(key) ?? 0) >= MOST_AT_ONCE) {
        const retryAfter = decision.allowed ? 1 : retryAfterSeconds(decision.resetAt, now());
        throw new ApiError(
          'rate_limited',
          decision.allowed
            ? 'Too many signatures of this address are being verified; try again in 1 second.'
            : `Too many signatures of this address were rejected; try again in ${retryAfter} seconds.`,
          { retry_after: retryAfter },
          rateLimitHeaders(ask, decision, now()),
        );
      }
      underWay.set(key, (underWay.get(key) ?? 0) + 1);
      try {
        const verdict = await verify();
        if (!verdict.ok) {
          await store.transaction((tx) => tx.limits.consume({ ...ask, now: now() }), { isLosable: true });
        }
        return verdict;
      } finally {
        const left = (underWay.get(key) ?? 1) - 1;
        if (left > 0) underWay.set(key, left);
        else underWay.delete(key);
      }
    },
  };
}
