import { readFileSync } from 'node:fs';
import { assert } from 'chai';
import { judgeTargeting } from '../../../../src/domain/buys/judging/overlay.ts';
import type { Targeting } from '../../../../src/domain/products/targeting.ts';
import { declared, offer, seller, told } from '../../../support/media.ts';

const schema = JSON.parse(
  readFileSync(new URL('../../../../schemas/v3/core/targeting.json', import.meta.url), 'utf8'),
) as { properties: Record<string, unknown> };

const ALL = declared({
  targeting: {
    geo_countries: true,
    geo_regions: true,
    geo_metros: { vendor_dma: true, uk_itl1: true, uk_itl2: true, eurostat_nuts2: true },
    geo_postal_areas: {
      US: ['zip', 'zip_plus_four'],
      GB: ['outward', 'full'],
      CA: ['fsa', 'full'],
      DE: ['plz'],
    },
    geo_proximity: { radius: true, travel_time: true, geometry: true, transport_modes: ['driving'] },
    age_restriction: { supported: true, verification_methods: ['digital_id'] },
    language: true,
    keyword_targets: { supported_match_types: ['broad'] },
    negative_keywords: { supported_match_types: ['broad'] },
  },
  storeCatchments: true,
  collectionLists: true,
});
const NOTHING = declared({
  targeting: {},
  dayparts: false,
  storeCatchments: false,
  collectionLists: false,
  propertyLists: false,
  audiences: null,
  frequencyCaps: null,
});
const SIGNAL = {
  signal_ref: { scope: 'data_provider', data_provider_domain: 'data.example', signal_id: 'sports' },
} as const;

type Row = {
  readonly values: readonly unknown[];
  /** Where below the dimension a refusal points; not refused by any declaration when absent. */
  readonly refusedAt?: string;
  readonly isNeverOffered?: boolean;
};
const list = { agent_url: 'https://lists.example/mcp', list_id: 'l' };
const metros = [
  [{ system: 'nielsen_dma', values: ['501'] }],
  [{ system: 'vendor_dma', values: ['803'] }],
  [{ system: 'uk_itl1', values: ['TLI'] }],
  [{ system: 'uk_itl2', values: ['TLI3'] }],
  [{ system: 'eurostat_nuts2', values: ['DE21'] }],
];
const postal = [
  [{ country: 'US', system: 'zip', values: ['10001'] }],
  [{ system: 'us_zip', values: ['10001'] }],
  [{ country: 'US', system: 'us_zip', values: ['10001'] }],
  [{ system: 'us_zip_plus_four', values: ['10001-1234'] }],
  [{ country: 'GB', system: 'outward', values: ['SW1A'] }],
  [{ system: 'gb_full', values: ['SW1A 1AA'] }],
  [{ system: 'ca_fsa', values: ['K1A'] }],
  [{ country: 'CA', system: 'full', values: ['K1A 0B1'] }],
  [{ system: 'de_plz', values: ['10115'] }],
];

const ROWS: Record<string, Row> = {
  geo_countries: { values: [['US', 'DE']], refusedAt: '' },
  geo_countries_exclude: { values: [['FR']], refusedAt: '' },
  geo_regions: { values: [['US-CA']], refusedAt: '' },
  geo_regions_exclude: { values: [['GB-SCT']], refusedAt: '' },
  geo_metros: { values: metros, refusedAt: '[0].system' },
  geo_metros_exclude: { values: metros, refusedAt: '[0].system' },
  geo_postal_areas: { values: postal, refusedAt: '[0].system' },
  geo_postal_areas_exclude: { values: postal, refusedAt: '[0].system' },
  geo_proximity: {
    values: [
      [{ lat: 52.5, lng: 13.4, radius: { value: 5, unit: 'km' } }],
      [{ lat: 52.5, lng: 13.4, travel_time: { value: 5, unit: 'min' }, transport_mode: 'driving' }],
      [{ geometry: { type: 'Polygon', coordinates: [] } }],
    ],
    refusedAt: '',
  },
  daypart_targets: { values: [[{ days: ['monday'], start_hour: 6, end_hour: 12 }]], refusedAt: '' },
  axe_include_segment: { values: ['s'], refusedAt: '', isNeverOffered: true },
  axe_exclude_segment: { values: ['s'], refusedAt: '', isNeverOffered: true },
  audience_include: { values: [['fans']], refusedAt: '' },
  audience_exclude: { values: [['fans']], refusedAt: '' },
  signal_targeting_groups: {
    values: [
      { operator: 'all', groups: [{ operator: 'any', signals: [SIGNAL] }] },
      { operator: 'all', groups: [{ operator: 'none', signals: [SIGNAL] }] },
    ],
  },
  signal_targeting: { values: [[SIGNAL]] },
  frequency_cap: { values: [{ suppress_minutes: 5 }], refusedAt: '' },
  property_list: { values: [list], refusedAt: '' },
  collection_list: { values: [list], refusedAt: '' },
  collection_list_exclude: { values: [list], refusedAt: '' },
  age_restriction: { values: [{ min: 13 }, { min: 99, verification_required: true }], refusedAt: '' },
  device_platform: { values: [['ios']] },
  device_type: { values: [['ctv']] },
  device_type_exclude: { values: [['mobile']] },
  store_catchments: { values: [[{ catalog_id: 'stores' }]], refusedAt: '' },
  language: { values: [['en', 'zu']], refusedAt: '' },
  keyword_targets: { values: [[{ keyword: 'shoes', match_type: 'broad' }]], refusedAt: '' },
  negative_keywords: { values: [[{ keyword: 'war', match_type: 'broad' }]], refusedAt: '' },
};
const signals = { signal_targeting_allowed: true };

describe('every dimension of targeting', () => {
  it('has a row', () => assert.sameMembers(Object.keys(ROWS), Object.keys(schema.properties)));

  for (const [name, { values, refusedAt, isNeverOffered = false }] of Object.entries(ROWS))
    for (const value of values) {
      const what = `${name} ${JSON.stringify(value)}`;
      const overlay = { [name]: value } as Targeting;
      const judge = (one: typeof ALL, taken: string[]) =>
        told(
          judgeTargeting(
            overlay,
            offer(signals, { targeting: taken }),
            seller(undefined, { declared: one }),
            'o',
          ),
        );
      if (!isNeverOffered)
        it(`is taken where it is declared: ${what}`, () => assert.deepEqual(judge(ALL, [name]), []));
      it(`is refused by name where the product does not take it: ${what}`, () => {
        const [first = ''] = judge(ALL, []);
        assert.match(first, new RegExp(`^UNSUPPORTED_FEATURE o\\.${name}(\\[0\\]\\.system)?$`));
      });
      if (refusedAt !== undefined)
        it(`is refused by name where it is not declared: ${what}`, () =>
          assert.deepEqual(judge(isNeverOffered ? ALL : NOTHING, [name]), [
            `UNSUPPORTED_FEATURE o.${name}${refusedAt}`,
          ]));
      else it(`needs no declaration: ${what}`, () => assert.deepEqual(judge(NOTHING, [name]), []));
    }
});

describe('values that are none', () => {
  const judge = (overlay: object) =>
    told(judgeTargeting(overlay as Targeting, offer(), seller(undefined, { declared: ALL }), 'o'));
  for (const [what, overlay, ...fields] of [
    [
      'a country that is only reserved',
      { geo_countries: ['US', 'EU', 'XX'] },
      'geo_countries[1]',
      'geo_countries[2]',
    ],
    ['the United Kingdom by its name', { geo_countries_exclude: ['UK'] }, 'geo_countries_exclude[0]'],
    ['a region of no country', { geo_regions: ['US-CA', 'XX-1'] }, 'geo_regions[1]'],
    ['a region without a country', { geo_regions_exclude: ['CA'] }, 'geo_regions_exclude[0]'],
    [
      'a market that there is not',
      { geo_metros: [{ system: 'vendor_dma', values: ['501', '499', '882', 'NYC'] }] },
      'geo_metros[0].values[1]',
      'geo_metros[0].values[2]',
      'geo_metros[0].values[3]',
    ],
    [
      'a market under the older name',
      { geo_metros_exclude: [{ system: 'nielsen_dma', values: ['5010'] }] },
      'geo_metros_exclude[0].values[0]',
    ],
    [
      'a zip of four digits',
      { geo_postal_areas: [{ country: 'US', system: 'zip', values: ['1000'] }] },
      'geo_postal_areas[0].values[0]',
    ],
    [
      'the same under the older name',
      { geo_postal_areas: [{ system: 'us_zip', values: ['1000'] }] },
      'geo_postal_areas[0].values[0]',
    ],
    [
      'an outward code that is a full one',
      { geo_postal_areas_exclude: [{ system: 'gb_outward', values: ['SW1A 1AA'] }] },
      'geo_postal_areas_exclude[0].values[0]',
    ],
    ['a language of three letters', { language: ['en', 'eng', 'xx'] }, 'language[1]', 'language[2]'],
    ['an age below thirteen', { age_restriction: { min: 12 } }, 'age_restriction.min'],
    ['an age of a hundred', { age_restriction: { min: 100 } }, 'age_restriction.min'],
    ['half a year', { age_restriction: { min: 18.5 } }, 'age_restriction.min'],
  ] as const)
    it(`are refused: ${what}`, () =>
      assert.deepEqual(
        judge(overlay),
        fields.map((field) => `VALIDATION_ERROR o.${field}`),
      ));

  it('are told up to twenty of a dimension', () =>
    assert.lengthOf(judge({ geo_countries: Array.from({ length: 500 }, () => 'XX') }), 20));
});
