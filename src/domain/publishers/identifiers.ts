import type { EnumsIdentifierTypes } from '../../../generated/types/enums.ts';
import { keepingResults } from '../kept-results.ts';
import { asciiName, isPlainName, liesWithin, registrableDomain } from '../net/domain-name.ts';

export type Identifier = { type: string; value: string };
/** An identifier whose type is one of the vocabulary. */
export type KnownIdentifier = { type: EnumsIdentifierTypes; value: string };

const SCHEME = /^[a-z][a-z0-9+.-]*:\/\//i;

/**
 * The form in which an identifier of a property is stored and compared. `domain` and `subdomain` become a host name
 * in lower-case A-labels, and a leading `*.` is kept. A `domain` loses a `www.` or `m.` before a registrable domain,
 * since those three are one site. `rss_url` keeps its path as written. Every other type, and a value that is not a
 * host name, is trimmed and lower-cased. Idempotent.
 */
export function canonicalIdentifier(type: string, value: string): string {
  switch (type) {
    case 'domain':
      return sitePattern(value);
    case 'subdomain':
      return hostPattern(value);
    case 'rss_url':
      return canonicalFeedUrl(value.trim());
    default:
      return value.trim().toLowerCase();
  }
}

/** The host name in a canonical `domain` or `subdomain` identifier, without `*.`. Null when it is not a host name. */
export function identifierHost(value: string): string | null {
  if (isPlainName(value)) return value;
  const host = value.startsWith('*.') ? value.slice(2) : value;
  const name = asciiName(host);
  return name.ok && name.domain === host && host.includes('.') ? host : null;
}

/**
 * Whether an identifier of type `domain` covers a host. `example.com` covers itself, `www.` and `m.`;
 * `sub.example.com` only itself; `*.example.com` everything below `example.com`, but not `example.com`.
 *
 * @internal the rule that tests compare the indexed forms with
 */
export function domainIdentifierMatches(identifierValue: string, host: string): boolean {
  const pattern = canonicalHostPattern(identifierValue, true);
  const name = asciiName(host.trim());
  if (!name.ok) return false;
  if (pattern.startsWith('*.'))
    return name.domain !== pattern.slice(2) && liesWithin(name.domain, pattern.slice(2));
  return withoutSitePrefix(name.domain) === pattern;
}

// A decision brings the same few names into this form some twenty times.
const ROOM = { most: 64, longest: 512 };
const sitePattern = keepingResults((value: string) => canonicalHostPattern(value, true), ROOM);
const hostPattern = keepingResults((value: string) => canonicalHostPattern(value, false), ROOM);

function canonicalHostPattern(value: string, joinSite: boolean): string {
  if (isPlainName(value)) return joinSite ? withoutSitePrefix(value) : value;
  const text = value
    .trim()
    .replace(SCHEME, '')
    .replace(/[/?#].*$/s, '')
    .replace(/:[0-9]*$/, '');
  const wildcard = text.startsWith('*.') ? '*.' : '';
  const name = asciiName(text.slice(wildcard.length));
  if (!name.ok) return value.trim().toLowerCase();
  return wildcard + (joinSite && wildcard === '' ? withoutSitePrefix(name.domain) : name.domain);
}

function withoutSitePrefix(name: string): string {
  const prefix = /^(?:www|m)\./.exec(name)?.[0];
  if (prefix === undefined) return name;
  const rest = name.slice(prefix.length);
  return registrableDomain(rest) === rest ? rest : name;
}

function canonicalFeedUrl(url: string): string {
  const origin = /^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i.exec(url)?.[0];
  return origin === undefined ? url : origin.toLowerCase() + url.slice(origin.length);
}

/**
 * Maps each vanished record to the record that it was merged into: the only remaining record that now holds all of
 * its identifiers. Keys and values are rids. A vanished record without identifiers, or with several such heirs, is
 * not in the map.
 * @param keyOf text that is the same for two identifiers exactly when the identifiers are the same
 */
export function mergesOf<T extends object>(
  vanished: readonly { rid: string; identifiers: readonly T[] }[],
  staying: readonly { rid: string; identifiers: readonly T[] }[],
  keyOf: (identifier: T) => string,
): Map<string, string> {
  const gone = new Set(vanished.map(({ rid }) => rid));
  const holders = new Map<string, string[]>();
  for (const { rid, identifiers } of staying) {
    if (gone.has(rid)) continue;
    for (const key of new Set(identifiers.map(keyOf))) {
      const known = holders.get(key);
      if (known === undefined) holders.set(key, [rid]);
      else known.push(rid);
    }
  }
  const merges = new Map<string, string>();
  for (const { rid, identifiers } of vanished) {
    const [first, ...others] = [...new Set(identifiers.map(keyOf))].map((key) => holders.get(key) ?? []);
    const heirs = (first ?? []).filter((heir) => others.every((rids) => rids.includes(heir)));
    const [heir] = heirs;
    if (heir !== undefined && heirs.length === 1) merges.set(rid, heir);
  }
  return merges;
}
