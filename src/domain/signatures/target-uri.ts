/** An address in the one form that signer and verifier use. */
export type TargetUri = {
  /** Scheme, authority, path and query. */
  readonly href: string;
  readonly scheme: 'http' | 'https';
  /** Lower-case host, with the port unless it is the scheme's own. */
  readonly authority: string;
  readonly path: string;
  /** With its question mark; empty where the address has none. */
  readonly query: string;
};

const MOST_CHARACTERS = 8_192;
const PARTS = /^([A-Za-z][A-Za-z0-9+.-]*):\/\/([^/?#]*)([^?#]*)(\?[^#]*)?(?:#.*)?$/;
const HOST = /^[a-z0-9_-]+(?:\.[a-z0-9_-]+)*\.?$/;
const OWN_PORTS = { http: 80, https: 443 } as const;

/**
 * The canonical form of a target URI (RFC 3986 section 6.2, without touching the query); null for an address that
 * has none. Escapes are decoded before dot segments are removed, so that the form of a form is itself.
 */
export function canonicalTargetUri(address: string): TargetUri | null {
  // Characters outside of printable ASCII, blanks and backslashes are no part of a URI and mean different things to
  // different programs.
  if (address.length > MOST_CHARACTERS || !/^[!-[\]-~]+$/.test(address)) return null;
  const [, rawScheme = '', rawAuthority = '', rawPath = '', query = ''] = PARTS.exec(address) ?? [];
  const scheme = rawScheme.toLowerCase();
  if (scheme !== 'http' && scheme !== 'https') return null;
  const authority = canonicalAuthority(rawAuthority, scheme);
  const path = canonicalPath(rawPath);
  if (authority === null || path === null) return null;
  return { href: `${scheme}://${authority}${path}${query}`, scheme, authority, path, query };
}

/** Host and port as `@authority` has them: without user name and default port. Null for a malformed one. */
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

/** RFC 3986 section 5.2.4. Empty segments stay: `/a//b` is another path than `/a/b`. */
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
