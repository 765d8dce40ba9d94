import { createPrivateKey, createPublicKey } from 'node:crypto';
import { assert, expect } from 'chai';
import type { Dictionary } from 'structured-headers';
import { canonicalTargetUri, type SignedParts, signatureBase } from '../../../src/domain/signatures/base.ts';
import { bytesOf, innerListOf, readDictionary } from '../../../src/domain/signatures/fields.ts';
import { makeSignature, signatureFits } from '../../../src/domain/signatures/keys.ts';

// RFC 9421 appendix B.1.3 and B.1.4.
const P256 = {
  kty: 'EC',
  crv: 'P-256',
  d: 'UpuF81l-kOxbjf7T4mNSv0r5tN67Gim7rnf6EFpcYDs',
  x: 'qIVYZVLCrPZHGHjP17CTW0_-D9Lfw0EkjqF7xB4FivA',
  y: 'Mc4nN9LTDOBhfoUeg8Ye9WedFRhnZXZJA12Qp0zZ6F0',
};
const ED25519_PRIVATE = `-----BEGIN PRIVATE KEY-----
MC4CAQAwBQYDK2VwBCIEIJ+DYvh6SEqVTm50DFtMDoQikTmiCqirVv9mWG9qfSnF
-----END PRIVATE KEY-----`;
const ED25519_PUBLIC = `-----BEGIN PUBLIC KEY-----
MCowBQYDK2VwAyEAJrQLj5P/89iXES9+vFgrIy29clF9CC/oPPsw3c5D0bs=
-----END PUBLIC KEY-----`;

const target = canonicalTargetUri('https://example.com/foo?param=Value&Pet=dog');
if (target === null) throw new Error('the address of the RFC has a canonical form');

/** `test-request` and `test-response` of appendix B.2. */
const request: SignedParts = {
  method: 'POST',
  target,
  headers: [
    ['Host', 'example.com'],
    ['Date', 'Tue, 20 Apr 2021 02:07:55 GMT'],
    ['Content-Type', 'application/json'],
    [
      'Content-Digest',
      'sha-512=:WZDPaVn/7XgHaAy8pmojAkGWoRx2UFChF41A2svX+TaPm+AbwAgBWnrIiYllu7BNNyealdVLvRwEmTHWXvJwew==:',
    ],
    ['Content-Length', '18'],
  ],
};
const response: SignedParts = {
  method: 'POST',
  target,
  status: 200,
  headers: [
    ['Content-Type', 'application/json'],
    [
      'Content-Digest',
      'sha-512=:mEWXIS7MaLRuGgxOBdODa3xqM1XdEvxoYhvlCFJ41QJgJc4GTsPp29l5oGX69wWdXymyU0rjJuahq4l5aGgfLQ==:',
    ],
    ['Content-Length', '23'],
  ],
};

const baseOf = (input: string, label: string, parts: SignedParts): string =>
  signatureBase(innerListOf('Signature-Input', readDictionary('Signature-Input', input), label), parts);

const signatureOf = (value: string, label: string): Uint8Array => {
  const dictionary: Dictionary = readDictionary('Signature', value);
  return bytesOf('Signature', dictionary, label);
};

describe('signature base: RFC 9421 appendix B.2', () => {
  const cases: [name: string, input: string, parts: SignedParts, base: string][] = [
    [
      'B.2.1, no component',
      'sig-b21=();created=1618884473;keyid="test-key-rsa-pss";nonce="b3k2pp5k7z-50gnwp.yemd"',
      request,
      '"@signature-params": ();created=1618884473;keyid="test-key-rsa-pss";nonce="b3k2pp5k7z-50gnwp.yemd"',
    ],
    [
      'B.2.2, selected components',
      'sig-b22=("@authority" "content-digest" "@query-param";name="Pet");created=1618884473;keyid="test-key-rsa-pss";tag="header-example"',
      request,
      `"@authority": example.com
"content-digest": sha-512=:WZDPaVn/7XgHaAy8pmojAkGWoRx2UFChF41A2svX+TaPm+AbwAgBWnrIiYllu7BNNyealdVLvRwEmTHWXvJwew==:
"@query-param";name="Pet": dog
"@signature-params": ("@authority" "content-digest" "@query-param";name="Pet");created=1618884473;keyid="test-key-rsa-pss";tag="header-example"`,
    ],
    [
      'B.2.3, the whole request',
      'sig-b23=("date" "@method" "@path" "@query" "@authority" "content-type" "content-digest" "content-length");created=1618884473;keyid="test-key-rsa-pss"',
      request,
      `"date": Tue, 20 Apr 2021 02:07:55 GMT
"@method": POST
"@path": /foo
"@query": ?param=Value&Pet=dog
"@authority": example.com
"content-type": application/json
"content-digest": sha-512=:WZDPaVn/7XgHaAy8pmojAkGWoRx2UFChF41A2svX+TaPm+AbwAgBWnrIiYllu7BNNyealdVLvRwEmTHWXvJwew==:
"content-length": 18
"@signature-params": ("date" "@method" "@path" "@query" "@authority" "content-type" "content-digest" "content-length");created=1618884473;keyid="test-key-rsa-pss"`,
    ],
  ];
  for (const [name, input, parts, base] of cases) {
    it(`has the bytes of ${name}`, () => {
      expect(baseOf(input, input.split('=')[0] ?? '', parts)).to.equal(base);
    });
  }

  it('verifies the ECDSA signature of a response, B.2.4', () => {
    const base = baseOf(
      'sig-b24=("@status" "content-type" "content-digest" "content-length");created=1618884473;keyid="test-key-ecc-p256"',
      'sig-b24',
      response,
    );
    expect(base).to.equal(`"@status": 200
"content-type": application/json
"content-digest": sha-512=:mEWXIS7MaLRuGgxOBdODa3xqM1XdEvxoYhvlCFJ41QJgJc4GTsPp29l5oGX69wWdXymyU0rjJuahq4l5aGgfLQ==:
"content-length": 23
"@signature-params": ("@status" "content-type" "content-digest" "content-length");created=1618884473;keyid="test-key-ecc-p256"`);
    const published = signatureOf(
      'sig-b24=:wNmSUAhwb5LxtOtOpNa6W5xj067m5hFrj0XQ4fvpaCLx0NKocgPquLgyahnzDnDAUy5eCdlYUEkLIj+32oiasw==:',
      'sig-b24',
    );
    const key = createPublicKey({ key: P256, format: 'jwk' });
    expect(signatureFits('ecdsa-p256-sha256', key, base, published)).to.equal(true);
    expect(signatureFits('ecdsa-p256-sha256', key, `${base}\n`, published)).to.equal(false);
    const own = makeSignature('ecdsa-p256-sha256', createPrivateKey({ key: P256, format: 'jwk' }), base);
    expect(own).to.have.length(64);
    expect(signatureFits('ecdsa-p256-sha256', key, base, own)).to.equal(true);
  });

  it('makes the Ed25519 signature of a request, B.2.6', () => {
    const base = baseOf(
      'sig-b26=("date" "@method" "@path" "@authority" "content-type" "content-length");created=1618884473;keyid="test-key-ed25519"',
      'sig-b26',
      request,
    );
    expect(base).to.equal(`"date": Tue, 20 Apr 2021 02:07:55 GMT
"@method": POST
"@path": /foo
"@authority": example.com
"content-type": application/json
"content-length": 18
"@signature-params": ("date" "@method" "@path" "@authority" "content-type" "content-length");created=1618884473;keyid="test-key-ed25519"`);
    const published = signatureOf(
      'sig-b26=:wqcAqbmYJ2ji2glfAMaRy4gruYYnx2nEFN2HN6jrnDnQCK1u02Gb04v9EDgwUPiu4A0w6vuQv5lIp5WPpBKRCw==:',
      'sig-b26',
    );
    expect(Buffer.from(makeSignature('ed25519', createPrivateKey(ED25519_PRIVATE), base))).to.deep.equal(
      Buffer.from(published),
    );
    expect(signatureFits('ed25519', createPublicKey(ED25519_PUBLIC), base, published)).to.equal(true);
    expect(signatureFits('ed25519', createPublicKey(ED25519_PUBLIC), base, published.subarray(1))).to.equal(
      false,
    );
  });
});

describe('canonicalTargetUri of a host in letters of other scripts', () => {
  for (const [address, canonical] of [
    ['https://bücher.example/p?q', 'https://xn--bcher-kva.example/p?q'],
    ['https://BÜCHER.example:443/', 'https://xn--bcher-kva.example/'],
    ['https://u@bücher.example:8443/', 'https://xn--bcher-kva.example:8443/'],
    ['https://例え.テスト/', 'https://xn--r8jz45g.xn--zckzah/'],
    ['https://faß.example/', 'https://xn--fa-hia.example/'],
    ['https://bücher.example./', 'https://xn--bcher-kva.example./'],
  ] as const)
    it(`is ${canonical} for ${address}`, () => assert.equal(canonicalTargetUri(address)?.href, canonical));

  for (const address of [
    'https://a.example/bücher',
    'https://a.example/?ü',
    'https://a.example/#ü',
    'https://xn--ü.example/',
    'https://bücher example/',
    'https://bücher.example:x/',
    'https://[bücher]/',
    'https://\u200b/',
    'https://bücher%2f.example/',
  ])
    it(`has no form for ${JSON.stringify(address)}`, () => assert.isNull(canonicalTargetUri(address)));
});
