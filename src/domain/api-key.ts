import { createHash } from 'node:crypto';

/** What is stored of an API key. Keys carry 256 random bits, so one round of SHA-256 keeps a stolen table useless. */
export const hashApiKey = (key: string): string => createHash('sha256').update(key).digest('hex');
