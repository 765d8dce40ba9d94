import type { Context } from 'koa';
import { ApiError } from '../../domain/errors.ts';
import { readBytes } from '../body-bytes.ts';
import { announcedBody } from './body-headers.ts';
import { hasForm } from './negotiate.ts';
import { parseForm } from './query.ts';

/**
 * Refuses a form that a page of another site sent. Browsers name the site in `Sec-Fetch-Site`, older ones the origin;
 * programs name neither, and have no visitor whose address they could use up.
 *
 * @throws {ApiError} forbidden
 */
export function requireOwnForm(ctx: Context, baseUrl: string): void {
  const site = ctx.get('sec-fetch-site');
  const origin = ctx.get('origin');
  const isOwn =
    site === ''
      ? origin === '' || origin === new URL(baseUrl).origin
      : site === 'same-origin' || site === 'none';
  if (!isOwn) throw new ApiError('forbidden', 'The form is not one of ours. Open the page again.');
}

const MAX_FORM_BYTES = 16 * 1024;

/**
 * Reads a form that a browser posts.
 * @throws {ApiError} unsupported_media_type, payload_too_large, invalid_request
 */
export async function readForm(
  ctx: Context,
  limit = MAX_FORM_BYTES,
  mostFields?: number,
): Promise<URLSearchParams> {
  if (!hasForm(ctx)) {
    throw new ApiError('unsupported_media_type', 'Send the form as application/x-www-form-urlencoded.');
  }
  try {
    const { length } = announcedBody(ctx.req);
    const bytes = await readBytes(ctx.req, length === undefined ? undefined : Number(length), limit);
    return parseForm(bytes.toString(), mostFields);
  } catch (cause) {
    const isLarge = cause instanceof ApiError && cause.code === 'payload_too_large';
    if (isLarge) throw new ApiError('payload_too_large', `The form is larger than ${limit} bytes.`);
    throw new ApiError('invalid_request', 'The form cannot be read.');
  }
}
