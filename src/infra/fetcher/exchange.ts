import { type IncomingMessage, request as startRequest } from 'node:http';
import type { Socket } from 'node:net';
import {
  type BodyLimits,
  judgeContentType,
  mostWireBytes,
  readBody,
  readCoding,
  readHeaders,
} from './message.ts';
import { carriesBody, type Hop, redirectTarget } from './request.ts';
import { FetchRefused, readNetworkError } from './target.ts';

const MOST_HEADER_BYTES = 32 * 1024;
/**
 * Limit for interim responses such as early hints. RFC 9110 section 15.2 allows any number of them, but a few are
 * enough.
 */
const MOST_INTERIM_ANSWERS = 32;

export type Expectation = {
  maxBytes: number;
  /** See `FetchRequest`. */
  isShared?: boolean;
  contentTypes: readonly string[] | null;
  conditional: boolean;
};

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
 * Sends one request and reads its response. The connection is closed afterwards, unless `keep` takes it: then it is free
 * for another request. Only work that sends many requests to one place keeps its connection.
 *
 * @throws {FetchRefused} for every fault of the peer; when the signal aborts, its reason is thrown
 */
export async function exchange(
  socket: Socket,
  hop: Hop,
  expected: Expectation,
  signal: AbortSignal,
  keep: (() => void) | null = null,
): Promise<Reply> {
  const hangUp = () => socket.destroy();
  const before = socket.bytesRead;
  let isFree = false;
  // Node's client gives a connection free when request and response are complete and both sides want to keep it.
  const free = () => {
    isFree = true;
  };
  if (keep !== null) socket.once('free', free);
  signal.addEventListener('abort', hangUp, { once: true });
  let isWhole = false;
  try {
    signal.throwIfAborted();
    const response = await ask(socket, hop, keep !== null);
    const reply = await readReply(response, expected, { signal, received: () => socket.bytesRead - before });
    isWhole = true;
    return reply;
  } catch (error) {
    signal.throwIfAborted();
    throw readNetworkError(error);
  } finally {
    signal.removeEventListener('abort', hangUp);
    socket.off('free', free);
    if (isWhole && isFree && !socket.destroyed) keep?.();
    else socket.destroy();
  }
}

/**
 * Sends the request and resolves with the head of the final response. Reading its body fails with the network's
 * error.
 */
function ask(socket: Socket, { url, method, headers, body }: Hop, isKept: boolean): Promise<IncomingMessage> {
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
        connection: isKept ? 'keep-alive' : 'close',
        ...headers,
        ...(carriesBody(method) ? { 'content-length': String(Buffer.byteLength(body ?? '')) } : {}),
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
      .once('close', () => {
        // A complete response may still be being read, and its connection may be kept.
        if (response?.complete !== true) fail(closed());
      })
      .end(body ?? undefined);
  });
}

const closed = () => Object.assign(new Error('closed'), { code: 'ECONNRESET' });
const outOfTurn = () => new FetchRefused('bad_response', 'the answer is not HTTP/1.1');

/** What ends the reading of a response, and how many bytes of its connection it took so far. */
type Reading = Pick<BodyLimits, 'signal' | 'received'>;

async function readReply(response: IncomingMessage, expected: Expectation, reading: Reading): Promise<Reply> {
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
      : await readContent(status, headers, response, expected, reading);
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
  { maxBytes, isShared = false, contentTypes }: Expectation,
  reading: Reading,
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
  return readBody(body, coding, { maxBytes, isShared, excess: success ? 'refuse' : 'cut', ...reading });
}
