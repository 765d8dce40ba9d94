import { FlattenedSign } from 'jose';
import {
  RESPONSE_PAYLOAD_TYPE,
  type Signed,
  type SignedPayload,
  signedBytes,
} from '../domain/brand-identity/signed-response.ts';
import type { MessageKey } from '../domain/signatures/sign.ts';
import type { MessageKeyPurpose } from './message-keys.ts';

type Keys = { keyOf(purpose: MessageKeyPurpose): Promise<MessageKey> };

/** Name of the algorithm of message keys in JSON Web Signatures (RFC 8037). */
const ALGORITHM = 'EdDSA';

/** Signs responses with the response-signing key of the deployment, whichever it is by then. */
export const createResponseSigner = (keys: Keys) => ({
  async sign<P extends SignedPayload>(payload: P): Promise<Signed<P>> {
    const { kid, privateKey } = await keys.keyOf('response-signing');
    const signed = await new FlattenedSign(signedBytes(payload))
      .setProtectedHeader({ alg: ALGORITHM, typ: RESPONSE_PAYLOAD_TYPE, kid })
      .sign(privateKey);
    return { protected: signed.protected ?? '', payload, signature: signed.signature };
  },
});
