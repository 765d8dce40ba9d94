import type { Middleware } from 'koa';
import { ASSETS, SHARE_PICTURE, type Site } from '../../../web/shell.ts';
import { ApiError } from '../../domain/errors.ts';
import { DAY_MS } from '../../domain/text/instant.ts';
import { encodePng } from '../../infra/png.ts';

/** RFC 9116 recommends less than a year; the file is written for each request, so it never grows old. */
const VALID_DAYS = 180;
const FOR_A_DAY = 'public, max-age=86400';
const FOR_EVER = 'public, max-age=31536000, immutable';
/** A logo is an image only, also when its own address is opened: nothing in it runs or loads anything. */
const IMAGE_ONLY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

export type SiteFileTools = {
  readonly site: Site;
  readonly now: () => Date;
  /** The logo of the installation; null: the built-in icon. */
  readonly logo: { readonly file: string; readonly type: string; readonly bytes: Buffer } | null;
  /** Address for reports of vulnerabilities; null: none is published. */
  readonly securityContact: string | null;
};

type SiteFile = { readonly type: string; readonly body: Buffer | string; readonly cache?: string };

/** Serves the files that browsers and crawlers look for at fixed addresses: icon, robots.txt, security.txt. */
export function siteFiles(tools: SiteFileTools): Middleware {
  const { logo } = tools;
  let icon: Promise<Buffer> | undefined;
  let share: Promise<Buffer> | undefined;
  const files: Readonly<Record<string, () => Promise<SiteFile>>> = {
    ...(logo === null
      ? {}
      : {
          [`${ASSETS}/${logo.file}`]: async () => ({ type: logo.type, body: logo.bytes, cache: FOR_EVER }),
        }),
    '/favicon.ico': async () => {
      // Browsers recognize an image by its content, whatever the address is called.
      if (logo !== null) return { type: logo.type, body: logo.bytes };
      icon ??= iconFile();
      return { type: 'image/x-icon', body: await icon };
    },
    [SHARE_PICTURE]: async () => {
      share ??= sharePicture();
      return { type: 'image/png', body: await share };
    },
    '/robots.txt': async () => ({ type: 'text/plain; charset=utf-8', body: robots(tools.site) }),
    '/.well-known/security.txt': async () => ({ type: 'text/plain; charset=utf-8', body: security(tools) }),
  };
  return async function serveSiteFile(ctx, next) {
    const make = Object.hasOwn(files, ctx.path) ? files[ctx.path] : undefined;
    if (make === undefined) return next();
    ctx.state.operation = 'site file';
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') {
      ctx.set('Allow', 'GET, HEAD');
      throw new ApiError('method_not_allowed', `${ctx.path} accepts GET and HEAD.`);
    }
    const { type, body, cache = FOR_A_DAY } = await make();
    ctx.set('Cache-Control', cache);
    if (type.startsWith('image/')) ctx.set('Content-Security-Policy', IMAGE_ONLY);
    ctx.type = type;
    ctx.body = body;
  };
}

/** Crawlers need no JSON, which the pages show too, and nothing that belongs to one person. */
const robots = ({ prefix, baseUrl }: Site): string =>
  [
    'User-agent: *',
    ...['/api/', '/account', '/dashboard', '/sign-in/', '/invitations/', '/previews/', '/authorize'].map(
      (path) => `Disallow: ${prefix}${path}`,
    ),
    `Sitemap: ${baseUrl}/sitemap.xml`,
    '',
  ].join('\n');

/** @throws {ApiError} not_found without a contact, which the file must have */
function security({ site, now, securityContact }: SiteFileTools): string {
  if (securityContact === null)
    throw new ApiError(
      'not_found',
      'The operator of this registry publishes no address for reports of vulnerabilities.',
    );
  const expires = new Date(now().getTime() + VALID_DAYS * DAY_MS).toISOString();
  return `Contact: ${securityContact}\nExpires: ${expires}\nCanonical: ${site.baseUrl}/.well-known/security.txt\n`;
}

const SIDE = 32;
/** The bars of the icon: from column, to column, from row, to row. */
const BARS = [
  [9, 22, 8, 10],
  [9, 22, 15, 17],
  [9, 17, 22, 24],
] as const;

/** The size that sites which show shared pages ask for. */
const SHARED = { width: 1200, height: 630 };
const SCALE = 15;

/** The icon in the middle of a picture of its own color. */
function sharePicture(): Promise<Buffer> {
  const { width, height } = SHARED;
  const data = new Uint8Array(width * height);
  const fromX = (width - SIDE * SCALE) / 2;
  const fromY = (height - SIDE * SCALE) / 2;
  for (const [left, right, top, bottom] of BARS)
    for (let y = fromY + top * SCALE; y < fromY + (bottom + 1) * SCALE; y += 1)
      data.fill(1, y * width + fromX + left * SCALE, y * width + fromX + (right + 1) * SCALE);
  return encodePng({ ...SHARED, palette: ['#0b5d57', '#ffffff'], data });
}

/** The icon as an ICO file, which is a table around one PNG file. */
async function iconFile(): Promise<Buffer> {
  const data = new Uint8Array(SIDE * SIDE);
  for (const [left, right, top, bottom] of BARS)
    for (let y = top; y <= bottom; y += 1) data.fill(1, y * SIDE + left, y * SIDE + right + 1);
  const png = await encodePng({ width: SIDE, height: SIDE, palette: ['#0b5d57', '#ffffff'], data });
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.set([SIDE, SIDE], 6);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}
