/**
 * Pattern of a text with at least one visible character: neither a space nor a control, format or filler character,
 * which people see as nothing. The same as in `core/visible-text.json`, and, like every published pattern, without
 * the property escapes that not every language has.
 */
export const VISIBLE_PATTERN =
  '[^\\s\\x00-\\x20\\x7f-\\xa0\\xad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u2028-\u202f\u205f-\u206f\u2800\u3000\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb\u{1bca0}-\u{1bca3}\u{1d173}-\u{1d17a}\u{e0000}-\u{e0fff}]';

const VISIBLE = new RegExp(VISIBLE_PATTERN, 'u');

/** A text without the spaces around it; undefined for a text in which people see nothing. */
export const visibleText = (text: string | undefined): string | undefined =>
  text === undefined || !VISIBLE.test(text) ? undefined : text.trim();
