import { assert } from 'chai';
import fc from 'fast-check';
import { readBrief } from '../../../../src/domain/products/discovery/brief.ts';
import {
  briefTerms,
  offerTerms,
  rank,
  termsDigest,
} from '../../../../src/domain/products/discovery/ranking.ts';
import { offer } from '../../../support/media.ts';

const sports = offer(
  { product_id: 's', name: 'Sports video', description: 'Sports and news.', channels: ['olv', 'ctv'] },
  { countries: ['US'], topics: ['football'], audience: ['news readers'] },
);

describe('offerTerms', () => {
  it('has each word once, with the weight of its best place, and the facts', () =>
    assert.sameDeepMembers(
      offerTerms(sports).map(({ term, weight }) => `${term} ${weight}`),
      ['sport 3', 'video 3', 'football 2', 'reader 2', 'new 2', '#olv 2', '#ctv 2', '@US 2'],
    ));
  it('tells that it is sold everywhere', () =>
    assert.include(
      offerTerms(offer()).map(({ term }) => term),
      '@*',
    ));
});

describe('briefTerms', () => {
  for (const [brief, terms] of [
    ['', []],
    ['the best campaign', []],
    ['hiking boots', ['hiking', 'boot']],
    ['podcasts in Germany', ['#podcast', '@DE', '@*']],
  ] as const)
    it(`finds ${terms.length} terms in "${brief}"`, () =>
      assert.deepEqual(briefTerms(readBrief(brief)), [...terms]));

  it('lead to every offer that has a word, a channel or a market of the brief', () => {
    const texts = fc.array(
      fc.constantFrom('sports', 'news', 'video', 'podcast', 'Germany', 'US', 'boots', 'ctv'),
    );
    fc.assert(
      fc.property(texts, (words) => {
        const hints = readBrief(words.join(' '));
        const { parts } = rank(sports, hints);
        const asked = new Set(briefTerms(hints));
        const isFound = offerTerms(sports).some(({ term }) => asked.has(term));
        assert.equal(
          isFound,
          [parts.words, parts.channels, parts.countries].some((part) => (part ?? 0) > 0),
        );
      }),
    );
  });
});

describe('termsDigest', () => {
  it('is equal for what is found alike, and for nothing else', () => {
    const of = (...offers: (typeof sports)[]) => termsDigest(offers.flatMap(offerTerms));
    assert.equal(of(sports), of({ ...sports, needsCreatives: false }));
    assert.notEqual(of(sports), of(offer()));
    assert.notEqual(of(sports), of({ ...sports, countries: ['DE'] }));
  });
});
