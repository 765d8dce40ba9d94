import ipaddr from 'ipaddr.js';
import { plainAddress } from './address.ts';

type Network = readonly [ipaddr.IPv4 | ipaddr.IPv6, number];

/** Private places that the operator allows this service to reach (`OUTBOUND_ALLOW`). */
export type AllowedPlaces = {
  /** Ports by host name or literal address. */
  readonly hosts: ReadonlyMap<string, ReadonlySet<number>>;
  readonly networks: readonly Network[];
};

export const NO_PLACES: AllowedPlaces = { hosts: new Map(), networks: [] };

const WEB_PORTS = [80, 443];
/** Networks that anybody may use inside. Loopback, link-local and metadata addresses are none of them. */
const PRIVATE_USE: readonly Network[] = [
  ...['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', '100.64.0.0/10'].map((cidr) =>
    ipaddr.IPv4.parseCIDR(cidr),
  ),
  ipaddr.IPv6.parseCIDR('fc00::/7'),
];

/** Addresses of clouds within these networks that give credentials to whoever asks. */
const METADATA: readonly Network[] = [
  ipaddr.IPv4.parseCIDR('100.100.100.200/32'),
  ipaddr.IPv6.parseCIDR('fd00:ec2::/32'),
  ipaddr.IPv6.parseCIDR('fd20:ce::/32'),
];

const HOST = /^(?:\[([0-9a-f:.]+)\]|([a-z0-9_](?:[a-z0-9_.-]*[a-z0-9_])?))(?::([0-9]{1,5}))?$/;
const RANGES = '10.0.0.0/8, 172.16.0.0/12, 192.168.0.0/16, 100.64.0.0/10 and fc00::/7';

/** Reads a list of hosts, `host:port` pairs and networks; or the fault of the first item that is none. */
export function readAllowedPlaces(items: readonly string[]): AllowedPlaces | { readonly fault: string } {
  const hosts = new Map<string, Set<number>>();
  const networks: Network[] = [];
  for (const item of items) {
    const text = item.toLowerCase();
    if (text.includes('/')) {
      const network = readNetwork(text);
      if (network === null) return { fault: `${item} is not a network within ${RANGES}` };
      networks.push(network);
      continue;
    }
    const place = readHost(text);
    if (place === null) return { fault: `${item} is not a host name, a private address or a network` };
    const ports = hosts.get(place.host) ?? new Set();
    hosts.set(place.host, ports);
    for (const port of place.ports) ports.add(port);
  }
  return { hosts, networks };
}

/** A host name or private address with its port, or with the usual ports; null for anything else. */
function readHost(text: string): { readonly host: string; readonly ports: readonly number[] } | null {
  const [, bracketed, plain, digits] = HOST.exec(text) ?? [];
  const host = bracketed ?? plain;
  if (host === undefined) return null;
  if (ipaddr.isValid(host) && !(isPlain(host) && isPrivateUse(host))) return null;
  if (digits === undefined) return { host, ports: WEB_PORTS };
  const port = Number(digits);
  return port < 1 || port > 65_535 ? null : { host, ports: [port] };
}

function readNetwork(text: string): Network | null {
  // ipaddr.js reads addresses of fewer than four parts too, as old programs do.
  const [start = ''] = text.split('/');
  if (!ipaddr.isValidCIDR(text) || !isPlain(start)) return null;
  const [address, bits] = ipaddr.parseCIDR(text);
  const isWithin = PRIVATE_USE.some(
    ([outer, outerBits]) => bits >= outerBits && isIn(address, [outer, outerBits]),
  );
  return isWithin ? [address, bits] : null;
}

const isPlain = (address: string): boolean =>
  ipaddr.IPv4.isValidFourPartDecimal(address) || ipaddr.IPv6.isValid(address);

/** Whether two addresses are of one family, and the one lies in the network of the other. */
const isIn = (address: ipaddr.IPv4 | ipaddr.IPv6, [network, bits]: Network): boolean =>
  address.kind() === network.kind() && address.match(network, bits);

function isPrivateUse(address: string): boolean {
  const plain = plainAddress(address);
  if (plain === null) return false;
  const parsed = ipaddr.parse(plain);
  const isOneOf = (networks: readonly Network[]) => networks.some((network) => isIn(parsed, network));
  return isOneOf(PRIVATE_USE) && !isOneOf(METADATA);
}

/** Whether the operator named this host with this port. It may then have an inner name, and this port. */
export const isNamedPlace = ({ hosts }: AllowedPlaces, host: string, port: number): boolean =>
  hosts.get(host)?.has(port) === true;

/**
 * Whether an address that is not public may be reached: for private use, and of a host that the operator named or in a
 * network that the operator named.
 */
export function isAllowedAddress(places: AllowedPlaces, address: string, isNamed: boolean): boolean {
  if (!isPrivateUse(address)) return false;
  const plain = plainAddress(address);
  return isNamed || (plain !== null && places.networks.some((network) => isIn(ipaddr.parse(plain), network)));
}
