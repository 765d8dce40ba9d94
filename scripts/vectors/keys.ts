import { createPrivateKey, type KeyObject } from 'node:crypto';
import type { SignatureAlgorithm } from '../../src/domain/signatures/faults.ts';
import { JWK_FORMS, KEY_PURPOSE_MEMBER } from '../../src/domain/signatures/keys.ts';

/** Published key pairs, for test vectors only. */
export type VectorKey = {
  readonly kid: string;
  readonly algorithm: SignatureAlgorithm;
  readonly privateKey: KeyObject;
  readonly publicJwk: Readonly<Record<string, unknown>>;
  readonly secret: string;
};

const ED25519_D = 'n4PYvh6SEqVTm50DFtMDoQikTmiCqirVv9mWG9qfSnE';
const ED25519_X = ed25519Public(ED25519_D);
const P256 = {
  d: 'UpuF81l-kOxbjf7T4mNSv0r5tN67Gim7rnf6EFpcYDs',
  x: 'qIVYZVLCrPZHGHjP17CTW0_-D9Lfw0EkjqF7xB4FivA',
  y: 'Mc4nN9LTDOBhfoUeg8Ye9WedFRhnZXZJA12Qp0zZ6F0',
};

/** The public key of an Ed25519 secret, which Node exports together with the private key. */
function ed25519Public(d: string): string {
  const prefix = Buffer.from('302e020100300506032b657004220420', 'hex');
  const der = Buffer.concat([prefix, Buffer.from(d, 'base64url')]);
  const { x = '' } = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' }).export({ format: 'jwk' });
  return x;
}

function ed25519Key(kid: string, members: Readonly<Record<string, unknown>>): VectorKey {
  const form = JWK_FORMS.ed25519;
  const jwk = { kty: form.kty, crv: form.crv, x: ED25519_X };
  return {
    kid,
    algorithm: 'ed25519',
    privateKey: createPrivateKey({ key: { ...jwk, d: ED25519_D }, format: 'jwk' }),
    publicJwk: publicJwk(kid, { ...form, x: ED25519_X }, members),
    secret: ED25519_D,
  };
}

function p256Key(kid: string, members: Readonly<Record<string, unknown>>): VectorKey {
  const form = JWK_FORMS['ecdsa-p256-sha256'];
  const { d, x, y } = P256;
  return {
    kid,
    algorithm: 'ecdsa-p256-sha256',
    privateKey: createPrivateKey({ key: { kty: form.kty, crv: form.crv, x, y, d }, format: 'jwk' }),
    publicJwk: publicJwk(kid, { ...form, x, y }, members),
    secret: d,
  };
}

const publicJwk = (kid: string, form: object, members: Readonly<Record<string, unknown>>) => ({
  kid,
  ...form,
  use: 'sig',
  key_ops: ['verify'],
  ...members,
});

const purpose = (word: unknown) => ({ [KEY_PURPOSE_MEMBER]: word });

export const vectorKeys = {
  ed: ed25519Key('test-ed25519-2026', purpose('request-signing')),
  p256: p256Key('test-es256-2026', purpose('request-signing')),
  webhook: ed25519Key('test-webhook-2026', purpose('webhook-signing')),
  revoked: ed25519Key('test-revoked-2026', purpose('request-signing')),
  governance: ed25519Key('test-governance-2026', purpose('governance-signing')),
  listed: ed25519Key('test-purpose-list-2026', purpose(['request-signing'])),
  noVerify: ed25519Key('test-no-verify-2026', { ...purpose('request-signing'), key_ops: ['sign'] }),
  encryption: ed25519Key('test-enc-2026', { ...purpose('request-signing'), use: 'enc' }),
  mismatch: ed25519Key('test-mismatch-2026', { ...purpose('request-signing'), alg: 'ES256' }),
} as const;
