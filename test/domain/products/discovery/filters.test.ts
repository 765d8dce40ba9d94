import { assert } from 'chai';
import {
  daysOf,
  filterOffers,
  type ProductFilters,
  type SellerTraits,
} from '../../../../src/domain/products/discovery/filters.ts';
import { judgeFilters } from '../../../../src/domain/products/discovery/judge-filters.ts';
import type { Offer } from '../../../../src/domain/products/product.ts';
import { at, auction, declared, NOW, offer, option, reports, told } from '../../../support/media.ts';

const traits: SellerTraits = {
  now: NOW,
  targeting: declared().targeting,
  features: { inline_creative_management: true },
  exchanges: ['https://x.example'],
  standardFormats: new Set(['display_300x250']),
};
const rich = offer(
  {
    exclusivity: 'category',
    video_placement_types: ['instream'],
    audio_distribution_types: ['podcast'],
    sponsored_placement_types: ['sponsored_search'],
    social_placement_surfaces: ['feed'],
    reporting_capabilities: reports({
      available_metrics: ['clicks', 'reach'],
      vendor_metrics: [{ vendor: { domain: 'm.example' }, metric_id: 'lift' }],
    }),
    performance_standards: [{ metric: 'viewability', threshold: 0.7, vendor: { domain: 'm.example' } }],
    trusted_match: {
      context_match: true,
      response_types: ['deal'],
      providers: [{ agent_url: 'https://match.example', context_match: true }],
    },
    signal_targeting_options: [{ signal_ref: { scope: 'product', signal_id: 'autos' } }],
    pricing_options: [
      option({ min_spend_per_package: 1000 }),
      auction({ currency: 'EUR', pricing_option_id: 'eur' }),
    ],
  },
  {
    countries: ['US', 'GB'],
    regions: ['US-CA'],
    metros: [{ system: 'vendor_dma', code: '501' }],
    dailyImpressions: 1000,
    from: at('2026-03-01T00:00:00Z'),
    until: at('2026-05-01T00:00:00Z'),
  },
);
const keeps = (filters: object, one: Offer = rich) =>
  filterOffers([one], filters as ProductFilters, traits).offers.length === 1;
const signal = (signal_id: string) => ({ signal_ref: { scope: 'product', signal_id } });

const FITS: readonly object[] = [
  {},
  { delivery_type: 'non_guaranteed' },
  { exclusivity: 'category' },
  { is_fixed_price: true },
  { is_fixed_price: false },
  { pricing_currencies: ['GBP', 'EUR'] },
  { format_ids: [{ agent_url: 'https://other.example', id: 'display_300x250' }] },
  { standard_formats_only: true },
  { min_exposures: 30_000 },
  { min_exposures: 10_000, start_date: '2026-04-01', end_date: '2026-04-10' },
  { start_date: '2026-04-30' },
  { start_date: '2026-02-01', end_date: '2026-03-01' },
  { budget_range: { max: 1000, currency: 'USD' } },
  { budget_range: { min: 5, currency: 'EUR' } },
  { countries: ['DE', 'GB'] },
  { regions: ['US-NY', 'US-CA'] },
  { metros: [{ system: 'nielsen_dma', code: '501' }] },
  { postal_areas: [{ system: 'us_zip', values: ['10001'] }] },
  { channels: ['ctv', 'display'] },
  { video_placement_types: ['instream'] },
  { audio_distribution_types: ['podcast'] },
  { sponsored_placement_types: ['sponsored_search'] },
  { social_placement_surfaces: ['feed', 'stories'] },
  { required_axe_integrations: ['https://x.example'] },
  { required_features: { inline_creative_management: true, catalog_management: false } },
  { required_geo_targeting: [{ level: 'country' }, { level: 'metro', system: 'nielsen_dma' }] },
  { required_geo_targeting: [{ level: 'postal_area', country: 'US', system: 'zip' }, { level: 'region' }] },
  { required_metrics: ['clicks', 'reach'] },
  { required_vendor_metrics: [{ metric_id: 'lift' }, { vendor: { domain: 'm.example' } }] },
  { required_performance_standards: [{ metric: 'viewability', threshold: 0.6 }] },
  { trusted_match: {} },
  { trusted_match: { response_types: ['deal', 'creative'] } },
  { trusted_match: { providers: [{ agent_url: 'https://match.example', context_match: true }] } },
  { trusted_match: { providers: [{ agent_url: 'https://match.example', identity_match: false }] } },
  {
    trusted_match: {
      providers: [{ agent_url: 'https://x.example' }, { agent_url: 'https://match.example' }],
    },
  },
  { keywords: [{ keyword: 'a', match_type: 'broad' }, { keyword: 'b' }] },
  { signal_targeting: [signal('autos')] },
];
const MISSES: readonly object[] = [
  { delivery_type: 'guaranteed' },
  { exclusivity: 'none' },
  { pricing_currencies: ['GBP'] },
  { is_fixed_price: true, pricing_currencies: ['EUR'] },
  { format_ids: [{ agent_url: 'https://agent.example', id: 'video' }] },
  { min_exposures: 30_001 },
  { min_exposures: 10_001, start_date: '2026-04-01', end_date: '2026-04-10' },
  { start_date: '2026-05-01' },
  { end_date: '2026-02-28', start_date: '2026-02-01' },
  { budget_range: { max: 999.99, currency: 'USD' } },
  { budget_range: { max: 5000, currency: 'GBP' } },
  { countries: ['DE'] },
  { regions: ['US-NY'] },
  { metros: [{ system: 'vendor_dma', code: '803' }] },
  { metros: [{ system: 'uk_itl1', code: '501' }] },
  { postal_areas: [{ country: 'DE', system: 'plz', values: ['10115'] }] },
  { postal_areas: [{ system: 'zip', values: ['10001'] }] },
  { channels: ['ctv'] },
  { video_placement_types: ['interstitial'] },
  { audio_distribution_types: ['web_radio'] },
  { sponsored_placement_types: ['sponsored_display'] },
  { social_placement_surfaces: ['explore'] },
  { required_axe_integrations: ['https://x.example', 'https://y.example'] },
  { required_features: { catalog_management: true } },
  { required_geo_targeting: [{ level: 'metro', system: 'eurostat_nuts2' }] },
  { required_geo_targeting: [{ level: 'country' }, { level: 'postal_area', country: 'DE', system: 'plz' }] },
  { required_geo_targeting: [{ level: 'city' }] },
  { required_metrics: ['clicks', 'views'] },
  { required_vendor_metrics: [{ metric_id: 'other' }] },
  { required_vendor_metrics: [{ vendor: { domain: 'x.example' }, metric_id: 'lift' }] },
  { required_performance_standards: [{ metric: 'viewability', threshold: 0.8 }] },
  { required_performance_standards: [{ metric: 'ivt', threshold: 0.1 }] },
  { trusted_match: { response_types: ['creative'] } },
  { trusted_match: { providers: [{ agent_url: 'https://x.example' }] } },
  { trusted_match: { providers: [{ agent_url: 'https://match.example', identity_match: true }] } },
  { keywords: [{ keyword: 'a', match_type: 'phrase' }] },
  { signal_targeting: [signal('autos'), signal('travel')] },
];

describe('filterOffers', () => {
  for (const filters of FITS) it(`keeps for ${JSON.stringify(filters)}`, () => assert.isTrue(keeps(filters)));
  for (const filters of MISSES)
    it(`leaves out for ${JSON.stringify(filters)}`, () => assert.isFalse(keeps(filters)));

  for (const filters of [
    { video_placement_types: ['instream'] },
    { required_metrics: ['clicks'] },
    { min_exposures: 1 },
    { trusted_match: {} },
    { signal_targeting: [signal('autos')] },
    { required_performance_standards: [{ metric: 'viewability', threshold: 0 }] },
  ])
    it(`leaves out an offer that says nothing of ${Object.keys(filters).join()}`, () =>
      assert.isFalse(keeps(filters, offer())));
  for (const filters of [
    { countries: ['JP'] },
    { regions: ['JP-13'] },
    { metros: [{ system: 'vendor_dma', code: '1' }] },
    { exclusivity: 'none' },
    { start_date: '2030-01-01' },
  ])
    it(`keeps an offer without restrictions for ${JSON.stringify(filters)}`, () =>
      assert.isTrue(keeps(filters, offer())));

  it('knows countries of regions and metros where an offer lists none', () => {
    const british = offer({}, { countries: ['GB'] });
    assert.isFalse(keeps({ regions: ['US-CA'] }, british));
    assert.isTrue(keeps({ regions: ['GB-LND'] }, british));
    assert.isFalse(keeps({ metros: [{ system: 'nielsen_dma', code: '501' }] }, british));
    assert.isTrue(keeps({ metros: [{ system: 'uk_itl1', code: 'UKI' }] }, british));
  });

  it('takes out the prices that do not fit', () => {
    const left = (filters: ProductFilters) =>
      filterOffers([rich], filters, traits).offers[0]?.product.pricing_options.map(
        (one) => one.pricing_option_id,
      );
    assert.deepEqual(left({ is_fixed_price: true }), ['cpm_usd']);
    assert.deepEqual(left({ is_fixed_price: false }), ['eur']);
    assert.deepEqual(left({ pricing_currencies: ['EUR'] }), ['eur']);
    assert.deepEqual(left({}), ['cpm_usd', 'eur']);
    assert.lengthOf(rich.product.pricing_options, 2);
  });

  it('drops a currency in which a mandatory signal is not sold', () => {
    const bound = offer({
      pricing_options: rich.product.pricing_options,
      signal_targeting_allowed: true,
      signal_targeting_rules: { selection_mode: 'required' },
      signal_targeting_options: [
        {
          signal_ref: { scope: 'product', signal_id: 'a' },
          pricing_options: [{ pricing_option_id: 'p', model: 'cpm', cpm: 1, currency: 'USD' }],
        },
      ],
    });
    assert.isTrue(keeps({ pricing_currencies: ['USD', 'EUR'] }, bound));
    assert.isFalse(keeps({ pricing_currencies: ['EUR'] }, bound));
  });

  it('leaves out what has expired', () =>
    assert.isFalse(keeps({ start_date: '2026-04-01' }, offer({ expires_at: '2026-03-15T09:00:00Z' }))));

  it('counts what each filter took out, the first that did', () => {
    const { excludedBy } = filterOffers(
      [rich, offer(), offer({ product_id: 'b', delivery_type: 'guaranteed' })],
      { delivery_type: 'non_guaranteed', countries: ['DE'] },
      traits,
    );
    assert.deepEqual(excludedBy, { delivery_type: 1, countries: 1 });
  });
});

const bad = (...paths: string[]): string[] => paths.map((path) => `VALIDATION_ERROR filters.${path}`);

describe('judgeFilters', () => {
  it('takes days and ranges in order', () => {
    assert.deepEqual(judgeFilters({ start_date: '2026-01-01', end_date: '2026-01-01' }), []);
    assert.deepEqual(judgeFilters({ budget_range: { min: 1, max: 1, currency: 'USD' } }), []);
    assert.deepEqual(judgeFilters({}), []);
  });
  it('takes places that the standards list', () => {
    const filters: ProductFilters = {
      countries: ['US', 'GB'],
      regions: ['US-CA', 'GB-SCT'],
      metros: [
        { system: 'nielsen_dma', code: '501' },
        { system: 'eurostat_nuts2', code: 'DE21' },
      ],
      postal_areas: [{ country: 'US', system: 'zip', values: ['10001'] }],
    };
    assert.deepEqual(judgeFilters(filters), []);
  });
  for (const [filters, ...refused] of [
    [{ start_date: '2026-02-30' }, 'INVALID_REQUEST filters.start_date'],
    [{ end_date: 'soon' }, 'INVALID_REQUEST filters.end_date'],
    [{ start_date: '2026-02-02', end_date: '2026-02-01' }, 'VALIDATION_ERROR filters.end_date'],
    [{ budget_range: { min: 2, max: 1, currency: 'USD' } }, 'VALIDATION_ERROR filters.budget_range.max'],
    [{ countries: ['US', 'UK', 'ZZ'] }, ...bad('countries[1]', 'countries[2]')],
    [{ regions: ['US-ZZ', 'US-CA', 'DE-XX'] }, ...bad('regions[0]', 'regions[2]')],
    [
      {
        metros: [
          { system: 'nielsen_dma', code: '562' },
          { system: 'vendor_dma', code: '501' },
          { system: 'uk_itl2', code: 'TLI9' },
        ],
      },
      ...bad('metros[0].code', 'metros[2].code'),
    ],
    [
      { postal_areas: [{ country: 'US', system: 'zip', values: ['10001', '1000'] }] },
      ...bad('postal_areas[0].values[1]'),
    ],
  ] as const satisfies [ProductFilters, ...string[]][])
    it(`refuses ${JSON.stringify(filters)}`, () => assert.deepEqual(told(judgeFilters(filters)), refused));
});

describe('daysOf', () => {
  it('counts both ends, and a month without dates', () => {
    assert.equal(daysOf({ start_date: '2026-04-01', end_date: '2026-04-10' }), 10);
    assert.equal(daysOf({ start_date: '2026-04-01' }), 30);
    assert.equal(daysOf({ start_date: '2026-04-10', end_date: '2026-04-01' }), 30);
  });
});
