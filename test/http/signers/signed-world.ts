import { generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import { type InnerList, serializeInnerList } from 'structured-headers';
import { canonicalTargetUri, signatureBase } from '../../../src/domain/signatures/base.ts';
import { SIGNATURE_PROFILES } from '../../../src/domain/signatures/faults.ts';
import { contentDigest } from '../../../src/domain/signatures/fields.ts';
import { JWK_FORMS, KEY_PURPOSE_MEMBER, makeSignature } from '../../../src/domain/signatures/keys.ts';
import { REVOCATION_LIST_TYPE } from '../../../src/domain/signatures/revocation-list.ts';
import type { Sites } from '../../support/sites.ts';

/** A key pair of an agent that calls us. */
export type CallerKey = { readonly kid: string; readonly privateKey: KeyObject; readonly jwk: object };

export function newCallerKey(kid: string, members: object = {}): CallerKey {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const jwk = {
    kid,
    ...JWK_FORMS.ed25519,
    x: publicKey.export({ format: 'jwk' }).x,
    use: 'sig',
    key_ops: ['verify'],
    [KEY_PURPOSE_MEMBER]: 'request-signing',
    ...members,
  };
  return { kid, privateKey, jwk };
}

export type Spoilt = {
  params?: Record<string, string | number | undefined>;
  components?: string[];
  url?: string;
  /** Signed in place of the body that is sent. */
  signedBody?: string;
};

/** Header fields of a signed POST of a JSON body, or of one that is wrong in some way. */
export function signedHeaders(
  url: string,
  body: string,
  key: CallerKey,
  now: Date,
  { params = {}, components, url: signedUrl = url, signedBody = body }: Spoilt = {},
): Record<string, string> {
  const created = Math.floor(now.getTime() / 1_000);
  const headers: Record<string, string> = {
    'content-type': 'application/json',
    'content-digest': contentDigest(Buffer.from(signedBody)),
  };
  const values = {
    created,
    expires: created + 300,
    nonce: randomBytes(16).toString('base64url'),
    keyid: key.kid,
    alg: 'ed25519',
    tag: SIGNATURE_PROFILES.request.tag,
    ...params,
  };
  const names = components ?? ['@method', '@target-uri', '@authority', 'content-type', 'content-digest'];
  const list: InnerList = [
    names.map((name) => [name, new Map()]),
    new Map(
      Object.entries(values).filter((entry): entry is [string, string | number] => entry[1] !== undefined),
    ),
  ];
  const target = canonicalTargetUri(signedUrl);
  if (target === null) throw new Error(`${signedUrl} has no canonical form`);
  const base = signatureBase(list, { method: 'POST', target, headers: Object.entries(headers) });
  const signature = Buffer.from(makeSignature('ed25519', key.privateKey, base)).toString('base64url');
  return {
    ...headers,
    'signature-input': `sig1=${serializeInnerList(list)}`,
    signature: `sig1=:${signature}:`,
  };
}

/** Publishes brand.json and keys of an agent, as its operator does. */
export function publishAgent(sites: Sites, host: string, keys: readonly CallerKey[]): string {
  const agentUrl = `https://${host}/mcp`;
  sites.put(host, '/.well-known/brand.json', {
    agents: [{ type: 'buying', url: agentUrl, id: 'buyer', jwks_uri: `https://${host}/keys` }],
  });
  sites.put(host, '/keys', { keys: keys.map(({ jwk }) => jwk) });
  return agentUrl;
}

/** The list of revoked keys of an operator, signed with a key of its own. */
export function revocationsBy(
  { kid, privateKey }: CallerKey,
  payload: object,
  header: Record<string, unknown> = {},
): object {
  const text = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const head = text({ alg: 'EdDSA', typ: REVOCATION_LIST_TYPE, kid, ...header });
  const signature = sign(null, Buffer.from(`${head}.${text(payload)}`), privateKey);
  return { protected: head, payload: text(payload), signature: signature.toString('base64url') };
}

export const brandJsonOf = (host: string): string => `https://${host}/.well-known/brand.json`;
