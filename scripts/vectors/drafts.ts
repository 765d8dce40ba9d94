import type { SignatureKind } from '../../src/domain/signatures/faults.ts';
import { contentDigest } from '../../src/domain/signatures/fields.ts';
import { type Draft, REFERENCE_NOW } from './compose.ts';
import { vectorKeys } from './keys.ts';
import { DIGESTED, edited, PLAIN } from './malformed.ts';
import { sharedNegative } from './negative.ts';

const { ed, p256, webhook } = vectorKeys;

const sharedPositive = (host: string): Draft[] => [
  { slug: 'basic', about: 'An ordinary message, Ed25519' },
  { slug: 'es256', about: 'An ordinary message, ECDSA P-256 with r and s side by side', key: p256 },
  {
    slug: 'default-port',
    about: 'The default port is left out of the canonical address',
    url: `https://${host}:443/p`,
  },
  { slug: 'other-port', about: 'Another port stays', url: `https://${host}:8443/p` },
  {
    slug: 'dot-segments',
    about: 'Dot segments are removed, double slashes stay',
    url: `https://${host}/a/./b/../c//d`,
  },
  {
    slug: 'percent-encoding',
    about: 'Escapes are written in upper case, and those of unreserved characters are decoded',
    url: `https://${host}/%7euser/%e4%b8%ad/a%2fb`,
  },
  {
    slug: 'query-bytes',
    about: 'The query stays byte for byte',
    url: `https://${host}/p?b=%7e&a=1&&c=%2f+%20x`,
  },
  { slug: 'empty-query', about: 'A question mark without a query stays', url: `https://${host}/p?` },
  { slug: 'empty-path', about: 'An empty path becomes a slash', url: `https://${host}` },
  { slug: 'upper-case-host', about: 'Scheme and host are in lower case', url: 'HTTPS://Receiver.Example/p' },
  { slug: 'ipv6-host', about: 'An IPv6 address in brackets', url: 'https://[2001:DB8::1]/p' },
  {
    slug: 'other-label',
    about: 'Only the label sig1 is processed',
    after: edited({
      'signature-input': (value) => `proxy=("@method");created=1, ${value}`,
      signature: (value) => `proxy=:AAAA:, ${value}`,
    }),
  },
  {
    slug: 'clock-skew',
    about: 'A signature from a clock that is 60 seconds ahead',
    params: { created: REFERENCE_NOW + 60, expires: REFERENCE_NOW + 360 },
  },
  {
    slug: 'standard-base64',
    about: 'A signature in standard base64 with padding is accepted as well',
    after: edited({
      signature: (value) => {
        const bytes = Buffer.from(value.slice('sig1=:'.length, -1), 'base64url');
        return `sig1=:${bytes.toString('base64')}:`;
      },
    }),
  },
];

/** Every vector of a kind, in order of number. New vectors must be added at the end of their list. */
export const drafts: Record<
  SignatureKind,
  { readonly positive: readonly Draft[]; readonly negative: readonly Draft[] }
> = {
  webhook: {
    positive: [
      ...sharedPositive('receiver.example'),
      { slug: 'request-key', about: 'A key of requests signs webhooks as well', key: ed },
      {
        slug: 'no-idempotency-key',
        about: 'A body without idempotency key is not a fault of the signature',
        body: '{"status":"completed"}',
      },
    ],
    negative: [
      ...sharedNegative('webhook', 'receiver.example'),
      {
        slug: 'uncovered-digest',
        about: 'content-digest is not covered',
        components: PLAIN,
        fails: ['components_incomplete', '6'],
      },
      {
        slug: 'two-digests',
        about: 'Content-Digest has two values',
        after: edited({ 'content-digest': (v) => [v, v] }),
        fails: ['header_malformed', '1'],
      },
      {
        slug: 'other-digest',
        about: 'Content-Digest has another algorithm',
        headers: { 'content-digest': 'sha-512=:AAAA:' },
        fails: ['header_malformed', '1'],
      },
    ],
  },
  request: {
    positive: [
      ...sharedPositive('seller.example'),
      {
        slug: 'with-digest',
        about: 'The digest of the body is covered where that is required',
        components: DIGESTED,
        digest: 'required',
      },
      {
        slug: 'no-body',
        about: 'A request without body covers three components',
        method: 'GET',
        body: '',
        components: PLAIN.slice(0, 3),
        digest: 'required',
      },
    ],
    negative: [
      ...sharedNegative('request', 'seller.example'),
      {
        slug: 'unsigned',
        about: 'The request has no signature, and one is required',
        unsigned: true,
        fails: ['required', 'pre'],
      },
      {
        slug: 'webhook-key',
        about: 'The key is meant for webhooks',
        key: webhook,
        fails: ['key_purpose_invalid', '8'],
      },
      {
        slug: 'digest-required',
        about: 'The digest is not covered where that is required',
        digest: 'required',
        fails: ['components_incomplete', '6'],
      },
      {
        slug: 'digest-forbidden',
        about: 'The digest is covered where that is forbidden',
        digest: 'forbidden',
        components: DIGESTED,
        fails: ['components_unexpected', '6'],
      },
      {
        slug: 'wrong-digest',
        about: 'The covered digest is that of another body',
        components: DIGESTED,
        headers: { 'content-digest': contentDigest(Buffer.from('{}')) },
        fails: ['digest_mismatch', '11'],
      },
    ],
  },
};
