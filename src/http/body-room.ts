import type { IncomingMessage } from 'node:http';
import { ApiError, tooManyAtOnce } from '../domain/errors.ts';
import { addressBucket } from '../domain/net/address.ts';
import { createHeldBytes } from '../infra/held-bytes.ts';
import { announcedBody } from './reading/body-headers.ts';
import { keptOnRequest } from './reading/kept.ts';

const MEBIBYTE = 1024 * 1024;

/** A body up to this length needs no room: there can be no more of them than connections. */
export const SMALL_BODY = 64 * 1024;

export type RoomLimits = {
  /** Bytes of large bodies in all, and of one holder. */
  mostBytes: number;
  mostForHolder: number;
  /** How long a request waits for room. */
  waitMs: number;
};

const LIMITS: RoomLimits = { mostBytes: 64 * MEBIBYTE, mostForHolder: 32 * MEBIBYTE, waitMs: 5_000 };

type Waiting = { readonly bytes: number; enter(): void };

export type BodyRoom = {
  /**
   * Counts the body of a request for an address.
   * @returns what is called once the request has been carried out, even if its caller is gone before; null when it has no body
   */
  admit(request: IncomingMessage, address: string): (() => void) | null;
};

const asks = keptOnRequest<(bytes: number) => Promise<void>>();

/**
 * Waits until a body of so many bytes may be read.
 * @throws {ApiError} rate_limited or unavailable when there is no room in time, invalid_request when the
 *   connection closes
 */
export async function waitForRoom(request: IncomingMessage, bytes: number): Promise<void> {
  if (bytes > SMALL_BODY) await asks.of(request)?.(bytes);
}

/**
 * Room for large bodies. While it is read and carried out, a body takes up to twenty times its length in memory, so
 * their bytes are limited; who comes beyond that waits before anything of the body is read, and holders take turns.
 */
export function createBodyRoom(given: Partial<RoomLimits> = {}): BodyRoom {
  const limits = { ...LIMITS, ...given };
  const { mostBytes, mostForHolder, waitMs } = limits;
  const { lines, count, isFull, next, giveUp } = roomLines(limits);

  function enter(request: IncomingMessage, holder: string, bytes: number): Promise<void> {
    return new Promise((resolve, reject) => {
      const stop = () => {
        clearTimeout(timer);
        request.off('close', gone);
      };
      const waiting: Waiting = {
        bytes,
        enter() {
          stop();
          resolve();
        },
      };
      const refuse = (error: ApiError) => {
        stop();
        giveUp(holder, waiting);
        reject(error);
      };
      const gone = () => refuse(new ApiError('invalid_request', 'The connection was closed.'));
      const timer = setTimeout(
        () => refuse(tooManyAtOnce(isFull(holder, bytes), 'large bodies', 'read')),
        waitMs,
      );
      request.once('close', gone);
      lines.set(holder, [...(lines.get(holder) ?? []), waiting]);
      next();
    });
  }

  return {
    admit(request, address) {
      if (announcedBody(request).isEmpty) return null;
      const holder = addressBucket(address);
      let own = 0;
      asks.set(request, async (length) => {
        // A single body is never too large for its holder.
        const bytes = Math.min(length, mostForHolder, mostBytes);
        await enter(request, holder, bytes);
        own += bytes;
      });
      return () => {
        if (own === 0) return;
        count(holder, -own);
        own = 0;
        next();
      };
    },
  };
}

/** The bytes that are taken, and the lines of those that wait. */
function roomLines({ mostBytes, mostForHolder }: RoomLimits) {
  const held = createHeldBytes();

  const lines = new Map<string, Waiting[]>();

  const isFull = (holder: string, bytes: number) => held.of(holder) + bytes > mostForHolder;

  /** Lets in who waits. A holder that fills its own part keeps nobody waiting, and nobody overtakes a large body. */
  function next(): void {
    // A holder that is put at the end is visited once more.
    for (const [holder, line] of lines) {
      const [first] = line;
      if (first === undefined || isFull(holder, first.bytes)) continue;
      if (held.total() + first.bytes > mostBytes) return;
      line.shift();
      lines.delete(holder);
      if (line.length > 0) lines.set(holder, line);
      held.count(holder, first.bytes);
      first.enter();
    }
  }

  function giveUp(holder: string, waiting: Waiting): void {
    const line = (lines.get(holder) ?? []).filter((one) => one !== waiting);
    if (line.length > 0) lines.set(holder, line);
    else lines.delete(holder);
    next();
  }

  return { lines, count: held.count, isFull, next, giveUp };
}
