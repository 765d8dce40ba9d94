import { FlattenedSign } from 'jose';
import {
  MOST_REVOKED_KEYS,
  REVOCATION_LIST_TYPE,
  REVOCATION_PURPOSE,
  revocationPayload,
} from '../domain/signatures/revocation-list.ts';
import type { Store } from '../store/open.ts';
import type { createMessageKeys } from './message-keys.ts';

const MINUTE_MS = 60_000;
const INTERVAL_MS = 15 * MINUTE_MS;

/** Makes the signed list of the keys that this deployment revoked; the same text for a minute, unless a key is added. */
export function createRevocationList(
  store: Store,
  keys: Pick<ReturnType<typeof createMessageKeys>, 'keyOf'>,
  issuer: string,
  now: () => Date,
): () => Promise<string> {
  return async () => {
    const kids = await store.primary.revokedMessageKeys.newest(MOST_REVOKED_KEYS);
    const { kid, privateKey } = await keys.keyOf(REVOCATION_PURPOSE);
    const minute = new Date(Math.floor(now().getTime() / MINUTE_MS) * MINUTE_MS);
    const payload = JSON.stringify(revocationPayload(issuer, kids, minute, INTERVAL_MS));
    const signed = await new FlattenedSign(Buffer.from(payload))
      .setProtectedHeader({ alg: 'EdDSA', typ: REVOCATION_LIST_TYPE, kid })
      .sign(privateKey);
    return JSON.stringify(signed);
  };
}
