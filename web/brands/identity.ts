import { foreign, ON_PAGES, outsideLink } from '../components/foreign.ts';
import { facts } from '../components/parts.ts';
import type { Told } from '../explorer.ts';
import { type Html, html, NO_HTML } from '../html.ts';

type Brand = Told<'resolveBrand'>;
/** Most values of one kind that a page lists; the JSON has all of them. */
const MOST = 24;
const HEX = /^#[0-9a-f]{6}$/i;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const listOf = (value: unknown): unknown[] =>
  Array.isArray(value) ? value : value === undefined ? [] : [value];
const textIn = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value : null;

/** What the brand says about itself. The document may hold anything: only what has the expected form is shown. */
export function identity({ brand_manifest: manifest, names = [] }: Brand): Html {
  const about = isObject(manifest) ? manifest : {};
  const description = textIn(about.description);
  return html`<section aria-labelledby="identity"><h2 id="identity">Identity</h2>
${description === null ? NO_HTML : html`<p>${foreign(description, ON_PAGES)}</p>`}
${facts([
  ['Names', localized(names)],
  ['Tagline', localized(listOf(about.tagline))],
  ['Website', linkOf(about.url)],
  ['Industries', words(listOf(about.industries))],
  ['Voice', isObject(about.tone) ? words([about.tone.voice, ...listOf(about.tone.attributes)]) : NO_HTML],
  [
    'Fonts',
    words(isObject(about.fonts) ? Object.values(about.fonts).map(nameOf) : listOf(about.fonts).map(nameOf)),
  ],
])}
${colors(about.colors)}${logos(about.logos)}</section>`;
}

const nameOf = (value: unknown): unknown => (isObject(value) ? (value.name ?? value.family) : value);

function linkOf(value: unknown): Html {
  const text = textIn(value);
  return text === null ? NO_HTML : outsideLink(text);
}

function words(values: readonly unknown[]): Html {
  const texts = values.flatMap((value) => textIn(value) ?? []);
  if (texts.length === 0) return NO_HTML;
  return html`<ul class="badges">${texts.slice(0, MOST).map((text) => html`<li class="badge">${foreign(text)}</li>`)}${texts.length > MOST ? html`<li>and ${texts.length - MOST} more</li>` : NO_HTML}</ul>`;
}

/** Texts by their language: each is a map with one language tag, or a text without one. */
function localized(values: readonly unknown[]): Html {
  const texts = values
    .flatMap((value): [string, unknown][] => (isObject(value) ? Object.entries(value) : [['', value]]))
    .flatMap(([language, value]) => {
      const text = textIn(value);
      return text === null ? [] : [{ language, text }];
    });
  if (texts.length === 0) return NO_HTML;
  return html`<ul class="plain">${texts
    .slice(0, MOST)
    .map(
      ({ language, text }) =>
        html`<li lang=${/^[A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,8}){0,3}$/.test(language) ? language : undefined}>${foreign(text)}${language === '' ? NO_HTML : html` <span class="soft">${foreign(language, 35)}</span>`}</li>`,
    )}</ul>`;
}

/** Colors with their codes, from a map by part or from a list. A value that is no color code is shown as text only. */
function colors(given: unknown): Html {
  const pairs: [unknown, unknown][] = isObject(given)
    ? Object.entries(given)
    : listOf(given)
        .filter(isObject)
        .map((color): [unknown, unknown] => [color.type ?? color.name, color]);
  const entries = pairs
    .flatMap(([part, value]) => {
      const code = textIn(isObject(value) ? (value.hex ?? value.value) : value);
      return code === null ? [] : [{ part: textIn(part) ?? '', code }];
    })
    .slice(0, MOST);
  if (entries.length === 0) return NO_HTML;
  return html`<h3>Colors</h3><ul class="swatches">${entries.map(
    ({ part, code }) =>
      html`<li>${HEX.test(code) ? html`<svg viewBox="0 0 10 10" width="40" height="40" aria-hidden="true"><rect width="10" height="10" fill=${code} /></svg>` : NO_HTML}<span><code>${foreign(code, 32)}</code> <span class="soft">${foreign(part, 40)}</span></span></li>`,
  )}</ul>`;
}

/** Logos as links: a picture from another host is not loaded before somebody asks for it. */
function logos(given: unknown): Html {
  const all = listOf(given).filter(isObject);
  const shown = all.flatMap((logo) => {
    const url = textIn(logo.url);
    return url === null ? [] : [{ url, logo }];
  });
  if (shown.length === 0) return NO_HTML;
  const label = ({ variant, orientation, background, width, height }: Record<string, unknown>) => {
    const size = typeof width === 'number' && typeof height === 'number' ? `${width} × ${height}` : null;
    return [textIn(variant), textIn(orientation), textIn(background), size].flatMap((part) => part ?? []);
  };
  return html`<h3>Logos</h3><p class="hint">Pictures are at their owner's address; a link opens one there.</p><ul class="list">${shown
    .slice(0, MOST)
    .map(
      ({ url, logo }) => html`<li>${outsideLink(url)}<p>${foreign(label(logo).join(' · '))}</p></li>`,
    )}</ul>`;
}
