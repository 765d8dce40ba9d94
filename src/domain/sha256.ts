import { createHash } from 'node:crypto';

/** SHA-256 (FIPS 180-4) as lower-case hex. */
export const sha256Hex = (data: string | Uint8Array): string =>
  createHash('sha256').update(data).digest('hex');
