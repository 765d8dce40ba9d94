import type { Context } from 'koa';
import { ApiError } from '../../domain/errors.ts';

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
