import { type Html, html, NO_HTML } from '../html.ts';

/** Characters that steer how others are shown, or that show nothing: controls, formats, separators of lines. */
const UNSEEN = /([\p{Cc}\p{Cf}\p{Zl}\p{Zp}])/u;
/** Length of a value in a list, and on a page of its own, in characters. */
const IN_LISTS = 120;
export const ON_PAGES = 2_000;
const MANY = new Intl.NumberFormat('en');

/**
 * A value that somebody else wrote, as text only. Characters that would turn or hide other text are shown as their
 * code points, and a value that is cut says so.
 */
export const foreign = (value: string, limit: number = IN_LISTS): Html => foreignText(value, limit, []);

/** The same with each place marked at which a word of what was asked for stands. */
export const hitIn = (value: string, asked: string): Html => foreignText(value, IN_LISTS, wordsOf(asked));

/** So many words of a query are marked. */
const MOST_WORDS = 8;

const wordsOf = (asked: string): string[] =>
  asked
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]/u)
    .filter((word) => word.length > 1)
    .slice(0, MOST_WORDS);

function foreignText(value: string, limit: number, words: readonly string[]): Html {
  const shown = value.length > limit ? beginning(value, limit) : value;
  const text = shown
    .split(UNSEEN)
    .map((piece, index) =>
      index % 2 === 1 ? unseen(piece) : words.length === 0 ? piece : marked(piece, words),
    );
  const cut =
    shown.length === value.length
      ? NO_HTML
      : html`<span class="cut">… (cut, ${MANY.format(value.length)} characters)</span>`;
  return html`<bdi class="foreign">${text}</bdi>${cut}`;
}

function marked(text: string, words: readonly string[]): Html {
  const lower = text.toLowerCase();
  // A few letters are longer in small: their places would not be those of the text.
  if (lower.length !== text.length) return text;
  const parts: Html[] = [];
  for (let at = 0; at < text.length; ) {
    const next = nextOf(lower, words, at);
    if (next === null) return [...parts, text.slice(at)];
    const { from, to } = next;
    parts.push(text.slice(at, from), html`<mark class="hit">${text.slice(from, to)}</mark>`);
    at = to;
  }
  return parts;
}

/** The first place of a word from there on, the longest where several begin. */
function nextOf(text: string, words: readonly string[], at: number): { from: number; to: number } | null {
  let found: { from: number; to: number } | null = null;
  for (const word of words) {
    const from = text.indexOf(word, at);
    if (from === -1) continue;
    const to = from + word.length;
    if (found === null || from < found.from || (from === found.from && to > found.to)) found = { from, to };
  }
  return found;
}

/** A value that somebody else wrote, for an attribute: characters that steer or show nothing are left out. */
export const plainText = (value: string, limit: number): string =>
  beginning(value, limit)
    .split(UNSEEN)
    .filter((_, index) => index % 2 === 0)
    .join(' ');

/** The first characters, without half a character at the end. */
function beginning(value: string, limit: number): string {
  const last = value.charCodeAt(limit - 1);
  return value.slice(0, last >= 0xd8_00 && last < 0xdc_00 ? limit - 1 : limit);
}

function unseen(character: string): Html {
  if (character === '\n' || character === '\t' || character === '\r') return ' ';
  const code = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
  return html`<span class="code-point">U+${code}</span>`;
}

const LONGEST_LINK = 2_048;

/** The address that a link may lead to; null for what is no address of the web. */
function linkAddress(value: string): string | null {
  if (value.length > LONGEST_LINK) return null;
  const url = URL.parse(value);
  return url !== null && (url.protocol === 'https:' || url.protocol === 'http:') ? url.href : null;
}

/** An address that somebody else wrote: a link that gives nothing away if it leads to the web, else text. */
export function outsideLink(value: string): Html {
  const href = linkAddress(value);
  if (href === null) return foreign(value);
  return html`<a href=${href} rel="nofollow noopener noreferrer ugc">${foreign(value)}</a>`;
}

/** A host name as it is written and, where it has other letters than ASCII, as the network knows it. */
export const domainName = (domain: string): Html => foreign(domain, 253);
