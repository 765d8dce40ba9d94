import { assert } from 'chai';
import fc from 'fast-check';
import { readBrief } from '../../../../src/domain/products/discovery/brief.ts';
import {
  audiencePart,
  budgetPart,
  countriesPart,
  leastCost,
  rank,
  rankOffers,
  scoreOf,
  sharePart,
  wordsPart,
} from '../../../../src/domain/products/discovery/ranking.ts';
import type { Offer } from '../../../../src/domain/products/product.ts';
import { auction, offer, option } from '../../../support/media.ts';

const sport = offer(
  {
    product_id: 'sport_ctv',
    name: 'Sports CTV',
    description: 'Live games on big screens.',
    channels: ['ctv'],
  },
  { topics: ['football', 'running'], audience: ['sports fans', 'runners'], countries: ['US', 'CA'] },
);
const news = offer();
const ids = (list: readonly { readonly offer: Offer }[]) => list.map(({ offer }) => offer.product.product_id);

describe('the part of the words', () => {
  for (const [words, part] of [
    [['sport'], 1],
    [['football'], 2 / 3],
    [['screen'], 1 / 3],
    [['sport', 'football', 'screen', 'cooking'], 6 / 12],
    [['cooking'], 0],
  ] as const)
    it(`is ${part} for ${words.join(', ')}`, () => assert.closeTo(wordsPart(sport, words) ?? -1, part, 1e-9));
  it('is none without words', () => assert.isNull(wordsPart(sport, [])));
});

describe('the part of the channels', () => {
  for (const [asked, part] of [
    [['ctv'], 1],
    [['ctv', 'olv'], 0.875],
    [['olv'], 0],
    [[], null],
  ] as const)
    it(`is ${part} for ${asked.join() || 'none'}`, () => assert.equal(sharePart(asked, ['ctv']), part));
});

describe('the part of the audience', () => {
  it('grows with each audience that the brief names', () => {
    assert.equal(audiencePart(sport, readBrief('for runners').line), 0.5);
    assert.equal(audiencePart(sport, readBrief('runners and sports fans').line), 0.75);
    assert.equal(audiencePart(sport, readBrief('gardeners').line), 0);
  });
  it('is none where the offer claims no audience, or nothing is said', () => {
    assert.isNull(audiencePart(news, readBrief('runners').line));
    assert.isNull(audiencePart(sport, readBrief('').line));
  });
});

describe('the part of the countries', () => {
  for (const [asked, part] of [
    [['US'], 1],
    [['US', 'DE'], 0.5],
    [['DE'], 0],
    [[], null],
  ] as const)
    it(`is ${part} for ${asked.join() || 'none'}`, () => assert.equal(countriesPart(sport, asked), part));
  it('is whole for an offer without borders', () => assert.equal(countriesPart(news, ['JP']), 1));
});

describe('the part of the budget', () => {
  const dear = offer({
    pricing_options: [option({ min_spend_per_package: 1000 }), auction({ min_spend_per_package: 2000 })],
  });
  it('is how near the budget comes to the least cost', () => {
    assert.equal(leastCost(dear, 'USD'), 100_000);
    assert.equal(budgetPart(dear, { amount: 1000, currency: 'USD' }), 1);
    assert.equal(budgetPart(dear, { amount: 250, currency: 'USD' }), 0.25);
  });
  it('is nothing in another currency, and none without a budget', () => {
    assert.isNull(leastCost(dear, 'EUR'));
    assert.equal(budgetPart(dear, { amount: 9999, currency: 'EUR' }), 0);
    assert.isNull(budgetPart(dear, null));
  });
});

describe('scoreOf', () => {
  const none = { words: null, channels: null, audience: null, countries: null, delivery: null, budget: null };
  it('leaves out what the brief says nothing about', () => {
    assert.equal(scoreOf(none), 0);
    assert.equal(scoreOf({ ...none, words: 0.25 }), 0.25);
    assert.equal(scoreOf({ ...none, words: 1, channels: 0 }), 4 / 7);
  });
  it('stays between 0 and 1 and grows with each part', () => {
    const part = fc.double({ min: 0, max: 1, noNaN: true });
    const parts = fc.record({
      words: part,
      channels: part,
      audience: part,
      countries: part,
      delivery: part,
      budget: part,
    });
    fc.assert(
      fc.property(
        parts,
        fc.constantFrom('words', 'channels', 'audience', 'countries', 'budget'),
        part,
        (all, name, more) => {
          const raised = { ...all, [name]: Math.max(all[name as keyof typeof all], more) };
          assert.isAtLeast(scoreOf(raised) + 1e-12, scoreOf(all));
          assert.isAtMost(scoreOf(raised), 1 + 1e-12);
          assert.isAtLeast(scoreOf(all), 0);
        },
      ),
    );
  });
});

describe('the reason of an offer', () => {
  it('names what matched', () => {
    const { reason } = rank(sport, readBrief('Football on connected TV for runners in the US, $5k'));
    assert.equal(reason, 'Matches football, runner; reaches runners; runs on ctv; is sold in US.');
  });
  it('names what it costs', () => {
    const dear = offer({ pricing_options: [option({ min_spend_per_package: 1000 })] });
    assert.include(
      rank(dear, readBrief('news for $5k')).reason,
      'costs at least 1000 USD, within the budget',
    );
    assert.include(
      rank(dear, readBrief('news for $500')).reason,
      'costs at least 1000 USD, above the budget',
    );
  });
  it('says so when nothing matched', () =>
    assert.match(rank(news, readBrief('gardening')).reason, /^Part of the standard/));
});

describe('rankOffers', () => {
  const guaranteed = offer({
    product_id: 'a_takeover',
    name: 'Sports takeover',
    delivery_type: 'guaranteed',
  });

  it('puts the best first and leaves out what does not answer', () =>
    assert.deepEqual(ids(rankOffers([news, sport], readBrief('sports on connected tv'))), ['sport_ctv']));
  it('keeps to the channels that the brief names, while there are offers on them', () => {
    const named = offer({ product_id: 'named', name: 'Sports news', channels: ['display'] });
    assert.deepEqual(ids(rankOffers([named, sport], readBrief('sports news on connected tv'))), [
      'sport_ctv',
    ]);
    assert.deepEqual(ids(rankOffers([named], readBrief('sports news on connected tv'))), ['named']);
  });
  it('leaves all in when the brief decides nothing', () => {
    assert.sameMembers(ids(rankOffers([news, sport, guaranteed], readBrief(''))), [
      'news_display',
      'sport_ctv',
      'a_takeover',
    ]);
    assert.lengthOf(rankOffers([news, guaranteed], readBrief('gardening')), 2);
  });
  it('puts one that is not guaranteed first, unless asked otherwise', () => {
    const offers = [guaranteed, sport];
    assert.deepEqual(ids(rankOffers(offers, readBrief('sports'))), ['sport_ctv', 'a_takeover']);
    assert.equal(ids(rankOffers(offers, readBrief('guaranteed sports takeover')))[0], 'a_takeover');
    assert.equal(ids(rankOffers(offers, readBrief('sports'), ['guaranteed']))[0], 'a_takeover');
  });
  it('puts one that is not guaranteed first only when it is about as good', () => {
    const open = offer({ product_id: 'open', channels: ['ctv'] }, { countries: ['JP'] });
    const held = offer(
      { product_id: 'held', channels: ['ctv'], delivery_type: 'guaranteed' },
      { countries: ['DE'] },
    );
    assert.deepEqual(ids(rankOffers([open, held], readBrief('connected TV in Germany'))), ['held', 'open']);
    assert.equal(ids(rankOffers([open, held], readBrief('connected TV')))[0], 'open');
  });
  it('orders ties by id, whatever order they come in', () => {
    const two = [offer({ product_id: 'b' }), offer({ product_id: 'a' })];
    assert.deepEqual(ids(rankOffers(two, readBrief('news'))), ['a', 'b']);
    assert.deepEqual(ids(rankOffers(two.reverse(), readBrief('news'))), ['a', 'b']);
  });
  it('puts what can be bought at once before the rest of a tie', () => {
    const tie = [
      offer({ product_id: 'a', delivery_type: 'guaranteed' }),
      offer({ product_id: 'b', delivery_type: 'guaranteed' }),
      offer({ product_id: 'y' }),
      offer({ product_id: 'z' }),
    ];
    assert.deepEqual(ids(rankOffers(tie, readBrief('news'))), ['y', 'z', 'a', 'b']);
    assert.deepEqual(ids(rankOffers(tie, readBrief('news'), ['guaranteed'])), ['a', 'b', 'y', 'z']);
  });
  it('finds nothing in nothing', () => assert.deepEqual(rankOffers([], readBrief('sports')), []));
});
