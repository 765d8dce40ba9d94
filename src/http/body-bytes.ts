import type { IncomingMessage } from 'node:http';
import { ApiError } from '../domain/errors.ts';
import { SMALL_BODY, waitForRoom } from './body-room.ts';

/**
 * Reads the body of a request into one piece of memory. Chunks of a body that may become large are copied as they
 * come: each would otherwise keep the whole packet that it came in, and a caller may send one byte per chunk.
 *
 * @param length the announced length; undefined when the body comes in chunks
 * @throws {ApiError} payload_too_large, invalid_request, and the errors of `waitForRoom`
 */
export async function readBytes(
  request: IncomingMessage,
  length: number | undefined,
  limit: number,
): Promise<Buffer> {
  if (length !== undefined && length > limit) throw tooLarge(limit);
  if (length !== undefined && length <= SMALL_BODY) return readSmall(request).catch(endedEarly);
  let bytes = Buffer.allocUnsafe(0);
  let used = 0;
  let room = SMALL_BODY;
  if (length !== undefined) {
    await waitForRoom(request, length);
    bytes = Buffer.allocUnsafe(length);
    room = length;
  }
  try {
    // The response follows on the same connection, so that a refusal must not end it.
    for await (const chunk of request.iterator({ destroyOnReturn: false })) {
      const end = used + (chunk as Buffer).length;
      if (end > limit) throw tooLarge(limit);
      if (end > room) {
        await waitForRoom(request, limit);
        room = limit;
      }
      if (end > bytes.length) bytes = grown(bytes, used, Math.max(end, Math.min(2 * bytes.length, limit)));
      (chunk as Buffer).copy(bytes, used);
      used = end;
    }
  } catch (cause) {
    if (cause instanceof ApiError) throw cause;
    endedEarly();
  }
  return bytes.subarray(0, used);
}

/** A small body comes in a packet or two, for which listeners cost less than an iterator. */
function readSmall(request: IncomingMessage): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let isRead = false;
    // A request that was read closes too, and an error costs as much as the reading.
    const fail = () => isRead || reject(new Error('the connection was closed'));
    if (request.destroyed) return fail();
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.once('end', () => {
      isRead = true;
      resolve(Buffer.concat(chunks));
    });
    request.once('error', fail);
    request.once('close', fail);
  });
}

function endedEarly(): never {
  throw new ApiError('invalid_request', 'The body ended before its announced length.');
}

function grown(bytes: Buffer, used: number, length: number): Buffer<ArrayBuffer> {
  const larger = Buffer.allocUnsafe(length);
  bytes.copy(larger, 0, 0, used);
  return larger;
}

export const tooLarge = (limit: number) =>
  new ApiError('payload_too_large', `The body must not be larger than ${limit} bytes.`);
