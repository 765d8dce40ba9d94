import { assert } from 'chai';
import fc from 'fast-check';
import {
  canonicalIdentifier,
  domainIdentifierMatches,
  identifierHost,
} from '../../../src/domain/publishers/identifiers.ts';

describe('canonicalIdentifier', () => {
  for (const [type, value, expected] of [
    ['domain', ' HTTPS://www.Example.com/path?x#y ', 'example.com'],
    ['domain', 'm.example.com', 'example.com'],
    ['domain', 'www.example.co.uk', 'example.co.uk'],
    ['domain', 'www.blog.example.com', 'www.blog.example.com'],
    ['domain', 'm.com', 'm.com'],
    ['domain', 'm.co.uk', 'm.co.uk'],
    ['domain', 'example.com.', 'example.com'],
    ['domain', 'example.com:8080', 'example.com'],
    ['domain', '*.Example.com', '*.example.com'],
    ['domain', '*.www.example.com', '*.www.example.com'],
    ['domain', 'BÜCHER.example', 'xn--bcher-kva.example'],
    ['domain', ' Not A Host! ', 'not a host!'],
    ['subdomain', 'www.Example.com', 'www.example.com'],
    ['subdomain', 'M.example.com', 'm.example.com'],
    ['rss_url', ' HTTPS://Feeds.Example.com/My/Feed?Id=A ', 'https://feeds.example.com/My/Feed?Id=A'],
    ['rss_url', 'not a URL', 'not a URL'],
    ['ios_bundle', ' com.Example.App ', 'com.example.app'],
    ['unheard_of', ' ABC ', 'abc'],
  ] as const) {
    it(`makes ${expected} of the ${type} ${JSON.stringify(value)}`, () =>
      assert.equal(canonicalIdentifier(type, value), expected));
  }

  it('keeps the forms of domains and subdomains apart, however many names come between', () => {
    for (let turn = 0; turn < 200; turn += 1) {
      const name = `www.kept-${turn % 90}.example.com`;
      assert.equal(canonicalIdentifier('subdomain', name), name);
      assert.equal(canonicalIdentifier('domain', name), name);
      assert.equal(canonicalIdentifier('subdomain', 'WWW.example.com'), 'www.example.com');
      assert.equal(canonicalIdentifier('domain', 'WWW.example.com'), 'example.com');
    }
  });

  it('maps its own results to themselves', () => {
    const type = fc.constantFrom('domain', 'subdomain', 'rss_url', 'ios_bundle');
    const value = fc.oneof(
      fc.domain(),
      fc.webUrl(),
      fc.string({ unit: 'binary' }),
      fc.stringMatching(/^(www\.|m\.|\*\.|[a-zA-Zü\-.:/ ]){0,15}$/u),
    );
    fc.assert(
      fc.property(type, value, (kind, text) => {
        const once = canonicalIdentifier(kind, text);
        assert.equal(canonicalIdentifier(kind, once), once);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('identifierHost', () => {
  it('is the host, without a wildcard', () => {
    assert.equal(identifierHost('example.com'), 'example.com');
    assert.equal(identifierHost('*.example.com'), 'example.com');
  });

  for (const value of ['', 'localhost', 'Example.com', 'not a host', '*.', '*.*.example.com', '10.0.0.1']) {
    it(`is nothing for ${JSON.stringify(value)}`, () => assert.isNull(identifierHost(value)));
  }
});

describe('domainIdentifierMatches', () => {
  for (const [value, host] of [
    ['example.com', 'example.com'],
    ['example.com', 'www.example.com'],
    ['example.com', 'M.Example.com.'],
    ['www.example.com', 'example.com'],
    ['m.example.com', 'www.example.com'],
    ['example.co.uk', 'www.example.co.uk'],
    ['sub.example.com', 'sub.example.com'],
    ['www.sub.example.com', 'www.sub.example.com'],
    ['m.sub.example.com', 'm.sub.example.com'],
    ['*.example.com', 'sub.example.com'],
    ['*.example.com', 'www.example.com'],
    ['*.example.com', 'a.b.example.com'],
    ['*.sub.example.com', 'a.sub.example.com'],
    ['bücher.example', 'xn--bcher-kva.example'],
  ] as const) {
    it(`${value} covers ${host}`, () => assert.isTrue(domainIdentifierMatches(value, host)));
  }

  for (const [value, host] of [
    ['example.com', 'sub.example.com'],
    ['example.com', 'www.sub.example.com'],
    ['example.com', 'badexample.com'],
    ['example.com', 'example.com.evil.org'],
    ['example.com', 'example.org'],
    ['sub.example.com', 'example.com'],
    ['sub.example.com', 'www.sub.example.com'],
    ['sub.example.com', 'a.sub.example.com'],
    ['*.example.com', 'example.com'],
    ['*.example.com', 'badexample.com'],
    ['*.sub.example.com', 'sub.example.com'],
    ['*', 'example.com'],
    ['*.', 'example.com'],
    ['*.com', 'com'],
    ['', ''],
    ['example.com', ''],
    ['10.0.0.1', '10.0.0.1'],
    ['not a host', 'not a host'],
  ] as const) {
    it(`${JSON.stringify(value)} does not cover ${JSON.stringify(host)}`, () => {
      assert.isFalse(domainIdentifierMatches(value, host));
    });
  }
});
