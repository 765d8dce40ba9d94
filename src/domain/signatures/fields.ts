import { createHash } from 'node:crypto';
import {
  type BareItem,
  type Dictionary,
  type InnerList,
  type Item,
  isInnerList,
  parseDictionary,
  Token,
} from 'structured-headers';
import { SignatureRejected } from './faults.ts';

/** One field line of a message. The name may be in any case. */
export type FieldLine = readonly [name: string, value: string];

// A signature of this profile needs about 500 characters, and a digest about 60.
const MOST_CHARACTERS = 4_096;
const MOST_MEMBERS = 16;
const MOST_COMPONENTS = 32;

const malformed = (message: string) => new SignatureRejected('header_malformed', '1', message);

/** The lines of one field, joined as in RFC 9421 section 2.1; undefined if the message has no such field. */
export function fieldValue(lines: readonly FieldLine[], name: string): string | undefined {
  const own = lines.filter(([each]) => each.toLowerCase() === name).map(([, value]) => trimmed(value));
  return own.length === 0 ? undefined : own.join(', ');
}

const trimmed = (value: string): string => {
  let start = 0;
  let end = value.length;
  while (start < end && isBlank(value[start])) start += 1;
  while (end > start && isBlank(value[end - 1])) end -= 1;
  return value.slice(start, end);
};

const isBlank = (char: string | undefined): boolean => char === ' ' || char === '\t';

/**
 * Parses a dictionary (RFC 8941) strictly: its size is limited, keys must be unique, and each byte sequence
 * must use one alphabet of base64.
 *
 * @throws {SignatureRejected} header_malformed
 */
export function readDictionary(name: string, value: string): Dictionary {
  if (value.length > MOST_CHARACTERS) {
    throw malformed(`${name} must not be longer than ${MOST_CHARACTERS} characters (got ${value.length}).`);
  }
  const plain = withStandardBase64(name, value);
  const members = splitOutside(plain, ',');
  if (members.length > MOST_MEMBERS) {
    throw malformed(`${name} must not have more than ${MOST_MEMBERS} members (got ${members.length}).`);
  }
  const keys = members.map((member) => trimmed(member).split(/[=;]/, 1)[0] ?? '');
  refuseRepeated(name, keys);
  for (const member of members) refuseRepeatedParameters(name, member);
  try {
    return parseDictionary(plain);
  } catch {
    throw malformed(`${name} is not a dictionary of structured fields (RFC 8941).`);
  }
}

function refuseRepeated(name: string, keys: readonly string[]): void {
  const repeated = keys.find((key, index) => keys.indexOf(key) < index);
  if (repeated !== undefined) throw malformed(`${name} must name "${repeated.slice(0, 64)}" once only.`);
}

function refuseRepeatedParameters(name: string, member: string): void {
  const parameters = splitOutside(member, ';')
    .slice(1)
    .map((parameter) => trimmed(parameter).split('=', 1)[0] ?? '');
  if (parameters.length > MOST_COMPONENTS) throw malformed(`${name} has too many parameters.`);
  refuseRepeated(name, parameters);
}

/** Splits at a separator outside of strings and inner lists. Byte sequences never contain a separator. */
function splitOutside(text: string, separator: string): string[] {
  const parts: string[] = [];
  let from = 0;
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    const char = text[at];
    if (char === '"') at = endOfQuoted(text, at);
    else if (char === '(') depth += 1;
    else if (char === ')') depth -= 1;
    else if (char === separator && depth <= 0) {
      parts.push(text.slice(from, at));
      from = at + 1;
    }
  }
  parts.push(text.slice(from));
  return parts;
}

function endOfQuoted(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1;
    else if (text[at] === '"') return at;
  }
  return text.length;
}

/**
 * The profile writes byte sequences in base64url without padding, but RFC 8941 requires standard base64.
 * Accepts both, one alphabet per sequence, and converts them to standard base64 for the library.
 */
function withStandardBase64(name: string, text: string): string {
  let out = '';
  let from = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '"') at = endOfQuoted(text, at);
    else if (text[at] === ':' && (at === 0 || '=( \t,'.includes(text[at - 1] ?? ''))) {
      const end = text.indexOf(':', at + 1);
      if (end < 0) throw malformed(`${name} has a byte sequence without an end.`);
      const bytes = readBase64(text.slice(at + 1, end));
      if (bytes === null) {
        throw malformed(`${name} has a byte sequence that is not base64url without padding.`);
      }
      out += `${text.slice(from, at)}:${Buffer.from(bytes).toString('base64')}:`;
      from = end + 1;
      at = end;
    }
  }
  return out + text.slice(from);
}

/**
 * Bytes of base64url without padding, or of standard base64; null for a mixture of both, and for non-zero
 * bits after the last byte.
 */
export function readBase64(text: string): Uint8Array | null {
  if (/^[A-Za-z0-9_-]*$/.test(text)) {
    const bytes = Buffer.from(text, 'base64url');
    return bytes.toString('base64url') === text ? bytes : null;
  }
  if (!/^[A-Za-z0-9+/]*={0,2}$/.test(text)) return null;
  const bytes = Buffer.from(text, 'base64');
  const canonical = bytes.toString('base64');
  return canonical === text || canonical.replace(/={1,2}$/, '') === text ? bytes : null;
}

/** A byte sequence in the form of the profile: base64url without padding between colons. */
export const writeBytes = (bytes: Uint8Array): string => `:${Buffer.from(bytes).toString('base64url')}:`;

/**
 * The list of components of one label in `Signature-Input`.
 *
 * @throws {SignatureRejected} header_malformed
 */
export function innerListOf(name: string, dictionary: Dictionary, label: string): InnerList {
  const member = dictionary.get(label);
  if (member === undefined) throw malformed(`${name} must have the label ${label}.`);
  if (!isInnerList(member)) throw malformed(`${name} must list components below ${label}.`);
  if (member[0].length > MOST_COMPONENTS) {
    throw malformed(`${name} must not list more than ${MOST_COMPONENTS} components.`);
  }
  return member;
}

/**
 * The byte sequence of one key in a dictionary.
 *
 * @throws {SignatureRejected} header_malformed
 */
export function bytesOf(name: string, dictionary: Dictionary, key: string): Uint8Array {
  const member = dictionary.get(key) as Item | undefined;
  if (member === undefined) throw malformed(`${name} must have the member ${key}.`);
  if (!(member[0] instanceof ArrayBuffer)) throw malformed(`${name} must have bytes below ${key}.`);
  return new Uint8Array(member[0]);
}

export const isPlainText = (value: BareItem | undefined): value is string =>
  typeof value === 'string' && !((value as unknown) instanceof Token);

const NAME = 'Content-Digest';
const ALGORITHM = 'sha-256';

/** Value of `Content-Digest` (RFC 9530) for these bytes of a body. */
export const contentDigest = (body: Uint8Array): string => `${ALGORITHM}=${writeBytes(sha256(body))}`;

const sha256 = (body: Uint8Array): Uint8Array => createHash('sha256').update(body).digest();

/**
 * The digest in a message's `Content-Digest`.
 *
 * @throws {SignatureRejected} header_malformed unless it has exactly one value, for SHA-256
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

/**
 * Checks a `Content-Digest` against the body. @throws {SignatureRejected} digest_mismatch with both digests;
 * header_malformed
 */
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
