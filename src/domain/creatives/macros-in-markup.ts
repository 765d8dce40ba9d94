import { QuoteType, Tokenizer } from 'htmlparser2';
import type { Steps } from '../steps.ts';
import {
  encodeForAnywhere,
  encodeForHtml,
  encodeForScript,
  encodeForStyle,
  encodeForUrl,
  type MacroEncoding,
  type MacroWriter,
} from './macros.ts';

const URL_NAMES = new Set([
  'href',
  'xlink:href',
  'src',
  'action',
  'formaction',
  'poster',
  'background',
  'cite',
  'data',
  'longdesc',
  'ping',
  'manifest',
  'codebase',
  'icon',
]);
/** Attributes with lists of URLs, or with URLs or markup inside other text: percent-encoding fits all of them. */
const URL_INSIDE = new Set(['srcset', 'imagesrcset', 'content', 'srcdoc']);
const isUrlName = (name: string): boolean =>
  URL_NAMES.has(name) || /^data-(?:[a-z0-9-]{0,80}-)?(?:url|src|href)$/.test(name);

/** Elements whose content a browser may treat as text, although it looks like tags. */
const RAW = new Set(['xmp', 'iframe', 'noembed', 'noframes', 'noscript', 'plaintext', 'title', 'textarea']);
/** Elements inside which `style` and `title` are parsed by other rules. */
const FOREIGN = new Set(['svg', 'math']);

/** Number of characters that are filled or tokenized between two pauses: 2 to 5 ms of work. */
export const FILL_STEP = 32_768;

type Fill = (text: string, writer: MacroWriter, step: number) => Steps<string>;

/** Fills a long text in pieces that do not cut a macro, with a pause after each piece. */
const inPieces = (
  first: (text: string, writer: MacroWriter) => string,
  next: (text: string, writer: MacroWriter) => string = first,
): Fill =>
  function* fillInPieces(text, writer, step) {
    if (text.length <= step) return first(text, writer);
    const written: string[] = [];
    for (let from = 0; from < text.length; ) {
      const to = endOfPiece(text, from + step);
      written.push((from === 0 ? first : next)(text.slice(from, to), writer));
      from = to;
      yield;
    }
    return written.join('');
  };

/** The first position from `at` on that is not inside a macro or between doubled braces. */
function endOfPiece(text: string, at: number): number {
  let end = Math.min(at, text.length);
  while (end < text.length && !isBetween(text.charAt(end - 1), text.charAt(end))) end += 1;
  return end;
}
const isBetween = (before: string, after: string): boolean =>
  before === '}' ? after !== '}' : !/[A-Z0-9_{]/.test(before);

const filledAs = (encoding: MacroEncoding): Fill => inPieces((text, writer) => writer.as(encoding, text));

const inAnywhere = filledAs(encodeForAnywhere);
const inUrlPart = filledAs(encodeForUrl);
const inHtml = filledAs(encodeForHtml);
const inScriptUrl = filledAs((value) => encodeForUrl(encodeForScript(value)));
const inWebUrl = inPieces(
  (text, writer) => writer.url(text),
  (text, writer) => writer.as(encodeForUrl, text),
);
// A browser percent-decodes a `javascript:` URL before it runs the script.
const inUrl: Fill = (text, writer, step) =>
  (/^\s*javascript:/i.test(text) ? inScriptUrl : inWebUrl)(text, writer, step);

/**
 * Fills text whose macros may be part of a URL. The value of such a macro is percent-encoded first.
 *
 * @param delimiters characters that begin or end a URL; the text from the last one up to a macro is tested
 * @param before number of characters before the delimiter that belong to the test
 * @param address pattern of a text that begins a URL
 */
const partOf = (encoding: MacroEncoding, delimiters: string, before: number, address: RegExp): Fill =>
  function* fillParts(text, writer, step) {
    const written: string[] = [];
    let lead = '';
    let pausedAt = 0;
    for (let from = 0; from < text.length; ) {
      const to = nextMacro(text, from + 1);
      const piece = text.slice(from, to);
      const isAddress = address.test(lead);
      const all = lead + piece;
      const last = Math.max(lastOf(all, delimiters) - before, 0);
      lead = all.slice(last, last + MOST_LEAD);
      written.push(writer.as(isAddress ? (value) => encoding(encodeForUrl(value)) : encoding, piece));
      from = to;
      if (to - pausedAt >= step) {
        pausedAt = to;
        yield;
      }
    }
    return written.join('');
  };
const MOST_LEAD = 40;
const MACRO_START = /\{[A-Z]/g;
function nextMacro(text: string, from: number): number {
  MACRO_START.lastIndex = from;
  return MACRO_START.exec(text)?.index ?? text.length;
}
function lastOf(text: string, delimiters: string): number {
  let at = text.length - 1;
  while (at >= 0 && !delimiters.includes(text.charAt(at))) at -= 1;
  return at;
}
const inScript = partOf(encodeForScript, '"\'`', 0, /^["'`]\s*https?:\/\//i);
const inStyle = partOf(encodeForStyle, '()', 3, /^url\(/i);
const inJson: Fill = inPieces((text, writer) => writer.json(text));

/** Fills the macros of a script from an untrusted author. */
export const scriptFill = (script: string, writer: MacroWriter, step = FILL_STEP): Steps<string> =>
  inScript(script, writer, step);
/** Fills the macros of a style sheet from an untrusted author. */
export const styleFill = (style: string, writer: MacroWriter, step = FILL_STEP): Steps<string> =>
  inStyle(style, writer, step);

type Place = { readonly from: number; readonly to: number; readonly how: Fill };

/**
 * Fills the macros of markup from an untrusted author, each encoded for its place. The rest of the markup stays
 * unchanged. Pauses after every `step` characters, wherever that is in the markup.
 */
export function* markupFill(markup: string, writer: MacroWriter, step = FILL_STEP): Steps<string> {
  const written: string[] = [];
  let at = 0;
  let pausedAt = 0;
  for (const { from, to, how } of yield* placesOf(markup, step)) {
    written.push(markup.slice(at, from), yield* how(markup.slice(from, to), writer, step));
    at = to;
    if (at - pausedAt >= step) {
      pausedAt = at;
      yield;
    }
  }
  return written.join('') + markup.slice(at);
}

/** Places that may contain macros, in the order of the text. */
function* placesOf(markup: string, step: number): Steps<readonly Place[]> {
  const places: Place[] = [];
  let at = 0;
  const fill = (from: number, to: number, how: Fill): void => {
    if (from < at || to <= from) return;
    places.push({ from, to, how });
    at = to;
  };

  let tag = '';
  let scriptType = '';
  let attribute = '';
  let valueFrom = -1;
  let valueTo = -1;
  let inside: Fill = inHtml;
  let isForeign = false;
  /** Adjacent pieces of text are filled together, so that no macro is cut. */
  let textFrom = -1;
  let textTo = -1;
  const endText = (): void => {
    if (textFrom >= 0) fill(textFrom, textTo, isForeign ? inAnywhere : inside);
    textFrom = -1;
  };

  const tokenizer = new Tokenizer(
    { xmlMode: false, decodeEntities: false },
    {
      onopentagname(from, to) {
        endText();
        tag = markup.slice(from, to).toLowerCase();
        scriptType = '';
        if (FOREIGN.has(tag)) isForeign = true;
      },
      onattribname(from, to) {
        attribute = markup.slice(from, to).toLowerCase();
        valueFrom = -1;
      },
      onattribdata(from, to) {
        if (valueFrom < 0) valueFrom = from;
        valueTo = to;
      },
      onattribentity() {},
      onattribend(quote) {
        if (valueFrom < 0) return;
        if (tag === 'script' && attribute === 'type')
          scriptType = markup.slice(valueFrom, valueTo).trim().toLowerCase();
        fill(valueFrom, valueTo, attributeFill(attribute, quote));
        valueFrom = -1;
      },
      onopentagend() {
        inside = contentFill(tag, scriptType);
      },
      onselfclosingtag() {
        inside = contentFill(tag, scriptType);
      },
      onclosetag() {
        endText();
        inside = inHtml;
      },
      ontext(from, to) {
        if (textFrom < 0) textFrom = from;
        textTo = to;
      },
      ontextentity() {},
      oncomment(from, to) {
        endText();
        fill(from, to, inAnywhere);
      },
      oncdata: endText,
      ondeclaration: endText,
      onprocessinginstruction: endText,
      onend: endText,
    },
  );
  yield* tokenize(tokenizer, markup, step);
  return places;
}

function* tokenize(tokenizer: Tokenizer, markup: string, step: number): Steps<void> {
  for (let from = 0; from < markup.length; from += step) {
    tokenizer.write(markup.slice(from, from + step));
    yield;
  }
  tokenizer.end();
}

function* inBareUrl(text: string, writer: MacroWriter, step: number): Steps<string> {
  return (yield* inUrl(text, writer, step)) || '_';
}

function attributeFill(name: string, quote: QuoteType): Fill {
  if (name.startsWith('on')) return inScript;
  const isQuoted = quote !== QuoteType.Unquoted;
  if (isUrlName(name)) return isQuoted ? inUrl : inBareUrl;
  if (!isQuoted) return inAnywhere;
  if (URL_INSIDE.has(name)) return inUrlPart;
  return name === 'style' ? inStyle : inHtml;
}

function contentFill(tag: string, scriptType: string): Fill {
  if (tag === 'style') return inStyle;
  if (RAW.has(tag)) return inAnywhere;
  if (tag !== 'script') return inHtml;
  if (/^(?:importmap|speculationrules|[a-z.]+\/(?:[a-z.]+\+)?json)$/.test(scriptType)) return inJson;
  return /^(?:|module|(?:text|application)\/(?:javascript|ecmascript))$/.test(scriptType)
    ? inScript
    : inAnywhere;
}
