import { hexColor } from '../values.ts';
import { findOrganization, type SiteOrganization } from './organization.ts';
import { readPage, tidy } from './page.ts';

export { manifestFromSite, type SiteManifest } from './manifest.ts';

export type Icon = { url: string; svg: boolean /** Longer side in pixels, 0 when unknown. */; size: number };

/** What a home page says about who runs it. Every URL is absolute and https; texts are short and on one line. */
export type SiteMetadata = {
  title: string | null;
  heading: string | null;
  siteName: string | null;
  description: string | null;
  /** The picture for links that people share. */
  image: string | null;
  /** `#RRGGBB` */
  themeColor: string | null;
  /** Best first: svg, then the largest. */
  icons: Icon[];
  organization: SiteOrganization | null;
  /** The page says of itself that it is for adults only. */
  adult: boolean;
};

const MAX_ICONS = 10;
const APPLE_SIZE = 180;
const ICON_RELS = ['icon', 'apple-touch-icon', 'apple-touch-icon-precomposed'];

/**
 * Reads the metadata of a page: title, description, Open Graph, theme color, icons, and schema.org Organization in
 * JSON-LD. Never throws. Links are resolved against `pageUrl` or the page's own base.
 */
export function readSiteMetadata(html: string, pageUrl: string): SiteMetadata {
  const page = readPage(html);
  const base = resolve(page.base ?? '', pageUrl) ?? pageUrl;
  const link = (address: string | undefined): string | null => {
    const resolved = address === undefined || address.trim() === '' ? null : resolve(address, base);
    return resolved?.startsWith('https://') ? resolved : null;
  };
  const meta = (...names: string[]) =>
    names.map((name) => page.meta.get(name)).find((value) => value) ?? null;
  const organization = findOrganization(page.jsonLd);
  return {
    title: page.title || null,
    heading: page.heading || null,
    siteName: short(meta('og:site_name', 'application-name', 'apple-mobile-web-app-title'), 200),
    description: short(meta('description', 'og:description', 'twitter:description'), 1000),
    image:
      link(meta('og:image:secure_url') ?? undefined) ?? link(meta('og:image', 'twitter:image') ?? undefined),
    themeColor: hexColor(meta('theme-color')),
    icons: page.links
      .filter(({ rel }) => rel.some((token) => ICON_RELS.includes(token)))
      .flatMap((found) => {
        const url = link(found.href);
        return url === null ? [] : [{ url, ...shapeOf(found, url) }];
      })
      .sort((a, b) => Number(b.svg) - Number(a.svg) || b.size - a.size)
      .slice(0, MAX_ICONS),
    organization: organization === null ? null : withLinks(organization, link),
    adult: /\b(?:adult|mature|rta-5042-1996-1400-1577-rta)\b/i.test(meta('rating') ?? ''),
  };
}

const short = (text: string | null, max: number): string | null =>
  text === null ? null : tidy(text, max) || null;

function resolve(address: string, base: string): string | null {
  const url = URL.parse(address, base);
  if (url === null || url.username !== '' || url.password !== '') return null;
  return url.href.length <= 2048 ? url.href : null;
}

function shapeOf({ rel, sizes, type }: { rel: string[]; sizes: string; type: string }, url: string) {
  const sides = [...sizes.matchAll(/(\d{1,5})x(\d{1,5})/g)].map(([, w, h]) => Math.max(Number(w), Number(h)));
  const size = Math.max(0, ...sides);
  const isApple = rel.some((token) => token.startsWith('apple-touch-icon'));
  return {
    svg: type === 'image/svg+xml' || new URL(url).pathname.toLowerCase().endsWith('.svg'),
    size: size === 0 && isApple ? APPLE_SIZE : size,
  };
}

function withLinks(
  organization: SiteOrganization,
  link: (address: string | undefined) => string | null,
): SiteOrganization {
  const { logo, url, ...rest } = organization;
  const [logoUrl, ownUrl] = [link(logo), link(url)];
  return {
    ...rest,
    ...(logoUrl === null ? {} : { logo: logoUrl }),
    ...(ownUrl === null ? {} : { url: ownUrl }),
  };
}
