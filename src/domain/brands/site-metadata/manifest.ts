import type { SiteMetadata } from './index.ts';

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

// The title, first heading or description of pages that say nothing about whoever owns the domain.
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

// Two words that say it together, and the longest stretch between them. One pattern for both would read that stretch
// anew at each first word.
const NO_SITE_PAIRS = [
  { first: /\bdomain\b/gi, second: /\b(?:for sale|parked|expired|available)\b/gi, within: 80 },
  { first: /\b(?:apache2?|nginx|test|default)\b/gi, second: /\b(?:default|test) page\b/gi, within: 40 },
];

/**
 * A brand manifest from a home page. `good` tells that it is worth keeping: the page is no error or parking page and
 * not for adults only, and gives a logo or a description of more than 10 characters.
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
const squeezed = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** The name the site gives itself; of a title such as "Home | Acme" the part that is like the domain, else the first. */
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
