import type { SignatureKind } from '../../src/domain/signatures/faults.ts';
import { type Draft, REFERENCE_NOW, vectorNonce } from './compose.ts';
import { type VectorKey, vectorKeys } from './keys.ts';
import { DIGESTED, dropped, edited, keyOf, malformed, PLAIN } from './malformed.ts';

const { p256, revoked, governance, listed, noVerify, encryption, mismatch } = vectorKeys;

/** Messages that both kinds reject. */
export const sharedNegative = (kind: SignatureKind, host: string): Draft[] => [
  ...malformed(kind),
  ...wrongParameters(kind),
  ...uncovered(kind),
  ...wrongKeys(kind),
  ...changedTargets(host),
  ...changedSignatures,
  ...wrongBodies(kind),
];

const window = (slug: string, about: string, created: number, expires: number): Draft => ({
  slug,
  about,
  fails: ['window_invalid', '5'],
  params: { created: REFERENCE_NOW + created, expires: REFERENCE_NOW + expires },
});

const unfit = (slug: string, about: string, key: VectorKey): Draft => ({
  slug,
  about,
  key,
  fails: ['key_purpose_invalid', '8'],
});

/** Steps 2 to 5: the parameters of the signature. */
function wrongParameters(kind: SignatureKind): Draft[] {
  const incomplete = ['created', 'expires', 'nonce', 'keyid', 'alg', 'tag'].map(
    (name): Draft => ({
      slug: `no-${name}`,
      about: `The parameter ${name} is missing`,
      params: { [name]: undefined },
      fails: ['params_incomplete', '2'],
    }),
  );
  const other = kind === 'webhook' ? 'request' : 'webhook';
  return [
    ...incomplete,
    {
      slug: 'other-tag',
      about: `The tag is that of a signed ${other}`,
      params: { tag: `${other}-signing` },
      fails: ['tag_invalid', '3'],
    },
    {
      slug: 'tag-case',
      about: 'The tag is compared byte for byte',
      params: { tag: 'WEBHOOK-SIGNING/V1' },
      fails: ['tag_invalid', '3'],
    },
    {
      slug: 'rsa',
      about: 'The algorithm is not on the list',
      params: { alg: 'rsa-pss-sha512' },
      fails: ['alg_not_allowed', '4'],
    },
    {
      slug: 'hmac',
      about: 'A shared secret is not a signature',
      params: { alg: 'hmac-sha256' },
      fails: ['alg_not_allowed', '4'],
    },
    window('expired', 'The signature expired more than 60 seconds ago', -400, -100),
    window('future', 'The signature was made more than 60 seconds from now', 61, 300),
    window('too-long', 'The signature is valid for more than 300 seconds', -5, 296),
    window('expires-before-created', 'expires is not after created', -5, -5),
  ];
}

/** Step 6: what the signature covers. */
const uncovered = (kind: SignatureKind): Draft[] => [
  ...['@method', '@target-uri', '@authority', 'content-type'].map(
    (name): Draft => ({
      slug: `uncovered-${name.replace('@', '')}`,
      about: `${name} is not covered`,
      components: (kind === 'webhook' ? DIGESTED : PLAIN).filter((each) => each !== name),
      fails: ['components_incomplete', '6'],
    }),
  ),
  {
    slug: 'covered-field-missing',
    about: 'A covered field is not in the message',
    components: [...(kind === 'webhook' ? DIGESTED : PLAIN), 'x-extra'],
    headers: { 'x-extra': '1' },
    after: edited({ 'x-extra': dropped }),
    fails: ['components_incomplete', '6'],
  },
];

/** Steps 7 to 9: the key. */
const wrongKeys = (kind: SignatureKind): Draft[] => [
  {
    slug: 'unknown-key',
    about: 'No key has this identifier',
    params: { keyid: 'nobody' },
    fails: ['key_unknown', '7'],
  },
  unfit('governance-key', 'The key is meant for governance', governance),
  unfit('purpose-list', 'The purpose of the key is a list', listed),
  unfit('no-verify', 'key_ops lacks verify', noVerify),
  unfit('encryption-key', 'The key is meant for encryption', encryption),
  unfit('alg-curve', 'alg and crv of the key do not fit', mismatch),
  {
    slug: 'other-algorithm',
    about: 'The signature names another algorithm than its key has',
    params: { alg: 'ecdsa-p256-sha256' },
    fails: ['key_purpose_invalid', '8'],
  },
  {
    slug: 'revoked-key',
    about: 'The key was revoked',
    key: revoked,
    state: { revoked_kids: [revoked.kid] },
    fails: ['key_revoked', '9'],
  },
  {
    slug: 'stale-revocations',
    about: 'The list of revoked keys was not refreshed in time',
    state: { revocation_list_stale: true },
    fails: ['revocation_stale', '9'],
  },
  {
    slug: 'cache-full',
    about: 'The key has used as many nonces as it may',
    state: { replay_cache_full_for: [keyOf(kind).kid] },
    fails: ['rate_abuse', '9a'],
  },
];

/** Step 10: where the message was sent. */
const changedTargets = (host: string): Draft[] => [
  {
    slug: 'malformed-escape',
    about: 'The path has an escape that is not two hexadecimal digits',
    after: () => ({ url: `https://${host}/%zz` }),
    fails: ['target_uri_malformed', '10'],
  },
  {
    slug: 'bare-ipv6',
    about: 'An IPv6 address without brackets',
    after: () => ({ url: 'https://2001:db8::1/p' }),
    fails: ['target_uri_malformed', '10'],
  },
  {
    slug: 'ipv6-zone',
    about: 'An IPv6 address with a zone',
    after: () => ({ url: 'https://[fe80::1%25eth0]/p' }),
    fails: ['target_uri_malformed', '10'],
  },
  {
    slug: 'other-path',
    about: 'The message was sent to another path',
    after: () => ({ url: `https://${host}/other` }),
    fails: ['invalid', '10'],
  },
  {
    slug: 'other-query',
    about: 'A parameter was added to the query',
    after: ({ url }) => ({ url: `${url}?admin=1` }),
    fails: ['invalid', '10'],
  },
  {
    slug: 'other-method',
    about: 'The method was changed',
    after: () => ({ method: 'PUT' }),
    fails: ['invalid', '10'],
  },
  {
    slug: 'other-host',
    about: 'Host names another host than the address',
    after: edited({ host: () => 'elsewhere.example' }),
    fails: ['invalid', '10'],
  },
];

/** Step 10: the signature itself. */
const changedSignatures: readonly Draft[] = [
  {
    slug: 'flipped-bit',
    about: 'One bit of the signature was changed',
    after: edited({ signature: (v) => v.replace(/:(.)/, (_, c: string) => `:${c === 'A' ? 'B' : 'A'}`) }),
    fails: ['invalid', '10'],
  },
  {
    slug: 'short-signature',
    about: 'The signature has 32 bytes',
    after: edited({ signature: () => `sig1=:${'A'.repeat(43)}:` }),
    fails: ['invalid', '10'],
  },
  {
    slug: 'reordered-components',
    about: 'The components are listed in another order than they were signed in',
    after: edited({
      'signature-input': (v) => v.replace('"@method" "@target-uri"', '"@target-uri" "@method"'),
    }),
    fails: ['invalid', '10'],
  },
  {
    slug: 'der-signature',
    about: 'An ECDSA signature must not be DER',
    key: p256,
    after: edited({ signature: () => `sig1=:${Buffer.alloc(71, 0x30).toString('base64url')}:` }),
    fails: ['invalid', '10'],
  },
];

/** Steps 11 to 14: the body, and whether the message came before. */
const wrongBodies = (kind: SignatureKind): Draft[] => [
  {
    slug: 'changed-body',
    about: 'The body was changed',
    components: DIGESTED,
    after: ({ body }) => ({ body: `${body} ` }),
    fails: ['digest_mismatch', '11'],
  },
  {
    slug: 'replayed',
    about: 'The nonce was used before',
    state: { replayed_nonces: [vectorNonce(kind, 'replayed')] },
    fails: ['replayed', '12'],
  },
  {
    slug: 'duplicate-json-key',
    about: 'A name is there twice in an object of the body',
    body: '{"idempotency_key":"a","idempotency_key":"b"}',
    fails: ['body_malformed', '14'],
  },
];
