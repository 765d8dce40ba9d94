import { Readable } from 'node:stream';
import type { ReadableStream, ReadableStreamDefaultReader } from 'node:stream/web';
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import type { JsonPiece } from '../../domain/json/kept-json.ts';

/**
 * The body of the library's response for Koa. The answer to one request is complete with its first piece, also in a
 * stream of events: it is sent as bytes, because a stream costs as much as a small call. Other bodies are streams
 * that begin with the first piece.
 *
 * @param gone aborted when the connection closes, after which nobody reads the body
 */
export async function bodyOf(
  body: ReadableStream<Uint8Array>,
  gone: AbortSignal,
): Promise<Uint8Array | Readable> {
  const reader = body.getReader();
  const cancel = () => void reader.cancel().catch(() => {});
  if (gone.aborted) cancel();
  else gone.addEventListener('abort', cancel, { once: true });
  const first = await reader.read();
  if (first.done) return Buffer.alloc(0);
  const second = reader.read();
  // A stream that ends with its first piece has already ended.
  const next = await Promise.race([second, nextTurn(null)]);
  return next?.done === true ? bytesOf(first.value) : Readable.from(pieces(first.value, second, reader));
}

/** Interval of comments in a stream: proxies close connections that carry no data. */
const BEAT_MS = 15_000;
const BEAT = ': keepalive\n\n';

/** A comment whenever `BEAT_MS` have passed, until the promise is settled. */
export async function* beatsUntil(answered: Promise<unknown>): AsyncGenerator<string, void> {
  const over = new AbortController();
  const end = () => over.abort();
  const ended = answered.then(end, end);
  while (!over.signal.aborted) {
    const pause = sleep(BEAT_MS, true, { signal: over.signal }).catch(() => false);
    if ((await Promise.race([ended, pause])) === true) yield BEAT;
  }
}

/**
 * The body of a stream of one event, whose data is awaited; null for a stream without an event. It is complete unless
 * the data takes so long that the stream has to begin with comments.
 */
export async function eventBody(
  data: Promise<readonly JsonPiece[] | null>,
  beatMs = BEAT_MS,
): Promise<readonly JsonPiece[] | Readable> {
  const event = data.then((pieces) => (pieces === null ? [] : ['event: message\ndata: ', ...pieces, '\n\n']));
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, beatMs, null);
  });
  try {
    return (await Promise.race([event, late])) ?? Readable.from(beating(event));
  } finally {
    clearTimeout(timer);
  }
}

async function* beating(event: Promise<readonly JsonPiece[]>): AsyncGenerator<JsonPiece, void> {
  yield BEAT;
  yield* beatsUntil(event);
  yield* await event;
}

/** All bytes of a body. `Response.arrayBuffer()` makes two more copies of them, which stay until the next collection. */
export async function wholeBody(body: ReadableStream<Uint8Array> | null): Promise<Uint8Array> {
  if (body === null) return Buffer.alloc(0);
  const parts: Uint8Array[] = [];
  for await (const part of body) parts.push(part);
  const [first] = parts;
  return first !== undefined && parts.length === 1 ? first : Buffer.concat(parts);
}

/** The same bytes as a Buffer, the only kind of bytes that Koa sends as they are. */
const bytesOf = ({ buffer, byteOffset, byteLength }: Uint8Array) =>
  Buffer.from(buffer, byteOffset, byteLength);

type Reader = ReadableStreamDefaultReader<Uint8Array>;

async function* pieces(first: Uint8Array, second: ReturnType<Reader['read']>, reader: Reader) {
  try {
    yield first;
    for (let piece = await second; !piece.done; piece = await reader.read()) yield piece.value;
  } finally {
    await reader.cancel();
  }
}
