import { Parser } from 'htmlparser2';
import { isObject } from '../json/values.ts';
import type { Steps } from '../steps.ts';

/** The markup of a page as written: no URL is resolved and no value is validated yet. */
export type SitePage = {
  title: string;
  heading: string;
  /** First value of each `<meta>`, keyed by its lower-cased name or property. */
  meta: Map<string, string>;
  links: { rel: string[]; href: string; sizes: string; type: string }[];
  base: string | null;
  jsonLd: string[];
};

const CHUNK = 16 * 1024;
const MAX_HTML = 1024 * 1024;
// The parser searches for a closing tag among all open elements, so the work is bounded by depth times tags.
const MAX_DEPTH = 512;
const MAX_META = 200;
const MAX_LINKS = 200;
const MAX_SCRIPTS = 10;
const MAX_SCRIPT = 64 * 1024;
const MAX_TEXT = 1000;
const MAX_VALUE = 4096;

type Place = 'title' | 'heading' | 'jsonLd';

/**
 * Reads at most the first mebibyte of a page. Never throws. The size of the result is bounded, whatever the page
 * contains.
 */
export function* readPage(html: string): Steps<SitePage> {
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
    if (place === null && inSvg === 0) place = placeBegun(page, name, attributes);
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
  for (let from = 0; from < end && depth < MAX_DEPTH; from += CHUNK) {
    parser.write(html.slice(from, from + CHUNK));
    yield;
  }
  return page;
}

/** The place that the text of an element belongs to; null when it is none, or the page has its text already. */
function placeBegun(page: SitePage, element: string, { type }: Record<string, string>): Place | null {
  if (element === 'title' && page.title === '') return 'title';
  if (element === 'h1' && page.heading === '') return 'heading';
  return element === 'script' && /^application\/ld\+json\b/i.test(type ?? '') ? 'jsonLd' : null;
}

function keepMeta(page: SitePage, { property, name, content, media }: Record<string, string>): void {
  const key = (property ?? name ?? '').trim().toLowerCase();
  if (key === '' || content === undefined || page.meta.size >= MAX_META) return;
  // A color for dark screens is not the brand's own color.
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

/** The organization that a page describes in JSON-LD. URLs are as given, not resolved. */
export type SiteOrganization = {
  name?: string;
  url?: string;
  logo?: string;
  description?: string;
  industry?: string;
  /** Year. */
  founded?: number;
  employees?: string;
  location?: string;
};

type Json = Record<string, unknown>;

const MAX_NODES = 500;
const TYPE = /(?:organization|corporation|business|brand|company|airline|ngo|store)$/i;

/** The first organization with a name in the JSON-LD scripts of a page. Scripts that are not JSON are skipped. */
export function findOrganization(scripts: readonly string[]): SiteOrganization | null {
  for (const script of scripts) {
    const node = nodesIn(parse(script)).find(
      (candidate) => isOrganization(candidate) && text(candidate.name),
    );
    if (node !== undefined) return read(node);
  }
  return null;
}

function parse(script: string): unknown {
  try {
    return JSON.parse(script);
  } catch {
    return null;
  }
}

/**
 * The objects that may be an organization: the top level, lists, `@graph`, and objects that a page or site names as
 * its own.
 */
function nodesIn(root: unknown): Json[] {
  const found: Json[] = [];
  const waiting: unknown[] = [root];
  for (let seen = 0; waiting.length > 0 && seen < MAX_NODES; seen += 1) {
    const next = waiting.shift();
    if (Array.isArray(next)) waiting.push(...next.slice(0, MAX_NODES));
    if (!isObject(next)) continue;
    found.push(next);
    for (const key of ['@graph', 'publisher', 'about', 'mainEntity', 'sourceOrganization'])
      if (next[key] !== undefined) waiting.push(next[key]);
  }
  return found;
}

function isOrganization(node: Json): boolean {
  const types = Array.isArray(node['@type']) ? node['@type'].slice(0, 20) : [node['@type']];
  return types.some((type) => typeof type === 'string' && type.length < 200 && TYPE.test(type));
}

const text = (value: unknown, max = 500): string | undefined => {
  const first = Array.isArray(value) ? value[0] : value;
  return typeof first === 'string' ? tidy(first, max) || undefined : undefined;
};

/** A value, or the member of an object that contains it: a logo may be a URL or an ImageObject. */
const inner = (value: unknown, ...keys: string[]): unknown => {
  const first = Array.isArray(value) ? value[0] : value;
  if (!isObject(first)) return first;
  return keys.map((key) => first[key]).find((member) => member !== undefined);
};

function read(node: Json): SiteOrganization {
  const all = {
    name: text(node.name, 200),
    url: text(inner(node.url, '@id'), 2048),
    logo: text(inner(node.logo, 'contentUrl', 'url', '@id'), 2048),
    description: text(node.description, 1000),
    industry: text(inner(node.industry, 'name'), 200),
    founded: year(node.foundingDate),
    employees: headcount(node.numberOfEmployees),
    location: location(node.address ?? inner(node.location, 'address')),
  };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
}

function year(value: unknown): number | undefined {
  const digits = /^\s*(1[0-9]{3}|20[0-9]{2})(?!\d)/.exec(
    typeof value === 'number' ? `${value}` : (text(value) ?? ''),
  );
  return digits === null ? undefined : Number(digits[1]);
}

function headcount(value: unknown): string | undefined {
  const count = (member: unknown) =>
    typeof member === 'number' && Number.isSafeInteger(member) && member >= 0
      ? `${member}`
      : text(member, 50);
  const first = Array.isArray(value) ? value[0] : value;
  if (!isObject(first)) return count(first);
  const low = count(first.minValue);
  const high = count(first.maxValue);
  return (
    count(first.value) ?? (low !== undefined && high !== undefined ? `${low}-${high}` : low && `${low}+`)
  );
}

function location(value: unknown): string | undefined {
  const first = Array.isArray(value) ? value[0] : value;
  if (!isObject(first)) return text(first, 300);
  const parts = [first.addressLocality, first.addressRegion, inner(first.addressCountry, 'name')];
  const known = parts.flatMap((part) => text(part, 100) ?? []);
  return known.length === 0 ? undefined : known.join(', ');
}
