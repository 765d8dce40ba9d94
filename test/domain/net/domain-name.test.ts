import { assert } from 'chai';
import fc from 'fast-check';
import {
  asciiName,
  canonicalDomain,
  liesWithin,
  registrableDomain,
  sameSite,
} from '../../../src/domain/net/domain-name.ts';

const accepted = [
  ['example.com', 'example.com'],
  ['  Example.COM  ', 'example.com'],
  ['https://example.com', 'example.com'],
  ['HTTP://www.Example.com:8080/a/b?c=d#e', 'example.com'],
  ['example.com/@someone', 'example.com'],
  ['example.com?x=a@b', 'example.com'],
  ['example.com.', 'example.com'],
  ['www.example.com', 'example.com'],
  ['www.www.example.com', 'example.com'],
  ['m.example.com', 'm.example.com'],
  ['www.com', 'www.com'],
  ['www.co.uk', 'www.co.uk'],
  ['www.bbc.co.uk', 'bbc.co.uk'],
  ['example.com:', 'example.com'],
  ['example.com:443', 'example.com'],
  ['MÜNCHEN.de', 'xn--mnchen-3ya.de'],
  ['mu\u0308nchen.de', 'xn--mnchen-3ya.de'],
  ['xn--mnchen-3ya.de', 'xn--mnchen-3ya.de'],
  ['XN--MNCHEN-3YA.de', 'xn--mnchen-3ya.de'],
  ['faß.de', 'xn--fa-hia.de'],
  ['例え。テスト', 'xn--r8jz45g.xn--zckzah'],
  ['news.xn--zckzah', 'news.xn--zckzah'],
  ['ｅｘａｍｐｌｅ．com', 'example.com'],
  ['r3---sn-abc.video.example', 'r3---sn-abc.video.example'],
  ['publisher.example', 'publisher.example'],
  ['1.example', '1.example'],
  ['example.com。', 'example.com'],
  ['аcme.example', 'xn--cme-5cd.example'],
  ['ac\u00adme.example', 'acme.example'],
  ['acme\u200b.example', 'acme.example'],
  ['ac\u2060me\ufeff.example', 'acme.example'],
  ['ⓐcⓜe.example', 'acme.example'],
  ['ſtone.example', 'stone.example'],
  ['ςας.example', 'xn--mxa7ab.example'],
  ['xn--zca.example', 'xn--zca.example'],
  ['\u05d0\u05d1.example', 'xn--4dbc.example'],
  ['\u05d01.example', 'xn--1-zhc.example'],
  ['क्\u200dष.example', 'xn--11b2ezcw70k.example'],
  ['ab--cd.example', 'ab--cd.example'],
  [`${'a'.repeat(63)}.example`, `${'a'.repeat(63)}.example`],
] as const;

const refused = [
  '',
  ' ',
  'localhost',
  'com',
  '.',
  '..',
  '.example.com',
  'example..com',
  'example.com..',
  'user@example.com',
  'https://user:pass@example.com/',
  'ftp://example.com',
  'javascript:alert(1)',
  '//example.com',
  'https://',
  'example.com:http',
  'example.com:99999',
  'exa mple.com',
  'exam\tple.com',
  'exam\0ple.com',
  'example_site.com',
  'ex%61mple.com',
  'example.com\\evil.com',
  'a／b.com',
  '-example.com',
  'example-.com',
  'example.-com',
  '*.example.com',
  '127.0.0.1',
  'http://127.0.0.1:80/',
  '127.1',
  '0x7f.1',
  '0x7f000001',
  '0177.0.0.1',
  '2130706433',
  '１２７.０.０.１',
  '1.2.3.4.5',
  'example.123',
  'example.0x1f',
  '[::1]',
  '::1',
  'http://[2001:db8::1]:443/',
  'fe80::1',
  'xn--abc.com',
  'xn--a.com',
  'xn--.com',
  'xn--mnchen-3yA\u00fc.de',
  'a\u200db.com',
  'a\u202eb.com',
  'a\u200eb.com',
  '\u05d0a.com',
  'a\u05d0.com',
  '1\u05d0.com',
  '-é.com',
  'é-.com',
  'xn----bga.com',
  'xn----9fa.com',
  'ab--é.com',
  'xn--acme-.com',
  'xn--acme.com',
  'xn--0.com',
  'xn--a-ecp.com',
  'xn--xn---epa.com',
  '⒈.com',
  '_é.com',
  'example.com。。',
  '\ud800.com',
  '\u0301a.com',
  `${'a'.repeat(64)}.example`,
  `${'a.'.repeat(126)}example`,
  `${'ü'.repeat(60)}.example`,
  'a'.repeat(10_000),
];

describe('canonicalDomain', () => {
  for (const [input, domain] of accepted) {
    it(`reads ${JSON.stringify(input.slice(0, 50))}`, () =>
      assert.deepEqual(canonicalDomain(input), { ok: true, domain }));
  }

  for (const input of refused) {
    it(`refuses ${JSON.stringify(input.slice(0, 50))}`, () => {
      const verdict = canonicalDomain(input);
      assert.isFalse(verdict.ok);
      if (!verdict.ok) assert.isNotEmpty(verdict.reason);
    });
  }

  it('gives every spelling one key that it maps to itself', () => {
    const text = fc.oneof(
      fc.domain(),
      fc.webUrl(),
      fc.string({ unit: 'binary' }),
      fc.constantFrom(...accepted.map(([input]) => input), ...refused),
      fc.stringMatching(/^(www\.|xn--|[a-zA-Z0-9üß\-.]){0,20}$/u),
    );
    fc.assert(
      fc.property(text, (input) => {
        const verdict = canonicalDomain(input);
        if (!verdict.ok) return;
        assert.match(verdict.domain, /^[a-z0-9-]+(\.[a-z0-9-]+)+$/);
        assert.isAtMost(verdict.domain.length, 253);
        assert.deepEqual(canonicalDomain(verdict.domain), verdict);
        assert.deepEqual(canonicalDomain(verdict.domain.toUpperCase()), verdict);
      }),
      { numRuns: 2000 },
    );
  });

  it('reads nothing that a URL parser takes for an address', () => {
    const part = fc.oneof(
      fc.nat(300).map(String),
      fc.nat(0xffffffff).map((n) => `0x${n.toString(16)}`),
    );
    fc.assert(
      fc.property(fc.array(part, { minLength: 1, maxLength: 4 }), (parts) => {
        assert.isFalse(canonicalDomain(parts.join('.')).ok);
      }),
    );
  });
});

describe('asciiName', () => {
  it('keeps www and takes one label', () => {
    assert.deepEqual(asciiName('WWW.Example.com.'), { ok: true, domain: 'www.example.com' });
    assert.deepEqual(asciiName('localhost'), { ok: true, domain: 'localhost' });
  });

  for (const input of ['', '.', 'https://example.com', 'example.com:80', '10.0.0.1', 'a..b']) {
    it(`refuses ${JSON.stringify(input)}`, () => assert.isFalse(asciiName(input).ok));
  }
});

describe('registrableDomain', () => {
  for (const [domain, expected] of [
    ['a.b.example.com', 'example.com'],
    ['A.Example.CO.UK', 'example.co.uk'],
    ['shop.publisher.example', 'publisher.example'],
    ['blog.someone.github.io', 'someone.github.io'],
    ['github.io', null],
    ['co.uk', null],
    ['com', null],
    ['127.0.0.1', null],
    ['', null],
  ] as const) {
    it(`of ${domain || 'nothing'} is ${expected}`, () => assert.equal(registrableDomain(domain), expected));
  }
});

describe('sameSite', () => {
  it('holds for hosts under one registrable domain', () => {
    assert.isTrue(sameSite('www.example.com', 'cdn.EXAMPLE.com'));
    assert.isTrue(sameSite('example.com', 'example.com'));
    assert.isTrue(sameSite('127.0.0.1', '127.0.0.1'));
    assert.isTrue(sameSite('github.io', 'github.io'));
  });

  for (const [a, b] of [
    ['example.com', 'example.org'],
    ['example.com', 'evilexample.com'],
    ['one.github.io', 'two.github.io'],
    ['a.co.uk', 'b.co.uk'],
    ['10.0.0.1', '11.0.0.1'],
    ['github.io', 'one.github.io'],
  ] as const) {
    it(`does not hold for ${a} and ${b}`, () => assert.isFalse(sameSite(a, b)));
  }
});

describe('liesWithin', () => {
  it('counts the domain and what is below it', () => {
    assert.isTrue(liesWithin('example.com', 'example.com'));
    assert.isTrue(liesWithin('a.b.example.com', 'example.com'));
    assert.isFalse(liesWithin('example.com', 'a.example.com'));
    assert.isFalse(liesWithin('badexample.com', 'example.com'));
  });
});
