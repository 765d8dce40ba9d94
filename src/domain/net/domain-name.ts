import { getDomain } from 'tldts';
import { toASCII, toUnicode } from 'tr46';

export type DomainVerdict = { ok: true; domain: string } | { ok: false; reason: string };

const LONGEST_INPUT = 4096;
// What maps to nothing may make a name longer than its A-labels, but only so much.
const LONGEST_NAME = 512;
const LONGEST_LABEL = 128;
const PLAIN = /^[a-z0-9.-]+$/;
const LABEL = /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/;
// A last label of digits, or of 0x and hex digits, makes any address parser read the whole name as IPv4.
const NUMERIC_LABEL = /^(?:[0-9]+|0x[0-9a-f]*)$/;

/**
 * The one key of a domain: lower-cased A-labels (UTS 46, non-transitional, STD3) without scheme, port, path,
 * trailing dot and leading `www.`. Takes a bare name or an http(s) URL. Idempotent.
 * Refused with a reason: user names, single labels, IP addresses in any spelling, labels over 63 and names
 * over 253 octets, punycode that does not stand for the name it decodes to.
 */
export function canonicalDomain(input: string): DomainVerdict {
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

/** What two spellings of a domain have in common; what is no domain is only folded to lower case. */
export function domainKey(input: string): string {
  const judged = canonicalDomain(input);
  return judged.ok ? judged.domain : input.toLowerCase();
}

/**
 * A host name in lower-case A-labels with nothing but a trailing dot taken away; `www.` stays, one label will do.
 * IP addresses are refused.
 */
export function asciiName(host: string): DomainVerdict {
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

/** The name that somebody registered (public suffix list with its private section), null for a suffix or an address. */
export function registrableDomain(domain: string): string | null {
  return getDomain(domain.toLowerCase(), { allowPrivateDomains: true, extractHostname: false });
}

/** The registrable domain, or the name itself where there is none: what counts as one site. */
export const siteOf = (domain: string): string => registrableDomain(domain) ?? domain;

/** Whether two hosts are under one registrable domain. Names without one are only the same as themselves. */
export function sameSite(a: string, b: string): boolean {
  const site = registrableDomain(a);
  if (site === null) return a.toLowerCase() === b.toLowerCase();
  return site === registrableDomain(b);
}

/** Whether the host is the domain itself or lies below it; both in canonical form. */
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
  // An A-label that decodes to something with another A-label would give one name two keys.
  const written = lower.split('.').filter((label) => label.startsWith('xn--'));
  const labels = new Set(ascii?.split('.'));
  if (ascii === null || !written.every((label) => labels.has(label))) return null;
  if ([...labels].some((label) => label.startsWith('xn--') && !hasPlainHyphens(label))) return null;
  // The mapping table may know letters that the URL parser, with its older table, refuses to fetch from.
  return URL.parse(`http://${ascii}`) === null ? null : ascii;
}

/**
 * Whether the name behind an A-label neither starts nor ends with a hyphen, nor looks like an A-label itself (RFC 5891
 * section 4.2.3.1). ASCII names may have hyphens in the third and fourth place: there are such hosts.
 */
const hasPlainHyphens = (label: string): boolean => !toUnicode(label, { checkHyphens: true }).error;

function withoutWww(name: string): string {
  let rest = name;
  // `www.co.uk` and `www.com` are names of their own: what would remain belongs to a registry.
  while (rest.startsWith('www.') && getDomain(rest.slice(4), { extractHostname: false }) !== null)
    rest = rest.slice(4);
  return rest;
}
