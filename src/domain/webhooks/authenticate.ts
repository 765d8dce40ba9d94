import { createHmac } from 'node:crypto';
import { protocol } from '../../../generated/protocol.ts';

const PREFIX = `x-${protocol.name.toLowerCase()}`;

/**
 * Header fields of the legacy scheme HMAC-SHA256: the keyed hash of the time, a dot and the exact bytes of the body.
 * The time is that of the attempt, since receivers refuse what is older than five minutes.
 */
export function hmacHeaders(secret: string, body: string, now: Date): Record<string, string> {
  const timestamp = String(Math.floor(now.getTime() / 1_000));
  const hash = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
  return { [`${PREFIX}-signature`]: `sha256=${hash}`, [`${PREFIX}-timestamp`]: timestamp };
}
