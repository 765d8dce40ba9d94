import { type FindingReport, shown } from '../findings.ts';
import { isObject } from '../json/values.ts';
import { canonicalDomain } from '../net/domain-name.ts';

/** Validates one value of a document and reports its faults under its field path. Never throws. */
export type BrandRule = (value: unknown, field: string, report: FindingReport) => void;
export type BrandJson = Record<string, unknown>;

/** Path of a member: `at('house', 'name')` is `house.name`, `at('brands', 2)` is `brands[2]`. */
export const at = (field: string, key: string | number): string =>
  typeof key === 'number' ? `${field}[${key}]` : field === '' ? key : `${field}.${key}`;

type Kind = 'text' | 'number' | 'boolean' | 'list' | 'object' | 'null';

function kindOf(value: unknown): Kind {
  if (value === null || value === undefined) return 'null';
  if (Array.isArray(value)) return 'list';
  if (typeof value === 'string') return 'text';
  if (typeof value === 'number') return 'number';
  return typeof value === 'boolean' ? 'boolean' : 'object';
}

const KIND_NAMES: Record<Kind, string> = {
  text: 'a string',
  number: 'a number',
  boolean: 'a boolean',
  list: 'an array',
  object: 'an object',
  null: 'null',
};

/** Chooses the rule by the kind of the value, for fields that accept several forms. */
export function forms(by: Partial<Record<Kind, BrandRule>>): BrandRule {
  const wanted = Object.keys(by).map((kind) => KIND_NAMES[kind as Kind]);
  return (value, field, report) => {
    const rule = by[kindOf(value)];
    if (rule) rule(value, field, report);
    else report.error(field, `must be ${wanted.join(' or ')}, not ${KIND_NAMES[kindOf(value)]}`);
  };
}

export const anything: BrandRule = () => {};
export const flagRule = forms({ boolean: anything });
export const openObject = forms({ object: anything });
export const openList = forms({ list: anything });

/** A string of `min` (default 1) to `max` characters, without surrounding white space. */
export function textRule({ min = 1, max = 10_000 } = {}): BrandRule {
  return forms({
    text: (value, field, report) => {
      const { length } = String(value).trim();
      if (length < min) report.error(field, 'must not be empty');
      else if (length > max) report.error(field, `must have at most ${max} characters, has ${length}`);
    },
  });
}

/** A string that matches `expression`. `what` completes the message "must be …". */
export function pattern(expression: RegExp, what: string): BrandRule {
  return forms({
    text: (value, field, report) => {
      if (!expression.test(String(value))) report.error(field, `must be ${what}, not ${shown(value)}`);
    },
  });
}

export const brandId = pattern(/^[a-z0-9_]{1,255}$/, 'lower-case letters, digits and _');
export const country = pattern(/^[A-Z]{2}$/, 'a two-letter ISO 3166 country code in capitals');
export const hexValue = pattern(/^#[0-9A-Fa-f]{6}$/, 'a color written #RRGGBB');

export function oneOfRule(values: readonly string[]): BrandRule {
  return forms({
    text: (value, field, report) => {
      if (!values.includes(String(value)))
        report.error(field, `must be one of ${values.join(', ')}, not ${shown(value)}`);
    },
  });
}

export function whole({ min = 0, max = Number.MAX_SAFE_INTEGER } = {}): BrandRule {
  return forms({
    number: (value, field, report) => {
      if (!Number.isSafeInteger(value) || Number(value) < min || Number(value) > max)
        report.error(
          field,
          `must be a whole number from ${min}${max < Number.MAX_SAFE_INTEGER ? ` to ${max}` : ''}`,
        );
    },
  });
}

export const amount = forms({
  number: (value, field, report) => {
    if (!(Number(value) >= 0)) report.error(field, 'must not be negative');
  },
});

export const timestamp = forms({
  text: (value, field, report) => {
    const at = parseInstant(value);
    if (at === null)
      report.error(field, `must be an ISO 8601 date and time with an offset, not ${shown(value)}`);
    else if (!/t/i.test(String(value))) report.warn(field, 'has no time of day', at.toISOString());
  },
});

/** A bare host name. A host name that is not in canonical form gets a warning with the canonical form. */
export const hostName = forms({
  text: (value, field, report) => {
    const given = String(value);
    const known = canonicalDomain(given);
    if (!known.ok || /[\s/:?#@]/.test(given)) report.error(field, `must be a domain, not ${shown(value)}`);
    else if (given !== known.domain && given !== `www.${known.domain}`)
      report.warn(field, `${shown(value)} is not in canonical form`, known.domain);
  },
});

export const httpsUrl = forms({
  text: (value, field, report) => {
    if (readBrandUrl(value)?.protocol !== 'https:')
      report.error(field, `must be an https URL, not ${shown(value)}`);
  },
});

export const webUrl = forms({
  text: (value, field, report) => {
    const url = readBrandUrl(value);
    if (url === null) report.error(field, `must be an http or https URL, not ${shown(value)}`);
    else if (url.protocol === 'http:') report.warn(field, 'is not served over https');
  },
});

export function listWith(item: BrandRule, { min = 0 } = {}): BrandRule {
  return forms({
    list: (value, field, report) => {
      const items = Array.isArray(value) ? value : [];
      if (items.length < min) report.error(field, `must have at least ${min} item${min === 1 ? '' : 's'}`);
      for (const [i, member] of items.entries()) item(member, at(field, i), report);
    },
  });
}

/** An object with any keys, whose values all follow one rule. */
export function mapOf(member: BrandRule, { min = 0 } = {}): BrandRule {
  return forms({
    object: (value, field, report) => {
      const members = Object.entries(value ?? {});
      if (members.length < min) report.error(field, 'must not be empty');
      for (const [key, held] of members) member(held, at(field, key.slice(0, 80)), report);
    },
  });
}

/**
 * An object with these fields. Other fields are ignored. `also` is called with the object after its fields were
 * validated.
 */
export function fields(
  required: Record<string, BrandRule>,
  optional: Record<string, BrandRule> = {},
  also?: (value: BrandJson, field: string, report: FindingReport) => void,
): BrandRule {
  return forms({
    object: (value, field, report) => {
      if (!isObject(value)) return;
      for (const [name, rule] of Object.entries(required)) {
        if (value[name] === undefined) report.error(at(field, name), 'is required');
        else rule(value[name], at(field, name), report);
      }
      for (const [name, rule] of Object.entries(optional))
        if (value[name] !== undefined) rule(value[name], at(field, name), report);
      also?.(value, field, report);
    },
  });
}

/** Calls `say` for the second and later members of `list` with the same key. Members with a null key are skipped. */
export function reportRepeats<T>(
  list: readonly T[],
  key: (member: T) => string | null,
  say: (i: number, first: number, key: string) => void,
): void {
  const seen = new Map<string, number>();
  for (const [i, member] of list.entries()) {
    const name = key(member);
    if (name === null) continue;
    const first = seen.get(name);
    if (first === undefined) seen.set(name, i);
    else say(i, first, name);
  }
}

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
  const [year, month, day] = [Number(parts[1]), Number(parts[2]), Number(parts[3])];
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
