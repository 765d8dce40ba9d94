import { createHash, hash } from 'node:crypto';
import canonicalize from 'canonicalize';
import type { Steps } from '../steps.ts';

/** SHA-256 (FIPS 180-4) as lower-case hex. */
export const sha256Hex = (data: string | Uint8Array): string => hash('sha256', data, 'hex');

/** Values that are serialized at once: about a millisecond. */
const VALUES = 1_000;
/** Characters that are hashed at once. */
const CHARACTERS = 64 * 1024;

/**
 * SHA-256, in hex, of a text followed by a JSON value in canonical form (RFC 8785).
 *
 * @throws {Error} for a number that JSON cannot represent
 */
export function* canonicalSha256(before: string, value: unknown): Steps<string> {
  const digest = createHash('sha256').update(before);
  let text = '';
  for (const piece of piecesOf(value)) {
    text += piece;
    if (text.length < CHARACTERS) continue;
    digest.update(text);
    text = '';
    yield;
  }
  return digest.update(text).digest('hex');
}

/** The canonical text in pieces; a value with few values inside is one piece. */
function* piecesOf(value: unknown): Generator<string, void> {
  if (typeof value !== 'object' || value === null || !holdsValues(value, VALUES)) {
    yield canonicalize(value) ?? 'null';
    return;
  }
  const isList = Array.isArray(value);
  let comma = '';
  yield isList ? '[' : '{';
  for (const [name, member] of isList ? value.entries() : sortedMembers(value)) {
    if (member === undefined && !isList) continue;
    yield isList ? comma : `${comma}${JSON.stringify(name)}:`;
    yield* piecesOf(member);
    comma = ',';
  }
  yield isList ? ']' : '}';
}

function* sortedMembers(value: object): Generator<[string, unknown]> {
  for (const name of Object.keys(value).sort()) yield [name, (value as Record<string, unknown>)[name]];
}

/**
 * Whether a JSON value contains at least `least` values, including itself and containers. Counting stops at
 * `least`.
 */
export const holdsValues = (value: unknown, least: number): boolean => countUpTo(value, least) >= least;

function countUpTo(value: unknown, most: number): number {
  if (typeof value !== 'object' || value === null) return 1;
  let count = 1;
  for (const member of Object.values(value)) {
    if (count >= most) return most;
    count += countUpTo(member, most - count);
  }
  return Math.min(count, most);
}
