import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { addressBucket } from '../domain/net/address.ts';
import { OwnResponse } from './own-response.ts';
import { inTurn } from './turns.ts';
import type { UnreadAnswers } from './unread-answers.ts';

const REQUEST_GRACE_MS = 5_000;
// A search may have 16,384 characters in each of six filters, all in the request line. The headers are limited to
// much less, by `requireReadableHeaders`.
const MAX_HEADER_BYTES = 128 * 1024;

/**
 * A server that does not listen yet. Each of its connections, with all requests, is in the share of its address, as most
 * requests are.
 *
 * @param enterShareOf enters a share for the rest of the callback that calls it; without it connections have none
 */
export function openServer(enterShareOf?: (holder: string) => void): Server {
  const server = createServer({
    requestTimeout: 30_000,
    headersTimeout: 10_000,
    maxHeaderSize: MAX_HEADER_BYTES,
    ServerResponse: OwnResponse,
    // A request without a body has nothing to read and no events, which cost as much as a statement. Whoever reads a body looks
    // first whether one was announced. Releases of Node that do not know the option ignore it.
    optimizeEmptyRequests: true,
    // Node would refuse it by itself, without a body and without a turn; `requireReadable` looks for it.
    requireHostHeader: false,
  });
  // Node answers these by itself too, two thousand from one packet. A server may ignore what it does not know (RFC 9110
  // section 10.1.1).
  server.on('checkExpectation', (request, response) => server.emit('request', request, response));
  if (enterShareOf !== undefined) {
    // Before Node's own listener: its parser runs the requests of a connection in the context that it was made in.
    server.prependListener('connection', ({ remoteAddress = '' }) =>
      enterShareOf(addressBucket(remoteAddress)),
    );
  }
  return server;
}

/** Starts to listen, and responds with an error to data that is not HTTP. */
export async function listen(
  server: Server,
  { port, host }: { port: number; host: string },
): Promise<AddressInfo> {
  server.keepAliveTimeout = 65_000;
  server.on('clientError', refuseUnreadable);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return server.address() as AddressInfo;
}

/**
 * Keeps requests that arrive before the service is ready; without a listener they would never get a response.
 * From then on serves the requests of each connection in turn, and ends connections whose answers nobody reads.
 */
export function holdRequests(server: Server, unread: UnreadAnswers): (serve: RequestListener) => void {
  const held: Parameters<RequestListener>[] = [];
  let serve: RequestListener = (request, response) => void held.push([request, response]);
  unread.watch(server);
  server.on(
    'request',
    inTurn((request, response) => serve(request, response), unread.crowded),
  );
  return (ready) => {
    serve = ready;
    for (const [request, response] of held) ready(request, response);
  };
}

/** The response that a connection is at, which Node keeps there. */
type Answering = Duplex & { readonly _httpMessage?: ServerResponse | null };

const REFUSALS: Readonly<Record<string, readonly [status: string, message: string]>> = {
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'The headers are too large.'],
  ERR_HTTP_REQUEST_TIMEOUT: [
    '408 Request Timeout',
    'The request did not arrive in time; send it again, without pauses.',
  ],
};
const NOT_HTTP = ['400 Bad Request', 'The request cannot be read as HTTP.'] as const;

/** Data that is not HTTP never reaches the app; the error response has the same shape all the same. */
function refuseUnreadable(cause: NodeJS.ErrnoException, socket: Answering): void {
  if (!socket.writable || cause.code === 'ECONNRESET' || isAnswering(socket)) {
    socket.destroy();
    return;
  }
  const [status, message] = REFUSALS[cause.code ?? ''] ?? NOT_HTTP;
  const body = JSON.stringify({ error: 'invalid_request', message });
  socket.end(
    `HTTP/1.1 ${status}\r\nContent-Type: application/json; charset=utf-8\r\n` +
      `Content-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  );
}

/**
 * Whether a refusal would be read as a part of another response, or as the response to a request that is being carried out:
 * its client would send a write again that was made.
 */
function isAnswering({ _httpMessage: response }: Answering): boolean {
  return response != null && (response.headersSent || response.req.complete);
}

/** Accepts no new connections, and gives running requests a few seconds to end. */
export async function drain(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  // Clients keep their connections open after the last response; each is closed once no request is running on it.
  const closing = setInterval(() => server.closeIdleConnections(), 50);
  await Promise.race([closed, sleep(REQUEST_GRACE_MS, undefined, { ref: false })]);
  clearInterval(closing);
  server.closeAllConnections();
  await closed;
}
