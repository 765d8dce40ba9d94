import type { Context } from 'koa';
import type { Prepared } from '../infra/prepared-bytes.ts';
import { isKnown } from './entity-tag.ts';
import { putHeader, sendWhole } from './own-response.ts';
import { linksOf } from './page-links.ts';
import { headerOf } from './reading/headers.ts';
import { codingFor } from './reading/negotiate.ts';

/** Pages load their style sheet and icon from here, send forms here, and run no script at all. */
const POLICY =
  "default-src 'none'; style-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";
/** Those with scripts run files of ours only, which read from here and can turn no text into markup. */
export const OWN_SCRIPTS =
  "script-src 'self'; connect-src 'self'; require-trusted-types-for 'script'; trusted-types 'none'";
const SCRIPTED = `${POLICY}; ${OWN_SCRIPTS}`;
const CSP = 'Content-Security-Policy';
const headersWith = (policy: string): Readonly<Record<string, string>> => ({
  [CSP]: policy,
  'Referrer-Policy': 'no-referrer',
  'X-Frame-Options': 'DENY',
});
const BARE_HEADERS = headersWith(POLICY);
const SCRIPTED_HEADERS = headersWith(SCRIPTED);
const headersFor = (hasScripts: boolean) => (hasScripts ? SCRIPTED_HEADERS : BARE_HEADERS);

type Sent = {
  readonly type: string;
  readonly vary: string;
  readonly cache: string;
  /** 200 if none is given. */
  readonly status?: number;
  /** Whether the page has scripts. */
  readonly hasScripts?: boolean;
  /** Instead of the policy of all pages. */
  readonly policy?: string;
};

export const PAGE = 'text/html; charset=utf-8';

/** Sends a prepared response in a coding that the client accepts, or 304. */
export function sendPrepared(
  ctx: Context,
  prepared: Prepared,
  { type, vary, cache, status = 200, hasScripts = false, policy }: Sent,
): void {
  const { res } = ctx;
  const coding = codingFor(ctx);
  const { bytes, etag } = prepared[coding];
  const headers = policy === undefined ? headersFor(hasScripts) : headersWith(policy);
  for (const name in headers) putHeader(res, name, headers[name] ?? '');
  putHeader(res, 'Vary', vary);
  putHeader(res, 'Cache-Control', cache);
  putHeader(res, 'ETag', etag);
  if (coding !== 'identity') putHeader(res, 'Content-Encoding', coding);
  const links = type === PAGE ? linksOf(prepared) : '';
  if (links !== '') putHeader(res, 'Link', links);
  const isFresh = status === 200 && isKnown(headerOf(ctx.req, 'if-none-match'), etag);
  // Koa would set and read its own table of headers, which costs as much as writing them.
  ctx.respond = false;
  if (isFresh) {
    res.statusCode = 304;
    res.end();
    return;
  }
  putHeader(res, 'Content-Type', type);
  if (ctx.method !== 'HEAD') {
    sendWhole(res, status, bytes);
    return;
  }
  putHeader(res, 'Content-Length', String(bytes.length));
  res.statusCode = status;
  res.end();
}

/** The headers of every page: who may load, frame and follow what. It may show pages below these addresses in frames. */
export function setPageHeaders(ctx: Context, hasScripts = false, frames: readonly string[] = []): void {
  ctx.set(headersFor(hasScripts));
  if (frames.length > 0) ctx.set(CSP, `${hasScripts ? SCRIPTED : POLICY}; frame-src ${frames.join(' ')}`);
}

/** Sends the page for a path that does not exist, with status 404. */
export function sendMissingPage(ctx: Context, text: string): void {
  ctx.status = 404;
  ctx.set({ ...headersFor(false), Vary: 'Accept', 'Cache-Control': 'no-store' });
  ctx.type = PAGE;
  ctx.body = text;
}
