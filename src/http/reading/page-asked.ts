import type { Context } from 'koa';
import { ApiError } from '../../domain/errors.ts';
import { queryOf } from './query.ts';

const LONGEST_VALUE = 4_096;

/**
 * Requires a method that a page has: reading, and POST where it has a form.
 * @throws {ApiError} method_not_allowed
 */
export function allowPageMethods(ctx: Context, hasForm: boolean): void {
  const allowed = hasForm ? ['GET', 'HEAD', 'POST'] : ['GET', 'HEAD'];
  if (allowed.includes(ctx.method)) return;
  ctx.set('Allow', allowed.join(', '));
  throw new ApiError('method_not_allowed', `${ctx.path} accepts ${allowed.join(', ')}.`);
}

/**
 * Headers of everything at an address whose pages belong to their reader: pages, refusals and redirects. What a page sends
 * itself takes the place of the policy.
 */
export const OF_READER = {
  'Cache-Control': 'private, no-store',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  Vary: 'Cookie',
  'X-Frame-Options': 'DENY',
} as const;

/** The parameters that a page takes. Of several values the first counts; empty ones count as absent. */
export function pageValues(ctx: Context, takes: readonly string[]): Record<string, string> {
  const query = queryOf(ctx);
  const values: Record<string, string> = {};
  for (const name of takes) {
    const given = query[name];
    const value = Array.isArray(given) ? given[0] : given;
    if (typeof value === 'string' && value.trim() !== '') values[name] = value.trim().slice(0, LONGEST_VALUE);
  }
  return values;
}
