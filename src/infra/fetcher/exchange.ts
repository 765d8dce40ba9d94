import { type IncomingMessage, request as startRequest } from 'node:http';
import type { Socket } from 'node:net';
import { mostWireBytes, readBody, readCoding } from './body.ts';
import { judgeContentType, readHeaders } from './headers.ts';
import { type Hop, redirectTarget } from './redirect.ts';
import { FetchRefused, readNetworkError } from './refusal.ts';

const MOST_HEADER_BYTES = 32 * 1024;
/** Early hints and the like. RFC 9110 section 15.2 allows any number of them; nobody needs more than a few. */
const MOST_INTERIM_ANSWERS = 32;

export type Expectation = { maxBytes: number; contentTypes: readonly string[] | null; conditional: boolean };

export type Reply = { status: number; headers: Record<string, string> } & (
  | { kind: 'redirect'; location: string }
  | { kind: 'answer'; body: Uint8Array; notModified: boolean }
);

/** A refusal after the status line was read. */
export class ReplyRefusal extends FetchRefused {
  readonly status: number;

  constructor(status: number, refusal: FetchRefused) {
    super(refusal.code, refusal.message, { cause: refusal.cause });
    this.status = status;
  }
}

/**
 * One request and its answer over a connection that is used for nothing else and is closed afterwards. A pool would
 * have to be keyed by name, port and judged address to be safe; with one or two requests per host it gains nothing.
 *
 * @throws {FetchRefused} for whatever the peer does wrong; the signal's reason when it aborts
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

/** Sends the request; resolves with the head of the final answer, whose body fails with what went wrong. */
function ask(socket: Socket, { url, method, headers, body }: Hop): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    // The client never hears of the end of a connection that was gone before it got it.
    if (socket.destroyed) return reject(closed());
    const request = startRequest({
      createConnection: () => socket,
      method,
      path: url.pathname + url.search,
      // Every header that goes out is written here.
      setDefaultHeaders: false,
      headers: {
        host: url.host,
        connection: 'close',
        ...headers,
        ...(method === 'POST' ? { 'content-length': String(Buffer.byteLength(body ?? '')) } : {}),
      },
      maxHeaderSize: MOST_HEADER_BYTES,
      joinDuplicateHeaders: true,
      // Said aloud, or --insecure-http-parser in NODE_OPTIONS would decide.
      insecureHTTPParser: false,
    });
    let response: IncomingMessage | null = null;
    const fail = (reason: Error) => {
      reject(reason);
      // The request reports what is wrong in the middle of a body, the body does not. What comes after a whole
      // body is of no interest, and the reader may still be busy with that body.
      if (response?.complete === false) response.destroy(reason);
      socket.destroy();
    };
    let interim = 0;
    request
      .once('response', (incoming) => {
        response = incoming;
        // Without a listener, an error after the last reader has gone would end the process.
        incoming.on('error', () => undefined);
        resolve(incoming);
      })
      .on('information', () => {
        interim += 1;
        if (interim > MOST_INTERIM_ANSWERS) fail(outOfTurn());
      })
      // Both answer what was not asked for.
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
  // RFC 9110 section 15 knows no others; what reads an answer should not have to.
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

/** The page behind an error status matters little and its size not at all: it is cut rather than refused. */
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
