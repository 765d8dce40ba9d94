/**
 * Encodings of a macro's value, one per place that it can stand in. Each leaves only characters that cannot end the
 * place, whatever the value is.
 */
export type MacroEncoding = (value: string) => string;

/** A lone surrogate has no UTF-8 form. */
const wellFormed = (value: string): string => value.replace(/\p{Surrogate}/gu, '\uFFFD');

const hex = (code: number, digits: number): string => code.toString(16).toUpperCase().padStart(digits, '0');

/** Inside a URL: RFC 3986 unreserved characters stay, all others are percent-encoded after NFC. */
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

/** Text between tags, and the value of an attribute in quotes. */
export const encodeForHtml: MacroEncoding = (value) =>
  wellFormed(value)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these have no meaning in a page
    .replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/g, '')
    .replace(/[&<>"'`]/g, (sign) => ENTITIES[sign] ?? '');

/** A string of a script. Outside of a string `\x` is a syntax error, so the script then does not run. */
export const encodeForScript: MacroEncoding = (value) =>
  value.replace(/[^A-Za-z0-9]/g, (unit) => {
    const code = unit.charCodeAt(0);
    return code < 0x100 ? `\\x${hex(code, 2)}` : `\\u${hex(code, 4)}`;
  });

/** A string of a JSON document, also of one inside a page. */
export const encodeForJson: MacroEncoding = (value) =>
  value.replace(/[^A-Za-z0-9 ._-]/g, (unit) => `\\u${hex(unit.charCodeAt(0), 4)}`);

/** A string, a URL or a name of a style sheet. The space ends the escape and is no part of the value. */
export const encodeForStyle: MacroEncoding = (value) =>
  wellFormed(value).replace(
    /[^A-Za-z0-9]/gu,
    (sign) => `\\${hex(sign === '\u0000' ? 0xfffd : (sign.codePointAt(0) ?? 0), 6)} `,
  );

/**
 * A place whose rules are not known, such as a comment or an attribute without quotes. Nothing at all would let such an
 * attribute take the next one as its value.
 */
export const encodeForAnywhere: MacroEncoding = (value) => value.replace(/[^A-Za-z0-9_.-]/g, '_') || '_';
