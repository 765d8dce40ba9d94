import type { Context } from 'koa';
import { ApiError } from '../../domain/errors.ts';
import type { Prepared } from '../../infra/prepared-bytes.ts';
import { isKnown } from '../entity-tag.ts';

/** Pages load their style sheet and icon from here, send forms here, and run no script at all. */
const HEADERS = {
  'Content-Security-Policy':
    "default-src 'none'; style-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  'Referrer-Policy': 'no-referrer',
  'X-Frame-Options': 'DENY',
};

type Sent = {
  readonly type: string;
  readonly vary: string;
  readonly cache: string;
};

export const PAGE = 'text/html; charset=utf-8';
/** A page changes with a deployment only. */
export const FOR_MINUTES = 'public, max-age=300';

/** Sends what was prepared, in the coding that the client takes, or 304. */
export function sendPrepared(ctx: Context, prepared: Prepared, { type, vary, cache }: Sent): void {
  const coding = ctx.acceptsEncodings('br') ? 'br' : ctx.acceptsEncodings('gzip') ? 'gzip' : 'identity';
  const { bytes, etag } = prepared[coding];
  ctx.status = 200;
  ctx.set({ ...HEADERS, Vary: vary, 'Cache-Control': cache, ETag: etag });
  if (coding !== 'identity') ctx.set('Content-Encoding', coding);
  ctx.type = type;
  ctx.body = bytes;
  if (isKnown(ctx.get('if-none-match'), etag)) ctx.status = 304;
}

/** Sends a page that says what is not there. */
export function sendMissingPage(ctx: Context, text: string): void {
  ctx.status = 404;
  ctx.set({ ...HEADERS, Vary: 'Accept', 'Cache-Control': 'no-store' });
  ctx.type = PAGE;
  ctx.body = text;
}

/** @throws {ApiError} method_not_allowed */
export function onlyReads(ctx: Context): void {
  if (ctx.method === 'GET' || ctx.method === 'HEAD') return;
  ctx.set('Allow', 'GET, HEAD');
  throw new ApiError('method_not_allowed', `${ctx.path} accepts GET and HEAD.`);
}
