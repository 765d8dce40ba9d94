import ipaddr from 'ipaddr.js';
import { keepingResults } from '../kept-results.ts';

export type AddressJudgement = { ok: true } | { ok: false; range: string };

type Range<T> = { name: string; network: [T, number] };

/** IANA IPv4 Special-Purpose Address Registry, multicast (RFC 5771), and one provider's in-guest service address. */
const REFUSED_V4: readonly Range<ipaddr.IPv4>[] = [
  ['this-network', '0.0.0.0/8'],
  ['private', '10.0.0.0/8'],
  ['carrier-nat', '100.64.0.0/10'],
  ['loopback', '127.0.0.0/8'],
  ['link-local', '169.254.0.0/16'],
  ['private', '172.16.0.0/12'],
  ['protocol-assignments', '192.0.0.0/24'],
  ['documentation', '192.0.2.0/24'],
  ['as112', '192.31.196.0/24'],
  ['amt', '192.52.193.0/24'],
  ['6to4-relay', '192.88.99.0/24'],
  ['private', '192.168.0.0/16'],
  ['as112', '192.175.48.0/24'],
  ['benchmarking', '198.18.0.0/15'],
  ['documentation', '198.51.100.0/24'],
  ['documentation', '203.0.113.0/24'],
  ['multicast', '224.0.0.0/4'],
  ['broadcast', '255.255.255.255/32'],
  ['reserved', '240.0.0.0/4'],
  // Reachable only inside Azure guests, although it is in public address space.
  ['metadata', '168.63.129.16/32'],
].map(([name = '', cidr = '']) => ({ name, network: ipaddr.IPv4.parseCIDR(cidr) }));

/** IANA IPv6 Special-Purpose Address Registry. Addresses outside 2000::/3 are refused even if no row matches. */
const REFUSED_V6: readonly Range<ipaddr.IPv6>[] = [
  ['unspecified', '::/128'],
  ['loopback', '::1/128'],
  ['ipv4-compatible', '::/96'],
  ['ipv4-translated', '::ffff:0:0:0/96'],
  ['local-nat64', '64:ff9b:1::/48'],
  ['discard', '100::/64'],
  ['dummy', '100:0:0:1::/64'],
  ['teredo', '2001::/32'],
  ['benchmarking', '2001:2::/48'],
  ['orchid', '2001:10::/28'],
  ['orchid', '2001:20::/28'],
  // A few of its blocks are reachable (AMT, AS112, drone identifiers), but none of them hosts web sites.
  ['protocol-assignments', '2001::/23'],
  ['documentation', '2001:db8::/32'],
  ['as112', '2620:4f:8000::/48'],
  ['documentation', '3fff::/20'],
  ['segment-routing', '5f00::/16'],
  ['unique-local', 'fc00::/7'],
  ['link-local', 'fe80::/10'],
  ['site-local', 'fec0::/10'],
  ['multicast', 'ff00::/8'],
].map(([name = '', cidr = '']) => ({ name, network: ipaddr.IPv6.parseCIDR(cidr) }));

/** Prefixes that only wrap an IPv4 address, and the 16-bit group where that address starts (RFC 4291, 6052, 3056). */
const WRAPPERS: readonly { network: [ipaddr.IPv6, number]; group: number }[] = [
  { network: ipaddr.IPv6.parseCIDR('::ffff:0:0/96'), group: 6 },
  { network: ipaddr.IPv6.parseCIDR('64:ff9b::/96'), group: 6 },
  { network: ipaddr.IPv6.parseCIDR('2002::/16'), group: 1 },
];

const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3');

/**
 * Whether this service may connect to an address: public unicast only. `range` names the range of a refused
 * address.
 *
 * An IPv6 address that wraps an IPv4 one (mapped, well-known NAT64 prefix, 6to4) is checked as that IPv4
 * address. Spellings other than plain dotted decimal (`0x7f.1`, `010.8.8.8`) are read as inet_aton does and
 * always refused, since programs disagree about them. Addresses with a zone, and text that is not an address,
 * are refused too.
 */
export function judgeAddress(address: string): AddressJudgement {
  const text = withoutDots(address);
  if (!ipaddr.isValid(text)) return { ok: false, range: 'invalid' };
  const parsed = ipaddr.parse(text);
  if (parsed instanceof ipaddr.IPv6) return judgeV6(parsed);
  const judged = judgeV4(parsed);
  if (!judged.ok || ipaddr.IPv4.isValidFourPartDecimal(address)) return judged;
  return { ok: false, range: 'ambiguous' };
}

/**
 * Turns `::1.2.3.4` into `::102:304`: ipaddr.js would read `::1.2.3.4` as `::ffff:1.2.3.4`, unlike the socket
 * layer.
 */
function withoutDots(address: string): string {
  const colon = address.lastIndexOf(':');
  const tail = address.slice(colon + 1);
  if (colon < 0 || !ipaddr.IPv4.isValidFourPartDecimal(tail)) return address;
  const [a = 0, b = 0, c = 0, d = 0] = ipaddr.IPv4.parse(tail).octets;
  return `${address.slice(0, colon + 1)}${((a << 8) | b).toString(16)}:${((c << 8) | d).toString(16)}`;
}

function judgeV4(address: ipaddr.IPv4): AddressJudgement {
  const range = REFUSED_V4.find(({ network }) => address.match(network));
  return range === undefined ? { ok: true } : { ok: false, range: range.name };
}

function judgeV6(address: ipaddr.IPv6): AddressJudgement {
  if (address.zoneId !== undefined) return { ok: false, range: 'scoped' };
  const inside = wrapped(address);
  if (inside !== null) return judgeV4(inside);
  const range = REFUSED_V6.find(({ network }) => address.match(network));
  if (range !== undefined) return { ok: false, range: range.name };
  return address.match(GLOBAL_UNICAST) ? { ok: true } : { ok: false, range: 'reserved' };
}

/** The IPv4 address that an IPv6 address wraps; null if it wraps none. */
function wrapped(address: ipaddr.IPv6): ipaddr.IPv4 | null {
  const wrapper = WRAPPERS.find(({ network }) => address.match(network));
  if (wrapper === undefined) return null;
  return new ipaddr.IPv4(address.toByteArray().slice(wrapper.group * 2, wrapper.group * 2 + 4));
}

/**
 * The one normalized spelling of an address; an IPv6 address that wraps an IPv4 one becomes that. Null for
 * other text.
 */
export function plainAddress(address: string): string | null {
  const text = withoutDots(address);
  if (!ipaddr.isValid(text)) return null;
  const parsed = ipaddr.parse(text);
  return (parsed instanceof ipaddr.IPv6 ? (wrapped(parsed) ?? parsed) : parsed).toString();
}

/** Addresses at which the service itself is reached. */
export type OwnPlaces = {
  /** Its public address. */
  readonly baseUrl: string;
  /** The address and port that it listens on; null when it does not listen. */
  readonly listening: { readonly address: string; readonly port: number } | null;
  /** Every address of this machine. */
  readonly interfaces: readonly string[];
};

const WEB_PORTS: readonly string[] = ['', '80', '443'];
const EVERY_INTERFACE: readonly (string | null)[] = ['0.0.0.0', '::'];
const LOCAL_NAME = /(^|\.)localhost$/i;
const LOOPBACK = /^(127\.|::1$)/;

/**
 * Whether a parsed URL has the origin of the public address. http and https count as equal on their default ports.
 */
export function isOwnOrigin(url: URL, { baseUrl }: Pick<OwnPlaces, 'baseUrl'>): boolean {
  const own = new URL(baseUrl);
  if (withoutDot(url.hostname) !== withoutDot(own.hostname)) return false;
  return url.port === own.port || (WEB_PORTS.includes(url.port) && WEB_PORTS.includes(own.port));
}

const withoutDot = (hostname: string) => hostname.replace(/\.$/, '');

/** Whether a connection to this address, or to a local host name, would reach the service's own listener. */
export function reachesListener(
  host: string,
  port: number,
  { listening, interfaces }: Omit<OwnPlaces, 'baseUrl'>,
): boolean {
  if (listening === null || port !== listening.port) return false;
  const asked = plainAddress(LOCAL_NAME.test(host) ? '127.0.0.1' : host);
  const own = plainAddress(listening.address);
  // As a destination, the unspecified address means this machine.
  if (asked === null || EVERY_INTERFACE.includes(asked)) return asked !== null;
  if (!EVERY_INTERFACE.includes(own)) return asked === own || (LOCAL_NAME.test(host) && own === '::1');
  return LOOPBACK.test(asked) || interfaces.some((address) => plainAddress(address) === asked);
}

/** The longest text of an IPv6 address, its zone left out (RFC 4291 section 2.2). */
const LONGEST_ADDRESS = 45;

/**
 * Key by which addresses are counted: an IPv4 address itself, but the /64 of an IPv6 address, since one host
 * has a whole /64. Each request asks several times for its own.
 */
export const addressBucket = keepingResults(bucketOf, { most: 4_096, longest: LONGEST_ADDRESS });

function bucketOf(address: string): string {
  if (!ipaddr.isValid(address)) return 'unknown';
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  const [a = 0, b = 0, c = 0, d = 0] = (parsed as ipaddr.IPv6).parts;
  return `${[a, b, c, d].map((part) => part.toString(16)).join(':')}::/64`;
}

/** Whether text is the origin of a web page as browsers write it (RFC 6454 section 6.2); the origin `null` is not. */
export function isWebOrigin(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && /^https?:$/.test(url.protocol) && url.origin === text;
}

/** Whether a web origin is on the machine itself. */
export function isLoopbackOrigin(text: string): boolean {
  const host = URL.parse(text)?.hostname ?? '';
  return /^(localhost|[a-z0-9.-]+\.localhost|127(\.\d{1,3}){3}|\[::1\])$/.test(host);
}

/** Whether a host of a setting is this machine. */
export const isLoopbackHost = (host: string): boolean =>
  /^(localhost|127(\.\d+){3}|\[?::1\]?)$/.test(host) || host.endsWith('.localhost');

/** Name of this software in its User-Agent. */
export const SOFTWARE = 'registry-and-agent-tasks';

/**
 * Whether a User-Agent is that of this software, here or at another host. Its fetches must not cause further
 * fetches: two registries that refer to each other would request each other for ever.
 */
export const isThisSoftware = (userAgent: string): boolean =>
  userAgent === SOFTWARE || userAgent.startsWith(`${SOFTWARE}/`);
