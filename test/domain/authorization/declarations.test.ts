import { assert } from 'chai';
import fc from 'fast-check';
import {
  agreement,
  declarationKeys,
  declarationsOf,
} from '../../../src/domain/authorization/declarations.ts';
import { identifierTypes, isWord } from '../../../src/domain/publishers/adagents/vocabulary.ts';
import {
  type Declaration,
  declaredIdentifier,
  identifierOfDeclared,
} from '../../../src/domain/publishers/declared-properties.ts';
import type { Identifier } from '../../../src/domain/publishers/identifiers.ts';
import { property } from './evidence.ts';

const held = (propertyType: string, ...identifiers: [type: string, value: string][]) =>
  property({ propertyType, identifiers: identifiers.map(([type, value]) => ({ type, value })) });
const says = (propertyType: string, identifier: string, store: string | null = null): Declaration => ({
  propertyType,
  identifier: declaredIdentifier(propertyType, identifier),
  store,
  relationship: 'owned',
});

describe('declaredIdentifier', () => {
  const cases: readonly [propertyType: string, written: string, stored: string][] = [
    ['website', 'https://WWW.News.example/start', 'news.example'],
    ['website', 'm.news.example', 'news.example'],
    ['website', 'Zürich.example', 'xn--zrich-kva.example'],
    ['website', '*.News.example', '*.news.example'],
    ['mobile_app', 'Example.News.App', 'example.news.app'],
    ['ctv_app', ' B0NEWS ', 'b0news'],
    ['mobile_app', 'www.news.example', 'www.news.example'],
    ['podcast', 'HTTPS://Feeds.News.example/Daily.xml', 'https://feeds.news.example/Daily.xml'],
    ['podcast', 'https://news.example/', 'news.example'],
    ['radio', 'KNWS-FM', 'knws-fm'],
    ['dooh', 'Hall 4 / North', 'hall 4 / north'],
  ];
  for (const [type, written, stored] of cases) {
    it(`reads ${written} of a ${type}`, () => assert.equal(declaredIdentifier(type, written), stored));
  }

  it('reads its own result as the same result', () => {
    const type = fc.constantFrom('website', 'mobile_app', 'podcast', 'radio', 'dooh');
    const text = fc.oneof(
      fc.string(),
      fc.webUrl(),
      fc.domain(),
      fc.domain().map((name) => `www.${name}`),
    );
    fc.assert(
      fc.property(type, text, (propertyType, written) => {
        const once = declaredIdentifier(propertyType, written);
        assert.equal(declaredIdentifier(propertyType, once), once);
      }),
    );
  });
});

describe('declarationsOf', () => {
  const matches: readonly [what: string, Declaration, ReturnType<typeof held>][] = [
    ['a site', says('website', 'www.news.example'), held('website', ['domain', 'news.example'])],
    [
      'a site by its second name',
      says('website', 'news.example'),
      held('website', ['domain', 'old.example'], ['domain', 'news.example']),
    ],
    [
      'a subdomain',
      says('website', 'blog.news.example'),
      held('website', ['subdomain', 'blog.news.example']),
    ],
    [
      'the name below a pattern',
      says('website', 'news.example'),
      held('website', ['domain', '*.news.example']),
    ],
    ['a pattern', says('website', '*.news.example'), held('website', ['domain', '*.news.example'])],
    [
      'an app',
      says('mobile_app', 'Example.News', 'google'),
      held('mobile_app', ['android_package', 'example.news']),
    ],
    [
      'an app of no store',
      says('mobile_app', 'example.news'),
      held('mobile_app', ['ios_bundle', 'example.news']),
    ],
    [
      'an app whose identifier is of any store',
      says('mobile_app', 'example.news', 'samsung'),
      held('mobile_app', ['bundle_id', 'example.news']),
    ],
    ['a television app', says('ctv_app', '990417', 'roku'), held('ctv_app', ['roku_store_id', '990417'])],
    [
      'a podcast',
      says('podcast', 'https://Feeds.news.example/a.xml'),
      held('podcast', ['rss_url', 'https://feeds.news.example/a.xml']),
    ],
    ['a station', says('radio', 'KNWS-FM'), held('radio', ['station_id', 'knws-fm'])],
  ];
  for (const [what, declaration, one] of matches) {
    it(`finds ${what}`, () => {
      assert.deepEqual(declarationsOf([declaration], one), [declaration]);
      assert.include(declarationKeys(one), declaration.identifier);
    });
  }

  const misses: readonly [what: string, Declaration, ReturnType<typeof held>][] = [
    ['another site', says('website', 'news2.example'), held('website', ['domain', 'news.example'])],
    ['a site above', says('website', 'news.example'), held('website', ['subdomain', 'blog.news.example'])],
    ['a site below', says('website', 'blog.news.example'), held('website', ['domain', 'news.example'])],
    [
      'a pattern for the name itself',
      says('website', '*.news.example'),
      held('website', ['domain', 'news.example']),
    ],
    ['another type', says('podcast', 'news.example'), held('website', ['domain', 'news.example'])],
    [
      'an app of another store',
      says('mobile_app', 'example.news', 'apple'),
      held('mobile_app', ['android_package', 'example.news']),
    ],
    [
      'a feed on another path',
      says('podcast', 'https://news.example/A.xml'),
      held('podcast', ['rss_url', 'https://news.example/a.xml']),
    ],
  ];
  for (const [what, declaration, one] of misses) {
    it(`does not take ${what}`, () => assert.deepEqual(declarationsOf([declaration], one), []));
  }

  it('takes the host that was asked for where the property is a pattern', () => {
    const asked: Identifier = { type: 'domain', value: 'blog.news.example' };
    const pattern = held('website', ['domain', '*.news.example']);
    const declaration = says('website', 'blog.news.example');
    assert.deepEqual(declarationsOf([declaration], pattern), []);
    assert.deepEqual(declarationsOf([declaration], pattern, asked), [declaration]);
    assert.include(declarationKeys(pattern, asked), 'blog.news.example');
  });
});

describe('agreement', () => {
  const RELATIONSHIPS = ['owned', 'direct', 'delegated', 'ad_network', 'friend', ''];
  it('is equality, except for what is owned and for what is not said', () => {
    for (const relationship of RELATIONSHIPS) {
      for (const delegation of ['direct', 'delegated', 'ad_network', undefined]) {
        const expected = relationship === 'owned' || relationship === (delegation ?? 'direct');
        assert.equal(agreement(relationship, delegation).ok, expected, `${relationship} for ${delegation}`);
        assert.equal(agreement(relationship, delegation).isFirstParty, relationship === 'owned');
      }
    }
  });
});

describe('identifierOfDeclared', () => {
  const cases: readonly [propertyType: string, identifier: string, store: string | null, type: string][] = [
    ['website', 'news.example', null, 'domain'],
    ['mobile_app', 'com.news.app', 'apple', 'ios_bundle'],
    ['mobile_app', '1234567', 'apple', 'apple_app_store_id'],
    ['ctv_app', 'com.news.tv', 'apple', 'apple_tv_bundle'],
    ['mobile_app', 'com.news.app', 'google', 'android_package'],
    ['ctv_app', 'b00x', 'amazon', 'fire_tv_asin'],
    ['ctv_app', '1234', 'roku', 'roku_store_id'],
    ['ctv_app', 'g1', 'samsung', 'samsung_app_id'],
    ['ctv_app', 'com.news.tv', 'lg', 'bundle_id'],
    ['mobile_app', 'com.news.app', null, 'bundle_id'],
    ['podcast', 'https://news.example/feed.xml', null, 'rss_url'],
    ['podcast', 'a-b-c', null, 'podcast_guid'],
    ['dooh', 'screens.example', null, 'domain'],
    ['radio', 'station 7', null, 'station_id'],
    ['ai_assistant', 'assistant', null, 'bundle_id'],
  ];
  for (const [propertyType, identifier, store, type] of cases) {
    it(`calls ${identifier} of a ${propertyType}${store === null ? '' : ` from ${store}`} a ${type}`, () => {
      const found = identifierOfDeclared({ propertyType, identifier, store });
      assert.deepEqual(found, { type, value: identifier });
      assert.isTrue(isWord(identifierTypes, type));
    });
  }
});
