import type { Socket } from 'node:net';
import { type buildConnector, Client, type Dispatcher } from 'undici';
import { mostWireBytes, readBody, readCoding } from './body.ts';
import { judgeContentType, readHeaders } from './headers.ts';
import { type Hop, redirectTarget } from './redirect.ts';
import { Refusal, readNetworkError } from './refusal.ts';

const MOST_HEADER_BYTES = 32 * 1024;

export type Expectation = { maxBytes: number; contentTypes: readonly string[] | null; conditional: boolean };

export type Reply = { status: number; headers: Record<string, string> } & (
  | { kind: 'redirect'; location: string }
  | { kind: 'answer'; body: Uint8Array; notModified: boolean }
);

/** A refusal after the status line was read. */
export class ReplyRefusal extends Refusal {
  readonly status: number;

  constructor(status: number, refusal: Refusal) {
    super(refusal.code, refusal.message, { cause: refusal.cause });
    this.status = status;
  }
}

/**
 * One request and its answer over a connection that is used for nothing else and is closed afterwards. A pool would
 * have to be keyed by name, port and judged address to be safe; with one or two requests per host it gains nothing.
 *
 * @throws {Refusal} for whatever the peer does wrong; the signal's reason when it aborts
 */
export async function exchange(
  socket: Socket,
  hop: Hop,
  expected: Expectation,
  signal: AbortSignal,
): Promise<Reply> {
  const client = new Client(hop.url.origin, {
    connect: handOver(socket),
    maxHeaderSize: MOST_HEADER_BYTES,
    // One deadline covers everything; the client's own timers are coarse and start afresh with every byte.
    headersTimeout: 0,
    bodyTimeout: 0,
  });
  try {
    const { url, method, headers, body } = hop;
    const path = url.pathname + url.search;
    const response = await client.request({ path, method, headers, body, signal, reset: true });
    return await readReply(response, expected);
  } catch (error) {
    signal.throwIfAborted();
    throw readNetworkError(error);
  } finally {
    socket.destroy();
    await client.destroy();
  }
}

/** Gives the client the socket once. It asks again when the peer hangs up early, and must not dial by itself. */
function handOver(socket: Socket): buildConnector.connector {
  let given = false;
  return (_options, callback) => {
    // Not within the call: the client is not ready for an answer before it returns.
    queueMicrotask(() => {
      if (given) return callback(Object.assign(new Error('closed'), { code: 'ECONNRESET' }), null);
      given = true;
      callback(null, socket);
    });
  };
}

async function readReply(response: Dispatcher.ResponseData, expected: Expectation): Promise<Reply> {
  const { statusCode: status, body } = response;
  // Destroying the client fails a body that nobody reads.
  body.on('error', () => undefined);
  try {
    const headers = readHeaders(response.headers);
    const location = redirectTarget(status, headers.location);
    if (location !== null) return { kind: 'redirect', status, headers, location };
    const notModified = status === 304;
    if (notModified && !expected.conditional) {
      throw new Refusal('bad_response', 'the answer is 304 to no condition');
    }
    const content = notModified ? new Uint8Array() : await readContent(status, headers, body, expected);
    return { kind: 'answer', status, headers, body: content, notModified };
  } catch (error) {
    throw new ReplyRefusal(status, readNetworkError(error));
  }
}

/** The page behind an error status matters little and its size not at all: it is cut rather than refused. */
async function readContent(
  status: number,
  headers: Record<string, string>,
  body: Dispatcher.ResponseData['body'],
  { maxBytes, contentTypes }: Expectation,
): Promise<Uint8Array> {
  const success = status < 300;
  if (!/^(chunked)?$/i.test(headers['transfer-encoding'] ?? '')) {
    throw new Refusal('bad_response', 'the answer has a transfer coding that was not asked for');
  }
  if (success && status !== 204 && contentTypes !== null) {
    judgeContentType(headers['content-type'], contentTypes);
  }
  const coding = readCoding(headers['content-encoding']);
  if (success && Number(headers['content-length'] ?? 0) > mostWireBytes(maxBytes, coding)) {
    throw new Refusal('too_large', `the answer is larger than ${maxBytes} bytes`);
  }
  return readBody(body, coding, maxBytes, success ? 'refuse' : 'cut');
}
