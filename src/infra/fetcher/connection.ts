import { connect as dialTcp, isIP, type Socket } from 'node:net';
import { createSecureContext, type SecureContext, connect as startTls } from 'node:tls';
import type { EgressProxy } from '../../domain/net/egress-proxy.ts';
import type { RoutedSocket } from './kept-connection.ts';
import { FetchRefused, type Route, readNetworkError } from './target.ts';

/**
 * Opens a TCP connection to a literal address, or to the host of a stand-in origin. The returned socket may still
 * be connecting.
 */
export type Dial = (address: string, port: number) => Socket;

export const dialDirectly: Dial = (address, port) => dialTcp({ host: address, port });

/** A host with a long list of dead addresses must not use up the whole deadline. */
const MOST_ADDRESSES = 3;

export type Connector = (route: Route, serverName: string, signal: AbortSignal) => Promise<RoutedSocket>;

/**
 * Creates the function that connects to the first address of a route that accepts the connection, TLS included.
 *
 * @param connectMs time limit for all addresses of a route together
 * @param trust PEM root certificates instead of Node's own; null uses Node's own
 * @param proxy opens the connections of routes that are not direct, to addresses that were validated here; null for none
 */
export function createConnector(
  dial: Dial,
  connectMs: number,
  trust: readonly string[] | null,
  proxy: EgressProxy | null = null,
): Connector {
  const context = createSecureContext(trust === null ? {} : { ca: [...trust] });

  return async (route, serverName, signal) => {
    const end = performance.now() + connectMs;
    const candidates = pick(route.addresses);
    const { port, secure } = route;
    const isDirect = route.isDirect === true;
    let failure: FetchRefused | null = null;
    for (const [index, address] of candidates.entries()) {
      const limitMs = (end - performance.now()) / (candidates.length - index);
      try {
        const through = isDirect ? null : proxy;
        const plain = dial(through?.host ?? address, through?.port ?? port);
        await settled(plain, 'connect', limitMs, signal);
        if (through !== null) await openTunnel(plain, through, { address, port }, { end, signal });
        const socket = secure
          ? await secured(plain, serverName, context, end - performance.now(), signal)
          : plain;
        return { socket, address, port, secure, serverName, isDirect };
      } catch (error) {
        signal.throwIfAborted();
        failure = readNetworkError(error);
        if (failure.code === 'tls') throw failure;
      }
    }
    throw failure ?? new FetchRefused('connection', 'the host has no address');
  };
}

/**
 * IPv4 first. If there are IPv6 addresses too, one try is reserved for IPv6, because a machine may have only one of
 * the two.
 */
function pick(addresses: readonly string[]): string[] {
  const v6 = addresses.filter((address) => address.includes(':'));
  const v4 = addresses.filter((address) => !address.includes(':'));
  return [...v4.slice(0, v6.length > 0 ? MOST_ADDRESSES - 1 : MOST_ADDRESSES), ...v6].slice(
    0,
    MOST_ADDRESSES,
  );
}

async function secured(
  socket: Socket,
  serverName: string,
  secureContext: SecureContext,
  limitMs: number,
  signal: AbortSignal,
) {
  const literal = isIP(serverName) !== 0;
  const secure = startTls({
    socket,
    secureContext,
    // RFC 6066 section 3 allows no addresses in SNI. The certificate is compared with `host`.
    host: serverName,
    servername: literal ? '' : serverName,
    ALPNProtocols: ['http/1.1'],
    // Set explicitly, because otherwise NODE_TLS_REJECT_UNAUTHORIZED=0 in the environment would turn the check off.
    rejectUnauthorized: true,
  });
  try {
    await settled(secure, 'secureConnect', limitMs, signal);
    return secure;
  } catch (error) {
    socket.destroy();
    throw error instanceof FetchRefused ? error : new FetchRefused('tls', tlsReason(error), { cause: error });
  }
}

/** The longest head of a proxy's answer, in bytes. */
const MOST_PROXY_BYTES = 8 * 1024;

/**
 * Asks the proxy for a tunnel to an address. It gets the address that was validated, and not the name: a second look-up
 * could lead elsewhere. Destroys the socket when the proxy refuses.
 */
async function openTunnel(
  socket: Socket,
  { authorization }: EgressProxy,
  { address, port }: { address: string; port: number },
  { end, signal }: { end: number; signal: AbortSignal },
): Promise<void> {
  const target = `${address.includes(':') ? `[${address}]` : address}:${port}`;
  const credentials = authorization === null ? '' : `Proxy-Authorization: ${authorization}\r\n`;
  socket.write(`CONNECT ${target} HTTP/1.1\r\nHost: ${target}\r\n${credentials}\r\n`);
  let head = '';
  // The head must end exactly where the tunnel begins: nothing that follows may be lost, or read as its part.
  while (!head.includes('\r\n\r\n')) {
    const piece: Buffer | null = socket.read(1);
    if (piece === null) await settled(socket, 'readable', end - performance.now(), signal);
    else head += piece.toString('latin1');
    if (head.length > MOST_PROXY_BYTES || (piece === null && socket.readableEnded)) break;
  }
  if (/^HTTP\/1\.[01] 2\d\d[ \r]/.test(head) && head.endsWith('\r\n\r\n')) return;
  socket.destroy();
  throw new FetchRefused('connection', 'the proxy of this service does not connect to the host');
}

/** Waits for the event. On any other event, a timeout included, destroys the socket and rejects. */
function settled(socket: Socket, event: string, limitMs: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const late = () => fail(new FetchRefused('timeout', 'the host did not accept a connection in time'));
    const timer = setTimeout(late, Math.max(limitMs, 1));
    const stop = () => fail(signal.reason);
    const closed = () => fail(Object.assign(new Error('closed'), { code: 'ECONNRESET' }));
    const finish = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', stop);
      socket.off('close', closed).off(event, done);
    };
    const done = () => {
      finish();
      resolve();
    };
    const fail = (reason: unknown) => {
      finish();
      socket.destroy();
      reject(reason);
    };
    // The error listener stays: between two users of a socket there is no other listener.
    socket.on('error', fail).once('close', closed).once(event, done);
    signal.addEventListener('abort', stop, { once: true });
    if (signal.aborted) stop();
  });
}

const reasons: Record<string, string> = {
  ERR_TLS_CERT_ALTNAME_INVALID: 'the certificate is for another name',
  CERT_HAS_EXPIRED: 'the certificate has expired',
  CERT_NOT_YET_VALID: 'the certificate is not valid yet',
  CERT_REVOKED: 'the certificate was revoked',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'the certificate is self-signed',
  SELF_SIGNED_CERT_IN_CHAIN: 'the certificate chain ends in an unknown root',
  UNABLE_TO_GET_ISSUER_CERT: 'the certificate chain is incomplete',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'the certificate chain is incomplete',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'the certificate chain is incomplete',
};

function tlsReason(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return reasons[code] ?? 'the TLS handshake failed';
}
