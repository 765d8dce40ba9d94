import type { Steps } from '../../steps.ts';
import { encodeForHtml, type MacroWriter, webAddress } from '../macros.ts';
import { markupFill, scriptFill, styleFill } from '../macros-in-markup.ts';
import {
  type CatalogItems,
  isTagUrl,
  ofType,
  type PlacedAsset,
  shownItem,
  stringIn,
} from './manifest-parts.ts';

/** Markup that is safe: written in this code, or with its text encoded. */
export type CreativeHtml = { readonly html: string };

export const NOTHING: CreativeHtml = { html: '' };

/** Template tag for markup. Text and numbers are encoded; other markup is inserted as it is. */
export function markup(
  literals: TemplateStringsArray,
  ...holes: readonly (string | number | CreativeHtml | readonly CreativeHtml[])[]
): CreativeHtml {
  const written = holes.map((hole) => {
    if (typeof hole === 'number') return String(hole);
    if (typeof hole === 'string') return encodeForHtml(hole);
    return 'html' in hole ? hole.html : hole.map((one) => one.html).join('');
  });
  return { html: literals.map((literal, at) => literal + (written[at] ?? '')).join('') };
}

/** A URL of the creative with its macros filled in; null unless the result is an http or https URL. */
export const filledUrl = (url: string, macros: MacroWriter): string | null => webAddress(macros.url(url));

/** Wraps markup in a link to the landing page; returns it unchanged when there is no page. */
export function linked(landing: string | null, inner: CreativeHtml, className = 'link'): CreativeHtml {
  return landing === null
    ? inner
    : markup`<a class="${className}" href="${landing}" target="_blank" rel="noopener noreferrer">${inner}</a>`;
}

/** An image; its text when it has no URL. */
export function picture(url: string | null, text: string, className: string): CreativeHtml {
  return url === null
    ? markup`<p>${text}</p>`
    : markup`<img class="${className}" src="${url}" alt="${text}">`;
}

export const paragraphs = (className: string, texts: readonly string[]): CreativeHtml[] =>
  texts
    .filter((text) => text.trim() !== '')
    .map((text) => markup`<p class="${className}" dir="auto">${text}</p>`);

/** Hidden elements with the filled URLs of trackers, for inspection. A preview does not request trackers. */
export const trackerMarks = (urls: readonly string[], macros: MacroWriter): CreativeHtml[] =>
  urls.flatMap((url) => {
    const filled = filledUrl(url, macros);
    return filled === null ? [] : [markup`<span hidden data-tracker-url="${filled}"></span>`];
  });

/** Maximum number of characters of a page; a larger page is refused. */
export const MOST_PAGE = 1_000_000;

/**
 * Whether the creative has markup or scripts of its author. They run in a frame without an origin, never in the
 * page itself.
 */
export const hasForeignCode = (parts: readonly PlacedAsset[]): boolean =>
  parts.some((part) => part.type === 'html' || part.type === 'javascript' || isTagUrl(part));

/**
 * First script of the frame: it removes peer connections. `connect-src` does not cover them, and browsers that do
 * not support the directive `webrtc` would open them.
 */
const WITHOUT_PEERS =
  "<script>for(const name of['RTCPeerConnection','webkitRTCPeerConnection'])Object.defineProperty(window,name,{value:undefined});document.currentScript.remove()</script>";

type FrameTools = {
  readonly macros: MacroWriter;
  readonly items: CatalogItems;
  readonly itemLimit: number;
};

/** The frame with the code of the creative, once for each catalog item; null when the creative has no code. */
export function* foreignFrame(
  parts: readonly PlacedAsset[],
  { macros, items, itemLimit }: FrameTools,
): Steps<CreativeHtml | null> {
  if (!hasForeignCode(parts)) return null;
  const shown = ofType(parts, 'catalog').flatMap(({ slot, asset }) =>
    (items.get(slot) ?? []).slice(0, itemLimit).map((item) => shownItem(item, asset).macros),
  );
  const documents: string[] = [];
  let length = 0;
  for (const writer of shown.length === 0 ? [macros] : shown.map((values) => macros.with(values))) {
    const filled = yield* filledCode(parts, writer);
    documents.push(filled);
    length += filled.length;
    // The page is refused in any case, so the other items need not be written.
    if (macros.isExhausted || length > MOST_PAGE) break;
  }
  return markup`<iframe class="frame" sandbox="allow-scripts" referrerpolicy="no-referrer" srcdoc="${WITHOUT_PEERS + documents.join('\n')}"></iframe>`;
}

function* filledCode(parts: readonly PlacedAsset[], writer: MacroWriter): Steps<string> {
  const pieces: string[] = [];
  for (const { asset } of ofType(parts, 'css'))
    pieces.push(`<style>${yield* styleFill(stringIn(asset, 'content'), writer)}</style>`);
  for (const { asset } of ofType(parts, 'html'))
    pieces.push(yield* markupFill(stringIn(asset, 'content'), writer));
  for (const { asset } of ofType(parts, 'javascript')) {
    const type = asset.module_type === 'esm' ? ' type="module"' : '';
    pieces.push(`<script${type}>${yield* scriptFill(stringIn(asset, 'content'), writer)}</script>`);
  }
  return [...pieces, ...parts.filter(isTagUrl).flatMap(({ asset }) => tagOf(asset, writer))].join('\n');
}

function tagOf(asset: PlacedAsset['asset'], writer: MacroWriter): string[] {
  const url = filledUrl(stringIn(asset, 'url'), writer);
  if (url === null) return [];
  const isScript = asset.url_type === 'tracker_script' || new URL(url).pathname.endsWith('.js');
  return [
    isScript
      ? markup`<script src="${url}"></script>`.html
      : markup`<iframe src="${url}" style="border:0;width:100%;height:100%"></iframe>`.html,
  ];
}
