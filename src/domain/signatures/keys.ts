import { createHash, createPublicKey, type KeyObject, sign, verify } from 'node:crypto';
import { protocol } from '../../../generated/protocol.ts';
import {
  type DiscoveryFault,
  SIGNATURE_PROFILES,
  type SignatureAlgorithm,
  type SignatureKind,
  SignatureRejected,
} from './faults.ts';

type Members = Readonly<Record<string, unknown>>;
type Found<T> = ({ readonly ok: true } & T) | { readonly ok: false; readonly fault: DiscoveryFault };

/** A key of a key set, with its key id. */
export type PublishedKey = { readonly kid: string; readonly jwk: Members };

const MOST_KEYS = 64;
const MOST_KEY_ID = 256;
const MOST_GOVERNANCE_SETS = 2;
/** Private and secret members of all kinds of keys (RFC 7518 section 6). */
const PRIVATE_MEMBERS = ['d', 'p', 'q', 'dp', 'dq', 'qi', 'oth', 'k'];
const KEY_SET_PATH = '/.well-known/jwks.json';

const isMembers = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const membersIn = (value: unknown): readonly Members[] =>
  Array.isArray(value) ? value.filter(isMembers) : [];
const refused = (fault: DiscoveryFault) => ({ ok: false, fault }) as const;

/** The parts of a brand.json that may list agents or operators: the document, its house and its brands. */
export const brandJsonParts = (brandJson: Members): readonly Members[] => [
  brandJson,
  ...(isMembers(brandJson.house) ? [brandJson.house] : []),
  ...membersIn(brandJson.brands),
];

/**
 * Address of the key set of an agent. The agent's URL is compared byte for byte: an entry with another
 * spelling may belong to another tenant.
 */
export function keySetUri(agentUrl: string, brandJson: unknown): Found<{ jwksUri: string }> {
  if (!isMembers(brandJson)) return refused('brand_json_malformed');
  const entries = brandJsonParts(brandJson)
    .flatMap(({ agents }) => membersIn(agents))
    .filter(({ url }) => url === agentUrl);
  const [entry] = entries;
  if (entry === undefined) return refused('agent_not_in_brand_json');
  if (entries.length > 1) return refused('brand_json_ambiguous');
  const jwksUri = entry.jwks_uri ?? new URL(KEY_SET_PATH, agentUrl).href;
  if (typeof jwksUri !== 'string' || URL.parse(jwksUri)?.protocol !== 'https:')
    return refused('jwks_untrusted');
  return { ok: true, jwksUri };
}

/**
 * Addresses of the key sets of an operator's governance agents, at most two. Their keys may sign the
 * operator's revocation list.
 */
export function governanceKeySets(brandJson: unknown): string[] {
  if (!isMembers(brandJson)) return [];
  const sets = brandJsonParts(brandJson)
    .flatMap(({ agents }) => membersIn(agents))
    .filter(({ type, url }) => type === 'governance' && URL.canParse(String(url)))
    .map(({ url, jwks_uri: uri }) => uri ?? new URL(KEY_SET_PATH, String(url)).href)
    .filter((uri): uri is string => typeof uri === 'string' && URL.parse(uri)?.protocol === 'https:');
  return [...new Set(sets)].slice(0, MOST_GOVERNANCE_SETS);
}

/**
 * The keys of a set that have a key id. A key whose private part is published is left out: anybody could sign
 * with it, and this service must not store private keys.
 */
export function keysIn(keySet: unknown): Found<{ keys: readonly PublishedKey[] }> {
  const keys = isMembers(keySet) ? keySet.keys : undefined;
  if (!Array.isArray(keys) || keys.length > MOST_KEYS) return refused('jwks_untrusted');
  const named = membersIn(keys).flatMap((jwk): PublishedKey[] => {
    const { kid } = jwk;
    if (typeof kid !== 'string' || kid === '' || kid.length > MOST_KEY_ID) return [];
    return PRIVATE_MEMBERS.some((name) => Object.hasOwn(jwk, name)) ? [] : [{ kid, jwk }];
  });
  // With a repeated key id it is ambiguous which key is meant.
  if (new Set(named.map(({ kid }) => kid)).size < named.length) return refused('jwks_untrusted');
  return { ok: true, keys: named };
}

/**
 * Keys that a publisher pins for an agent in its adagents.json; null if it pins none. If it pins keys, only
 * these are accepted from that agent, whatever the agent's own key set contains.
 */
export function pinnedKeys(adagents: unknown, agentUrl: string): readonly Members[] | null {
  const entries = membersIn(isMembers(adagents) ? adagents.authorized_agents : undefined).filter(
    ({ url, signing_keys: keys }) => url === agentUrl && Array.isArray(keys),
  );
  return entries.length === 0 ? null : entries.flatMap(({ signing_keys: keys }) => membersIn(keys));
}

/**
 * Whether the pins allow a key at a time: `yes` if it is pinned with the same public part, `revoked` if its
 * pin is revoked by then.
 */
export function pinsAllow(
  pins: readonly Members[],
  { kid, jwk }: PublishedKey,
  now: Date,
): 'yes' | 'no' | 'revoked' {
  const pin = pins.find((each) => each.kid === kid);
  if (pin === undefined) return 'no';
  const isSame = ['kty', 'crv', 'x', 'y'].every((name) => pin[name] === undefined || pin[name] === jwk[name]);
  if (!isSame) return 'no';
  const revokedAt = typeof pin.revoked_at === 'string' ? Date.parse(pin.revoked_at) : Number.NaN;
  return pin.revoked_at !== undefined && !(revokedAt > now.getTime()) ? 'revoked' : 'yes';
}

/** Member of a JWK that names the kind of message that the key signs, for example `webhook-signing`. */
export const KEY_PURPOSE_MEMBER = `${protocol.name}_use`;

/** The `kty`, `crv` and `alg` (RFC 7517, RFC 8037) that a key of each algorithm must have. */
export const JWK_FORMS = {
  ed25519: { kty: 'OKP', crv: 'Ed25519', alg: 'EdDSA' },
  'ecdsa-p256-sha256': { kty: 'EC', crv: 'P-256', alg: 'ES256' },
} as const satisfies Record<SignatureAlgorithm, object>;

const COORDINATE = /^[A-Za-z0-9_-]{43}$/;

/**
 * The public key of a JWK for signatures of this kind and algorithm.
 *
 * @throws {SignatureRejected} key_purpose_invalid when the key is for something else or malformed
 */
export const publicKeyFor = (
  kind: SignatureKind,
  algorithm: SignatureAlgorithm,
  jwk: Readonly<Record<string, unknown>>,
): KeyObject => publicKeyOf(algorithm, jwk, SIGNATURE_PROFILES[kind].purposes);

/** Whether two JWKs have the same public key. Their declared use is ignored. */
export function isSameKey(
  one: Readonly<Record<string, unknown>>,
  other: Readonly<Record<string, unknown>>,
): boolean {
  const isSame = (name: 'x' | 'y') => bytesOf(one[name]).equals(bytesOf(other[name]));
  return one.kty === other.kty && one.crv === other.crv && isSame('x') && isSame('y');
}

/**
 * The thumbprint of the public key in a JWK (RFC 7638). It stays the same under another key id, and however the
 * coordinates are written.
 */
export function keyThumbprint({ kty, crv, x, y }: Readonly<Record<string, unknown>>): string {
  const spelled = (coordinate: unknown) => bytesOf(coordinate).toString('base64url');
  const members = { crv, kty, x: spelled(x), ...(y === undefined ? {} : { y: spelled(y) }) };
  return createHash('sha256').update(JSON.stringify(members)).digest('base64url');
}

/**
 * Decodes a coordinate to compare it: the last letter has unused bits, so one value can be written in several ways.
 */
const bytesOf = (coordinate: unknown): Buffer =>
  Buffer.from(typeof coordinate === 'string' ? coordinate : '', 'base64url');

/**
 * The public key of a JWK that has one of these purposes and fits this algorithm.
 *
 * @throws {SignatureRejected} key_purpose_invalid when the key is for something else or malformed
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
    // Import the public members only: a published private member must not be used.
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

// ECDSA signatures are r and s side by side (RFC 9421 section 3.3.4), not DER.
const means = {
  ed25519: { digest: null, encoding: {} },
  'ecdsa-p256-sha256': { digest: 'sha256', encoding: { dsaEncoding: 'ieee-p1363' } },
} as const satisfies Record<SignatureAlgorithm, object>;

const SIGNATURE_BYTES = 64;

/**
 * The 64 bytes of a signature over `base`, which is Latin-1. @throws {Error} when `key` is not a private key
 * of the algorithm
 */
export function makeSignature(algorithm: SignatureAlgorithm, key: KeyObject, base: string): Uint8Array {
  const { digest, encoding } = means[algorithm];
  const bytes = Buffer.from(base, 'latin1');
  // The key itself, where nothing more is to be said: an object around it takes a third longer.
  return digest === null ? sign(digest, bytes, key) : sign(digest, bytes, { key, ...encoding });
}

/** Whether `signature` has 64 bytes and is valid for `base` and the public key. */
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
