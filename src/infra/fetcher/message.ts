import type { IncomingHttpHeaders } from 'node:http';
import { addAbortSignal, pipeline, type Readable, type Transform } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate, createInflateRaw } from 'node:zlib';
import { FetchRefused, readNetworkError } from './target.ts';

export type Validators = { etag?: string | undefined; lastModified?: string | undefined };

/** Headers that only the fetcher sets: framing, routing, and those that decide how the response is read. */
const OWN_HEADERS = new Set([
  'host',
  'connection',
  'keep-alive',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'expect',
  'content-length',
  'proxy-connection',
  'proxy-authorization',
  'user-agent',
  'accept-encoding',
  'if-none-match',
  'if-modified-since',
  'range',
]);

/**
 * The caller's headers with lower-case names.
 *
 * @throws {TypeError} for a header that only the fetcher sets, and for an invalid name or value
 */
export function callerHeaders(headers: Readonly<Record<string, string>>): Record<string, string> {
  const entries = Object.entries(headers).map(([name, value]): [string, string] => [
    name.toLowerCase(),
    value,
  ]);
  for (const [name, value] of entries) {
    if (OWN_HEADERS.has(name)) throw new TypeError(`the header ${name} is written by the fetcher`);
    if (!/^[a-z0-9!#$%&'*+.^_`|~-]+$/.test(name) || !isHeaderValue(value)) {
      throw new TypeError(`the header ${name} cannot be sent`);
    }
  }
  return Object.fromEntries(entries);
}

/** Headers that every hop sends, whatever its origin. */
export function fixedHeaders(userAgent: string, validators: Validators = {}): Record<string, string> {
  const { etag, lastModified } = validators;
  return {
    'user-agent': userAgent,
    'accept-encoding': ACCEPTED_CODINGS,
    ...(usable(etag) && { 'if-none-match': etag }),
    ...(usable(lastModified) && { 'if-modified-since': lastModified }),
  };
}

/** Validators come from the peer's earlier response. One that cannot be sent as a header is ignored. */
const usable = (value: string | undefined): value is string =>
  value !== undefined && value !== '' && value.length <= 1024 && isHeaderValue(value);

const isHeaderValue = (value: string) => /^[\t\x20-\x7e\x80-\xff]*$/.test(value);

/**
 * Headers with lower-case names; repeated fields are joined by ", " (RFC 9110 section 5.2). Cookies are left out
 * because nothing stores them.
 */
export function readHeaders(headers: IncomingHttpHeaders): Record<string, string> {
  const flat: Record<string, string> = {};
  for (const [name, value] of Object.entries(headers)) {
    if (value === undefined || name === 'set-cookie') continue;
    flat[name] = Array.isArray(value) ? value.join(', ') : value;
  }
  return flat;
}

/**
 * Checks a media type against a list of `application/json`, `image/*` or suffixes such as `+json`.
 *
 * @throws {FetchRefused} content_type when the list has no match
 */
export function judgeContentType(header: string | undefined, allowed: readonly string[]): void {
  const [essence = ''] = (header ?? '').toLowerCase().split(';');
  const type = essence.trim();
  const fits = allowed.some((pattern) => {
    if (pattern.startsWith('+')) return type.endsWith(pattern);
    return pattern.endsWith('/*') ? type.startsWith(pattern.slice(0, -1)) : type === pattern;
  });
  if (!fits) throw new FetchRefused('content_type', `the answer is not ${allowed.join(' or ')}`);
}

export type Coding = 'identity' | 'gzip' | 'deflate' | 'br';

const ACCEPTED_CODINGS = 'gzip, deflate, br';

const codings: Record<string, Coding> = { gzip: 'gzip', 'x-gzip': 'gzip', deflate: 'deflate', br: 'br' };

/**
 * The coding of a Content-Encoding header. Stacked codings are legal (RFC 9110 section 8.4), but only compression
 * bombs use them.
 *
 * @throws {FetchRefused} bad_encoding for stacked or unknown codings
 */
export function readCoding(header: string | undefined): Coding {
  const names = (header ?? '')
    .toLowerCase()
    .split(',')
    .map((name) => name.trim());
  const [name, ...more] = names.filter((candidate) => candidate !== '' && candidate !== 'identity');
  if (name === undefined) return 'identity';
  const coding = codings[name];
  if (coding === undefined || more.length > 0) {
    throw new FetchRefused('bad_encoding', 'the answer has a content encoding that was not asked for');
  }
  return coding;
}

/** Maximum number of bytes on the wire for `maxBytes` of content. Content that does not compress grows a little. */
export function mostWireBytes(maxBytes: number, coding: Coding): number {
  return coding === 'identity' ? maxBytes : maxBytes + Math.ceil(maxBytes / 1000) + 1024;
}

/**
 * Maximum number of bytes of a connection for `maxBytes` of content, head and framing included. One-byte chunks
 * take six bytes each. Chunk extensions (RFC 9112 section 7.1.1) could take any number, but only attacks use them.
 */
const mostConnectionBytes = (maxBytes: number, coding: Coding): number =>
  64 * 1024 + 8 * mostWireBytes(maxBytes, coding);

export type BodyLimits = {
  maxBytes: number;
  /** See `FetchRequest`. */
  isShared?: boolean;
  /** What happens beyond `maxBytes`: refuse with too_large, or keep the bytes that fit. */
  excess: 'refuse' | 'cut';
  /** Bytes received on the connection so far, head and framing included. */
  received: () => number;
  /**
   * Ends the reading. A response that has fully arrived may take long to decode, and gets no event of its
   * connection then.
   */
  signal: AbortSignal;
};

/**
 * Reads and decodes a body, and counts the bytes as it streams: decoding stops at the first byte over `maxBytes`.
 *
 * @throws {FetchRefused} too_large, bad_encoding, or the error that ended the connection
 */
export async function readBody(
  source: Readable,
  coding: Coding,
  { maxBytes, isShared = false, excess, received, signal }: BodyLimits,
): Promise<Uint8Array> {
  const collector = new Collector(maxBytes, isShared);
  const isTooMuch = (seen: number) =>
    seen > mostWireBytes(maxBytes, coding) || received() > mostConnectionBytes(maxBytes, coding);
  const wire = counted(source, isTooMuch);
  const first = await wire.next();
  if (first.done) return collector.bytes();
  const content =
    coding === 'identity' ? resumed(first.value, wire) : decoded(first.value, wire, coding, signal);
  try {
    for await (const chunk of content) {
      if (collector.take(chunk)) continue;
      if (excess === 'cut') break;
      throw tooLarge(maxBytes);
    }
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof WireLimit && excess === 'cut') return collector.bytes();
    if (error instanceof WireLimit) throw tooLarge(maxBytes);
    if (error instanceof FetchRefused) throw error;
    throw new FetchRefused('bad_encoding', `the answer is not valid ${coding}`, { cause: error });
  }
  return collector.bytes();
}

const tooLarge = (maxBytes: number) =>
  new FetchRefused('too_large', `the answer is larger than ${maxBytes} bytes`);

class WireLimit extends Error {}

/** Counts the bytes on the wire too, because endless empty blocks decode to nothing. */
async function* counted(source: Readable, isTooMuch: (seen: number) => boolean): AsyncGenerator<Buffer> {
  let seen = 0;
  try {
    for await (const chunk of source) {
      seen += chunk.length;
      yield chunk;
      if (isTooMuch(seen)) throw new WireLimit();
    }
  } catch (error) {
    throw error instanceof WireLimit ? error : readNetworkError(error);
  }
}

async function* resumed(first: Buffer, rest: AsyncGenerator<Buffer>): AsyncGenerator<Buffer> {
  yield first;
  yield* rest;
}

function decoded(
  first: Buffer,
  rest: AsyncGenerator<Buffer>,
  coding: Exclude<Coding, 'identity'>,
  signal: AbortSignal,
): Transform {
  const decoder = addAbortSignal(signal, decoderFor(coding, first));
  // Errors reach the reader of the decoder.
  return pipeline(resumed(first, rest), decoder, () => undefined);
}

function decoderFor(coding: Exclude<Coding, 'identity'>, first: Buffer): Transform {
  if (coding === 'gzip') return createGunzip();
  if (coding === 'br') return createBrotliDecompress();
  // RFC 9110 requires zlib, but some servers send bare deflate. The low half of a zlib header byte is always 8.
  return ((first[0] ?? 0) & 0x0f) === 8 ? createInflate() : createInflateRaw();
}

/**
 * One growing buffer: a body that comes in one-byte chunks must not become a million objects. What it had before it grew
 * is free at once, and not after the next collection. Shared memory grows in place.
 */
class Collector {
  readonly #max: number;
  #memory: ArrayBuffer | SharedArrayBuffer;
  #size = 0;
  #latest: Buffer | undefined;

  constructor(max: number, isShared: boolean) {
    this.#max = max;
    this.#memory = isShared ? new SharedArrayBuffer(0, { maxByteLength: max }) : new ArrayBuffer(0);
  }

  /** Keeps the bytes that fit. @returns whether the whole chunk fit */
  take(chunk: Buffer): boolean {
    const kept = Math.min(chunk.length, this.#max - this.#size);
    const needed = this.#size + kept;
    if (needed > this.#memory.byteLength) {
      this.#growTo(Math.max(needed, Math.min(this.#memory.byteLength * 2, this.#max)));
    }
    new Uint8Array(this.#memory, this.#size, kept).set(kept < chunk.length ? chunk.subarray(0, kept) : chunk);
    this.#size += kept;
    this.#freeBefore(chunk);
    return kept === chunk.length;
  }

  /**
   * Frees what the connection read, or the decoder wrote, before this. Of a body of 20 MB it would stay until the next
   * collection, and its pages for as long as the process lives. When a chunk comes from other memory, nobody reads
   * what was there before.
   */
  #freeBefore(chunk: Buffer): void {
    const latest = this.#latest;
    this.#latest = chunk;
    if (latest === undefined || latest.buffer === chunk.buffer) return;
    // The pool, of which others may have a part, never makes a chunk that fills it.
    const isWhole = latest.byteLength === latest.buffer.byteLength;
    const isPooled = latest.buffer.byteLength === Buffer.poolSize && !isWhole;
    if (latest.buffer instanceof ArrayBuffer && !isPooled) latest.buffer.transfer(0);
  }

  #growTo(length: number): void {
    if (this.#memory instanceof ArrayBuffer) this.#memory = this.#memory.transfer(length);
    else this.#memory.grow(length);
  }

  bytes(): Uint8Array {
    return new Uint8Array(this.#memory, 0, this.#size);
  }
}
