import { isObject, objectsIn } from '../json/object.ts';
import type { BrandJson } from './rules.ts';
import { hexColor, readBrandUrl } from './values.ts';

/** The parts of a brand's identity in the one form of the listing and of enrichment, whatever form they came in. */
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

/** Reads a manifest of any source: a brand.json, a submission or an enrichment. What does not fit is left out. */
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

/** `{role: '#RRGGBB'}` from that very form, from `{role: ['#RRGGBB', …]}`, or from `[{hex, type}]`. */
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

/** A stored submission's colors: always the list form. */
export const colorList = (value: unknown): BrandJson[] =>
  Array.isArray(value)
    ? objectsIn(value)
    : Object.entries(colorMap(value)).map(([type, hex]) => ({ hex, type }));
