import { sha256Hex } from '../sha256.ts';

/** How long an invitation can be accepted. */
export const INVITATION_MS = 7 * 24 * 3_600_000;

/** What is stored of the token in the link of an invitation. */
export const hashInvitation = (token: string): string => sha256Hex(token);
