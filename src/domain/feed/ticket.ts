import { createCipheriv, createDecipheriv, createHash, hkdfSync } from 'node:crypto';

export const TICKET_LIFETIME_MS = 60_000;

const CIPHER = 'aes-256-gcm';
const TAG_BYTES = 16;
// Each key encrypts only one text, so a constant nonce is safe.
const NONCE = Buffer.alloc(12);

/** The stored form of a ticket. Without the ticket itself, it can neither open a stream nor reveal the credential. */
export type SealedTicket = { readonly id: string; readonly sealed: string };

export const ticketId = (ticket: string): string => createHash('sha256').update(ticket).digest('hex');

const keyOf = (ticket: string) => Buffer.from(hkdfSync('sha256', ticket, '', 'feed ticket', 32));

/**
 * Encrypts the credential of the caller that requested the ticket, with a key that can be derived only from the
 * ticket.
 */
export function sealTicket(ticket: string, credential: string): SealedTicket {
  const cipher = createCipheriv(CIPHER, keyOf(ticket), NONCE);
  const text = Buffer.concat([cipher.update(credential, 'utf8'), cipher.final()]);
  return { id: ticketId(ticket), sealed: Buffer.concat([cipher.getAuthTag(), text]).toString('base64url') };
}

/**
 * The credential behind a ticket.
 * @throws {Error} when the text was not sealed with this ticket
 */
export function unsealTicket(ticket: string, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64url');
  const decipher = createDecipheriv(CIPHER, keyOf(ticket), NONCE, { authTagLength: TAG_BYTES });
  decipher.setAuthTag(bytes.subarray(0, TAG_BYTES));
  return Buffer.concat([decipher.update(bytes.subarray(TAG_BYTES)), decipher.final()]).toString('utf8');
}
