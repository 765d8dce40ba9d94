import { plainAddress } from './address.ts';

/** Where the service itself is reached. */
export type OwnPlaces = {
  /** Its public address. */
  readonly baseUrl: string;
  /** What it listens on; null when it does not. */
  readonly listening: { readonly address: string; readonly port: number } | null;
  /** Every address of this machine. */
  readonly interfaces: readonly string[];
};

const WEB_PORTS: readonly string[] = ['', '80', '443'];
const EVERY_INTERFACE: readonly (string | null)[] = ['0.0.0.0', '::'];
const LOCAL_NAME = /(^|\.)localhost$/i;
const LOOPBACK = /^(127\.|::1$)/;

/** Whether a parsed URL leads to the public address, whatever its path and over http as well as https. */
export function isOwnOrigin(url: URL, { baseUrl }: Pick<OwnPlaces, 'baseUrl'>): boolean {
  const own = new URL(baseUrl);
  if (withoutDot(url.hostname) !== withoutDot(own.hostname)) return false;
  return url.port === own.port || (WEB_PORTS.includes(url.port) && WEB_PORTS.includes(own.port));
}

const withoutDot = (hostname: string) => hostname.replace(/\.$/, '');

/** Whether a connection to this address, or to a name of the machine itself, reaches our own listener. */
export function reachesListener(
  host: string,
  port: number,
  { listening, interfaces }: Omit<OwnPlaces, 'baseUrl'>,
): boolean {
  if (listening === null || port !== listening.port) return false;
  const asked = plainAddress(LOCAL_NAME.test(host) ? '127.0.0.1' : host);
  const own = plainAddress(listening.address);
  // The unspecified address as a destination means the machine itself.
  if (asked === null || EVERY_INTERFACE.includes(asked)) return asked !== null;
  if (!EVERY_INTERFACE.includes(own)) return asked === own || (LOCAL_NAME.test(host) && own === '::1');
  return LOOPBACK.test(asked) || interfaces.some((address) => plainAddress(address) === asked);
}
