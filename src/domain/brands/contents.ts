import { isObject, objectsIn } from '../json/values.ts';
import { canonicalDomain } from '../net/domain-name.ts';
import { APP_TYPES } from '../publishers/declared-properties.ts';
import type { BrandJson } from './rules.ts';
import { hexColor, readBrandUrl } from './values.ts';

/** Reads the parts of a brand document leniently: a part that cannot be read is left out. */

export type BrandProperty = {
  type: string;
  /** A canonical domain for a type that is identified by a domain, else the text as given. */
  identifier: string;
  relationship: string;
  store?: string;
  region?: string;
  primary: boolean;
};

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
/** The canonical form of a domain in a document, or null. */
export function domainIn(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  const known = canonicalDomain(value);
  return known.ok ? known.domain : null;
}

/** The properties of one brand object. A property without a `relationship` counts as owned. */
export function propertiesOf(brand: BrandJson): BrandProperty[] {
  return objectsIn(brand.properties).flatMap((entry) => {
    const type = textOf(entry.type);
    const given = textOf(entry.identifier);
    if (type === undefined || given === undefined) return [];
    const identifier = APP_TYPES.includes(type) ? given : (domainIn(given) ?? given);
    const store = textOf(entry.store);
    const region = textOf(entry.region);
    return [
      {
        type,
        identifier,
        relationship: textOf(entry.relationship) ?? 'owned',
        ...(store === undefined ? {} : { store }),
        ...(region === undefined ? {} : { region }),
        primary: entry.primary === true,
      },
    ];
  });
}

/**
 * Domains of the websites that a brand says it owns: primary ones first, then the others, in the order of the file.
 */
export function ownedWebsites(brand: BrandJson): string[] {
  const sites = propertiesOf(brand).filter(
    (held) => held.type === 'website' && held.relationship === 'owned',
  );
  const ordered = [...sites.filter((site) => site.primary), ...sites.filter((site) => !site.primary)];
  return [...new Set(ordered.map((site) => site.identifier))];
}

/** True when `domain` is an owned property of the brand, of any type that is identified by a domain. */
export function ownsDomain(brand: BrandJson, domain: string): boolean {
  return propertiesOf(brand).some(
    (held) => held.relationship === 'owned' && !APP_TYPES.includes(held.type) && held.identifier === domain,
  );
}

/**
 * The inline brand of a house that a request for `domain` resolves to: the brand whose id is the domain, else a
 * brand that owns the domain. If several brands own it, the master brand is preferred.
 */
export function inlineBrandFor(house: BrandJson, domain: string): BrandJson | null {
  const brands = objectsIn(house.brands);
  const owners = brands.filter((brand) => ownsDomain(brand, domain));
  return (
    brands.find((brand) => textOf(brand.id)?.toLowerCase() === domain) ??
    owners.find((brand) => brand.keller_type === 'master') ??
    owners[0] ??
    null
  );
}

/** The English name, or the first name when there is no English one. */
export function brandName(brand: BrandJson): string | null {
  const pairs = namePairs(brand);
  const english = pairs.find(([locale]) => /^en(?:[-_]|$)/i.test(locale));
  return (english ?? pairs[0])?.[1] ?? null;
}

/** `names[]` as `[locale, name]` pairs, in the order of the file. */
export function namePairs(brand: BrandJson): [string, string][] {
  return objectsIn(brand.names).flatMap((entry) =>
    Object.entries(entry).flatMap(([locale, name]): [string, string][] =>
      typeof name === 'string' && name.trim() !== '' ? [[locale, name.trim()]] : [],
    ),
  );
}

/** `names[]` with one locale per object. */
export function namesOf(brand: BrandJson): { [locale: string]: string }[] {
  return namePairs(brand).map(([locale, name]) => ({ [locale]: name }));
}

/** The parts of a brand's identity in the form that the listing and enrichment use, whatever form the source used. */
export type BrandIdentity = {
  logos?: { url: string; tags: string[] }[];
  colors?: Record<string, string>;
  fonts?: { name: string; role: string }[];
  tone?: { voice?: string; attributes?: string[]; dos?: string[]; donts?: string[] };
  company?: Record<string, string | number | string[]>;
};

const MOST_LOGOS = 20;
const MOST_TAGS = 20;
const LONGEST_TAG = 64;

/**
 * Reads a manifest of any source: a brand.json, a submission or an enrichment. Parts in an unknown form are left
 * out.
 */
export function brandIdentity(manifest: unknown): BrandIdentity {
  if (!isObject(manifest)) return {};
  const parts = {
    logos: logosOf(manifest.logos),
    colors: colorMap(manifest.colors),
    fonts: fontsOf(manifest.fonts),
    tone: toneOf(manifest.tone),
    company: companyOf(manifest.company),
  };
  return Object.fromEntries(
    Object.entries(parts).filter(
      ([, part]) => (Array.isArray(part) ? part.length : Object.keys(part).length) > 0,
    ),
  );
}

function logosOf(value: unknown): { url: string; tags: string[] }[] {
  return objectsIn(value)
    .flatMap((logo) => {
      const url = readBrandUrl(logo.url);
      if (url?.protocol !== 'https:' && url?.protocol !== 'http:') return [];
      const said = [...texts(logo.tags), ...texts([logo.variant, logo.orientation, logo.background])];
      const tags = [...new Set(said.filter((tag) => tag.length <= LONGEST_TAG))].slice(0, MOST_TAGS);
      return [{ url: url.href, tags }];
    })
    .slice(0, MOST_LOGOS);
}

/** Returns `{role: '#RRGGBB'}` from an object of that form, from `{role: ['#RRGGBB', …]}`, or from `[{hex, type}]`. */
export function colorMap(value: unknown): Record<string, string> {
  const pairs: [unknown, unknown][] = Array.isArray(value)
    ? objectsIn(value).map(({ type, hex }) => [type, hex])
    : Object.entries(isObject(value) ? value : {}).map(([role, color]) => [
        role,
        Array.isArray(color) ? color[0] : color,
      ]);
  const colors: Record<string, string> = {};
  for (const [role, color] of pairs) {
    const hex = hexColor(color);
    if (typeof role === 'string' && role !== '__proto__' && hex !== null && !Object.hasOwn(colors, role))
      colors[role] = hex;
  }
  return colors;
}

function fontsOf(value: unknown): { name: string; role: string }[] {
  if (Array.isArray(value)) {
    return objectsIn(value).flatMap(({ name, role }) =>
      typeof name === 'string' && typeof role === 'string' ? [{ name, role }] : [],
    );
  }
  return Object.entries(isObject(value) ? value : {}).flatMap(([role, font]) => {
    const name = isObject(font) ? font.family : font;
    return typeof name === 'string' ? [{ name, role }] : [];
  });
}

function toneOf(value: unknown): NonNullable<BrandIdentity['tone']> {
  if (typeof value === 'string') return { voice: value };
  if (!isObject(value)) return {};
  const voice = localizedTexts(value.voice)[0];
  const lists = (['attributes', 'dos', 'donts'] as const)
    .map((part) => [part, list(value[part]).flatMap(localizedTexts)] as const)
    .filter(([, held]) => held.length > 0);
  return { ...(voice === undefined ? {} : { voice }), ...Object.fromEntries(lists) };
}

function companyOf(value: unknown): NonNullable<BrandIdentity['company']> {
  if (!isObject(value)) return {};
  const company: NonNullable<BrandIdentity['company']> = {};
  for (const key of ['name', 'industry', 'location', 'employees'] as const) {
    const held = value[key];
    if (typeof held === 'string' || (key === 'employees' && typeof held === 'number'))
      company[key] = String(held);
  }
  const industries = texts(value.industries);
  if (industries.length > 0) company.industries = industries;
  if (typeof value.founded === 'number') company.founded = value.founded;
  return company;
}

/** A text, or the texts of `[{locale: text}]`, English first. */
function localizedTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  const pairs = objectsIn(Array.isArray(value) ? value : [value]).flatMap((item) => Object.entries(item));
  const english = ([locale]: [string, unknown]) => (locale.toLowerCase().startsWith('en') ? 0 : 1);
  return texts(pairs.sort((a, b) => english(a) - english(b)).map(([, text]) => text));
}

const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

const texts = (value: unknown): string[] =>
  list(value).filter((item): item is string => typeof item === 'string' && item !== '');

/** The colors of a stored submission, always as a list `[{hex, type}]`. */
export const colorList = (value: unknown): BrandJson[] =>
  Array.isArray(value)
    ? objectsIn(value)
    : Object.entries(colorMap(value)).map(([type, hex]) => ({ hex, type }));
