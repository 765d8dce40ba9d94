import { getDomain } from 'tldts';
import { toASCII, toUnicode } from 'tr46';

export type DomainVerdict = { ok: true; domain: string } | { ok: false; reason: string };

const LONGEST_INPUT = 4096;
// Characters that UTS 46 maps to nothing may make a name longer than its A-labels, but within limits.
const LONGEST_NAME = 512;
const LONGEST_LABEL = 128;
const PLAIN = /^[a-z0-9.-]+$/;
const LABEL = /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/;
// Address parsers read a name as IPv4 if its last label is all digits, or 0x and hex digits.
const NUMERIC_LABEL = /^(?:[0-9]+|0x[0-9a-f]*)$/;

/**
 * The canonical form of a domain, used as its key: lower-case A-labels (UTS 46, non-transitional, STD3)
 * without scheme, port, path, trailing dot and leading `www.`. Takes a bare name or an http(s) URL.
 * Idempotent. Refuses with a reason: user names, single labels, IP addresses in any spelling, labels over 63
 * and names over 253 octets, punycode that does not stand for the name that it decodes to.
 */
export function canonicalDomain(input: string): DomainVerdict {
  if (isPlainKey(input)) return { ok: true, domain: input };
  if (input.length > LONGEST_INPUT) return refuse(`must have at most ${LONGEST_INPUT} characters`);
  const authority = authorityOf(input.trim());
  if (authority === null) return refuse('must be a host name, or an http or https URL');
  if (authority.includes('@')) return refuse('must not have a user name');
  if (authority.startsWith('[')) return refuse('must not be an IP address');
  const host = withoutPort(authority);
  if (host === null)
    return refuse(/:.*:/.test(authority) ? 'must not be an IP address' : 'must have a port that is a number');

  const name = asciiName(host);
  if (!name.ok) return name;
  const domain = withoutWww(name.domain);
  if (!domain.includes('.')) return refuse('must have at least two labels');
  return { ok: true, domain };
}

const LONGEST_KEY = 253;
const LONGEST_PLAIN_LABEL = 63;
const HYPHEN = 45;
const DOT = 46;
const isDigit = (code: number): boolean => code >= 48 && code <= 57;
const isLowerCase = (code: number): boolean => code >= 97 && code <= 122;

/**
 * Whether a text is a key already, by one pass over it: labels of lower-case letters, digits and single hyphens between
 * them, of which the last begins with a letter. Nearly all requests send such a domain, and the other keys take ten times as long.
 */
const isPlainKey = (text: string): boolean => !text.startsWith('www.') && isPlainName(text);

/** As a plain key, and with any first label: a host name in the form that `asciiName` returns. */
export function isPlainName(text: string): boolean {
  if (text.length > LONGEST_KEY) return false;
  let labelStart = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (isLowerCase(code) || isDigit(code)) continue;
    if (code !== HYPHEN && code !== DOT) return false;
    // Neither stands at an end of a label, nor beside another one. So no label is an A-label.
    if (at === labelStart || text.charCodeAt(at - 1) === HYPHEN) return false;
    if (code === HYPHEN) continue;
    if (at - labelStart > LONGEST_PLAIN_LABEL) return false;
    labelStart = at + 1;
  }
  const length = text.length - labelStart;
  return (
    labelStart > 0 &&
    length <= LONGEST_PLAIN_LABEL &&
    isLowerCase(text.charCodeAt(labelStart)) &&
    text.charCodeAt(text.length - 1) !== HYPHEN
  );
}

/** The same key for every spelling of a domain. Text that is not a domain is only changed to lower case. */
export function domainKey(input: string): string {
  const judged = canonicalDomain(input);
  return judged.ok ? judged.domain : input.toLowerCase();
}

/**
 * A host name in lower-case A-labels, without its trailing dot. `www.` is kept, and a single label is
 * accepted. Refuses IP addresses.
 */
export function asciiName(host: string): DomainVerdict {
  if (isPlainName(host)) return { ok: true, domain: host };
  if (host.length > LONGEST_NAME) return refuse(`must have at most ${LONGEST_NAME} characters`);
  const ascii = toLabels(host);
  if (ascii === null) return refuse('has characters that a host name cannot have');
  const name = ascii.endsWith('.') ? ascii.slice(0, -1) : ascii;
  if (name === '') return refuse('must not be empty');
  if (name.length > 253) return refuse('must have at most 253 characters');
  const labels = name.split('.');
  for (const label of labels) {
    if (label.length > 63) return refuse('must have labels of at most 63 characters');
    if (!LABEL.test(label))
      return refuse('must not have an empty label, or one that starts or ends with a hyphen');
  }
  if (NUMERIC_LABEL.test(labels.at(-1) ?? '')) return refuse('must not be an IP address');
  return { ok: true, domain: name };
}

/** The registrable domain (public suffix list with its private section); null for a public suffix or an address. */
export function registrableDomain(domain: string): string | null {
  return getDomain(domain.toLowerCase(), { allowPrivateDomains: true, extractHostname: false });
}

/** The site of a domain: its registrable domain, or the name itself if it has none. */
export const siteOf = (domain: string): string => registrableDomain(domain) ?? domain;

/** Whether two hosts have the same registrable domain. A name without one matches only itself. */
export function sameSite(a: string, b: string): boolean {
  const site = registrableDomain(a);
  if (site === null) return a.toLowerCase() === b.toLowerCase();
  return site === registrableDomain(b);
}

/** Whether the host is the domain or a subdomain of it; both in canonical form. */
export function liesWithin(host: string, domain: string): boolean {
  return host === domain || host.endsWith(`.${domain}`);
}

function refuse(reason: string): DomainVerdict {
  return { ok: false, reason };
}

function authorityOf(input: string): string | null {
  const scheme = /^([a-z][a-z0-9+.-]*):\/\//i.exec(input);
  if (scheme !== null && !/^https?$/i.test(scheme[1] ?? '')) return null;
  const rest = input.slice(scheme?.[0].length ?? 0);
  const end = rest.search(/[/?#]/);
  return end === -1 ? rest : rest.slice(0, end);
}

function withoutPort(authority: string): string | null {
  const colon = authority.indexOf(':');
  if (colon === -1) return authority;
  const port = authority.slice(colon + 1);
  return /^[0-9]{0,5}$/.test(port) && Number(port) < 65_536 ? authority.slice(0, colon) : null;
}

function toLabels(host: string): string | null {
  const lower = host.toLowerCase();
  if (PLAIN.test(lower) && !lower.includes('xn--')) return lower;
  if (lower.split('.').some((label) => label.length > LONGEST_LABEL)) return null;
  const ascii = toASCII(host, {
    checkBidi: true,
    checkHyphens: false,
    checkJoiners: true,
    transitionalProcessing: false,
    useSTD3ASCIIRules: true,
    verifyDNSLength: false,
  });
  // Refuse an A-label that is not the encoding of the name it decodes to: that name would get two keys.
  const written = lower.split('.').filter((label) => label.startsWith('xn--'));
  const labels = new Set(ascii?.split('.'));
  if (ascii === null || !written.every((label) => labels.has(label))) return null;
  if ([...labels].some((label) => label.startsWith('xn--') && !hasPlainHyphens(label))) return null;
  // The mapping table may accept letters that the URL parser, with an older table, refuses.
  return URL.parse(`http://${ascii}`) === null ? null : ascii;
}

/**
 * Whether the name behind an A-label neither starts nor ends with a hyphen, nor looks like an A-label itself
 * (RFC 5891 section 4.2.3.1). Plain ASCII names may have hyphens in the third and fourth position, because
 * such hosts exist.
 */
const hasPlainHyphens = (label: string): boolean => !toUnicode(label, { checkHyphens: true }).error;

function withoutWww(name: string): string {
  let rest = name;
  // Keep the `www.` of `www.co.uk` and `www.com`: the rest would be a public suffix.
  while (rest.startsWith('www.') && getDomain(rest.slice(4), { extractHostname: false }) !== null)
    rest = rest.slice(4);
  return rest;
}
