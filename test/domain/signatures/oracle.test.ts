import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  sign,
  verify,
} from 'node:crypto';
import { expect } from 'chai';
import fc from 'fast-check';
import { httpbis } from 'http-message-signatures';
import type { SignatureAlgorithm } from '../../../src/domain/signatures/faults.ts';
import { SIGNATURE_PROFILES } from '../../../src/domain/signatures/faults.ts';
import { JWK_FORMS, KEY_PURPOSE_MEMBER } from '../../../src/domain/signatures/keys.ts';
import { signMessage } from '../../../src/domain/signatures/sign.ts';
import { verifyMessage } from '../../../src/domain/signatures/verify.ts';

const NOW = new Date('2026-03-15T12:00:00Z');
const URL_ = 'https://buyer.example/hooks?b=%7e&a';
const FIELDS = ['@method', '@target-uri', '@authority', 'content-type', 'content-digest'];

const pairs: Record<SignatureAlgorithm, { privateKey: KeyObject; publicKey: KeyObject }> = {
  ed25519: generateKeyPairSync('ed25519'),
  'ecdsa-p256-sha256': generateKeyPairSync('ec', { namedCurve: 'P-256' }),
};
const means = {
  ed25519: { hash: null, encoding: {} },
  'ecdsa-p256-sha256': { hash: 'sha256', encoding: { dsaEncoding: 'ieee-p1363' } },
} as const;

/** Standard base64, as RFC 8941 and the library have it. */
const standard = (value: string) =>
  value.replace(
    /=:([\w-]+):/,
    (_, text: string) => `=:${Buffer.from(text, 'base64url').toString('base64')}:`,
  );

for (const algorithm of ['ed25519', 'ecdsa-p256-sha256'] as const) {
  const { privateKey, publicKey } = pairs[algorithm];
  const { hash, encoding } = means[algorithm];

  describe(`another implementation of RFC 9421 and ours, ${algorithm}`, () => {
    it('agree on what we sign', async () => {
      const headers = signMessage(
        'webhook',
        {
          method: 'POST',
          url: 'https://buyer.example/hooks?b=2&a',
          body: Buffer.from('{}'),
          contentType: 'application/json',
        },
        { kid: 'k', algorithm, privateKey },
        { now: new Date(), nonce: new Uint8Array(16) },
      );
      const accepted = await httpbis.verifyMessage(
        {
          requiredFields: FIELDS,
          keyLookup: async () => ({
            id: 'k',
            algs: [algorithm],
            verify: async (data, signature) => verify(hash, data, { key: publicKey, ...encoding }, signature),
          }),
        },
        {
          method: 'POST',
          url: 'https://buyer.example/hooks?b=2&a',
          // The digest is signed as it stands.
          headers: { ...headers, Signature: standard(headers.Signature) },
        },
      );
      expect(accepted).to.equal(true);
    });

    it('agree on what it signs', async () => {
      const body = Buffer.from('{"idempotency_key":"0123456789abcdef"}');
      const digest = createHash('sha256').update(body).digest('base64');
      const signed = await httpbis.signMessage(
        {
          name: 'sig1',
          fields: FIELDS,
          params: ['created', 'expires', 'nonce', 'keyid', 'alg', 'tag'],
          paramValues: {
            created: NOW,
            expires: new Date(NOW.getTime() + 300_000),
            nonce: Buffer.alloc(16, 7).toString('base64url'),
            tag: SIGNATURE_PROFILES.webhook.tag,
          },
          key: {
            id: 'k',
            alg: algorithm,
            sign: async (data) => sign(hash, data, { key: privateKey, ...encoding }),
          },
        },
        {
          method: 'POST',
          url: 'https://buyer.example/hooks',
          headers: { 'content-type': 'application/json', 'content-digest': `sha-256=:${digest}:` },
        },
      );
      const jwk = {
        ...publicKey.export({ format: 'jwk' }),
        ...JWK_FORMS[algorithm],
        use: 'sig',
        key_ops: ['verify'],
        [KEY_PURPOSE_MEMBER]: 'webhook-signing',
      };
      const verdict = await verifyMessage(
        {
          method: 'POST',
          url: 'https://buyer.example/hooks',
          headers: Object.entries(signed.headers).map(([name, value]) => [name, String(value)]),
          body,
        },
        { kind: 'webhook', now: NOW },
        {
          findKey: async () => ({ ok: true, jwk, agentUrl: 'https://a.example/', standing: 'good' }),
          replays: { isFull: async () => false, remember: async () => 'new' },
        },
      );
      expect(verdict, JSON.stringify(verdict)).to.include({ ok: true });
    });
  });
}

describe('verifier', () => {
  const { privateKey } = pairs.ed25519;
  const jwk = {
    ...createPublicKey(createPrivateKey(privateKey.export({ format: 'pem', type: 'pkcs8' }))).export({
      format: 'jwk',
    }),
    ...JWK_FORMS.ed25519,
    use: 'sig',
    key_ops: ['verify'],
    [KEY_PURPOSE_MEMBER]: 'webhook-signing',
  };
  const ports = {
    findKey: async () => ({ ok: true, jwk, agentUrl: 'https://a.example/', standing: 'good' }) as const,
    replays: { isFull: async () => false, remember: async () => 'new' as const },
  };
  const body = Buffer.from('{"idempotency_key":"0123456789abcdef"}');
  const headers = Object.entries(
    signMessage(
      'webhook',
      { method: 'POST', url: URL_, body, contentType: 'application/json' },
      { kid: 'k', algorithm: 'ed25519', privateKey },
      { now: NOW, nonce: new Uint8Array(16) },
    ),
  );
  const verified = (changed: {
    url?: string;
    method?: string;
    headers?: [string, string][];
    body?: Uint8Array;
  }) =>
    verifyMessage(
      { method: 'POST', url: URL_, headers, body, ...changed },
      { kind: 'webhook', now: NOW },
      ports,
    );

  it('accepts no message of which one character differs', async () => {
    expect(await verified({})).to.include({ ok: true });
    await fc.assert(
      fc.asyncProperty(
        fc.nat(headers.length - 1),
        fc.nat(400),
        fc.string({ unit: 'binary-ascii', minLength: 1, maxLength: 1 }),
        async (line, offset, char) => {
          const [name, value] = headers[line] ?? ['', ''];
          const at = offset % value.length;
          // Blanks at the edges and between parameters mean nothing, nor does the case of nothing we sign.
          fc.pre(value[at] !== char && char !== ' ' && char !== '\t');
          const changed = headers.map(([each, text]): [string, string] =>
            each === name ? [each, value.slice(0, at) + char + value.slice(at + 1)] : [each, text],
          );
          expect(await verified({ headers: changed })).to.include({ ok: false });
        },
      ),
      { numRuns: 500 },
    );
  });

  it('never throws, whatever the headers, the address and the body are', async () => {
    const line = fc.tuple(
      fc.constantFrom('signature', 'signature-input', 'content-digest', 'content-type', 'host', 'x'),
      fc.oneof(
        fc.string(),
        fc.constantFrom(...headers.map(([, value]) => value), 'sig1=();created=1', 'sig1=:AA:'),
      ),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.array(line, { maxLength: 6 }),
        fc.webUrl(),
        fc.uint8Array(),
        async (lines, url, bytes) => {
          expect(await verified({ headers: lines, url, body: bytes })).to.have.property('ok', false);
        },
      ),
    );
  });

  it('refuses fields by their length before it parses them', async () => {
    for (const piece of ['"\\', ':=', '(;', ',sig1=', ';a', '=:A:']) {
      const text = `sig1=${piece.repeat(4_096)}`;
      for (const [name, other] of [
        ['signature-input', 'signature'],
        ['signature', 'signature-input'],
      ] as const) {
        const lines = [
          [name, text] as const,
          [other, headers.find(([each]) => each.toLowerCase() === other)?.[1] ?? ''] as const,
        ];
        const verdict = await verified({
          headers: lines.map(([each, value]): [string, string] => [each, value]),
        });
        expect(verdict).to.include({ ok: false, fault: 'header_malformed' });
        if (!verdict.ok) expect(verdict.message).to.include('must not be longer than 4096 characters');
      }
    }
  });
});
