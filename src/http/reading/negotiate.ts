import type { Context } from 'koa';
import type { PreparedCoding } from '../../infra/prepared-bytes.ts';
import { headerOf } from './headers.ts';

// The parsers of these headers are Koa's. The time of some grows with the square of the text, so the limits in
// `boundedHeaders` keep the text short.

/** Whether the request comes from a browser that shows pages, and not from a program. */
export const wantsPage = (ctx: Context): boolean => ctx.accepts('json', 'html') === 'html';

/** Codings for the texts that browsers send, of which there are few: their parser takes as long as a read by key. */
const codings = new Map<string, PreparedCoding>();
const MOST_KEPT = 100;
const LONGEST_KEPT = 100;

/** Brotli compresses better than gzip, so it is used whenever the client accepts it. */
export function codingFor(ctx: Context): PreparedCoding {
  const accepted = headerOf(ctx.req, 'accept-encoding');
  const known = codings.get(accepted);
  if (known !== undefined) return known;
  const coding = ctx.acceptsEncodings('br') ? 'br' : ctx.acceptsEncodings('gzip') ? 'gzip' : 'identity';
  if (codings.size < MOST_KEPT && accepted.length <= LONGEST_KEPT) codings.set(accepted, coding);
  return coding;
}

export const hasForm = (ctx: Context): boolean => Boolean(ctx.is('application/x-www-form-urlencoded'));

/** The value of a cookie, without a check of its signature. */
export const cookieOf = (ctx: Context, name: string): string | undefined =>
  ctx.cookies.get(name, { signed: false });

/** The host that the request names, in lower case; empty when it names none. */
export const hostOf = (ctx: Context): string => ctx.host.toLowerCase();
