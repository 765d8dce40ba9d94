import { isObject, type Json } from '../json/values.ts';
import { TaskError } from '../refusals/task-error.ts';

/** Values of macros by name, without braces. */
export type MacroValues = ReadonlyMap<string, string>;

/** `{NAME}`. Doubled braces belong to another template language. */
const MACRO = /(?<!\{)\{([A-Z][A-Z0-9_]{0,63})\}(?!\})/g;
const NAME = /^[A-Z][A-Z0-9_]{0,63}$/;
const STARTS_WITH_CLICK_URL = /^\{CLICK_URL\}/;

/** The values that a request gives, without names that no macro can have. */
export const macroValues = (given: Readonly<Record<string, string>> | undefined): MacroValues =>
  new Map(Object.entries(given ?? {}).filter(([name]) => NAME.test(name)));

/**
 * Fills in the macros of a creative. Each method replaces the macros of its text in one pass and encodes the values
 * for the place of the text. A value that looks like a macro stays as it is, and a macro without a value stays in
 * the text.
 */
export type MacroWriter = {
  /** Text without encoding; the caller must encode the result. */
  plain(text: string): string;
  url(text: string): string;
  html(text: string): string;
  script(text: string): string;
  json(text: string): string;
  style(text: string): string;
  /** Replaces macros with another encoding. */
  as(encoding: MacroEncoding, text: string): string;
  /** A writer with additional values, which take precedence. It shares the bound. */
  with(others: MacroValues): MacroWriter;
  /** Whether a macro was left in a text because the values exceeded the bound. */
  readonly isExhausted: boolean;
};

const MOST_GROWTH = 1_000_000;

/** @param bound maximum number of characters of values in all texts together */
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
      // The whole URL comes from the value, so the value must itself be an http or https URL.
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

/**
 * The normal form of an http or https URL without credentials, which a page may load or link to; null for any other
 * text.
 */
export function webAddress(text: string | undefined): string | null {
  const url = text === undefined ? null : URL.parse(text);
  if (url === null || (url.protocol !== 'https:' && url.protocol !== 'http:')) return null;
  // An apostrophe is the only character of the normal form that could end an attribute.
  return url.username === '' && url.password === '' ? url.href.replaceAll("'", '%27') : null;
}

/**
 * Encodes a macro's value for one kind of place. The result has only characters that cannot end the place, whatever
 * the value is.
 */
export type MacroEncoding = (value: string) => string;

/** Replaces lone surrogates, which have no UTF-8 form. */
const wellFormed = (value: string): string => value.replace(/\p{Surrogate}/gu, '\uFFFD');

const hex = (code: number, digits: number): string => code.toString(16).toUpperCase().padStart(digits, '0');

/** For a URL: after NFC, all characters except the unreserved ones of RFC 3986 are percent-encoded. */
export const encodeForUrl: MacroEncoding = (value) =>
  encodeURIComponent(wellFormed(value).normalize('NFC')).replace(
    /[!'()*]/g,
    (sign) => `%${hex(sign.charCodeAt(0), 2)}`,
  );

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
  '`': '&#96;',
};

/** For text between tags, and for the value of a quoted attribute. */
export const encodeForHtml: MacroEncoding = (value) =>
  wellFormed(value)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these have no meaning in a page
    .replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/g, '')
    .replace(/[&<>"'`]/g, (sign) => ENTITIES[sign] ?? '');

/** For a string of a script. Outside a string, `\x` is a syntax error, so that the script does not run. */
export const encodeForScript: MacroEncoding = (value) =>
  value.replace(/[^A-Za-z0-9]/g, (unit) => {
    const code = unit.charCodeAt(0);
    return code < 0x100 ? `\\x${hex(code, 2)}` : `\\u${hex(code, 4)}`;
  });

/** For a string of a JSON document, which may be inside a page. */
const encodeForJson: MacroEncoding = (value) =>
  value.replace(/[^A-Za-z0-9 ._-]/g, (unit) => `\\u${hex(unit.charCodeAt(0), 4)}`);

/** For a string, a URL or a name in a style sheet. The space ends the escape and is not part of the value. */
export const encodeForStyle: MacroEncoding = (value) =>
  wellFormed(value).replace(
    /[^A-Za-z0-9]/gu,
    (sign) => `\\${hex(sign === '\u0000' ? 0xfffd : (sign.codePointAt(0) ?? 0), 6)} `,
  );

/**
 * For a place with unknown rules, such as a comment or an attribute without quotes. An empty value becomes `_`,
 * because an attribute without quotes and value would take the next attribute as its value.
 */
export const encodeForAnywhere: MacroEncoding = (value) => value.replace(/[^A-Za-z0-9_.-]/g, '_') || '_';

/** Values of macros that are known for a request, by macro name. */
export type TagMacroValues = Readonly<Record<string, string>>;

const KNOWN_MACRO = /\{([A-Z][A-Z0-9_]{0,63})\}/g;

/**
 * Maximum number of characters that values may add to the assets of one manifest. Without it, a text full of macros
 * could grow without limit.
 */
const MOST_ADDED = 1_000_000;

/**
 * Fills in the known macros of assets, in one pass: a value that looks like a macro stays as it is. In URLs, values
 * are percent-encoded. In texts, they are not encoded, because markup is produced from the texts later.
 *
 * @throws {TaskError} VALIDATION_ERROR when the values together are too long
 */
export function fillKnownMacros(assets: Json, values: TagMacroValues): Json {
  let left = MOST_ADDED;
  if (Object.keys(values).length === 0) return assets;
  const walk = (value: unknown, name: string, kind: unknown): unknown => {
    if (typeof value === 'string') {
      const isUrl = name === 'url' || name.endsWith('_url');
      if (!isUrl && !(name === 'content' && kind === 'text')) return value;
      return value.replace(KNOWN_MACRO, (whole, macro: string) => {
        const filled = Object.hasOwn(values, macro) ? values[macro] : undefined;
        if (filled === undefined) return whole;
        const written = isUrl ? encodeInAddress(filled) : filled;
        left -= written.length;
        if (left < 0) throw tooLong();
        return written;
      });
    }
    if (Array.isArray(value)) return value.map((item) => walk(item, name, kind));
    if (!isObject(value)) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, part]) => [key, walk(part, key, value.asset_type ?? kind)]),
    );
  };
  return walk(assets, '', undefined) as Json;
}

const tooLong = (): TaskError =>
  new TaskError(
    'VALIDATION_ERROR',
    `\`macro_values\` add more than ${MOST_ADDED} characters to the assets: send shorter values or fewer macros.`,
    { field: 'macro_values' },
  );

/** Percent-encodes all characters except the unreserved ones of RFC 3986. */
const encodeInAddress = (text: string): string =>
  encodeURIComponent(Buffer.from(text.normalize('NFC')).toString()).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/**
 * The assets of a creative as an ad server serves them: macros for the creative, its buy and its package are filled
 * in.
 */
export const servedAssets = (
  assets: Json,
  context: {
    readonly creativeId: string;
    readonly mediaBuyId?: string | undefined;
    readonly packageId?: string | undefined;
  },
): Json =>
  fillKnownMacros(assets, {
    CREATIVE_ID: context.creativeId,
    ...(context.mediaBuyId === undefined ? {} : { MEDIA_BUY_ID: context.mediaBuyId }),
    ...(context.packageId === undefined ? {} : { PACKAGE_ID: context.packageId }),
  });
