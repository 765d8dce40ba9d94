import { type IncomingMessage, request as startRequest } from 'node:http';
import { connect as dialTcp, isIP, type Socket } from 'node:net';
import { createSecureContext, type SecureContext, connect as startTls } from 'node:tls';
import type { EgressProxy } from '../../domain/net/egress-proxy.ts';
import { judgeContentType, mostWireBytes, readBody, readCoding, readHeaders } from './message.ts';
import { type Hop, redirectTarget } from './request.ts';
import { FetchRefused, type Route, readNetworkError } from './target.ts';

/**
 * Opens a TCP connection to a literal address, or to the host of a stand-in origin. The returned socket may still
 * be connecting.
 */
export type Dial = (address: string, port: number) => Socket;

export const dialDirectly: Dial = (address, port) => dialTcp({ host: address, port });

/** A host with a long list of dead addresses must not use up the whole deadline. */
const MOST_ADDRESSES = 3;

export type Connector = (route: Route, serverName: string, signal: AbortSignal) => Promise<Socket>;

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
    let failure = new FetchRefused('connection', 'the host has no address');
    for (const [index, address] of candidates.entries()) {
      const limitMs = (end - performance.now()) / (candidates.length - index);
      try {
        const through = route.isDirect === true ? null : proxy;
        const socket = dial(through?.host ?? address, through?.port ?? route.port);
        await settled(socket, 'connect', limitMs, signal);
        if (through !== null)
          await openTunnel(socket, through, { address, port: route.port }, { end, signal });
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

const MOST_HEADER_BYTES = 32 * 1024;
/**
 * Limit for interim responses such as early hints. RFC 9110 section 15.2 allows any number of them, but a few are
 * enough.
 */
const MOST_INTERIM_ANSWERS = 32;

export type Expectation = { maxBytes: number; contentTypes: readonly string[] | null; conditional: boolean };

export type Reply = { status: number; headers: Record<string, string> } & (
  | { kind: 'redirect'; location: string }
  | { kind: 'answer'; body: Uint8Array; notModified: boolean }
);

/** A refusal after the status line was read, with the status. */
export class ReplyRefusal extends FetchRefused {
  readonly status: number;

  constructor(status: number, refusal: FetchRefused) {
    super(refusal.code, refusal.message, { cause: refusal.cause });
    this.status = status;
  }
}

/**
 * Sends one request and reads its response over a connection of its own, which is closed afterwards. A safe pool
 * would need a key of name, port and validated address. With one or two requests per host a pool gains nothing.
 *
 * @throws {FetchRefused} for every fault of the peer; when the signal aborts, its reason is thrown
 */
export async function exchange(
  socket: Socket,
  hop: Hop,
  expected: Expectation,
  signal: AbortSignal,
): Promise<Reply> {
  const hangUp = () => socket.destroy();
  signal.addEventListener('abort', hangUp, { once: true });
  try {
    signal.throwIfAborted();
    return await readReply(await ask(socket, hop), expected, signal);
  } catch (error) {
    signal.throwIfAborted();
    throw readNetworkError(error);
  } finally {
    signal.removeEventListener('abort', hangUp);
    socket.destroy();
  }
}

/**
 * Sends the request and resolves with the head of the final response. Reading its body fails with the network's
 * error.
 */
function ask(socket: Socket, { url, method, headers, body }: Hop): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    // The HTTP client gets no event for a connection that ended before it got the socket.
    if (socket.destroyed) return reject(closed());
    const request = startRequest({
      createConnection: () => socket,
      method,
      path: url.pathname + url.search,
      // All request headers are set here.
      setDefaultHeaders: false,
      headers: {
        host: url.host,
        connection: 'close',
        ...headers,
        ...(method === 'POST' ? { 'content-length': String(Buffer.byteLength(body ?? '')) } : {}),
      },
      maxHeaderSize: MOST_HEADER_BYTES,
      joinDuplicateHeaders: true,
      // Set explicitly, because otherwise --insecure-http-parser in NODE_OPTIONS would turn it on.
      insecureHTTPParser: false,
    });
    let response: IncomingMessage | null = null;
    const fail = (reason: Error) => {
      reject(reason);
      // An error in the middle of a body is reported by the request, not by the body. An error after a complete
      // body does not matter, and the body may still be being read.
      if (response?.complete === false) response.destroy(reason);
      socket.destroy();
    };
    let interim = 0;
    request
      .once('response', (incoming) => {
        response = incoming;
        // Without a listener, an error after the body was read would end the process.
        incoming.on('error', () => undefined);
        resolve(incoming);
      })
      .on('information', () => {
        interim += 1;
        if (interim > MOST_INTERIM_ANSWERS) fail(outOfTurn());
      })
      // Both events respond to something that was not requested.
      .once('continue', () => fail(outOfTurn()))
      .once('upgrade', () => fail(outOfTurn()))
      .on('error', fail)
      .once('close', () => fail(closed()))
      .end(body ?? undefined);
  });
}

const closed = () => Object.assign(new Error('closed'), { code: 'ECONNRESET' });
const outOfTurn = () => new FetchRefused('bad_response', 'the answer is not HTTP/1.1');

async function readReply(
  response: IncomingMessage,
  expected: Expectation,
  signal: AbortSignal,
): Promise<Reply> {
  const status = response.statusCode ?? 0;
  // RFC 9110 section 15 defines no other statuses, and readers of a response need not handle others.
  if (status < 200 || status > 599) throw new FetchRefused('bad_response', 'the answer has no valid status');
  try {
    const headers = readHeaders(response.headers);
    const location = redirectTarget(status, headers.location);
    if (location !== null) return { kind: 'redirect', status, headers, location };
    const notModified = status === 304;
    if (notModified && !expected.conditional) {
      throw new FetchRefused('bad_response', 'the answer is 304 to no condition');
    }
    const content = notModified
      ? new Uint8Array()
      : await readContent(status, headers, response, expected, signal);
    return { kind: 'answer', status, headers, body: content, notModified };
  } catch (error) {
    throw new ReplyRefusal(status, readNetworkError(error));
  }
}

/** The body of an error status matters little, so a body that is too large is cut instead of refused. */
async function readContent(
  status: number,
  headers: Record<string, string>,
  body: IncomingMessage,
  { maxBytes, contentTypes }: Expectation,
  signal: AbortSignal,
): Promise<Uint8Array> {
  const success = status < 300;
  if (!/^(chunked)?$/i.test(headers['transfer-encoding'] ?? '')) {
    throw new FetchRefused('bad_response', 'the answer has a transfer coding that was not asked for');
  }
  if (success && status !== 204 && contentTypes !== null) {
    judgeContentType(headers['content-type'], contentTypes);
  }
  const coding = readCoding(headers['content-encoding']);
  if (success && Number(headers['content-length'] ?? 0) > mostWireBytes(maxBytes, coding)) {
    throw new FetchRefused('too_large', `the answer is larger than ${maxBytes} bytes`);
  }
  const { socket } = body;
  return readBody(body, coding, {
    maxBytes,
    excess: success ? 'refuse' : 'cut',
    received: () => socket.bytesRead,
    signal,
  });
}
