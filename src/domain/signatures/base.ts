import { type InnerList, serializeInnerList, serializeItem } from 'structured-headers';
import { SignatureRejected } from './faults.ts';
import { type FieldLine, fieldValue, isPlainText } from './fields.ts';

/** Parts of a message from which the signature base is made. */
export type SignedParts = {
  readonly method: string;
  readonly target: TargetUri;
  readonly headers: readonly FieldLine[];
  /** Set for a response only. */
  readonly status?: number;
};

/**
 * The signature base (RFC 9421 section 2.5): the bytes that are signed.
 *
 * @throws {SignatureRejected} header_malformed for a component that this profile does not support;
 *   components_incomplete for one that the message lacks
 */
export function signatureBase(components: InnerList, parts: SignedParts): string {
  const seen = new Set<string>();
  const lines = components[0].map((component) => {
    const identifier = serializeItem(component);
    if (seen.has(identifier)) throw malformed(`${identifier} is covered twice.`);
    seen.add(identifier);
    const [name, parameters] = component;
    if (!isPlainText(name)) throw malformed(`${identifier} must be a quoted name.`);
    return `${identifier}: ${componentValue(name, parameters, parts)}`;
  });
  lines.push(`"@signature-params": ${serializeInnerList(components)}`);
  return lines.join('\n');
}

const malformed = (message: string) => new SignatureRejected('header_malformed', '1', message);

function componentValue(name: string, parameters: ReadonlyMap<string, unknown>, parts: SignedParts): string {
  if (name === '@query-param') return queryParameter(parameters, parts.target.query);
  if (parameters.size > 0) throw malformed(`"${name}" has parameters that are not supported.`);
  const { method, target, status } = parts;
  switch (name) {
    case '@method':
      return method;
    case '@target-uri':
      return target.href;
    case '@authority':
      return target.authority;
    case '@scheme':
      return target.scheme;
    case '@request-target':
      return `${target.path}${target.query}`;
    case '@path':
      return target.path;
    case '@query':
      return target.query === '' ? '?' : target.query;
    case '@status':
      if (status === undefined) throw malformed('"@status" covers responses only.');
      return String(status);
    default:
      return fieldOf(name, parts.headers);
  }
}

function fieldOf(name: string, headers: readonly FieldLine[]): string {
  if (!/^[a-z0-9!#$%&'*+.^_`|~-]+$/.test(name)) throw malformed(`"${name.slice(0, 64)}" is not a component.`);
  const value = fieldValue(headers, name);
  if (value === undefined) {
    throw new SignatureRejected(
      'components_incomplete',
      '6',
      `"${name}" is covered, but the message has no such field.`,
    );
  }
  // A line break in a value could add lines to the base.
  if (/[^\t -~]/.test(value)) throw malformed(`"${name}" has characters outside of printable ASCII.`);
  return value;
}

/**
 * The value of `@query-param` (RFC 9421 section 2.2.8). The query must have exactly one parameter with that
 * name; its value is re-encoded.
 */
function queryParameter(parameters: ReadonlyMap<string, unknown>, query: string): string {
  const wanted = parameters.get('name');
  if (parameters.size !== 1 || typeof wanted !== 'string') {
    throw malformed('"@query-param" must have the parameter name and no other.');
  }
  // Decoding the one name costs less than encoding all of the query's names for each of 32 components.
  const name = decoded(wanted);
  const values = name === null ? [] : new URLSearchParams(query).getAll(name);
  const [only] = values;
  if (only === undefined || values.length > 1) {
    throw new SignatureRejected(
      'components_incomplete',
      '6',
      `The query must have "${wanted.slice(0, 64)}" once.`,
    );
  }
  return written(only);
}

const written = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`);

/** The name that is written so; null when no name is. */
function decoded(text: string): string | null {
  try {
    const name = decodeURIComponent(text);
    return written(name) === text ? name : null;
  } catch {
    return null;
  }
}

/** An address in the canonical form that signer and verifier share. */
type TargetUri = {
  /** Scheme, authority, path and query. */
  readonly href: string;
  readonly scheme: 'http' | 'https';
  /** Lower-case host, with its port unless that is the scheme's default. */
  readonly authority: string;
  readonly path: string;
  /** With its question mark; empty if the address has no query. */
  readonly query: string;
};

const MOST_CHARACTERS = 8_192;
const PARTS = /^([A-Za-z][A-Za-z0-9+.-]*):\/\/([^/?#]*)(\/[^?#]*)?(\?[^#]*)?(?:#.*)?$/s;
const HOST = /^[a-z0-9_-]+(?:\.[a-z0-9_-]+)*\.?$/;
const OWN_PORTS = { http: 80, https: 443 } as const;

/**
 * The canonical form of a target URI (RFC 3986 section 6.2, with the query unchanged); null if the address
 * has none. A host name in letters of any script becomes its A-labels (UTS 46), which a client sends as well. Escapes
 * are decoded before dot segments are removed, so that canonicalizing twice changes nothing.
 */
export function canonicalTargetUri(address: string): TargetUri | null {
  // Characters outside of printable ASCII, blanks and backslashes are not part of a URI, and programs
  // interpret them differently.
  if (address.length > MOST_CHARACTERS) return null;
  const [, rawScheme = '', written = '', rawPath = '', query = ''] = PARTS.exec(address) ?? [];
  const rawAuthority = inLabels(written);
  const rest = address.replace(written, '');
  if (rawAuthority === null || !/^[!-[\]-~]+$/.test(rawAuthority + rest)) return null;
  const scheme = rawScheme.toLowerCase();
  if (scheme !== 'http' && scheme !== 'https') return null;
  const authority = canonicalAuthority(rawAuthority, scheme);
  const path = canonicalPath(rawPath);
  if (authority === null || path === null) return null;
  return { href: `${scheme}://${authority}${path}${query}`, scheme, authority, path, query };
}

/** An authority with its host in A-labels; null when its host has letters of other scripts and no such form. */
function inLabels(authority: string): string | null {
  if (/^[ -~]*$/.test(authority)) return authority;
  const start = authority.lastIndexOf('@') + 1;
  const [, host = '', port = ''] = /^([^:[\]@]*)(:\d*)?$/.exec(authority.slice(start)) ?? [];
  // The parser of addresses applies UTS 46, as it does in the client that sends the request.
  const name = URL.parse(`http://${host}/`)?.hostname ?? '';
  return HOST.test(name) ? `${authority.slice(0, start)}${name}${port}` : null;
}

/** Host and port as `@authority` has them: without user name and default port. Null if malformed. */
export function canonicalAuthority(raw: string, scheme: 'http' | 'https'): string | null {
  const at = raw.indexOf('@');
  const place = raw.slice(at + 1);
  if (place.includes('@')) return null;
  const [, bracketed, plain, digits] = /^(?:(\[[^\]]*\])|([^:[\]]*))(?::(\d{0,5}))?$/.exec(place) ?? [];
  const host = (bracketed ?? plain ?? '').toLowerCase();
  if (bracketed === undefined ? !HOST.test(host) : !isIpv6(host)) return null;
  const port = digits === undefined || digits === '' ? OWN_PORTS[scheme] : Number(digits);
  if (port > 65_535) return null;
  return port === OWN_PORTS[scheme] ? host : `${host}:${port}`;
}

const isIpv6 = (bracketed: string) =>
  /^\[[0-9a-f:.]+\]$/.test(bracketed) && URL.canParse(`http://${bracketed}/`);

function canonicalPath(raw: string): string | null {
  if (/%(?![0-9A-Fa-f]{2})/.test(raw)) return null;
  const decoded = raw.replace(/%[0-9A-Fa-f]{2}/g, (triplet) => {
    const char = String.fromCharCode(Number.parseInt(triplet.slice(1), 16));
    return /[A-Za-z0-9._~-]/.test(char) ? char : triplet.toUpperCase();
  });
  return withoutDotSegments(decoded === '' ? '/' : decoded);
}

/** Removes dot segments (RFC 3986 section 5.2.4). Empty segments are kept: `/a//b` is not the same path as `/a/b`. */
function withoutDotSegments(path: string): string {
  const kept: string[] = [];
  const segments = path.split('/').slice(1);
  segments.forEach((segment, index) => {
    const isDots = segment === '.' || segment === '..';
    if (segment === '..') kept.pop();
    if (!isDots) kept.push(segment);
    else if (index === segments.length - 1) kept.push('');
  });
  return `/${kept.join('/')}`;
}
