import type { IncomingHttpHeaders } from 'node:http';
import { ACCEPTED_CODINGS } from './body.ts';
import { FetchRefused } from './refusal.ts';

export type Validators = { etag?: string | undefined; lastModified?: string | undefined };

/** Written by the fetcher alone: framing, routing, and what decides how the answer is read. */
const OWN_HEADERS = new Set([
  'host',
  'connection',
  'keep-alive',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'expect',
  'content-length',
  'proxy-connection',
  'proxy-authorization',
  'user-agent',
  'accept-encoding',
  'if-none-match',
  'if-modified-since',
  'range',
]);

/**
 * The caller's headers with lower-case names.
 *
 * @throws {TypeError} for a name that the fetcher writes itself, and for what is no header at all
 */
export function callerHeaders(headers: Readonly<Record<string, string>>): Record<string, string> {
  const entries = Object.entries(headers).map(([name, value]): [string, string] => [
    name.toLowerCase(),
    value,
  ]);
  for (const [name, value] of entries) {
    if (OWN_HEADERS.has(name)) throw new TypeError(`the header ${name} is written by the fetcher`);
    if (!/^[a-z0-9!#$%&'*+.^_`|~-]+$/.test(name) || !isHeaderValue(value)) {
      throw new TypeError(`the header ${name} cannot be sent`);
    }
  }
  return Object.fromEntries(entries);
}

/** Headers that every hop carries whatever its origin. */
export function fixedHeaders(userAgent: string, validators: Validators = {}): Record<string, string> {
  const { etag, lastModified } = validators;
  return {
    'user-agent': userAgent,
    'accept-encoding': ACCEPTED_CODINGS,
    ...(usable(etag) && { 'if-none-match': etag }),
    ...(usable(lastModified) && { 'if-modified-since': lastModified }),
  };
}

/** Validators come from the peer's earlier answer; one that cannot be sent back is as good as none. */
const usable = (value: string | undefined): value is string =>
  value !== undefined && value !== '' && value.length <= 1024 && isHeaderValue(value);

const isHeaderValue = (value: string) => /^[\t\x20-\x7e\x80-\xff]*$/.test(value);

/** Lower-case names, repeated fields joined by ", " (RFC 9110 section 5.2). Cookies are left out: nobody keeps them. */
export function readHeaders(headers: IncomingHttpHeaders): Record<string, string> {
  const flat: Record<string, string> = {};
  for (const [name, value] of Object.entries(headers)) {
    if (value === undefined || name === 'set-cookie') continue;
    flat[name] = Array.isArray(value) ? value.join(', ') : value;
  }
  return flat;
}

/**
 * Checks a media type against a list: `application/json`, `image/*`, or a suffix `+json`.
 *
 * @throws {FetchRefused} content_type
 */
export function judgeContentType(header: string | undefined, allowed: readonly string[]): void {
  const [essence = ''] = (header ?? '').toLowerCase().split(';');
  const type = essence.trim();
  const fits = allowed.some((pattern) => {
    if (pattern.startsWith('+')) return type.endsWith(pattern);
    return pattern.endsWith('/*') ? type.startsWith(pattern.slice(0, -1)) : type === pattern;
  });
  if (!fits) throw new FetchRefused('content_type', `the answer is not ${allowed.join(' or ')}`);
}
