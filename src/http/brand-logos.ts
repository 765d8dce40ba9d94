import type { Middleware } from 'koa';
import { LOGOS_PATH, readLogoPath } from '../domain/brands/logo-file.ts';
import { ApiError } from '../domain/errors.ts';

export type LogoTools = {
  readonly store: {
    readonly read: { readonly brandLogos: { picture(file: string): Promise<Buffer | undefined> } };
  };
};

const HEADERS = {
  // The name has the hash of the content.
  'Cache-Control': 'public, max-age=31536000, immutable',
  // Strangers wrote it: nothing in it runs or loads anything, also when its own address is opened.
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
};

/** Serves the copies of the logos of brands, for our own pages only. */
export function brandLogoFiles({ store }: LogoTools): Middleware {
  return async function serveBrandLogo(ctx, next) {
    if (!ctx.path.startsWith(LOGOS_PATH)) return next();
    ctx.state.operation = 'brand logo';
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') {
      ctx.set('Allow', 'GET, HEAD');
      throw new ApiError('method_not_allowed', 'Logos accept GET and HEAD.');
    }
    const asked = readLogoPath(ctx.path);
    const picture = asked === null ? undefined : await store.read.brandLogos.picture(asked.file);
    if (asked === null || picture === undefined) throw new ApiError('not_found', 'There is no such logo.');
    ctx.remove('Access-Control-Allow-Origin');
    ctx.set(HEADERS);
    ctx.type = asked.type;
    ctx.body = picture;
  };
}
