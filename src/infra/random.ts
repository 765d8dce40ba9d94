import { randomBytes as bytes, randomInt } from 'node:crypto';

const PARTS = 2 ** 32;

/** As many random bytes, fit for secrets. */
export const randomSecret = (count: number): Buffer => bytes(count);

/** Between 0 and 1, without 1; for jitter. */
export const randomShare = (): number => randomInt(PARTS) / PARTS;
