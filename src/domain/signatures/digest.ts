import { createHash } from 'node:crypto';
import { SignatureRejected } from './faults.ts';
import { bytesOf, readDictionary, writeBytes } from './fields.ts';

const NAME = 'Content-Digest';
const ALGORITHM = 'sha-256';

/** Value of `Content-Digest` (RFC 9530) for these bytes of a body. */
export const contentDigest = (body: Uint8Array): string => `${ALGORITHM}=${writeBytes(sha256(body))}`;

const sha256 = (body: Uint8Array): Uint8Array => createHash('sha256').update(body).digest();

/**
 * The digest that a message claims to have.
 *
 * @throws {SignatureRejected} header_malformed: the profile knows one algorithm and one value
 */
export function claimedDigest(value: string): Uint8Array {
  const dictionary = readDictionary(NAME, value);
  if (dictionary.size !== 1) {
    throw new SignatureRejected(
      'header_malformed',
      '1',
      `${NAME} must have ${ALGORITHM} and no other member.`,
    );
  }
  return bytesOf(NAME, dictionary, ALGORITHM);
}

/** @throws {SignatureRejected} digest_mismatch with the digest of the body and the one that was received */
export function checkDigest(value: string, body: Uint8Array): void {
  const claimed = writeBytes(claimedDigest(value));
  const actual = writeBytes(sha256(body));
  if (claimed === actual) return;
  throw new SignatureRejected(
    'digest_mismatch',
    '11',
    `${NAME} must be the ${ALGORITHM} of the body: the body was changed after it was signed.`,
    { expected: `${ALGORITHM}=${actual}`, received: `${ALGORITHM}=${claimed}` },
  );
}
