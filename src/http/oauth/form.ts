import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Context } from 'koa';
import rawBody from 'raw-body';
import { ApiError } from '../../domain/errors.ts';

const MAX_FORM_BYTES = 16 * 1024;

/**
 * Reads a form that a browser posts.
 * @throws {ApiError} unsupported_media_type, payload_too_large, invalid_request
 */
export async function readForm(ctx: Context): Promise<URLSearchParams> {
  if (!ctx.is('application/x-www-form-urlencoded')) {
    throw new ApiError('unsupported_media_type', 'Send the form as application/x-www-form-urlencoded.');
  }
  try {
    return new URLSearchParams(await rawBody(ctx.req, { limit: MAX_FORM_BYTES, encoding: 'utf-8' }));
  } catch (cause) {
    const isLarge = cause instanceof Error && 'type' in cause && cause.type === 'entity.too.large';
    if (isLarge) throw new ApiError('payload_too_large', `The form is larger than ${MAX_FORM_BYTES} bytes.`);
    throw new ApiError('invalid_request', 'The form cannot be read.');
  }
}

/** Tokens that only a page of ours holds: a form that came from elsewhere lacks them. */
export function formTokens(secrets: () => readonly string[]) {
  const tokenOf = (about: string, secret: string) =>
    createHmac('sha256', secret).update(`form ${about}`).digest('base64url');
  return {
    make: (about: string): string => tokenOf(about, secrets()[0] ?? ''),
    /** @throws {ApiError} forbidden */
    check(form: URLSearchParams, about: string): void {
      const given = Buffer.from(form.get('token') ?? '');
      const isOurs = secrets().some((secret) => {
        const expected = Buffer.from(tokenOf(about, secret));
        return given.length === expected.length && timingSafeEqual(given, expected);
      });
      if (!isOurs) {
        throw new ApiError('forbidden', 'The form is not one of ours, or too old. Open the page again.');
      }
    },
  };
}

/** Whether the request comes from a browser that shows pages, and not from a program. */
export const wantsPage = (ctx: Context): boolean => ctx.accepts('json', 'html') === 'html';

/** Sends a page. Nothing may be embedded, framed or cached; forms go to us, and from there to `formTargets`. */
export function sendPage(
  ctx: Context,
  status: number,
  text: string,
  formTargets: readonly string[] = [],
): void {
  ctx.status = status;
  ctx.type = 'text/html; charset=utf-8';
  ctx.set({
    'Cache-Control': 'no-store',
    'Content-Security-Policy': [
      `default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'`,
      ["form-action 'self'", ...formTargets].join(' '),
    ].join('; '),
    'Referrer-Policy': 'no-referrer',
    'X-Frame-Options': 'DENY',
  });
  ctx.body = text;
}
