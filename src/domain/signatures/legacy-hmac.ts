import { createHmac, timingSafeEqual } from 'node:crypto';
import { protocol } from '../../../generated/protocol.ts';
import { SIGNATURE_SECONDS, SignatureRejected } from './faults.ts';
import { type FieldLine, fieldValue } from './fields.ts';

const PREFIX = `x-${protocol.name.toLowerCase()}`;

/**
 * Header fields of the legacy scheme: HMAC-SHA256 of the time, a dot and the exact bytes of the body. Each
 * attempt uses its own time, since receivers reject messages older than five minutes.
 */
export function hmacHeaders(secret: string, body: string, now: Date): Record<string, string> {
  const timestamp = String(Math.floor(now.getTime() / 1_000));
  const hash = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
  return { [`${PREFIX}-signature`]: `sha256=${hash}`, [`${PREFIX}-timestamp`]: timestamp };
}

const SIGNATURE = `x-${protocol.name.toLowerCase()}-signature`;
const TIMESTAMP = `x-${protocol.name.toLowerCase()}-timestamp`;

/** Whether a message has a header field of the legacy scheme. */
export const hasLegacyProof = (headers: readonly FieldLine[]): boolean =>
  fieldValue(headers, SIGNATURE) !== undefined || fieldValue(headers, TIMESTAMP) !== undefined;

/**
 * Verifies the legacy scheme: HMAC-SHA256 of the time, a dot and the exact bytes of the body.
 *
 * @param secrets the current secret, and during a rotation also the previous one
 * @throws {SignatureRejected} header_malformed, window_invalid or invalid
 */
export function verifyLegacy(
  message: { readonly headers: readonly FieldLine[]; readonly body: Uint8Array },
  secrets: readonly string[],
  now: Date,
): void {
  const timestamp = fieldValue(message.headers, TIMESTAMP) ?? '';
  const [, hex = ''] = /^sha256=([0-9a-f]{64})$/i.exec(fieldValue(message.headers, SIGNATURE) ?? '') ?? [];
  if (hex === '') throw malformed(`\`${SIGNATURE}\` must be sha256= and 64 hexadecimal digits.`);
  if (!/^\d{1,12}$/.test(timestamp)) throw malformed(`\`${TIMESTAMP}\` must be whole seconds.`);
  if (Math.abs(now.getTime() / 1_000 - Number(timestamp)) > SIGNATURE_SECONDS) {
    const message = `\`${TIMESTAMP}\` must be within ${SIGNATURE_SECONDS} seconds of now.`;
    throw new SignatureRejected('window_invalid', '5', message);
  }
  const received = Buffer.from(hex, 'hex');
  const fits = secrets.map((secret) => {
    const hash = createHmac('sha256', secret).update(`${timestamp}.`).update(message.body).digest();
    return timingSafeEqual(hash, received);
  });
  if (!fits.includes(true)) {
    throw new SignatureRejected('invalid', '10', 'The keyed hash does not fit the body and the secret.');
  }
}

const malformed = (message: string) => new SignatureRejected('header_malformed', '1', message);
