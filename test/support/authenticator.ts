import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

/** What an authenticator does otherwise than an honest one. */
export type Lies = {
  origin?: string;
  rpId?: string;
  challenge?: string;
  type?: string;
  /** Flags of the authenticator data: 1 present, 4 verified, 8 may be backed up, 16 is. */
  flags?: number;
  counter?: number;
  id?: Buffer;
  userHandle?: string | null;
  /** Replaces the signature. */
  signature?: Buffer;
  format?: string;
  statement?: readonly (readonly [string, Cbor])[];
  /** COSE number of the algorithm that the key says it has. */
  algorithm?: number;
  /** Bytes after the authenticator data. */
  more?: Buffer;
};

type Cbor = number | string | Buffer | readonly Cbor[] | ReadonlyMap<number | string, Cbor>;

const PRESENT = 1;
const VERIFIED = 4;
const HAS_KEY = 0x40;
const base64url = (bytes: Buffer): string => bytes.toString('base64url');
const sha256 = (value: string | Buffer): Buffer => createHash('sha256').update(value).digest();

function head(major: number, size: number): Buffer {
  if (size < 24) return Buffer.from([(major << 5) | size]);
  if (size < 256) return Buffer.from([(major << 5) | 24, size]);
  return Buffer.from([(major << 5) | 25, size >> 8, size & 255]);
}

/** CBOR as authenticators write it (RFC 8949), as far as it is needed here. */
function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string')
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  if (value instanceof Map)
    return Buffer.concat([
      head(5, value.size),
      ...[...value].flatMap(([key, one]: [number | string, Cbor]) => [cbor(key), cbor(one)]),
    ]);
  const list = value as readonly Cbor[];
  return Buffer.concat([head(4, list.length), ...list.map(cbor)]);
}

/** An authenticator with one passkey, made of keys of this process: it does what it is told, also what none would do. */
export function startAuthenticator(origin: string, rpId = new URL(origin).hostname) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const credentialId = randomBytes(32);
  let counter = 0;
  let userHandle = '';

  const dataOf = (lies: Lies, flags: number): Buffer => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(lies.counter ?? counter);
    return Buffer.concat([sha256(lies.rpId ?? rpId), Buffer.from([flags]), count]);
  };
  const clientData = (type: string, challenge: string, lies: Lies): Buffer =>
    Buffer.from(
      JSON.stringify({
        type: lies.type ?? type,
        challenge: lies.challenge ?? challenge,
        origin: lies.origin ?? origin,
        crossOrigin: false,
      }),
    );

  return {
    credentialId: base64url(credentialId),
    /** From now on the counter counts, as that of a security key does. */
    countFrom(first: number): void {
      counter = first;
    },
    /** Makes the passkey: what the script of a page puts into the form. */
    create(options: { challenge: string; user: { id: string } }, lies: Lies = {}): string {
      userHandle = options.user.id;
      const id = lies.id ?? credentialId;
      const size = Buffer.alloc(2);
      size.writeUInt16BE(id.length & 0xffff);
      const authData = Buffer.concat([
        dataOf(lies, HAS_KEY | (lies.flags ?? PRESENT | VERIFIED)),
        Buffer.alloc(16),
        size,
        id,
        cbor(coseOf(publicKey, lies.algorithm ?? -7)),
        lies.more ?? Buffer.alloc(0),
      ]);
      const attestation = new Map<string, Cbor>([
        ['fmt', lies.format ?? 'none'],
        ['attStmt', new Map<string, Cbor>(lies.statement ?? [])],
        ['authData', authData],
      ]);
      return JSON.stringify({
        id: base64url(id),
        rawId: base64url(id),
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: base64url(clientData('webauthn.create', options.challenge, lies)),
          attestationObject: base64url(cbor(attestation)),
          transports: ['internal', 'of another kind'],
        },
      });
    },
    /** Uses the passkey. */
    use(options: { challenge: string }, lies: Lies = {}): string {
      if (counter > 0) counter += 1;
      const authData = dataOf(lies, lies.flags ?? PRESENT | VERIFIED);
      const data = clientData('webauthn.get', options.challenge, lies);
      const signature = lies.signature ?? sign('sha256', Buffer.concat([authData, sha256(data)]), privateKey);
      const id = base64url(lies.id ?? credentialId);
      return JSON.stringify({
        id,
        rawId: id,
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: base64url(data),
          authenticatorData: base64url(authData),
          signature: base64url(signature),
          userHandle: lies.userHandle === undefined ? userHandle : lies.userHandle,
        },
      });
    },
  };
}

/** The public key as authenticators write it (RFC 9053). */
function coseOf(key: KeyObject, algorithm: number): Map<number, Cbor> {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  return new Map<number, Cbor>([
    [1, 2],
    [3, algorithm],
    [-1, 1],
    [-2, Buffer.from(x, 'base64url')],
    [-3, Buffer.from(y, 'base64url')],
  ]);
}

export type Authenticator = ReturnType<typeof startAuthenticator>;
