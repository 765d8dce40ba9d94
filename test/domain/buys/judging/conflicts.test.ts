import { assert } from 'chai';
import { judgeConflicts } from '../../../../src/domain/buys/judging/overlay.ts';
import type { Targeting } from '../../../../src/domain/products/targeting.ts';
import { told } from '../../../support/media.ts';

const dma = <S extends string>(system: S, ...values: string[]) => ({ system, values });

describe('a value that is both asked for and excluded', () => {
  for (const [targeting, field] of [
    [{ geo_countries: ['US', 'CA'], geo_countries_exclude: ['CA'] }, 'geo_countries_exclude[0]'],
    [{ geo_regions: ['US-CA'], geo_regions_exclude: ['US-NY', 'US-CA'] }, 'geo_regions_exclude[1]'],
    [
      { geo_metros: [dma('vendor_dma', '501')], geo_metros_exclude: [dma('vendor_dma', '803', '501')] },
      'geo_metros_exclude[0].values[1]',
    ],
    [
      { geo_metros: [dma('vendor_dma', '501')], geo_metros_exclude: [dma('nielsen_dma', '501')] },
      'geo_metros_exclude[0].values[0]',
    ],
    [
      {
        geo_postal_areas: [{ country: 'US', ...dma('zip', '10001') }],
        geo_postal_areas_exclude: [dma('us_zip', '10001')],
      },
      'geo_postal_areas_exclude[0].values[0]',
    ],
    [
      {
        geo_postal_areas: [{ country: 'GB', ...dma('full', 'SW1A 1AA') }],
        geo_postal_areas_exclude: [{ country: 'GB', ...dma('full', 'sw1a1aa') }],
      },
      'geo_postal_areas_exclude[0].values[0]',
    ],
    [{ audience_include: ['a'], audience_exclude: ['a'] }, 'audience_exclude[0]'],
    [{ device_type: ['mobile', 'ctv'], device_type_exclude: ['ctv'] }, 'device_type_exclude[0]'],
    [
      {
        keyword_targets: [{ keyword: 'Shoes', match_type: 'exact' }],
        negative_keywords: [{ keyword: 'shoes', match_type: 'exact' }],
      },
      'negative_keywords[0]',
    ],
  ] satisfies [Targeting, string][])
    it(`is refused at ${field}`, () =>
      assert.deepEqual(told(judgeConflicts(targeting, 'o')), [`VALIDATION_ERROR o.${field}`]));

  for (const targeting of [
    {},
    { geo_countries: ['US'] },
    { geo_countries: ['US'], geo_countries_exclude: ['CA'] },
    { geo_countries: ['US'], geo_regions_exclude: ['US-CA'] },
    { geo_metros: [dma('vendor_dma', '501')], geo_metros_exclude: [dma('uk_itl1', '501')] },
    {
      geo_postal_areas: [{ country: 'US', ...dma('zip', '10001') }],
      geo_postal_areas_exclude: [{ country: 'DE', ...dma('plz', '10001') }],
    },
    { audience_include: ['a'], audience_exclude: ['A'] },
    {
      keyword_targets: [{ keyword: 'shoes', match_type: 'broad' }],
      negative_keywords: [{ keyword: 'shoes', match_type: 'exact' }],
    },
  ] satisfies Targeting[])
    it(`is not in ${JSON.stringify(targeting)}`, () =>
      assert.deepEqual(told(judgeConflicts(targeting, 'o')), []));
});
