import { assert } from 'chai';
import { readAmount, readBrief } from '../../../../src/domain/products/discovery/brief.ts';

describe('channels of a brief', () => {
  for (const [brief, channels] of [
    ['Connected TV and podcasts for runners', ['ctv', 'podcast']],
    ['pre-roll video', ['olv']],
    ['digital billboards in malls', ['dooh']],
    ['banner ads', ['display']],
    ['sponsored products', ['retail_media']],
    ['linear TV', ['ctv', 'linear_tv']],
    ['newsletter placements', ['email']],
    ['something nice', []],
    ['displayed with pride', []],
    ['researching cars', []],
    ['', []],
  ] as const)
    it(`are ${channels.join() || 'none'} in “${brief}”`, () =>
      assert.deepEqual(readBrief(brief).channels, channels));
});

describe('markets of a brief', () => {
  for (const [brief, countries] of [
    ['for Germany and the UK', ['DE', 'GB']],
    ['US and DE', ['DE', 'US']],
    ['U.S. sports fans', ['US']],
    ['Canadian families', ['CA']],
    ['tell us what to do in it', []],
    ['ALL IN ON IT', []],
    ['jersey sales in chad', []],
    ['australians', ['AU']],
  ] as const)
    it(`are ${countries.join() || 'none'} in “${brief}”`, () =>
      assert.deepEqual(readBrief(brief).countries, countries));
});

describe('readAmount', () => {
  for (const [brief, amount, currency] of [
    ['$50k for video', 50_000, 'USD'],
    ['a budget of 50,000 EUR', 50_000, 'EUR'],
    ['€1.5m', 1_500_000, 'EUR'],
    ['GBP 25000 over two weeks', 25_000, 'GBP'],
    ['2 million dollars', 2_000_000, 'USD'],
    ['$5,000 to $10,000', 10_000, 'USD'],
    ['$20k at $12 CPM', 20_000, 'USD'],
    ['CPM of $40, $9k in all', 9000, 'USD'],
  ] as const)
    it(`is ${amount} ${currency} in “${brief}”`, () =>
      assert.deepEqual(readAmount(brief), { amount, currency }));
  for (const brief of [
    '',
    'two weeks',
    '18 to 34 year olds',
    'in 2026',
    '$12 CPM',
    'CPM under $15',
    '50000',
    '30 second spots',
  ])
    it(`is not in “${brief}”`, () => assert.isNull(readAmount(brief)));
});

describe('words of a brief', () => {
  for (const [brief, words] of [
    ['digital out of home in Germany for bakeries, €20,000', ['bakery']],
    ['connected TV', []],
    ['guaranteed sponsorship for sneakers', ['sneaker']],
    ['3 spots in 2026 at 50k', ['spot']],
  ] as const)
    it(`are ${words.join() || 'none'} in “${brief}”`, () => assert.deepEqual(readBrief(brief).words, words));
});

describe('delivery of a brief', () => {
  for (const [brief, delivery] of [
    ['a guaranteed homepage takeover', 'guaranteed'],
    ['sponsorships', 'guaranteed'],
    ['non-guaranteed display', 'non_guaranteed'],
    ['programmatic video', 'non_guaranteed'],
    ['display for runners', null],
  ] as const)
    it(`is ${delivery} in “${brief}”`, () => assert.equal(readBrief(brief).delivery, delivery));
});
