import { timingSafeEqual } from 'node:crypto';
import { sha256Hex } from '../sha256.ts';

/** What is stored of the secret of an OAuth client. Secrets are random like API keys, so one round of SHA-256 does. */
export const hashClientSecret = (secret: string): string => `sha256:${sha256Hex(secret)}`;

/** Whether a client gave the secret that belongs to a stored hash; the hash itself opens nothing. */
export function isClientSecret(given: string, stored: string): boolean {
  const actual = Buffer.from(hashClientSecret(given));
  const expected = Buffer.from(stored);
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}
