import { createPublicKey, type KeyObject } from 'node:crypto';
import { protocol } from '../../../generated/protocol.ts';
import {
  SIGNATURE_PROFILES,
  type SignatureAlgorithm,
  type SignatureKind,
  SignatureRejected,
} from './faults.ts';

/** Member of a JWK that says which kind of message the key signs, for example `webhook-signing`. */
export const KEY_PURPOSE_MEMBER = `${protocol.name}_use`;

/** The only `kty`, `crv` and `alg` (RFC 7517, RFC 8037) that a key of each algorithm has. */
export const JWK_FORMS = {
  ed25519: { kty: 'OKP', crv: 'Ed25519', alg: 'EdDSA' },
  'ecdsa-p256-sha256': { kty: 'EC', crv: 'P-256', alg: 'ES256' },
} as const satisfies Record<SignatureAlgorithm, object>;

const COORDINATE = /^[A-Za-z0-9_-]{43}$/;

/**
 * The public key of a JWK, if the key is meant for signatures of this kind and algorithm.
 *
 * @throws {SignatureRejected} key_purpose_invalid
 */
export const publicKeyFor = (
  kind: SignatureKind,
  algorithm: SignatureAlgorithm,
  jwk: Readonly<Record<string, unknown>>,
): KeyObject => publicKeyOf(algorithm, jwk, SIGNATURE_PROFILES[kind].purposes);

/** Whether two JWKs hold the same key, whatever they say of its use. */
export function isSameKey(
  one: Readonly<Record<string, unknown>>,
  other: Readonly<Record<string, unknown>>,
): boolean {
  const isSame = (name: 'x' | 'y') => bytesOf(one[name]).equals(bytesOf(other[name]));
  return one.kty === other.kty && one.crv === other.crv && isSame('x') && isSame('y');
}

/** A coordinate can be written in several ways: the last letter has bits that do not count. */
const bytesOf = (coordinate: unknown): Buffer =>
  Buffer.from(typeof coordinate === 'string' ? coordinate : '', 'base64url');

/**
 * The public key of a JWK that has one of these purposes and is for this algorithm.
 *
 * @throws {SignatureRejected} key_purpose_invalid
 */
export function publicKeyOf(
  algorithm: SignatureAlgorithm,
  jwk: Readonly<Record<string, unknown>>,
  purposes: readonly unknown[],
): KeyObject {
  const { use, key_ops: operations, x, y } = jwk;
  if (use !== 'sig') throw unfit('`use` must be "sig".');
  if (!Array.isArray(operations) || !operations.includes('verify')) {
    throw unfit('`key_ops` must contain "verify".');
  }
  const purpose = jwk[KEY_PURPOSE_MEMBER];
  if (!purposes.includes(purpose)) {
    throw unfit(`\`${KEY_PURPOSE_MEMBER}\` must be ${purposes.map((each) => `"${each}"`).join(' or ')}.`);
  }
  const { kty, crv, alg } = JWK_FORMS[algorithm];
  if (jwk.kty !== kty || jwk.crv !== crv || jwk.alg !== alg) {
    throw unfit(`A key for ${algorithm} must have kty ${kty}, crv ${crv} and alg ${alg}.`);
  }
  if (!isCoordinate(x) || (kty === 'EC' && !isCoordinate(y))) throw unfit('The key has no public part.');
  try {
    // Public members only: a private one in a published set must not be used.
    return createPublicKey({
      key: { kty, crv, x, ...(kty === 'EC' ? { y: String(y) } : {}) },
      format: 'jwk',
    });
  } catch {
    throw unfit('The public part of the key is not a point of its curve.');
  }
}

const isCoordinate = (value: unknown): value is string => typeof value === 'string' && COORDINATE.test(value);

const unfit = (message: string) => new SignatureRejected('key_purpose_invalid', '8', message);
