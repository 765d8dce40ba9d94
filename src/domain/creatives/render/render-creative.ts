import type { CoreCreativeManifest, CoreFormat } from '../../../../generated/types/core.ts';
import type { Unread } from '../../contract/shapes.ts';
import { isObject, type Json } from '../../json/values.ts';
import type { Steps } from '../../steps.ts';
import { createMacroWriter, type MacroValues } from '../macros.ts';
import { type CreativeHtml, foreignFrame, hasForeignCode, MOST_PAGE, markup } from './html.ts';
import { layOut } from './layouts.ts';
import { type CatalogItems, isLoaded, numberIn, type PlacedAsset, placedAssets } from './manifest-parts.ts';

/**
 * The brand's look on a page. Colors that are not hexadecimal and fonts that are not plain names are replaced by
 * defaults.
 */
export type RenderBrand = {
  readonly name: string;
  readonly colors: {
    readonly primary: string;
    readonly background: string;
    readonly text: string;
    readonly accent: string;
  };
  readonly logo: string | null;
  readonly font: string;
};

export type CreativeToRender = {
  readonly manifest: Unread<CoreCreativeManifest, 'format_id'> & { readonly assets: unknown };
  /** The format that the manifest names; null when it is not known here. */
  readonly format: Pick<CoreFormat, 'renders'> | null;
  readonly macros: MacroValues;
  readonly brand: RenderBrand | null;
  readonly items: CatalogItems;
  readonly itemLimit: number;
};

type RenderDimensions = { readonly width: number; readonly height: number };
export type CreativeRender = {
  readonly role: string;
  readonly dimensions: RenderDimensions | null;
  /** A complete HTML document. */
  readonly page: string;
  readonly policy: PagePolicy;
};
/** The creative, with its macros filled in, exceeds the maximum length of a page. */
export type RenderTooLarge = { readonly tooLarge: true; readonly mostCharacters: number };

const LARGEST_SIDE = 10_000;

/** Renders a creative as HTML5 documents, one for each piece that its format renders. */
export function* renderCreative(
  creative: CreativeToRender,
): Steps<readonly CreativeRender[] | RenderTooLarge> {
  const { manifest, format, brand, items, itemLimit } = creative;
  const all = placedAssets(manifest.assets);
  const macros = createMacroWriter(creative.macros);
  const [primary, ...others] = format?.renders ?? [];
  const companions = others.flatMap(({ role, dimensions }) => {
    const parts = all.filter(
      ({ slot, type }) => type === 'image' && role !== 'primary' && slot.includes(role),
    );
    return parts.length === 0 ? [] : [{ role, parts, stated: sizeOf(dimensions) }];
  });
  const taken = new Set(companions.flatMap(({ parts }) => parts));
  const pieces = [
    {
      role: primary?.role ?? 'primary',
      parts: all.filter((part) => !taken.has(part)),
      stated: sizeOf(manifest.format_id) ?? sizeOf(primary?.dimensions),
    },
    ...companions,
  ];
  const renders: CreativeRender[] = [];
  for (const { role, parts, stated } of pieces) {
    const dimensions = stated ?? mediaSize(parts);
    const tools = {
      macros,
      items,
      itemLimit,
      brandName: brand?.name ?? 'Advertiser',
      logo: brand?.logo ?? null,
    };
    const shown = layOut(parts, tools, yield* foreignFrame(parts, tools));
    yield;
    const itemImages = [...items.values()].flat().slice(0, itemLimit);
    const origins = declaredOrigins(
      parts.filter(isLoaded).map(({ asset }) => asset),
      itemImages,
      brand?.logo,
    );
    const policy = pagePolicy(origins, hasForeignCode(parts));
    const page = documentOf(shown, dimensions, brand ?? PLAIN_BRAND, policy).html;
    renders.push({ role, dimensions, page, policy });
    yield;
  }
  const isTooLarge = macros.isExhausted || renders.some(({ page }) => page.length > MOST_PAGE);
  return isTooLarge ? { tooLarge: true, mostCharacters: MOST_PAGE } : renders;
}

const PLAIN_BRAND: RenderBrand = {
  name: '',
  colors: { primary: '#1f3a5f', background: '#ffffff', text: '#1a1a1a', accent: '#1f3a5f' },
  logo: null,
  font: 'system-ui',
};

function sizeOf(value: unknown): RenderDimensions | null {
  if (!isObject(value)) return null;
  const width = numberIn(value, 'width');
  const height = numberIn(value, 'height');
  const isSide = (side: number | undefined): side is number =>
    side !== undefined && side >= 1 && side <= LARGEST_SIDE;
  return isSide(width) && isSide(height) ? { width, height } : null;
}

const mediaSize = (parts: readonly PlacedAsset[]): RenderDimensions | null => {
  const types = parts.map(({ type }) => type);
  const isAlone = types.every(
    (type) => type === 'image' || type === 'url' || type === 'pixel_tracker' || type === 'video',
  );
  return isAlone
    ? (parts.map(({ asset }: { asset: Json }) => sizeOf(asset)).find((size) => size !== null) ?? null)
    : null;
};

/** Colors and font of a brand. Values that could break out of the style sheet are replaced. */
function styled({ colors, font }: RenderBrand): Pick<RenderBrand, 'colors' | 'font'> {
  const color = (name: keyof RenderBrand['colors']): string =>
    /^#[0-9a-f]{6}$/i.test(colors[name]) ? colors[name] : PLAIN_BRAND.colors[name];
  return {
    colors: {
      primary: color('primary'),
      background: color('background'),
      text: color('text'),
      accent: color('accent'),
    },
    font: /^[\p{L}\p{N} _-]{1,60}$/u.test(font) ? font : PLAIN_BRAND.font,
  };
}

function documentOf(
  shown: CreativeHtml,
  size: RenderDimensions | null,
  brand: RenderBrand,
  policy: PagePolicy,
): CreativeHtml {
  const box =
    size === null ? 'max-width:640px' : `width:${size.width}px;height:${size.height}px;overflow:hidden`;
  const { colors, font } = styled(brand);
  const { primary, background, text, accent } = colors;
  const style: CreativeHtml = {
    html: `*{box-sizing:border-box}html,body{margin:0;background:#fff}
main{${box};background:${background};color:${text};font:16px/1.4 "${font}",system-ui,sans-serif;position:relative}
main:not(:has(.native,.row,.note,audio)){overflow:hidden}
img,video{display:block;max-width:100%}.fill{width:100%;height:100%;object-fit:contain}.cover{width:100%;aspect-ratio:1.6;object-fit:cover}
.frame{border:0;width:100%;height:100%;min-height:${size === null ? '320px' : '0'}}
.row{display:flex;gap:12px;overflow-x:auto;scroll-snap-type:x mandatory;padding:12px}
.card{flex:0 0 200px;scroll-snap-align:start;border:1px solid #ddd;border-radius:8px;overflow:hidden}
.link{color:inherit;text-decoration:none}h1,h2{font-size:1.1em;margin:.4em .6em}p{margin:.4em .6em;overflow-wrap:anywhere;white-space:pre-wrap}
.cta{display:inline-block;background:${accent};color:#fff;padding:.4em .8em;border-radius:6px}.price{font-weight:bold;color:${primary}}
.native{max-width:360px}.native header{display:flex;gap:8px;align-items:center;padding:8px;font-size:.85em}.icon{width:24px;height:24px;object-fit:contain}
.ad{border:1px solid;border-radius:3px;padding:0 4px;font-size:.75em}.disclosure,.note{font-size:.8em}.address{font-family:monospace;font-size:.8em}audio{width:100%}`,
  };
  return markup`<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${policy.inPage}"><meta name="viewport" content="width=device-width"><meta name="referrer" content="no-referrer"><title>Creative preview</title><style>${style}</style></head><body><main>${shown}</main></body></html>`;
}

const MOST_ORIGINS = 40;
const MOST_DEPTH = 12;
/**
 * Matches the origin at the start of a URL. It does not match a host that is a macro, or one with non-ASCII
 * characters.
 */
const ADDRESS = /https?:\/\/[a-z0-9.-]{1,253}(?::\d{1,5})?(?=[/?#"'`\s\\<>()&;,]|$)/gi;
/** Parts of an asset that describe it and are not loaded. */
const NOT_LOADED = new Set(['provenance', 'ext', 'rights', 'reference_authorization', 'identity_ref']);

/**
 * Origins that a creative names before its macros are filled in, so that the value of a macro cannot add an origin.
 * At most 40, in the order of the creative.
 */
export function declaredOrigins(...sources: readonly unknown[]): string[] {
  const origins = new Set<string>();
  const visit = (value: unknown, depth: number): void => {
    if (origins.size >= MOST_ORIGINS || depth > MOST_DEPTH) return;
    if (typeof value === 'string') collect(value);
    else if (Array.isArray(value)) for (const item of value) visit(item, depth + 1);
    else if (isObject(value))
      for (const [name, part] of Object.entries(value)) if (!NOT_LOADED.has(name)) visit(part, depth + 1);
  };
  const collect = (text: string): void => {
    for (const [address] of text.matchAll(ADDRESS)) {
      const origin = URL.parse(address)?.origin;
      if (origin !== undefined && origins.size < MOST_ORIGINS) origins.add(origin);
    }
  };
  for (const source of sources) visit(source, 0);
  return [...origins];
}

type PagePolicy = {
  /** Policy in a `meta` element of the page, so that it applies wherever the page is shown. */
  readonly inPage: string;
  /** Value of the `Content-Security-Policy` header that the page is served with. */
  readonly header: string;
  /** Value of the `sandbox` attribute of a frame that shows the page. */
  readonly sandbox: string;
};

/**
 * Restricts what a page may load and do. The page has no origin of its own and may reach only the declared origins.
 *
 * @param hasScripts whether scripts of the creative run in a frame of the page
 */
function pagePolicy(origins: readonly string[], hasScripts: boolean): PagePolicy {
  const declared = origins.join(' ');
  const of = (name: string, ...values: string[]): string => {
    const list = [...values, declared].filter(Boolean).join(' ');
    return `${name} ${list === '' ? "'none'" : list}`;
  };
  const inPage = [
    "default-src 'none'",
    of('img-src', 'data:'),
    of('media-src', 'data:'),
    of('font-src', 'data:'),
    of('style-src', "'unsafe-inline'"),
    hasScripts ? of('script-src', "'unsafe-inline'") : "script-src 'none'",
    hasScripts ? of('connect-src') : "connect-src 'none'",
    hasScripts ? of('frame-src') : "frame-src 'none'",
    "form-action 'none'",
    "base-uri 'none'",
    // `connect-src` does not cover peer connections.
    "webrtc 'block'",
  ].join('; ');
  const sandbox = `allow-popups allow-popups-to-escape-sandbox${hasScripts ? ' allow-scripts' : ''}`;
  return { inPage, header: `sandbox ${sandbox}; ${inPage}`, sandbox };
}
