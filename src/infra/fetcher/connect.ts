import { connect as dialTcp, isIP, type Socket } from 'node:net';
import { createSecureContext, type SecureContext, connect as startTls } from 'node:tls';
import { FetchRefused, readNetworkError } from './refusal.ts';
import type { Route } from './route.ts';

/** Opens a TCP connection to a literal address (or to the host of a stand-in origin); may still be connecting. */
export type Dial = (address: string, port: number) => Socket;

export const dialDirectly: Dial = (address, port) => dialTcp({ host: address, port });

/** Hosts with long lists of dead addresses must not use up the whole deadline. */
const MOST_ADDRESSES = 3;

export type Connector = (route: Route, serverName: string, signal: AbortSignal) => Promise<Socket>;

/**
 * Connects to the first address of a route that answers, TLS included, within `connectMs` for all of them.
 *
 * @param trust PEM roots in place of the ones Node brings; null keeps those
 */
export function createConnector(dial: Dial, connectMs: number, trust: readonly string[] | null): Connector {
  const context = createSecureContext(trust === null ? {} : { ca: [...trust] });

  return async (route, serverName, signal) => {
    const end = performance.now() + connectMs;
    const candidates = pick(route.addresses);
    let failure = new FetchRefused('connection', 'the host has no address');
    for (const [index, address] of candidates.entries()) {
      const limitMs = (end - performance.now()) / (candidates.length - index);
      try {
        const socket = dial(address, route.port);
        await settled(socket, 'connect', limitMs, signal);
        return route.secure
          ? await secured(socket, serverName, context, end - performance.now(), signal)
          : socket;
      } catch (error) {
        signal.throwIfAborted();
        failure = readNetworkError(error);
        if (failure.code === 'tls') throw failure;
      }
    }
    throw failure;
  };
}

/** IPv4 first; where there is IPv6 as well, one try is kept for it, since machines may have either alone. */
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
    // RFC 6066 section 3 allows no addresses in SNI; `host` is what the certificate is then compared with.
    host: serverName,
    servername: literal ? '' : serverName,
    ALPNProtocols: ['http/1.1'],
    // Said aloud, or NODE_TLS_REJECT_UNAUTHORIZED=0 in the environment would decide.
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

/** Waits for the event; on anything else, time running out included, destroys the socket and rejects. */
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
    // The error listener stays: between two owners of a socket nobody else listens.
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
