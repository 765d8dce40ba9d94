import type { Context } from 'koa';
import { ApiError } from '../../domain/errors.ts';
import { bindingRule } from '../../domain/limits.ts';
import { addressBucket } from '../../domain/net/address.ts';
import type { Store } from '../../store/open.ts';
import { routes } from './provider.ts';

const HOUR_MS = 60 * 60_000;

/** Requests in an hour per address. */
const PER_ADDRESS: Readonly<Record<string, number>> = {
  [routes.registration]: 20,
  [routes.token]: 600,
  [routes.authorization]: 600,
};

/** Metadata documents of clients that one address may have us fetch in an hour. */
export const DOCUMENT_LIMIT = 60;

type Ask = { class: string; key: string; limit: number; windowMs: number };

/**
 * Counts a request to an endpoint of the authorization server, and reports the limit in `RateLimit-*` headers.
 * @throws {ApiError} rate_limited
 */
export async function countRequest(store: Store, ctx: Context, now: Date): Promise<void> {
  const limit = PER_ADDRESS[ctx.path];
  if (limit === undefined) return;
  const ask = { class: `oauth:${ctx.path}`, key: addressBucket(ctx.ip), limit, windowMs: HOUR_MS };
  ctx.set(await consume(store, [ask], now));
}

/** Counts a metadata document that a caller has us fetch; whether it is one of those allowed. */
export async function countDocument(store: Store, address: string, now: Date): Promise<boolean> {
  const ask = { class: 'oauth:client_document', key: addressBucket(address), limit: DOCUMENT_LIMIT };
  try {
    await consume(store, [{ ...ask, windowMs: HOUR_MS }], now);
    return true;
  } catch (cause) {
    if (cause instanceof ApiError && cause.code === 'rate_limited') return false;
    throw cause;
  }
}

/** The headers of the rule that binds. @throws {ApiError} rate_limited */
async function consume(store: Store, rules: readonly Ask[], now: Date): Promise<Record<string, string>> {
  const asks = rules.map((rule) => ({ ...rule, now }));
  const decisions = await store.transaction((tx) => tx.limits.consumeAll(asks), { isLosable: true });
  const binding = bindingRule(asks, decisions, now);
  if (binding === undefined) return {};
  const { headers, retryAfter } = binding;
  if (retryAfter === null) return headers;
  const message = `Too many attempts; try again in ${retryAfter} seconds.`;
  // Programs that speak OAuth look for a description (RFC 6749 section 5.2).
  throw new ApiError(
    'rate_limited',
    message,
    { retry_after: retryAfter, error_description: message },
    headers,
  );
}
