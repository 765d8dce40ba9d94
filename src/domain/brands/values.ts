import type { Mend } from '../json/mends.ts';

/** Parsers for values of brand.json: colors, times, URLs. */

const HEX = /^#?([0-9a-f]{6}|[0-9a-f]{3})$/i;
const RGB =
  /^rgba?\(\s*(\d{1,3})(?:\s*,\s*|\s+)(\d{1,3})(?:\s*,\s*|\s+)(\d{1,3})\s*(?:[,/]\s*[\d.]{1,6}%?\s*)?\)$/i;

/**
 * A color as `#RRGGBB` in capitals, from `#rgb`, `#rrggbb` (the `#` is optional) or `rgb(…)`. Null for anything
 * else.
 */
export function hexColor(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > 40) return null;
  const text = value.trim();
  const hex = HEX.exec(text)?.[1];
  if (hex !== undefined) {
    const six = hex.length === 3 ? [...hex].map((digit) => digit + digit).join('') : hex;
    return `#${six.toUpperCase()}`;
  }
  const parts = RGB.exec(text)?.slice(1, 4).map(Number);
  if (parts === undefined || parts.some((part) => part > 255)) return null;
  return `#${parts
    .map((part) => part.toString(16).padStart(2, '0'))
    .join('')
    .toUpperCase()}`;
}

/** The color that another spelling of it names. */
export function meantColor(value: unknown): Mend | undefined {
  const color = hexColor(value);
  return color === null ? undefined : { value: color };
}

const INSTANT =
  /^(\d{4})-(\d{2})-(\d{2})(?:T(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d{1,9})?)?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d))?$/;

/**
 * Parses a date (`2026-01-31`, midnight UTC) or a date-time with an offset (RFC 3339). Returns null for anything
 * else. A date-time without an offset is rejected, because its meaning would depend on the machine that reads it.
 */
export function parseInstant(value: unknown): Date | null {
  if (typeof value !== 'string' || value.length > 40) return null;
  const text = value.toUpperCase();
  const parts = INSTANT.exec(text);
  if (parts === null) return null;
  const year = Number(parts[1]);
  const month = Number(parts[2]);
  const day = Number(parts[3]);
  // Date.parse turns 30 February into 2 March.
  if (month < 1 || month > 12 || day !== new Date(Date.UTC(year, month - 1, day)).getUTCDate()) return null;
  const at = Date.parse(text);
  return Number.isNaN(at) ? null : new Date(at);
}

// RFC 3986: a text with characters that a browser would escape is not yet a URL. Brackets, and so IPv6 hosts, are
// rejected.
const WRITTEN_URL =
  /^https?:\/\/(?:[A-Za-z0-9\-._~:/?@!$&'()*+,;=]|%[0-9A-Fa-f]{2})+(?:#(?:[A-Za-z0-9\-._~:/?@!$&'()*+,;=]|%[0-9A-Fa-f]{2})*)?$/;

/**
 * Parses an absolute http(s) URL without credentials and with at most 2048 characters. Returns null for anything
 * else.
 */
export function readBrandUrl(value: unknown): URL | null {
  if (typeof value !== 'string' || value.length > 2048 || !WRITTEN_URL.test(value)) return null;
  const url = URL.parse(value);
  return url?.username === '' && url.password === '' ? url : null;
}
