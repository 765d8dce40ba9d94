import { colorMap } from '../../brands/contents.ts';
import { isObject, objectsIn } from '../../json/values.ts';
import { textOf } from '../judging/asset-rule.ts';

/** The brand's look for a creative, safe to put into markup: colors are hex, the font is a plain name. */
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

/** The description of a brand by one of several sources. */
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

/** Reads a brand's look. Values that could break out of markup or a style sheet are left out. */
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

/** Names of fonts, from an array of objects or from an object of names by role. */
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

export type Scene = {
  readonly width: number | null;
  readonly height: number | null;
  readonly headline: string;
  readonly body: string;
  readonly call: string;
  readonly legal: readonly string[];
  readonly image: string | null;
  readonly clickUrl: string;
  readonly trackers: readonly string[];
  readonly theme: 'light' | 'dark' | 'brand';
  /** Seconds of the animation that shows the parts; 0 for a still. */
  readonly seconds: number;
};

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Encodes text for an element or a quoted attribute. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? '');

/** A standalone page that shows the creative. All of its text is escaped, and it runs no script. */
export function adMarkup(scene: Scene, kit: BrandKit): string {
  const { width, height } = scene;
  const size = width === null ? '' : `<meta name="ad.size" content="width=${width},height=${height}">`;
  const pixels = scene.trackers.map(
    (url) => `<img src="${escapeHtml(url)}" width="1" height="1" alt="" style="position:absolute;left:-9px">`,
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(scene.headline)}</title>${size}<style>${styleOf(scene, kit)}</style></head><body><a id="ad" href="${escapeHtml(scene.clickUrl)}" target="_blank" rel="noopener">${partsOf(scene, kit).join('')}</a>${pixels.join('')}</body></html>`;
}

/** The color of the surface of a creative, and of the text on it. */
export function themeColors(
  theme: Scene['theme'],
  { background, text, primary }: BrandKit['colors'],
): { readonly paper: string; readonly ink: string } {
  if (theme === 'dark') return { paper: '#111418', ink: '#ffffff' };
  if (theme === 'light') return { paper: background, ink: text };
  return { paper: primary, ink: readableOn(primary) };
}

/** Whether the parts stand beside each other, because there is no room below each other. */
const isFlat = ({ width, height }: Scene): boolean => width !== null && height !== null && width > 3 * height;

function styleOf(scene: Scene, { colors, font }: BrandKit): string {
  const { width, height, seconds } = scene;
  const { paper, ink } = themeColors(scene.theme, colors);
  const box =
    width === null || height === null ? 'width:100%;height:100%' : `width:${width}px;height:${height}px`;
  const flow = isFlat(scene)
    ? 'flex-direction:row;gap:.4em;align-items:center'
    : 'flex-direction:column;gap:.4em;align-items:flex-start';
  const base = Math.max(10, Math.min(28, Math.round(Math.min(width ?? 300, (height ?? 250) * 1.6) / 16)));
  const enter = seconds > 0 ? `animation:in ${Math.min(1.2, seconds)}s both` : '';
  return [
    `*{box-sizing:border-box}html,body{margin:0;height:100%}`,
    `#ad{${box};display:flex;${flow};justify-content:space-between;padding:.6em;overflow:hidden;text-decoration:none;background:${paper};color:${ink};font:${base}px/1.2 "${font}",system-ui,sans-serif}`,
    `h1{font-size:1.25em;margin:0;${enter}}p{font-size:.85em;margin:0;${enter}}`,
    `.cta{background:${colors.accent};color:${readableOn(colors.accent)};padding:.35em .7em;border-radius:.3em;white-space:nowrap;font-size:.85em}`,
    `img{max-width:100%;min-height:0;flex:0 1 auto;object-fit:contain}.logo{max-height:2em}small{font-size:.6em;opacity:.85}`,
    seconds > 0
      ? '@keyframes in{from{opacity:0;transform:translateY(.5em)}to{opacity:1;transform:none}}'
      : '',
  ].join('');
}

/** The elements that the creative shows, as markup. */
function partsOf(scene: Scene, kit: BrandKit): string[] {
  return [
    kit.logo === null
      ? `<strong>${escapeHtml(kit.name)}</strong>`
      : `<img class="logo" src="${escapeHtml(kit.logo)}" alt="${escapeHtml(kit.name)}">`,
    scene.image === null ? '' : `<img src="${escapeHtml(scene.image)}" alt="${escapeHtml(scene.headline)}">`,
    `<h1>${escapeHtml(scene.headline)}</h1>`,
    isFlat(scene) || scene.body === scene.headline ? '' : `<p>${escapeHtml(scene.body)}</p>`,
    `<span class="cta">${escapeHtml(scene.call)}</span>`,
    ...scene.legal.map((text) => `<small>${escapeHtml(text)}</small>`),
  ];
}
