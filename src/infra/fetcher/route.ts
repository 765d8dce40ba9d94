import { isIP } from 'node:net';
import { isOwnOrigin, judgeAddress, type OwnPlaces, reachesListener } from '../../domain/net/address.ts';
import { DnsError, type Resolver } from '../dns.ts';
import { FetchRefused } from './refusal.ts';
import { judgeHostName, literalAddress, portOf } from './target.ts';

/** Where to dial for one hop. The addresses are judged; nothing is resolved again later. */
export type Route = { addresses: string[]; port: number; secure: boolean };

export type RouteRules = {
  /** Lower-case `host` or `host:port` → origin that stands in for it. */
  outboundHosts: ReadonlyMap<string, string>;
  resolver: Resolver;
  allowPorts: (port: number) => boolean;
  /** Where this service itself is reached; null while nobody knows. */
  own: () => OwnPlaces | null;
};

/**
 * @throws {FetchRefused} blocked_port, blocked_host, blocked_address, invalid_url, dns. Our own addresses are blocked too:
 *   a file that points at a look-up of ours would keep us asking ourselves for ever
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
  if (!rules.allowPorts(port)) throw new FetchRefused('blocked_port', `port ${port} is not fetched from`);
  const listed = rules.outboundHosts.get(url.hostname);
  if (listed !== undefined) return standIn(listed);
  const addresses = await publicAddresses(url.hostname, rules.resolver, signal);
  return { addresses, port, secure: url.protocol === 'https:' };
}

/** The one way to a private address, and the operator's own choice. */
function standIn(origin: string): Route {
  const url = new URL(origin);
  const host = literalAddress(url.hostname) ?? url.hostname;
  return { addresses: [host], port: portOf(url), secure: url.protocol === 'https:' };
}

/**
 * Every address of a host, all of them public. One that is not refuses the host as a whole: an honest public host
 * has none, and a mixed answer is how a rebinding attack looks.
 */
async function publicAddresses(host: string, resolver: Resolver, signal?: AbortSignal): Promise<string[]> {
  const literal = literalAddress(host);
  if (literal !== null) {
    const judged = judgeAddress(literal);
    if (!judged.ok) throw new FetchRefused('blocked_address', `the address is not public (${judged.range})`);
    return [literal];
  }
  judgeHostName(host);
  const addresses = await resolve(host, resolver, signal);
  // `isIP` beside the judgement: what is no plain address to the socket layer would be resolved once more by it.
  if (!addresses.every((address) => isIP(address) !== 0 && judgeAddress(address).ok)) {
    throw new FetchRefused('blocked_address', 'the host does not resolve to public addresses only');
  }
  return addresses;
}

async function resolve(host: string, resolver: Resolver, signal?: AbortSignal): Promise<string[]> {
  try {
    const addresses = await resolver.addresses(host, signal);
    if (addresses.length > 0) return addresses;
  } catch (error) {
    const reason = error instanceof DnsError ? error.message : 'the look-up failed';
    throw new FetchRefused('dns', `the host cannot be resolved: ${reason}`, { cause: error });
  }
  throw new FetchRefused('dns', 'the host cannot be resolved: it has no address');
}
