import { createHash } from 'node:crypto';

/** How long an invitation can be accepted. */
export const INVITATION_MS = 7 * 24 * 3_600_000;

/** What is stored of the token in the link of an invitation. */
export const hashInvitation = (token: string): string => createHash('sha256').update(token).digest('hex');
