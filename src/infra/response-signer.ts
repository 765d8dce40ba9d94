import { exportJWK, FlattenedSign, generateKeyPair, importJWK, type JWK } from 'jose';
import {
  RESPONSE_PAYLOAD_TYPE,
  type Signed,
  type SignedPayload,
  signedBytes,
} from '../domain/brand-identity/signed-response.ts';
import type { Store } from '../store/open.ts';

export const RESPONSE_SIGNING_PURPOSE = 'response-signing';
const ALGORITHM = 'EdDSA';

/**
 * Signs responses with a key of its own, which the first process makes and the others find.
 */
export async function createResponseSigner(
  store: Pick<Store, 'transaction'>,
  tools: { now: () => Date; newId: () => string },
): Promise<{
  sign<P extends SignedPayload>(payload: P): Promise<Signed<P>>;
  readonly publicKey: JWK;
}> {
  const made = JSON.stringify(await newKey(tools.newId()));
  const value = await store.transaction(async (tx) => {
    await tx.secrets.lock();
    const [known] = await tx.secrets.list(RESPONSE_SIGNING_PURPOSE);
    if (known !== undefined) return known.value;
    await tx.secrets.insert({
      ...{ id: tools.newId(), purpose: RESPONSE_SIGNING_PURPOSE, value: made },
      createdAt: tools.now(),
      retiredAt: null,
    });
    return made;
  });
  const { d: _secret, ...publicKey } = JSON.parse(value) as JWK;
  const key = await importJWK(JSON.parse(value) as JWK, ALGORITHM);
  const header = {
    alg: ALGORITHM,
    typ: RESPONSE_PAYLOAD_TYPE,
    ...(publicKey.kid === undefined ? {} : { kid: publicKey.kid }),
  };
  return {
    publicKey,
    async sign(payload) {
      const signed = await new FlattenedSign(signedBytes(payload)).setProtectedHeader(header).sign(key);
      return { protected: signed.protected ?? '', payload, signature: signed.signature };
    },
  };
}

async function newKey(kid: string): Promise<JWK> {
  const { privateKey } = await generateKeyPair(ALGORITHM, { crv: 'Ed25519', extractable: true });
  return { ...(await exportJWK(privateKey)), kid, alg: ALGORITHM, use: 'sig' };
}
