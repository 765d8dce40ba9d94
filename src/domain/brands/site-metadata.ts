import type { Steps } from '../steps.ts';
import { searchForm } from '../text/search-form.ts';
import { findOrganization, readPage, type SiteOrganization, tidy } from './site-page.ts';
import { hexColor } from './values.ts';

type Icon = { url: string; svg: boolean /** Longer side in pixels, 0 when unknown. */; size: number };

/**
 * What a home page says about the organization that runs it. Every URL is absolute and https. Texts are short and on
 * one line.
 */
export type SiteMetadata = {
  title: string | null;
  heading: string | null;
  siteName: string | null;
  description: string | null;
  /** The preview image for shared links. */
  image: string | null;
  /** `#RRGGBB` */
  themeColor: string | null;
  /** Best first: svg, then the largest. */
  icons: Icon[];
  organization: SiteOrganization | null;
  /** Whether the page says that it is for adults only. */
  adult: boolean;
};

const MAX_ICONS = 10;
const APPLE_SIZE = 180;
const ICON_RELS = ['icon', 'apple-touch-icon', 'apple-touch-icon-precomposed'];

/**
 * Reads the metadata of a page: title, description, Open Graph, theme color, icons, and schema.org Organization in
 * JSON-LD. Never throws. Links are resolved against `pageUrl` or the page's own base.
 */
export function* readSiteMetadata(html: string, pageUrl: string): Steps<SiteMetadata> {
  const page = yield* readPage(html);
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
  const logoUrl = link(logo);
  const ownUrl = link(url);
  return {
    ...rest,
    ...(logoUrl === null ? {} : { logo: logoUrl }),
    ...(ownUrl === null ? {} : { url: ownUrl }),
  };
}

export type SiteManifest = {
  name: string;
  url: string;
  description?: string;
  logos?: { url: string; tags: string[] }[];
  colors?: { primary: string };
  company?: {
    name?: string;
    industry?: string;
    industries?: string[];
    employees?: string;
    founded?: number;
    location?: string;
  };
};

const MAX_ICON_LOGOS = 3;
const USEFUL_DESCRIPTION = 10;

// Matches the title, first heading or description of a page that says nothing about the owner of the domain.
const NO_SITE = [
  /[a-z0-9-]\.[a-z]{2,24} (?:is|may be|might be) for sale\b/i,
  /\b(?:buy|purchase) this domain\b|\bparked (?:domain|page)\b|\bdomain parking\b|\bparkingcrew\b|\bsedo\b/i,
  /^error\s*[45]\d\d\b/i,
  /^(?:[45]\d\d|forbidden)$/i,
  /\b(?:404|page|site) not found\b/i,
  /\b(?:403|access) (?:forbidden|denied)\b/i,
  /\b(?:internal server error|bad gateway|service unavailable|gateway time-?out)\b/i,
  /^(?:just a moment|attention required|one moment, please|checking your browser|are you (?:a )?(?:human|robot))/i,
  /\bwelcome to (?:nginx|openresty|caddy|iis)\b/i,
  /^index of \/|^it works!?$|\baccount (?:has been )?suspended\b|\bunder construction\b|^coming soon\b/i,
];

// Two phrases that mark such a page together, and the maximum distance between them. One pattern for both would
// rescan that distance after each first phrase.
const NO_SITE_PAIRS = [
  { first: /\bdomain\b/gi, second: /\b(?:for sale|parked|expired|available)\b/gi, within: 80 },
  { first: /\b(?:apache2?|nginx|test|default)\b/gi, second: /\b(?:default|test) page\b/gi, within: 40 },
];

/**
 * Makes a brand manifest from a home page. `good` means that it is worth storing: the page is not an error or
 * parking page and not for adults only, and it has a logo or a description of more than 10 characters.
 */
export function manifestFromSite(
  meta: SiteMetadata,
  domain: string,
): { manifest: SiteManifest; good: boolean } {
  const company = companyOf(meta);
  const description = meta.description ?? meta.organization?.description;
  const logos = logosOf(meta);
  const manifest: SiteManifest = {
    name: nameOf(meta, domain),
    url: `https://${domain}/`,
    ...(description === undefined ? {} : { description }),
    ...(logos.length === 0 ? {} : { logos }),
    ...(meta.themeColor === null ? {} : { colors: { primary: meta.themeColor } }),
    ...(company === undefined ? {} : { company }),
  };
  const useful = logos.length > 0 || (description?.length ?? 0) > USEFUL_DESCRIPTION;
  return { manifest, good: useful && !meta.adult && !isNoSite(meta) };
}

function isNoSite({ title, heading, description }: SiteMetadata): boolean {
  return [title, heading, description].some(
    (text) =>
      text !== null &&
      (NO_SITE.some((sign) => sign.test(text)) || NO_SITE_PAIRS.some((pair) => holdsPair(text, pair))),
  );
}

function holdsPair(text: string, { first, second, within }: (typeof NO_SITE_PAIRS)[number]): boolean {
  const ends = Array.from(text.matchAll(first), ({ index, 0: word }) => index + word.length);
  let at = 0;
  for (const { index } of text.matchAll(second)) {
    while (at < ends.length && (ends[at] ?? 0) + within < index) at += 1;
    if ((ends[at] ?? Number.POSITIVE_INFINITY) <= index) return true;
  }
  return false;
}

function logosOf(meta: SiteMetadata): { url: string; tags: string[] }[] {
  const logo = meta.organization?.logo;
  const all = [
    ...(logo === undefined ? [] : [{ url: logo, tags: ['logo'] }]),
    ...meta.icons.slice(0, MAX_ICON_LOGOS).map(({ url }) => ({ url, tags: ['icon'] })),
    ...(meta.image === null ? [] : [{ url: meta.image, tags: ['social'] }]),
  ];
  return all.filter(({ url }, i) => all.findIndex((other) => other.url === url) === i);
}

function companyOf({ organization }: SiteMetadata): SiteManifest['company'] {
  if (organization === null) return undefined;
  const { name, industry, employees, founded, location } = organization;
  if (industry === undefined && employees === undefined && founded === undefined && location === undefined)
    return undefined;
  return {
    ...(name === undefined ? {} : { name }),
    ...(industry === undefined ? {} : { industry, industries: [industry] }),
    ...(employees === undefined ? {} : { employees }),
    ...(founded === undefined ? {} : { founded }),
    ...(location === undefined ? {} : { location }),
  };
}

const GENERIC = /^(?:home|home ?page|start(?:seite)?|welcome|official (?:web)?site|accueil|inicio|index)$/i;
const squeezed = (text: string): string => searchForm(text).replace(/[^\p{L}\p{N}]/gu, '');

/**
 * The name that the site gives itself. Of a title such as "Home | Acme", the part that matches the domain, else the
 * first part.
 */
function nameOf({ organization, siteName, title }: SiteMetadata, domain: string): string {
  const given = organization?.name ?? siteName;
  if (given) return given;
  const parts = (title ?? '')
    .split(/\s[|–—·•»:-]\s|:\s|\|/)
    .map((part) => part.trim().slice(0, 200))
    .filter((part) => part !== '' && !GENERIC.test(part));
  const label = squeezed(domain.split('.')[0] ?? '');
  return parts.find((part) => squeezed(part) === label) ?? parts[0] ?? domain;
}
