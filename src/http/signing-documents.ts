import type { Middleware } from 'koa';
import { ApiError } from '../domain/errors.ts';
import { REVOCATION_LIST_PATH } from '../domain/signatures/revocation-list.ts';
import type { ListedKey } from '../infra/message-keys.ts';
import { entityTag, isKnown } from './entity-tag.ts';

export type SigningDocumentTools = {
  publishedKeys: () => Promise<readonly Pick<ListedKey, 'publicJwk'>[]>;
  /** The signed list of revoked keys, as text. */
  revocationList: () => Promise<string>;
  /** The brand.json of this deployment, as text. */
  brandJson: string;
};

export const KEY_SET_PATH = '/.well-known/jwks.json';
export const DEPLOYMENT_BRAND_PATH = '/.well-known/brand.json';
/** Shorter than the delay before a new key signs, so that a cached key set always has the current key. */
const KEYS_FRESH_SECONDS = 30;
const BRAND_FRESH_SECONDS = 300;

/**
 * Serves the public keys of this deployment, the list of revoked keys, and the brand.json through which
 * receivers find both.
 */
export function signingDocuments({
  publishedKeys,
  revocationList,
  brandJson,
}: SigningDocumentTools): Middleware {
  const documents = new Map<string, SigningDocument>([
    [
      KEY_SET_PATH,
      {
        operation: 'jwks',
        type: 'application/jwk-set+json',
        seconds: KEYS_FRESH_SECONDS,
        text: async () => JSON.stringify({ keys: (await publishedKeys()).map(({ publicJwk }) => publicJwk) }),
      },
    ],
    [
      REVOCATION_LIST_PATH,
      {
        operation: 'revocations',
        type: 'application/jose+json',
        seconds: KEYS_FRESH_SECONDS,
        text: revocationList,
      },
    ],
    [
      DEPLOYMENT_BRAND_PATH,
      {
        operation: 'brand-json',
        type: 'application/json; charset=utf-8',
        seconds: BRAND_FRESH_SECONDS,
        text: async () => brandJson,
      },
    ],
  ]);
  return async function serveSigningDocuments(ctx, next) {
    const document = documents.get(ctx.path);
    if (document === undefined) return next();
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') {
      ctx.set('Allow', 'GET, HEAD');
      throw new ApiError('method_not_allowed', `${ctx.path} accepts GET and HEAD.`);
    }
    ctx.state.operation = document.operation;
    const text = await document.text();
    const etag = entityTag(text);
    ctx.set({ 'Cache-Control': `public, max-age=${document.seconds}`, ETag: etag });
    ctx.type = document.type;
    ctx.body = text;
    if (isKnown(ctx.get('if-none-match'), etag)) ctx.status = 304;
  };
}

type SigningDocument = {
  readonly operation: string;
  readonly type: string;
  /** Cache lifetime in seconds. */
  readonly seconds: number;
  text(): Promise<string>;
};
