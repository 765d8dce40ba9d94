import { type KeyObject, sign, verify } from 'node:crypto';
import type { SignatureAlgorithm } from './faults.ts';

// ECDSA signatures are r and s side by side (RFC 9421 section 3.3.4), not DER.
const means = {
  ed25519: { digest: null, encoding: {} },
  'ecdsa-p256-sha256': { digest: 'sha256', encoding: { dsaEncoding: 'ieee-p1363' } },
} as const satisfies Record<SignatureAlgorithm, object>;

const SIGNATURE_BYTES = 64;

/** The 64 bytes of a signature over `base`, which is Latin-1. @throws {Error} when `key` is no private key of the algorithm */
export function makeSignature(algorithm: SignatureAlgorithm, key: KeyObject, base: string): Uint8Array {
  const { digest, encoding } = means[algorithm];
  return sign(digest, Buffer.from(base, 'latin1'), { key, ...encoding });
}

/** Whether `signature` has 64 bytes and fits `base` and the public key. */
export function signatureFits(
  algorithm: SignatureAlgorithm,
  key: KeyObject,
  base: string,
  signature: Uint8Array,
): boolean {
  const { digest, encoding } = means[algorithm];
  if (signature.length !== SIGNATURE_BYTES) return false;
  return verify(digest, Buffer.from(base, 'latin1'), { key, ...encoding }, signature);
}
