import { isIP } from 'node:net';
import { FetchRefused } from './refusal.ts';

const LONGEST_URL = 8192;

/** Names that never mean a public host: RFC 6761, 6762, 8375, and what clouds and clusters call their insides. */
const INNER_DOMAINS = ['localhost', 'local', 'localdomain', 'internal', 'home.arpa', 'svc', 'onion'];

const METADATA_HOSTS = [
  'metadata.goog',
  'metadata.packet.net',
  'metadata.platformequinix.com',
  'metadata.tencentyun.com',
];

/**
 * Reads an absolute http(s) URL strictly: no blanks, controls or backslashes (browsers repair those, and repairs are
 * where two readers disagree), no user information. The fragment and the dot of an absolute host name are dropped.
 * Host names come out as A-labels and addresses in their plain spelling.
 *
 * @throws {FetchRefused} invalid_url, blocked_scheme, credentials_in_url
 */
export function readUrl(text: string): URL {
  if (text.length > LONGEST_URL) {
    throw new FetchRefused('invalid_url', `the URL is longer than ${LONGEST_URL} characters`);
  }
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  if (/[\u0000-\u0020\u007f\\]/.test(text)) {
    throw new FetchRefused('invalid_url', 'the URL holds blanks or backslashes');
  }
  const [, scheme, rest] = /^([a-z][a-z0-9+.-]*):(.*)$/is.exec(text) ?? [];
  if (scheme === undefined || rest === undefined)
    throw new FetchRefused('invalid_url', 'the URL is not absolute');
  if (!/^https?$/i.test(scheme)) throw new FetchRefused('blocked_scheme', 'only http and https are fetched');
  const url = /^\/\/[^/]/.test(rest) ? URL.parse(text) : null;
  if (url === null) {
    throw new FetchRefused('invalid_url', 'the URL cannot be read');
  }
  const authority = /^\/\/([^/?#]*)/.exec(rest)?.[1] ?? '';
  if (authority.includes('@')) throw new FetchRefused('credentials_in_url', 'the URL holds credentials');
  url.hash = '';
  if (url.hostname.endsWith('.')) url.hostname = url.hostname.slice(0, -1);
  return url;
}

/** The port of the URL, or the default one of its scheme. */
export function portOf(url: URL): number {
  if (url.port !== '') return Number(url.port);
  return url.protocol === 'https:' ? 443 : 80;
}

/** Ports of the web: a host that is listed without a port stands for these. */
export const isWebPort = (port: number): boolean => port === 80 || port === 443;

/** Whether the operator has listed this host, or this host and port, as standing for something else. */
export const isListed = (url: URL, outboundHosts: ReadonlyMap<string, string>): boolean =>
  (isWebPort(portOf(url)) && outboundHosts.has(url.hostname)) ||
  outboundHosts.has(`${url.hostname}:${portOf(url)}`);

/** The address when the host of a parsed URL is a literal one, without brackets; otherwise null. */
export function literalAddress(hostname: string): string | null {
  const bare = hostname.startsWith('[') ? hostname.slice(1, -1) : hostname;
  return isIP(bare) === 0 ? null : bare;
}

/**
 * Judges a host name (lower case, A-labels, no final dot) by its spelling alone.
 *
 * @throws {FetchRefused} invalid_url for what DNS cannot hold, blocked_host for names of inner networks
 */
export function judgeHostName(name: string): void {
  const labels = name.split('.');
  if (name.length > 253 || !labels.every((label) => /^[a-z0-9_-]{1,63}$/.test(label))) {
    throw new FetchRefused('invalid_url', 'the host is not a domain name');
  }
  const inner = INNER_DOMAINS.some((domain) => name === domain || name.endsWith(`.${domain}`));
  // A single label would be completed by the search list of the machine.
  if (inner || labels.length === 1 || METADATA_HOSTS.includes(name)) {
    throw new FetchRefused('blocked_host', 'the host name is not a public one');
  }
}
