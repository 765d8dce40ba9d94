import { assert } from 'chai';
import fc from 'fast-check';
import {
  coveringIdentifiers,
  domainsToAsk,
  wildcardsAbove,
} from '../../../src/domain/authorization/asked-identifier.ts';
import { canonicalIdentifier, domainIdentifierMatches } from '../../../src/domain/publishers/identifiers.ts';

const names = (type: string, value: string) =>
  coveringIdentifiers({ type, value })?.map((one) => `${one.type} ${one.value}`) ?? null;

const label = fc.stringMatching(/^[a-z]([a-z0-9-]{0,6}[a-z0-9])?$/);
const host = fc.array(label, { minLength: 1, maxLength: 4 }).map((labels) => `${labels.join('.')}.example`);

describe('coveringIdentifiers', () => {
  it('knows who covers a host', () => {
    assert.deepEqual(names('domain', 'news.example'), ['domain news.example', 'subdomain news.example']);
    assert.deepEqual(names('domain', 'https://WWW.News.example/path?x'), [
      'domain news.example',
      'subdomain www.news.example',
      'domain *.news.example',
      'subdomain *.news.example',
    ]);
    assert.deepEqual(names('subdomain', 'a.b.news.example'), [
      'domain a.b.news.example',
      'subdomain a.b.news.example',
      'domain *.b.news.example',
      'domain *.news.example',
      'subdomain *.b.news.example',
      'subdomain *.news.example',
    ]);
  });

  it('never looks above what somebody registered', () => {
    assert.deepEqual(wildcardsAbove('shop.co.uk'), []);
    assert.deepEqual(wildcardsAbove('a.shop.co.uk'), ['*.shop.co.uk']);
    assert.deepEqual(wildcardsAbove('news.github.io'), []);
    assert.deepEqual(wildcardsAbove('co.uk'), []);
  });

  it('takes a pattern only as itself', () => {
    assert.deepEqual(names('domain', '*.News.example'), [
      'domain *.news.example',
      'subdomain *.news.example',
    ]);
  });

  it('takes other types as a whole', () => {
    assert.deepEqual(names('ios_bundle', ' Example.News '), ['ios_bundle example.news']);
    assert.deepEqual(names('rss_url', 'HTTPS://Feeds.News.example/A.xml'), [
      'rss_url https://feeds.news.example/A.xml',
    ]);
  });

  for (const value of [
    '',
    ' ',
    'localhost',
    '192.0.2.1',
    'a b.example',
    '*.',
    '*',
    '*.example..com',
    '-a.example',
    '[::1]',
    'http://',
  ]) {
    it(`refuses ${JSON.stringify(value)} for a host`, () => {
      assert.isNull(coveringIdentifiers({ type: 'domain', value }));
      assert.isNull(coveringIdentifiers({ type: 'subdomain', value }));
    });
  }

  it('refuses an empty value of any type', () => {
    assert.isNull(coveringIdentifiers({ type: 'bundle_id', value: '  ' }));
  });

  it('agrees with the rule for one identifier and one host', () => {
    fc.assert(
      fc.property(host, fc.constantFrom('', 'www.', 'm.', '*.'), host, (held, prefix, asked) => {
        // Take them from one site half of the time, or hardly any pair matches.
        const stored = canonicalIdentifier(
          'domain',
          `${prefix}${asked.endsWith(held) ? held : asked.split('.').slice(-2).join('.')}`,
        );
        const covers = (coveringIdentifiers({ type: 'domain', value: asked }) ?? []).some(
          ({ type, value }) => type === 'domain' && value === stored,
        );
        assert.equal(covers, domainIdentifierMatches(stored, asked), `${stored} for ${asked}`);
      }),
    );
  });

  it('gives few names, whatever is asked', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('domain', 'subdomain', 'bundle_id', 'rss_url'),
        fc.string({ maxLength: 300 }),
        (type, value) => {
          assert.isAtMost(coveringIdentifiers({ type, value })?.length ?? 0, 300);
        },
      ),
    );
    const deep = `${'a.'.repeat(120)}example`;
    assert.isAtMost(coveringIdentifiers({ type: 'domain', value: deep })?.length ?? 0, 300);
  });
});

describe('domainsToAsk', () => {
  it('asks a host and then its site', () => {
    assert.deepEqual(domainsToAsk({ type: 'domain', value: 'news.example' }), ['news.example']);
    assert.deepEqual(domainsToAsk({ type: 'domain', value: 'www.news.example' }), ['news.example']);
    assert.deepEqual(domainsToAsk({ type: 'subdomain', value: 'a.b.news.example' }), [
      'a.b.news.example',
      'news.example',
    ]);
    assert.deepEqual(domainsToAsk({ type: 'domain', value: '*.news.example' }), ['news.example']);
    assert.deepEqual(domainsToAsk({ type: 'bundle_id', value: 'news.example' }), []);
    assert.deepEqual(domainsToAsk({ type: 'domain', value: '127.0.0.1' }), []);
  });
});
