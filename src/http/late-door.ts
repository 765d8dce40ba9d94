import type { Middleware } from 'koa';
import { loadedOnce } from '../../generated/validators/index.ts';

/** A door whose code is loaded for the first request that reaches it: many processes never serve its pages. */
export function lateDoor(open: () => Promise<Middleware>): Middleware {
  const opened = loadedOnce(open);
  return async (ctx, next) => (await opened())(ctx, next);
}
