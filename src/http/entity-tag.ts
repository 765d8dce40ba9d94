import { createHash } from 'node:crypto';

/** A strong entity tag of a text, or of its bytes. */
export const entityTag = (text: string | Uint8Array): string =>
  `"${createHash('sha256').update(text).digest('hex').slice(0, 32)}"`;

/**
 * Whether an `If-None-Match` header matches (RFC 9110 section 13.1.2). Koa's own `fresh` obeys `no-cache`,
 * which clients with caches of their own send along.
 */
export const isKnown = (ifNoneMatch: string, etag: string): boolean =>
  ifNoneMatch.split(',').some((tag) => ['*', etag].includes(tag.trim().replace(/^W\//, '')));
