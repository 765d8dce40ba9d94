import { assert } from 'chai';
import { judgeTargeting } from '../../../../src/domain/buys/judging/overlay.ts';
import { judgeDimensions } from '../../../../src/domain/buys/judging/targeting.ts';
import type { Targeting } from '../../../../src/domain/products/targeting.ts';
import { declared, offer, seller, told } from '../../../support/media.ts';

const NOTHING = declared({
  targeting: {},
  dayparts: false,
  propertyLists: false,
  audiences: null,
  frequencyCaps: null,
});

/** A value that is fine where the dimension is declared, and where the refusal is told otherwise. */
const EACH: readonly [keyof Targeting, Targeting[keyof Targeting] & {}, string][] = [
  ['geo_countries', ['US'], ''],
  ['geo_countries_exclude', ['US'], ''],
  ['geo_regions', ['US-CA'], ''],
  ['geo_regions_exclude', ['US-CA'], ''],
  ['geo_metros', [{ system: 'nielsen_dma', values: ['501'] }], '[0].system'],
  ['geo_metros', [{ system: 'vendor_dma', values: ['501'] }], '[0].system'],
  ['geo_metros_exclude', [{ system: 'uk_itl1', values: ['UKI'] }], '[0].system'],
  ['geo_postal_areas', [{ country: 'US', system: 'zip', values: ['10001'] }], '[0].system'],
  ['geo_postal_areas', [{ system: 'us_zip', values: ['10001'] }], '[0].system'],
  ['geo_postal_areas_exclude', [{ system: 'gb_outward', values: ['SW1A'] }], '[0].system'],
  ['geo_proximity', [{ lat: 1, lng: 2, radius: { value: 5, unit: 'km' } }], ''],
  ['daypart_targets', [{ days: ['monday'], start_hour: 6, end_hour: 12 }], ''],
  ['audience_include', ['fans'], ''],
  ['audience_exclude', ['fans'], ''],
  ['frequency_cap', { suppress_minutes: 5 }, ''],
  ['property_list', { agent_url: 'https://l.example', list_id: 'l' }, ''],
  ['age_restriction', { min: 18 }, ''],
  ['language', ['en'], ''],
  ['keyword_targets', [{ keyword: 'shoes', match_type: 'broad' }], ''],
  ['negative_keywords', [{ keyword: 'war', match_type: 'exact' }], ''],
];

describe('a dimension that is declared', () => {
  for (const [name, value] of EACH)
    it(`is taken: ${name} ${JSON.stringify(value)}`, () => {
      const overlay = { [name]: value };
      assert.deepEqual(told(judgeTargeting(overlay, offer(), seller(), 'o')), []);
    });
  for (const [name, value] of [
    ['device_type', ['mobile']],
    ['device_type_exclude', ['ctv']],
    ['device_platform', ['ios']],
    ['ext', { anything: 1 }],
  ] as const)
    it(`is always taken: ${name}`, () =>
      assert.deepEqual(told(judgeDimensions({ [name]: value }, NOTHING, 'o')), []));
});

describe('a dimension that is not declared', () => {
  for (const [name, value, place] of EACH)
    it(`is refused by its path: ${name} ${JSON.stringify(value)}`, () =>
      assert.deepEqual(told(judgeDimensions({ [name]: value }, NOTHING, 'packages[0].targeting_overlay')), [
        `UNSUPPORTED_FEATURE packages[0].targeting_overlay.${name}${place}`,
      ]));

  for (const [name, value] of [
    ['store_catchments', [{ catalog_id: 'c' }]],
    ['collection_list', { list_id: 'l' }],
    ['collection_list_exclude', { list_id: 'l' }],
    ['axe_include_segment', 's'],
    ['axe_exclude_segment', 's'],
    ['weather', ['rain']],
    ['geo_country', ['US']],
    ['toString', 'x'],
  ] as const)
    it(`is refused by name: ${name}`, () =>
      assert.deepEqual(told(judgeDimensions({ [name]: value } as Targeting, declared(), 'o')), [
        `UNSUPPORTED_FEATURE o.${name}`,
      ]));
});

describe('part of a dimension that is not declared', () => {
  for (const [what, overlay, ...refused] of [
    ['a metro system', { geo_metros: [{ system: 'uk_itl2', values: ['UKI3'] }] }, 'o.geo_metros[0].system'],
    [
      'the second metro system',
      {
        geo_metros_exclude: [
          { system: 'uk_itl1', values: ['UKI'] },
          { system: 'eurostat_nuts2', values: ['DE11'] },
        ],
      },
      'o.geo_metros_exclude[1].system',
    ],
    [
      'a postal system',
      { geo_postal_areas: [{ country: 'GB', system: 'full', values: ['SW1A 1AA'] }] },
      'o.geo_postal_areas[0].system',
    ],
    [
      'an older postal name',
      { geo_postal_areas_exclude: [{ system: 'de_plz', values: ['10115'] }] },
      'o.geo_postal_areas_exclude[0].system',
    ],
    [
      'a postal word without its country',
      { geo_postal_areas: [{ system: 'zip', values: ['10001'] }] },
      'o.geo_postal_areas[0].system',
    ],
    [
      'a way of proximity',
      { geo_proximity: [{ geometry: { type: 'Polygon' } }] },
      'o.geo_proximity[0].geometry',
    ],
    [
      'a transport mode',
      { geo_proximity: [{ travel_time: { value: 5, unit: 'min' }, transport_mode: 'walking' }] },
      'o.geo_proximity[0].transport_mode',
    ],
    [
      'a match type',
      { keyword_targets: [{ keyword: 'a', match_type: 'phrase' }] },
      'o.keyword_targets[0].match_type',
    ],
    [
      'a match type of negative keywords',
      { negative_keywords: [{ keyword: 'a', match_type: 'broad' }] },
      'o.negative_keywords[0].match_type',
    ],
    [
      'a way to verify ages',
      { age_restriction: { min: 18, accepted_methods: ['digital_id', 'credit_card'] } },
      'o.age_restriction.accepted_methods[1]',
    ],
    [
      'several at once',
      { weather: 1, keyword_targets: [{ keyword: 'a', match_type: 'x' }] },
      'o.weather',
      'o.keyword_targets[0].match_type',
    ],
  ] as const)
    it(`is refused: ${what}`, () =>
      assert.deepEqual(
        told(judgeDimensions(overlay as Targeting, declared(), 'o')),
        refused.map((field) => `UNSUPPORTED_FEATURE ${field}`),
      ));

  it('names what could be asked instead', () => {
    const [refused] = judgeDimensions({ geo_metros: [{ system: 'custom', values: [] }] }, declared(), 'o');
    assert.deepEqual(refused?.details, {
      rejected_value: 'custom',
      accepted_values: ['vendor_dma', 'uk_itl1'],
    });
  });

  it('is refused: verified ages where nothing verifies', () => {
    const none = declared({ targeting: { age_restriction: { supported: true } } });
    assert.deepEqual(
      told(judgeDimensions({ age_restriction: { min: 18, verification_required: true } }, none, 'o')),
      ['UNSUPPORTED_FEATURE o.age_restriction.verification_required'],
    );
  });
});

describe('hours of the day', () => {
  for (const [start_hour, end_hour] of [
    [6, 6],
    [12, 6],
  ] as const)
    it(`from ${start_hour} to ${end_hour} are refused`, () =>
      assert.deepEqual(
        told(
          judgeDimensions({ daypart_targets: [{ days: ['monday'], start_hour, end_hour }] }, declared(), 'o'),
        ),
        ['VALIDATION_ERROR o.daypart_targets[0].end_hour'],
      ));
});

describe('a dimension that the product does not take', () => {
  const aimed = offer({}, { targeting: ['geo_countries'] });
  const judge = (overlay: Targeting) => told(judgeTargeting(overlay, aimed, seller(), 'o'));
  it('is refused by name', () => {
    assert.deepEqual(judge({ geo_countries: ['US'], language: ['en'] }), ['UNSUPPORTED_FEATURE o.language']);
    assert.deepEqual(judge({ device_type: ['ctv'] }), ['UNSUPPORTED_FEATURE o.device_type']);
  });
  it('is told once, at its first place', () => {
    const overlay: Targeting = { geo_metros: [{ system: 'uk_itl2', values: ['UKI3'] }] };
    assert.deepEqual(judge(overlay), ['UNSUPPORTED_FEATURE o.geo_metros[0].system']);
  });
  it('is none of those that it takes, and no extension', () =>
    assert.deepEqual(judge({ geo_countries: ['US'], ext: {} } as Targeting), []));
  it('is anything for a product that takes nothing', () => {
    const blind = offer({}, { targeting: [] });
    assert.deepEqual(told(judgeTargeting({ geo_countries: ['US'] }, blind, seller(), 'o')), [
      'UNSUPPORTED_FEATURE o.geo_countries',
    ]);
    assert.deepEqual(told(judgeTargeting({}, blind, seller(), 'o')), []);
    assert.deepEqual(told(judgeTargeting(undefined, blind, seller(), 'o')), []);
  });
});
