import {
  encodeForHtml,
  encodeForJson,
  encodeForScript,
  encodeForStyle,
  encodeForUrl,
  type MacroEncoding,
} from './encode.ts';

/** Values by the name of their macro, without braces. */
export type MacroValues = ReadonlyMap<string, string>;

/** `{NAME}`; doubled braces belong to another language of templates. */
const MACRO = /(?<!\{)\{([A-Z][A-Z0-9_]{0,63})\}(?!\})/g;
const NAME = /^[A-Z][A-Z0-9_]{0,63}$/;
const STARTS_WITH_CLICK_URL = /^\{CLICK_URL\}/;

/** The values that a request gives; a name that no macro can have is left out. */
export const macroValues = (given: Readonly<Record<string, string>> | undefined): MacroValues =>
  new Map(Object.entries(given ?? {}).filter(([name]) => NAME.test(name)));

/**
 * Fills in the macros of a creative. Each method replaces the macros of its text in one pass, encoded for the place that
 * the text is in: a value that looks like a macro stays as it is, and a macro without a value stays in the text.
 */
export type MacroWriter = {
  /** Text that is not encoded; the caller encodes the whole. */
  plain(text: string): string;
  url(text: string): string;
  html(text: string): string;
  script(text: string): string;
  json(text: string): string;
  style(text: string): string;
  /** Replaces macros by any other encoding. */
  as(encoding: MacroEncoding, text: string): string;
  /** The same values with others on top, and the same bound. */
  with(others: MacroValues): MacroWriter;
  /** Whether a macro was left in a text because the values together became longer than the bound. */
  readonly isExhausted: boolean;
};

const MOST_GROWTH = 1_000_000;

/** @param bound how many characters of values may be written in all */
export function createMacroWriter(values: MacroValues, bound = MOST_GROWTH): MacroWriter {
  return writerOf(values, { left: bound });
}

function writerOf(values: MacroValues, room: { left: number }): MacroWriter {
  const as = (encoding: MacroEncoding, text: string): string =>
    text.replace(MACRO, (whole, name: string) => {
      const value = values.get(name);
      if (value === undefined || room.left < 0) return whole;
      const written = encoding(value);
      room.left -= written.length;
      return room.left < 0 ? whole : written;
    });
  return {
    as,
    plain: (text) => as((value) => value, text),
    url(text) {
      // The whole address comes from the value, so that it must be one of the web itself.
      const click = STARTS_WITH_CLICK_URL.test(text) ? webAddress(values.get('CLICK_URL')) : null;
      return click === null
        ? as(encodeForUrl, text)
        : `${click}${as(encodeForUrl, text.replace(STARTS_WITH_CLICK_URL, ''))}`;
    },
    html: (text) => as(encodeForHtml, text),
    script: (text) => as(encodeForScript, text),
    json: (text) => as(encodeForJson, text),
    style: (text) => as(encodeForStyle, text),
    with: (others) => writerOf(new Map([...values, ...others]), room),
    get isExhausted() {
      return room.left < 0;
    },
  };
}

/** An address that a page may load or lead to, in its normal form; null for anything else. */
export function webAddress(text: string | undefined): string | null {
  const url = text === undefined ? null : URL.parse(text);
  if (url === null || (url.protocol !== 'https:' && url.protocol !== 'http:')) return null;
  // An apostrophe is the one sign of a normal form that could end an attribute.
  return url.username === '' && url.password === '' ? url.href.replaceAll("'", '%27') : null;
}
