import { isIP } from 'node:net';
import { isOwnOrigin, judgeAddress, type OwnPlaces, reachesListener } from '../../domain/net/address.ts';
import {
  type AllowedPlaces,
  isAllowedAddress,
  isNamedPlace,
  NO_PLACES,
} from '../../domain/net/allowed-places.ts';
import { DnsError, type DnsFailure, type Resolver } from '../dns.ts';

const LONGEST_URL = 8192;

/** Domains that never name a public host: RFC 6761, 6762, 8375, and internal names of clouds and clusters. */
const INNER_DOMAINS = ['localhost', 'local', 'localdomain', 'internal', 'home.arpa', 'svc', 'onion'];

const METADATA_HOSTS = [
  'metadata.goog',
  'metadata.packet.net',
  'metadata.platformequinix.com',
  'metadata.tencentyun.com',
];

/**
 * Parses an absolute http(s) URL strictly. It must have no blanks, control characters or backslashes, because
 * browsers repair those and two parsers then disagree. It must have no user information. The fragment and the final
 * dot of a host name are dropped. The result has host names as A-labels and addresses in their canonical form.
 *
 * @throws {FetchRefused} invalid_url, blocked_scheme, credentials_in_url
 */
export function readUrl(text: string): URL {
  if (text.length > LONGEST_URL) {
    throw new FetchRefused('invalid_url', `the URL is longer than ${LONGEST_URL} characters`);
  }
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern searches for control characters
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

/** Default web ports. A host that the operator lists without a port is listed for these two. */
export const isWebPort = (port: number): boolean => port === 80 || port === 443;

/** Whether the operator has listed this host, or this `host:port`, in `outboundHosts`. */
export const isListed = (url: URL, outboundHosts: ReadonlyMap<string, string>): boolean =>
  (isWebPort(portOf(url)) && outboundHosts.has(url.hostname)) ||
  outboundHosts.has(`${url.hostname}:${portOf(url)}`);

/** The literal address in the host of a parsed URL, without brackets; null when the host is a name. */
export function literalAddress(hostname: string): string | null {
  const bare = hostname.startsWith('[') ? hostname.slice(1, -1) : hostname;
  return isIP(bare) === 0 ? null : bare;
}

/**
 * Validates a host name (lower case, A-labels, no final dot) by its spelling alone.
 *
 * @throws {FetchRefused} invalid_url for a name that DNS cannot hold, blocked_host for names of internal networks
 */
function judgeHostName(name: string): void {
  const labels = name.split('.');
  if (name.length > 253 || !labels.every((label) => /^[a-z0-9_-]{1,63}$/.test(label))) {
    throw new FetchRefused('invalid_url', 'the host is not a domain name');
  }
  const inner = INNER_DOMAINS.some((domain) => name === domain || name.endsWith(`.${domain}`));
  // The machine's search list would complete a single label.
  if (inner || labels.length === 1 || METADATA_HOSTS.includes(name)) {
    throw new FetchRefused('blocked_host', 'the host name is not a public one');
  }
}

/**
 * Validates the host of a parsed URL by its text alone: a name that is not of an inner network, or a public address; or
 * one of either that the operator allows.
 *
 * @returns the address; null for a name
 * @throws {FetchRefused} invalid_url, blocked_host, blocked_address
 */
export function judgeHostText(url: URL, allowed: AllowedPlaces = NO_PLACES): string | null {
  const literal = literalAddress(url.hostname);
  const isNamed = isNamedPlace(allowed, literal ?? url.hostname, portOf(url));
  if (literal === null) {
    if (!isNamed) judgeHostName(url.hostname);
    return null;
  }
  const judged = judgeAddress(literal);
  if (!judged.ok && !isAllowedAddress(allowed, literal, isNamed))
    throw new FetchRefused('blocked_address', `the address is not public (${judged.range})`);
  return literal;
}

/** Where one hop connects to. The addresses are validated, and nothing is resolved again later. */
export type Route = {
  addresses: string[];
  port: number;
  secure: boolean;
  /** Whether an address is private, and reached only because the operator allows it. */
  isAllowed?: boolean;
  /** Whether the operator named the place, so that no proxy is between: a stand-in, or a private place. */
  isDirect?: boolean;
};

export type RouteRules = {
  /** Lower-case `host` or `host:port` → origin that requests are sent to instead. */
  outboundHosts: ReadonlyMap<string, string>;
  resolver: Resolver;
  allowPorts: (port: number) => boolean;
  /** Private places that the operator allows. */
  allowed?: AllowedPlaces | undefined;
  /** Addresses of this service itself; null while they are not known. */
  own: () => OwnPlaces | null;
};

/**
 * Resolves and validates the target of one hop. Our own addresses are blocked too: a file that points at a look-up
 * of this service would make it request itself without end.
 *
 * @throws {FetchRefused} blocked_port, blocked_host, blocked_address, invalid_url, dns
 */
export async function findRoute(url: URL, rules: RouteRules, signal?: AbortSignal): Promise<Route> {
  const own = rules.own();
  if (own !== null && isOwnOrigin(url, own)) throw ownAddress();
  const route = await anyRoute(url, rules, signal);
  if (own !== null && route.addresses.some((address) => reachesListener(address, route.port, own)))
    throw ownAddress();
  return route;
}

const ownAddress = () => new FetchRefused('blocked_address', 'the address belongs to this service');

async function anyRoute(url: URL, rules: RouteRules, signal?: AbortSignal): Promise<Route> {
  const port = portOf(url);
  const exact = rules.outboundHosts.get(`${url.hostname}:${port}`);
  if (exact !== undefined) return standIn(exact);
  const { allowed = NO_PLACES } = rules;
  const isNamed = isNamedPlace(allowed, literalAddress(url.hostname) ?? url.hostname, port);
  if (!isNamed && !rules.allowPorts(port))
    throw new FetchRefused('blocked_port', `port ${port} is not fetched from`);
  const listed = rules.outboundHosts.get(url.hostname);
  if (listed !== undefined) return standIn(listed);
  const addresses = await permittedAddresses(url, { isNamed, allowed, resolver: rules.resolver }, signal);
  const isAllowed = addresses.some((address) => !judgeAddress(address).ok);
  return { addresses, port, secure: url.protocol === 'https:', isAllowed, isDirect: isAllowed };
}

/** Route to an origin that the operator has configured, which may be any address. */
function standIn(origin: string): Route {
  const url = new URL(origin);
  const host = literalAddress(url.hostname) ?? url.hostname;
  return { addresses: [host], port: portOf(url), secure: url.protocol === 'https:', isDirect: true };
}

/**
 * The most addresses of a host. An answer of a name server has room for thousands, and to judge them would hold up all other
 * work for a quarter of a second; hosts that serve something have a few dozen.
 */
const MOST_HOST_ADDRESSES = 100;

type Permission = { isNamed: boolean; allowed: AllowedPlaces; resolver: Resolver };

/**
 * All addresses of a host, which must all be public, or allowed by the operator. One that is neither refuses the whole
 * host: an honest host has none, and a mixed answer is the mark of a DNS rebinding attack.
 */
async function permittedAddresses(
  url: URL,
  { isNamed, allowed, resolver }: Permission,
  signal?: AbortSignal,
): Promise<string[]> {
  const literal = judgeHostText(url, allowed);
  if (literal !== null) return [literal];
  const found = await resolve(url.hostname, resolver, signal);
  const addresses = found.slice(0, MOST_HOST_ADDRESSES);
  // `isIP` too, because the socket layer would resolve a text once more that is not a plain address.
  const isPermitted = (address: string) =>
    isIP(address) !== 0 && (judgeAddress(address).ok || isAllowedAddress(allowed, address, isNamed));
  if (!addresses.every(isPermitted)) throw noPublicAddress();
  if (found.length > addresses.length)
    throw new FetchRefused('dns', `the host has more than ${MOST_HOST_ADDRESSES} addresses`);
  return addresses;
}

async function resolve(host: string, resolver: Resolver, signal?: AbortSignal): Promise<string[]> {
  try {
    const addresses = await resolver.addresses(host, signal);
    if (addresses.length > 0) return addresses;
  } catch (error) {
    const isFinal = error instanceof DnsError && ABSENT.has(error.code);
    if (isFinal) throw noPublicAddress(error);
    const reason = error instanceof DnsError ? error.message : 'the look-up failed';
    throw new FetchRefused('dns', `the host cannot be resolved: ${reason}`, { cause: error });
  }
  throw noPublicAddress();
}

const ABSENT: ReadonlySet<DnsFailure> = new Set(['not_found', 'no_data', 'bad_name']);

/**
 * The one verdict on a name that does not exist and on a name that leads elsewhere than to public addresses: callers
 * must not learn which names exist in the network of this service.
 */
const noPublicAddress = (cause?: DnsError) =>
  new FetchRefused('dns', 'the host has no public address', cause === undefined ? {} : { cause });

export type FetchFailure =
  | 'invalid_url'
  | 'blocked_scheme'
  | 'blocked_host'
  | 'blocked_address'
  | 'blocked_port'
  | 'credentials_in_url'
  | 'dns'
  | 'connection'
  | 'tls'
  | 'timeout'
  | 'too_large'
  | 'redirect_refused'
  | 'too_many_redirects'
  | 'bad_encoding'
  | 'bad_response'
  | 'content_type'
  | 'aborted';

/** Refusals of a URL for what it is, or for what its host resolves to. */
export const REFUSED_URLS: ReadonlySet<FetchFailure> = new Set<FetchFailure>([
  'invalid_url',
  'blocked_scheme',
  'blocked_host',
  'blocked_address',
  'blocked_port',
  'credentials_in_url',
]);

/** Reasons that end a fetch before it connects. */
export const UNREACHABLE_PLACES: ReadonlySet<FetchFailure> = new Set<FetchFailure>([...REFUSED_URLS, 'dns']);

/**
 * Reason why a fetch ended without a response. The message names no resolved address, so it may be shown to
 * callers.
 */
export class FetchRefused extends Error {
  readonly code: FetchFailure;

  constructor(code: FetchFailure, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

const HUNG_UP: [FetchFailure, string] = ['connection', 'the host closed the connection'];
const NO_ROUTE: [FetchFailure, string] = ['connection', 'there is no route to the host'];

const known: Record<string, [FetchFailure, string]> = {
  ECONNREFUSED: ['connection', 'the host refused the connection'],
  ECONNRESET: HUNG_UP,
  EPIPE: HUNG_UP,
  ERR_STREAM_PREMATURE_CLOSE: HUNG_UP,
  ENETUNREACH: NO_ROUTE,
  EHOSTUNREACH: NO_ROUTE,
  EADDRNOTAVAIL: NO_ROUTE,
  HPE_HEADER_OVERFLOW: ['too_large', 'the headers of the answer are too large'],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: ['too_large', 'the chunk extensions of the answer are too large'],
};

/** Codes of other errors of Node's HTTP parser. */
const PARSER_CODE = /^HPE_/;

/** Converts an error of a socket or of the HTTP client. Its own message is dropped because it may name an address. */
export function readNetworkError(error: unknown): FetchRefused {
  if (error instanceof FetchRefused) return error;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const [failure, message] =
    known[code] ??
    (PARSER_CODE.test(code)
      ? ['bad_response', 'the answer is not HTTP/1.1']
      : ['connection', 'the connection failed']);
  return new FetchRefused(failure, message, { cause: error });
}
