import { QuoteType, Tokenizer } from 'htmlparser2';
import {
  encodeForAnywhere,
  encodeForHtml,
  encodeForScript,
  encodeForStyle,
  encodeForUrl,
  type MacroEncoding,
} from './encode.ts';
import type { MacroWriter } from './substitute.ts';

const URL_NAMES = new Set([
  ...[
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
  ],
  ...['ping', 'manifest', 'codebase', 'icon'],
]);
/** Lists of URLs, and URLs or markup inside other text: percent-encoding fits all of them. */
const URL_INSIDE = new Set(['srcset', 'imagesrcset', 'content', 'srcdoc']);
const isUrlName = (name: string): boolean =>
  URL_NAMES.has(name) || /^data-(?:[a-z0-9-]{0,80}-)?(?:url|src|href)$/.test(name);

/** Elements whose content is text to a browser, although it may look like tags. */
const RAW = new Set(['xmp', 'iframe', 'noembed', 'noframes', 'noscript', 'plaintext', 'title', 'textarea']);
/** Elements with rules of their own for what stands inside `style` and `title`. */
const FOREIGN = new Set(['svg', 'math']);

type Fill = (text: string, writer: MacroWriter) => string;
const filledAs =
  (encoding: MacroEncoding): Fill =>
  (text, writer) =>
    writer.as(encoding, text);

const inAnywhere = filledAs(encodeForAnywhere);
const inUrlPart = filledAs(encodeForUrl);
const inHtml = filledAs(encodeForHtml);
const inUrl: Fill = (text, writer) => {
  // A browser decodes what follows the scheme before it runs it as a script.
  if (/^\s*javascript:/i.test(text)) return writer.as((value) => encodeForUrl(encodeForScript(value)), text);
  return writer.url(text);
};

/**
 * Fills text whose macros may be part of an address: such a value is percent-encoded first.
 *
 * @param delimiters signs that begin or end an address; what follows the last one before a macro is tested
 * @param before how many signs before the delimiter belong to the test
 */
const partOf =
  (encoding: MacroEncoding, delimiters: RegExp, before: number, address: RegExp): Fill =>
  (text, writer) => {
    let lead = '';
    return text
      .split(/(?=\{[A-Z])/)
      .map((piece) => {
        const isAddress = address.test(lead);
        const all = lead + piece;
        const last = Math.max(lastOf(all, delimiters) - before, 0);
        lead = all.slice(last, last + MOST_LEAD);
        return writer.as(isAddress ? (value) => encoding(encodeForUrl(value)) : encoding, piece);
      })
      .join('');
  };
const MOST_LEAD = 40;
function lastOf(text: string, delimiters: RegExp): number {
  let at = text.length - 1;
  while (at >= 0 && !delimiters.test(text.charAt(at))) at -= 1;
  return at;
}
const inScript = partOf(encodeForScript, /["'`]/, 0, /^["'`]\s*https?:\/\//i);
const inStyle = partOf(encodeForStyle, /[()]/, 3, /^url\(/i);
const inJson: Fill = (text, writer) => writer.json(text);

/** Macros of a script that somebody else wrote. */
export const fillScript = (script: string, writer: MacroWriter): string => inScript(script, writer);
/** Macros of a style sheet that somebody else wrote. */
export const fillStyle = (style: string, writer: MacroWriter): string => inStyle(style, writer);

/**
 * Fills in the macros of markup that somebody else wrote, each encoded for the place where it stands. Nothing else of
 * the markup changes.
 */
export function fillMarkup(markup: string, writer: MacroWriter): string {
  const written: string[] = [];
  let at = 0;
  const fill = (from: number, to: number, how: Fill): void => {
    if (from < at || to <= from) return;
    written.push(markup.slice(at, from), how(markup.slice(from, to), writer));
    at = to;
  };

  let tag = '';
  let scriptType = '';
  let attribute = '';
  let valueFrom = -1;
  let valueTo = -1;
  let inside: Fill = inHtml;
  let isForeign = false;
  /** Neighbouring pieces of text are filled together, so that a macro is not cut. */
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
  tokenizer.write(markup);
  tokenizer.end();
  return written.join('') + markup.slice(at);
}

function attributeFill(name: string, quote: QuoteType): Fill {
  if (name.startsWith('on')) return inScript;
  const isQuoted = quote !== QuoteType.Unquoted;
  if (isUrlName(name)) return isQuoted ? inUrl : (text, writer) => inUrl(text, writer) || '_';
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
