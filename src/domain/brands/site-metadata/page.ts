import { Parser } from 'htmlparser2';

/** What a page says in its mark-up, as it stands there: nothing is resolved or judged yet. */
export type SitePage = {
  title: string;
  heading: string;
  /** First value of each `<meta>` by its name or property, in lower case. */
  meta: Map<string, string>;
  links: { rel: string[]; href: string; sizes: string; type: string }[];
  base: string | null;
  jsonLd: string[];
};

const CHUNK = 16 * 1024;
const MAX_HTML = 1024 * 1024;
// A closing tag is searched for among all open elements, so depth times tags bounds the work.
const MAX_DEPTH = 512;
const MAX_META = 200;
const MAX_LINKS = 200;
const MAX_SCRIPTS = 10;
const MAX_SCRIPT = 64 * 1024;
const MAX_TEXT = 1000;
const MAX_VALUE = 4096;

type Place = 'title' | 'heading' | 'jsonLd';

/** Reads at most the first mebibyte of a page. Never throws, and what it keeps is bounded whatever the page holds. */
export function readPage(html: string): SitePage {
  const page: SitePage = { title: '', heading: '', meta: new Map(), links: [], base: null, jsonLd: [] };
  const kept: Record<Place, string> = { title: '', heading: '', jsonLd: '' };
  let place: Place | null = null;
  let depth = 0;
  let inSvg = 0;

  const enter = (name: string, attributes: Record<string, string>) => {
    depth += 1;
    if (name === 'svg') inSvg += 1;
    if (name === 'meta') keepMeta(page, attributes);
    if (name === 'link') keepLink(page, attributes);
    if (name === 'base' && attributes.href !== undefined) page.base ??= attributes.href.slice(0, MAX_VALUE);
    if (place !== null || inSvg > 0) return;
    if (name === 'title' && page.title === '') place = 'title';
    if (name === 'h1' && page.heading === '') place = 'heading';
    if (name === 'script' && /^application\/ld\+json\b/i.test(attributes.type ?? '')) place = 'jsonLd';
  };
  const leave = (name: string) => {
    depth = Math.max(0, depth - 1);
    if (name === 'svg') inSvg = Math.max(0, inSvg - 1);
    const done = (place === 'title' && name === 'title') || (place === 'heading' && name === 'h1');
    if (done && place !== null && place !== 'jsonLd') page[place] = tidy(kept[place], MAX_TEXT);
    if (place === 'jsonLd' && name === 'script') {
      if (page.jsonLd.length < MAX_SCRIPTS && kept.jsonLd.length <= MAX_SCRIPT) page.jsonLd.push(kept.jsonLd);
      kept.jsonLd = '';
    } else if (!done) return;
    place = null;
  };
  const read = (text: string) => {
    if (place === null) return;
    const limit = place === 'jsonLd' ? MAX_SCRIPT : MAX_TEXT;
    if (kept[place].length <= limit) kept[place] += text.slice(0, limit + 1);
  };

  const parser = new Parser({ onopentag: enter, onclosetag: leave, ontext: read });
  const end = Math.min(html.length, MAX_HTML);
  for (let from = 0; from < end && depth < MAX_DEPTH; from += CHUNK)
    parser.write(html.slice(from, from + CHUNK));
  return page;
}

function keepMeta(page: SitePage, { property, name, content, media }: Record<string, string>): void {
  const key = (property ?? name ?? '').trim().toLowerCase();
  if (key === '' || content === undefined || page.meta.size >= MAX_META) return;
  // A color for dark screens is not the brand's own.
  if (key === 'theme-color' && /dark/i.test(media ?? '')) return;
  if (!page.meta.has(key)) page.meta.set(key, tidy(content, MAX_VALUE));
}

function keepLink(page: SitePage, { rel, href, sizes, type }: Record<string, string>): void {
  if (rel === undefined || href === undefined || href.length > MAX_VALUE || page.links.length >= MAX_LINKS)
    return;
  const tokens = rel.toLowerCase().slice(0, 200).split(/\s+/);
  page.links.push({
    rel: tokens,
    href,
    sizes: (sizes ?? '').slice(0, 200).toLowerCase(),
    type: (type ?? '').slice(0, 100).toLowerCase(),
  });
}

/** Text on one line, without control and direction characters. */
export function tidy(text: string, max: number): string {
  const plain = text
    .slice(0, max * 4)
    .replace(/[\p{Cc}\p{Cs}\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff\s]+/gu, ' ');
  return plain.trim().slice(0, max).trim();
}
