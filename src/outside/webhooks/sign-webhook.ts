import { canonicalTargetUri } from '../../domain/signatures/base.ts';
import { type MessageKeys, NONCE_BYTES, signMessage } from '../../domain/signatures/sign.ts';
import type { SignWebhook } from './webhook-sender.ts';

type Tools = {
  readonly keys: MessageKeys;
  readonly now: () => Date;
  readonly random: (bytes: number) => Uint8Array;
};

/** Signs webhooks with the key that is current at that moment, so that a rotation needs no restart. */
export function createSignWebhook({ keys, now, random }: Tools): SignWebhook {
  return async ({ url, body, contentType }) => {
    if (canonicalTargetUri(url) === null) return null;
    const key = await keys.current('webhook');
    const message = { method: 'POST', url, body: Buffer.from(body), contentType };
    return { ...signMessage('webhook', message, key, { now: now(), nonce: random(NONCE_BYTES) }) };
  };
}
