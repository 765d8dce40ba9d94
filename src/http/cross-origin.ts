import type { Middleware } from 'koa';
import { putHeader } from './own-response.ts';

/** Response headers that pages of other origins may read, besides those that every page may read. */
const EXPOSED_HEADERS = [
  'Accept-Ranges',
  'Allow',
  'Content-Disposition',
  'Content-Encoding',
  'Content-Range',
  'ETag',
  'Link',
  'Location',
  'Mcp-Session-Id',
  'Mirror-Age',
  'Mirror-Cursor',
  'Mirror-Log',
  'Mirror-Of',
  'RateLimit-Limit',
  'RateLimit-Remaining',
  'RateLimit-Reset',
  'Retry-After',
  'Vary',
  'WWW-Authenticate',
  'X-Request-Id',
  'X-Sync-Cursor',
].join(', ');

/** Request headers that pages may send, whether the browser asks for them or not. */
const USUAL_HEADERS = [
  'Authorization',
  'Content-Type',
  'If-None-Match',
  'Content-Digest',
  'Signature',
  'Signature-Input',
  'Last-Event-ID',
  'Mcp-Protocol-Version',
  'Mcp-Method',
  'Mcp-Name',
  'Mcp-Session-Id',
  'A2A-Version',
  'A2A-Extensions',
];
const usual: ReadonlySet<string> = new Set(USUAL_HEADERS.map((name) => name.toLowerCase()));

/** The name of a header (RFC 9110, section 5.6.2). */
const HEADER_NAME = /^[!#$%&'*+.^_`|~0-9A-Za-z-]{1,100}$/;
/** A browser asks for a few headers; more than these are not allowed. */
const MOST_ASKED = 50;

/**
 * Responses carry no cookies and no secrets of the caller, so pages of any origin may read them, and may send
 * any header that the browser asks for: standards of clients add headers that no list foresees.
 */
export const allowAllOrigins: Middleware = (ctx, next) => {
  const { req, res } = ctx;
  putHeader(res, 'Access-Control-Allow-Origin', '*');
  putHeader(res, 'Access-Control-Expose-Headers', EXPOSED_HEADERS);
  if (req.method !== 'OPTIONS' || ctx.get('access-control-request-method') === '') return next();
  ctx.set('Access-Control-Allow-Methods', 'GET, HEAD, POST, PUT, PATCH, DELETE');
  ctx.set('Access-Control-Allow-Headers', allowedHeaders(ctx.get('access-control-request-headers')));
  ctx.set('Access-Control-Max-Age', '86400');
  ctx.vary('Access-Control-Request-Headers');
  ctx.status = 204;
};

/** The usual headers and, after them, those that the browser asks for. */
function allowedHeaders(asked: string): string {
  const names = asked.split(',', MOST_ASKED).map((name) => name.trim());
  const others = names.filter((name) => HEADER_NAME.test(name) && !usual.has(name.toLowerCase()));
  return [...USUAL_HEADERS, ...new Set(others)].join(', ');
}
