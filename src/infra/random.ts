import { randomBytes, randomFillSync, randomInt } from 'node:crypto';
import { v7 } from 'uuid';
import { systemClock } from './clock.ts';

const BYTES_OF_ID = 16;
/** Random bytes for many ids: to draw them for each costs more than the rest of it. */
const drawn = Buffer.alloc(256 * BYTES_OF_ID);
let used = drawn.length;

function bytesForId(): Buffer {
  if (used === drawn.length) {
    randomFillSync(drawn);
    used = 0;
  }
  used += BYTES_OF_ID;
  return drawn.subarray(used - BYTES_OF_ID, used);
}

/** Where the ids of a millisecond begin to count: half of what the count can hold stays for them. */
const FIRST_OF_MS = 2 ** 31;
let lastMs = 0;
let lastInMs = 0;

/**
 * A new UUID v7, whose text is above that of every earlier one of this process. Rows that are created together are stored
 * together in the index.
 */
export function newId(): string {
  const random = bytesForId();
  const now = systemClock.now().getTime();
  if (now > lastMs) {
    lastMs = now;
    lastInMs = random.readUInt32BE(6) % FIRST_OF_MS;
  } else {
    lastInMs += 1;
  }
  return v7({ msecs: lastMs, seq: lastInMs, random });
}

/** A new UUID v7 of a moment. */
export const newIdAt = (at: Date): string => v7({ msecs: at.getTime() });

/** A secret of 256 random bits, in base64url. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

const PARTS = 2 ** 32;

/** `count` random bytes, suitable for secrets. */
export const randomSecret = (count: number): Buffer => randomBytes(count);

/** Random number from 0 to 1, 1 excluded; for jitter. */
export const randomShare = (): number => randomInt(PARTS) / PARTS;

/** Creates a function that returns true for a share of its calls, 0 to 1. */
export const createSampler =
  (share: number): (() => boolean) =>
  () =>
    share > 0 && Math.random() < share;
