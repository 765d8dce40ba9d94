import { createHash, createPublicKey, type KeyObject, sign, verify } from 'node:crypto';

/** Signature lines of a note that are read. C2SP signed-note asks for at least 16. */
const MOST_SIGNATURES = 64;
/** Longest note that is read. */
const LONGEST_NOTE = 100_000;

/** How a key signs: Ed25519 over the text, or with a time before it (C2SP signed-note, tlog-cosignature). */
export type KeyKind = 'ed25519' | 'cosignature';

const KIND_BYTES: Readonly<Record<KeyKind, number>> = { ed25519: 1, cosignature: 4 };
const ID_BYTES = 4;
const KEY_BYTES = 32;
const SIGNATURE_BYTES = 64;
const TIME_BYTES = 8;

/** Whoever signs, as verifiers know it. */
export type NoteVerifier = {
  readonly name: string;
  readonly kind: KeyKind;
  /** The public key: 32 bytes of Ed25519. */
  readonly key: Uint8Array;
};

export type NoteSigner = NoteVerifier & { readonly privateKey: KeyObject };

type NoteSignature = {
  readonly name: string;
  /** First four bytes of the hash of name and key; it may be the one of another key. */
  readonly keyId: Buffer;
  /** What follows the id. */
  readonly bytes: Buffer;
};

/** A text with its signatures, none of which was checked yet. */
export type SignedNote = {
  /** Ends with a line feed, which is signed too. */
  readonly text: string;
  readonly signatures: readonly NoteSignature[];
};

export type NoteSigned = {
  readonly verifier: NoteVerifier;
  /** When a cosignature was made, in seconds; null for a signature without a time. */
  readonly time: number | null;
};

/** The public key of a signer, whose private key is one of Ed25519. */
export function signer(name: string, kind: KeyKind, privateKey: KeyObject): NoteSigner {
  if (!isKeyName(name)) throw new Error(`"${name}" cannot name a key: it has a space, a "+", or nothing`);
  if (privateKey.asymmetricKeyType !== 'ed25519') throw new Error('notes are signed with a key of Ed25519');
  const { x = '' } = createPublicKey(privateKey).export({ format: 'jwk' });
  return { name, kind, key: Buffer.from(x, 'base64url'), privateKey };
}

/** `name+id+key`, as it is given to whoever checks notes (C2SP signed-note, "Verifier keys"). */
export const verifierKey = (known: NoteVerifier): string =>
  `${known.name}+${keyId(known).toString('hex')}+${Buffer.of(KIND_BYTES[known.kind], ...known.key).toString('base64')}`;

/**
 * Reads `name+id+key`; nothing when the id is not the one of the key, or the key is of another kind.
 */
export function parseVerifierKey(text: string): NoteVerifier | undefined {
  const [name = '', id = ''] = text.split('+', 2);
  const bytes = canonicalBase64(text.slice(name.length + id.length + 2));
  if (bytes === undefined || bytes.length !== 1 + KEY_BYTES || !isKeyName(name)) return undefined;
  const kind = (['ed25519', 'cosignature'] as const).find((one) => KIND_BYTES[one] === bytes[0]);
  if (kind === undefined) return undefined;
  const known = { name, kind, key: bytes.subarray(1) };
  return keyId(known).toString('hex') === id ? known : undefined;
}

const isKeyName = (name: string): boolean => name !== '' && !/[\s+\p{C}]/u.test(name);

/** Decodes base64 with padding that has one spelling only; Node's decoder takes many. */
export function canonicalBase64(text: string): Buffer | undefined {
  const bytes = Buffer.from(text, 'base64');
  return bytes.toString('base64') === text ? bytes : undefined;
}

const keyId = ({ name, kind, key }: NoteVerifier): Buffer =>
  createHash('sha256')
    .update(`${name}\n`)
    .update(Buffer.of(KIND_BYTES[kind]))
    .update(key)
    .digest()
    .subarray(0, ID_BYTES);

/**
 * The line of a signature over a text that ends with a line feed.
 *
 * @param time when a cosignature is made, in seconds
 */
export function signatureLine(text: string, own: NoteSigner, time: number): string {
  const stamp = own.kind === 'cosignature' ? timeBytes(time) : Buffer.alloc(0);
  const signature = sign(null, signedBytes(text, own.kind, time), own.privateKey);
  return lineOf({ name: own.name, keyId: keyId(own), bytes: Buffer.concat([stamp, signature]) });
}

const lineOf = ({ name, keyId: id, bytes }: NoteSignature): string =>
  `— ${name} ${Buffer.concat([id, bytes]).toString('base64')}\n`;

const isOf = ({ name, keyId: id }: NoteSignature, key: NoteVerifier): boolean =>
  name === key.name && keyId(key).equals(id);

/** The lines of a note that are signed by one of these keys, by what they say: none of them is checked. */
export const linesBy = ({ signatures }: SignedNote, keys: readonly NoteVerifier[]): string[] =>
  signatures.filter((one) => keys.some((key) => isOf(one, key))).map(lineOf);

/** The lines of a note that are signed by others than these keys. */
export const linesByOthers = ({ signatures }: SignedNote, keys: readonly NoteVerifier[]): string[] =>
  signatures.filter((one) => !keys.some((key) => isOf(one, key))).map(lineOf);

function timeBytes(time: number): Buffer {
  const bytes = Buffer.alloc(TIME_BYTES);
  bytes.writeBigUInt64BE(BigInt(time));
  return bytes;
}

const signedBytes = (text: string, kind: KeyKind, time: number): Buffer =>
  Buffer.from(kind === 'cosignature' ? `cosignature/v1\ntime ${time}\n${text}` : text);

/** A text with its lines of signatures. */
export const signedNote = (text: string, lines: readonly string[]): string => `${text}\n${lines.join('')}`;

/**
 * Reads a note (C2SP signed-note, "Format"). Nothing in it may be believed before `checkNote`.
 *
 * @returns nothing for bytes that are no note: not UTF-8, a control character, no blank line, no signature
 */
export function parseNote(bytes: Uint8Array): SignedNote | undefined {
  if (bytes.length > LONGEST_NOTE) return undefined;
  const whole = utf8(bytes);
  if (whole === undefined || !whole.endsWith('\n') || hasControls(whole)) return undefined;
  const split = whole.lastIndexOf('\n\n');
  if (split < 0) return undefined;
  const lines = whole.slice(split + 2, -1).split('\n');
  if (lines.length > MOST_SIGNATURES) return undefined;
  const signatures = lines.map(parseLine);
  return signatures.every((one) => one !== undefined)
    ? { text: whole.slice(0, split + 1), signatures }
    : undefined;
}

function utf8(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what a note must not have
const hasControls = (text: string): boolean => /[\u0000-\u0009\u000b-\u001f]/.test(text);

function parseLine(line: string): NoteSignature | undefined {
  const [dash, name = '', encoded = '', ...more] = line.split(' ');
  const bytes = canonicalBase64(encoded);
  if (dash !== '—' || more.length > 0 || !isKeyName(name)) return undefined;
  if (bytes === undefined || bytes.length <= ID_BYTES) return undefined;
  return { name, keyId: bytes.subarray(0, ID_BYTES), bytes: bytes.subarray(ID_BYTES) };
}

/**
 * The signatures of known keys. A signature of an unknown key says nothing and is passed over; a wrong one of a known
 * key refuses the whole note.
 *
 * @returns nothing when a signature of a known key is wrong, or none is there
 */
export function checkNote(
  { text, signatures }: SignedNote,
  known: readonly NoteVerifier[],
): NoteSigned[] | undefined {
  const found: NoteSigned[] = [];
  for (const signature of signatures) {
    const verifier = known.find((one) => isOf(signature, one));
    if (verifier === undefined) continue;
    const signed = checkSignature(text, signature, verifier);
    if (signed === undefined) return undefined;
    found.push(signed);
  }
  return found.length > 0 ? found : undefined;
}

function checkSignature(
  text: string,
  { bytes }: NoteSignature,
  verifier: NoteVerifier,
): NoteSigned | undefined {
  const stamp = verifier.kind === 'cosignature' ? TIME_BYTES : 0;
  if (bytes.length !== stamp + SIGNATURE_BYTES) return undefined;
  const time = stamp === 0 ? null : Number(bytes.readBigUInt64BE());
  if (time !== null && !Number.isSafeInteger(time)) return undefined;
  const key = createPublicKey({
    key: { kty: 'OKP', crv: 'Ed25519', x: Buffer.from(verifier.key).toString('base64url') },
    format: 'jwk',
  });
  const isGood = verify(null, signedBytes(text, verifier.kind, time ?? 0), key, bytes.subarray(stamp));
  return isGood ? { verifier, time } : undefined;
}
