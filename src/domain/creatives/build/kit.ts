import { colorMap } from '../../brands/contents.ts';
import { isObject, objectsIn } from '../../json/values.ts';
import { textOf } from '../library/requirements/rule.ts';

/** What a creative shows of its brand, ready to be put into markup: colors are hex, the font is a plain name. */
export type BrandKit = {
  readonly name: string;
  /** Home page of the brand. */
  readonly url: string;
  readonly colors: {
    readonly primary: string;
    readonly background: string;
    readonly text: string;
    readonly accent: string;
  };
  readonly logo: string | null;
  readonly font: string;
  readonly tagline: string | null;
};

/** A brand as one of several sources describes it. */
export type BrandFacts = {
  readonly domain: string;
  readonly name?: string | undefined;
  readonly url?: string | undefined;
  readonly colors?: unknown;
  readonly logos?: unknown;
  readonly fonts?: unknown;
  readonly tagline?: unknown;
};

const HEX = /^#[0-9a-f]{6}$/i;
const FONT = /^[\p{L}\p{N} _-]{1,60}$/u;
const DEFAULT_COLORS = { primary: '#1f3a5f', background: '#ffffff', text: '#1a1a1a', accent: '#e07a1f' };

/** Reads what is needed; anything that could leave its place in markup or a style sheet is left out. */
export function kitOf(facts: BrandFacts): BrandKit {
  const colors = colorMap(facts.colors);
  const color = (...names: string[]): string | undefined =>
    names.map((name) => colors[name]).find((value) => value !== undefined && HEX.test(value));
  const url = webUrl(facts.url) ?? `https://${facts.domain}/`;
  return {
    name: facts.name ?? facts.domain,
    url,
    colors: {
      primary: color('primary') ?? DEFAULT_COLORS.primary,
      background: color('background') ?? DEFAULT_COLORS.background,
      text: color('text') ?? DEFAULT_COLORS.text,
      accent: color('accent', 'secondary') ?? DEFAULT_COLORS.accent,
    },
    logo:
      objectsIn(facts.logos)
        .map(({ url: logo }) => webUrl(logo))
        .find((logo) => logo !== undefined) ?? null,
    font: fontsIn(facts.fonts).find((name) => FONT.test(name)) ?? 'system-ui',
    tagline: firstText(facts.tagline) ?? null,
  };
}

function firstText(value: unknown): string | undefined {
  const first: unknown = Array.isArray(value) ? value[0] : value;
  return isObject(first) ? Object.values(first).map(textOf).find(Boolean) : textOf(first);
}

/** Fonts come as a list of objects or as names by role. */
const fontsIn = (fonts: unknown): string[] => {
  const values: unknown[] = Array.isArray(fonts) ? fonts : isObject(fonts) ? Object.values(fonts) : [];
  return values.flatMap((font) =>
    isObject(font) ? (textOf(font.name) ?? textOf(font.family) ?? []) : (textOf(font) ?? []),
  );
};

const webUrl = (value: unknown): string | undefined => {
  const url = typeof value === 'string' && value.length <= 2048 ? URL.parse(value) : null;
  return url?.protocol === 'https:' ? url.href : undefined;
};

/** Black or white, whichever is easier to read on a color (WCAG 2.2, relative luminance). */
export function readableOn(color: string): '#000000' | '#ffffff' {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  return luminance > 0.179 ? '#000000' : '#ffffff';
}
