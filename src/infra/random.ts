import { randomBytes, randomInt } from 'node:crypto';
import { v7 } from 'uuid';

/** UUID v7: rows made together lie together in the index. */
export const newId = (): string => v7();

/** 256 random bits in base64url: what only its holder knows. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

const PARTS = 2 ** 32;

/** As many random bytes, fit for secrets. */
export const randomSecret = (count: number): Buffer => randomBytes(count);

/** Between 0 and 1, without 1; for jitter. */
export const randomShare = (): number => randomInt(PARTS) / PARTS;

/** Says yes to a share of the asks, 0 to 1. */
export const createSampler =
  (share: number): (() => boolean) =>
  () =>
    share > 0 && Math.random() < share;
