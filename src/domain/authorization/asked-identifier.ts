import { liesWithin, registrableDomain } from '../net/domain-name.ts';
import { canonicalIdentifier, type Identifier, identifierHost } from '../publishers/identifiers.ts';

const HOST_TYPES: ReadonlySet<string> = new Set(['domain', 'subdomain']);

/**
 * The identifiers, in stored form, that cover the requested one. A host is covered by itself, by the site of which
 * it is the `www.` or `m.`, and by `*.` of every name above it up to the registrable domain. A pattern, and every
 * other type, is covered only by itself. Null when a host is requested and the value is not a host name, or when the
 * value is empty.
 */
export function coveringIdentifiers({ type, value }: Identifier): Identifier[] | null {
  if (!HOST_TYPES.has(type)) {
    const canonical = canonicalIdentifier(type, value);
    return canonical === '' ? null : [{ type, value: canonical }];
  }
  const host = canonicalIdentifier('subdomain', value);
  if (identifierHost(host) === null) return null;
  const values = (kind: string, texts: readonly string[]) =>
    texts.map((text): Identifier => ({ type: kind, value: text }));
  const wildcards = host.startsWith('*.') ? [host] : wildcardsAbove(host);
  const exact = host.startsWith('*.')
    ? []
    : [...values('domain', [canonicalIdentifier('domain', host)]), ...values('subdomain', [host])];
  return [...exact, ...values('domain', wildcards), ...values('subdomain', wildcards)];
}

/** Patterns that cover the host: `*.b.example.com` and `*.example.com` for `a.b.example.com`. */
export function wildcardsAbove(host: string): string[] {
  // The name above a name of two labels is never registrable, which saves the search among public suffixes.
  if (host.indexOf('.') === host.lastIndexOf('.')) return [];
  const top = registrableDomain(host);
  if (top === null) return [];
  const patterns: string[] = [];
  for (let name = parentOf(host); name !== null && liesWithin(name, top); name = parentOf(name)) {
    patterns.push(`*.${name}`);
  }
  return patterns;
}

function parentOf(name: string): string | null {
  const dot = name.indexOf('.');
  return dot === -1 ? null : name.slice(dot + 1);
}

/** The domains whose own file could list a host that no known file lists: the host itself, then its site. */
export function domainsToAsk({ type, value }: Identifier): string[] {
  if (!HOST_TYPES.has(type)) return [];
  const canonical = canonicalIdentifier('domain', value);
  const host = identifierHost(canonical);
  if (host === null) return [];
  const site = registrableDomain(host);
  return [...new Set([host, ...(site === null ? [] : [site])])];
}
