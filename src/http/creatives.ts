import type { Middleware } from 'koa';
import { drawPicture } from '../domain/creatives/building/picture.ts';
import {
  PICTURES_PATH,
  PICTURES_PURPOSE,
  readPicturePath,
} from '../domain/creatives/building/picture-address.ts';
import { PREVIEW_PATH, type PreviewPage } from '../domain/creatives/previews.ts';
import { ApiError } from '../domain/errors.ts';
import { encodePng } from '../infra/png.ts';
import type { Tables } from '../store/index.ts';
import { hostOf } from './reading/negotiate.ts';
import { isSameSecret } from './same-secret.ts';

export type PreviewTools = {
  store: { readonly primary: { readonly previews: { find(id: string): Promise<PreviewPage | undefined> } } };
  baseUrl: string;
  /** Public address of the preview pages; equal to `baseUrl` unless they have an origin of their own. */
  previewBaseUrl: string;
  now: () => Date;
};

const ID = /^[A-Za-z0-9_=-]{20,128}$/;
const HEADERS = {
  'Cache-Control': 'no-store',
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Referrer-Policy': 'no-referrer',
  'X-DNS-Prefetch-Control': 'off',
  'X-Robots-Tag': 'noindex',
};

/**
 * Serves preview pages: content written by strangers, in a sandbox without an origin. Cookies are neither read
 * nor set. When preview pages have an origin of their own, that origin serves nothing else, and no other origin
 * serves them.
 */
export function previewPages({ store, baseUrl, previewBaseUrl, now }: PreviewTools): Middleware {
  const ownHost = previewBaseUrl === baseUrl ? null : new URL(previewBaseUrl).host;
  return async function servePreview(ctx, next) {
    const isHere = ownHost === null || hostOf(ctx) === ownHost;
    const isPage = ctx.path.startsWith(PREVIEW_PATH);
    if (!isPage || !isHere) {
      // Health checks may use any host name.
      if (isPage || (ownHost !== null && isHere && ctx.path !== '/healthz')) throw notFound();
      return next();
    }
    ctx.state.operation = 'preview';
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') {
      ctx.set('Allow', 'GET, HEAD');
      throw new ApiError('method_not_allowed', 'A preview accepts GET and HEAD.');
    }
    const id = ctx.path.slice(PREVIEW_PATH.length);
    const page = ID.test(id) ? await store.primary.previews.find(id) : undefined;
    if (page === undefined) throw notFound();
    // Other pages may show the preview in a frame, but do not need to read it.
    ctx.remove('Access-Control-Allow-Origin');
    ctx.set(HEADERS);
    if (page.expiresAt <= now()) {
      ctx.status = 410;
      ctx.set('Content-Security-Policy', "default-src 'none'; sandbox");
      ctx.type = 'text/plain; charset=utf-8';
      ctx.body = 'This preview has expired. Call preview_creative for a new one.\n';
      return;
    }
    ctx.status = 200;
    ctx.set('Content-Security-Policy', page.policy);
    ctx.type = 'text/html; charset=utf-8';
    ctx.body = page.page;
  };
}

const notFound = (): ApiError => new ApiError('not_found', 'There is no such preview.');

export type PictureTools = { readonly store: { readonly read: Pick<Tables, 'secrets'> } };

const YEAR_SECONDS = 31_536_000;

/**
 * Draws the pictures of built creatives on request. Only URLs that this deployment signed are served, so that
 * nobody can make it draw arbitrary pictures. A picture never changes.
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
      isSameSecret,
    );
    if (spec === null) throw new ApiError('not_found', 'There is no such picture.');
    ctx.set('Cache-Control', `public, max-age=${YEAR_SECONDS}, immutable`);
    ctx.set('Cross-Origin-Resource-Policy', 'cross-origin');
    ctx.type = 'image/png';
    ctx.body = await encodePng(drawPicture(spec));
  };
}
