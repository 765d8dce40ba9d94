import { encodeForHtml } from '../macros/encode.ts';
import { type MacroWriter, webAddress } from '../macros/substitute.ts';

/** Markup that was written here, or whose text was encoded. */
export type CreativeHtml = { readonly html: string };

export const NOTHING: CreativeHtml = { html: '' };

/** Markup with text in its holes: text and numbers are encoded, other markup stays. */
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

/** A URL of the creative with its macros filled in; null unless it is an address of the web. */
export const filledUrl = (url: string, macros: MacroWriter): string | null => webAddress(macros.url(url));

/** A link to the landing page around something, or that alone when there is no page. */
export function linked(landing: string | null, inner: CreativeHtml, className = 'link'): CreativeHtml {
  return landing === null
    ? inner
    : markup`<a class="${className}" href="${landing}" target="_blank" rel="noopener noreferrer">${inner}</a>`;
}

/** An image, or its text where it has no address. */
export function picture(url: string | null, text: string, className: string): CreativeHtml {
  return url === null
    ? markup`<p>${text}</p>`
    : markup`<img class="${className}" src="${url}" alt="${text}">`;
}

export const paragraphs = (className: string, texts: readonly string[]): CreativeHtml[] =>
  texts
    .filter((text) => text.trim() !== '')
    .map((text) => markup`<p class="${className}" dir="auto">${text}</p>`);

/** Trackers with their values, for whoever checks them: a preview calls none. */
export const trackerMarks = (urls: readonly string[], macros: MacroWriter): CreativeHtml[] =>
  urls.flatMap((url) => {
    const filled = filledUrl(url, macros);
    return filled === null ? [] : [markup`<span hidden data-tracker-url="${filled}"></span>`];
  });
