import { randomBytes } from 'node:crypto';
import { v7 } from 'uuid';

/** UUID v7: rows made together lie together in the index. */
export const newId = (): string => v7();

/** 256 random bits in base64url: what only its holder knows. */
export const newSecret = (): string => randomBytes(32).toString('base64url');
