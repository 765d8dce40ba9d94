import { timingSafeEqual } from 'node:crypto';
import type { Middleware } from 'koa';
import { drawPicture } from '../domain/creatives/build/picture.ts';
import {
  PICTURES_PATH,
  PICTURES_PURPOSE,
  readPicturePath,
} from '../domain/creatives/build/picture-address.ts';
import { ApiError } from '../domain/errors.ts';
import { encodePng } from '../infra/png.ts';
import type { Tables } from '../store/index.ts';

export type PictureTools = { readonly store: { readonly read: Pick<Tables, 'secrets'> } };

const YEAR_SECONDS = 31_536_000;

const isSame = (a: string, b: string): boolean => {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
};

/**
 * Draws the pictures of built creatives when they are asked for. Only addresses that this deployment signed are
 * answered, so that nobody has it draw what they like. A picture never changes.
 */
export function creativePictures({ store }: PictureTools): Middleware {
  return async function serveCreativePicture(ctx, next) {
    if (!ctx.path.startsWith(PICTURES_PATH)) return next();
    ctx.state.operation = 'creativePicture';
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') {
      ctx.set('Allow', 'GET, HEAD');
      throw new ApiError('method_not_allowed', 'Pictures of creatives accept GET and HEAD.');
    }
    const spec = readPicturePath(
      ctx.path,
      (text) => store.read.secrets.fingerprint(PICTURES_PURPOSE, text),
      isSame,
    );
    if (spec === null) throw new ApiError('not_found', 'There is no such picture.');
    ctx.set('Cache-Control', `public, max-age=${YEAR_SECONDS}, immutable`);
    ctx.set('Cross-Origin-Resource-Policy', 'cross-origin');
    ctx.type = 'image/png';
    ctx.body = await encodePng(drawPicture(spec));
  };
}
