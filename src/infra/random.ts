import { randomBytes, randomInt } from 'node:crypto';
import { v7 } from 'uuid';

/** A new UUID v7. Rows that are created together are stored together in the index. */
export const newId = (): string => v7();

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
