import { assert } from 'chai';
import fc from 'fast-check';
import { iso31662 } from 'iso-3166';
import { judgePlaces } from '../../../../src/domain/buys/judging/places.ts';
import type { Targeting } from '../../../../src/domain/products/targeting.ts';
import { told } from '../../../support/media.ts';

const judge = (targeting: Targeting): string[] => told(judgePlaces(targeting, 'o'));

describe('a place of a country that is not targeted', () => {
  for (const [what, targeting, ...fields] of [
    ['a region', { geo_countries: ['DE'], geo_regions: ['US-CA', 'DE-BY'] }, 'geo_regions[0]'],
    [
      'a region of an excluded country',
      { geo_countries_exclude: ['US'], geo_regions: ['US-CA'] },
      'geo_regions[0]',
    ],
    [
      'a market',
      { geo_countries: ['GB'], geo_metros: [{ system: 'nielsen_dma', values: ['501'] }] },
      'geo_metros[0].values[0]',
    ],
    [
      'a British region',
      { geo_countries: ['US'], geo_metros: [{ system: 'uk_itl1', values: ['TLI'] }] },
      'geo_metros[0].values[0]',
    ],
    [
      'a European region by its own country',
      { geo_countries: ['GR'], geo_metros: [{ system: 'eurostat_nuts2', values: ['EL30', 'DE21'] }] },
      'geo_metros[0].values[1]',
    ],
    [
      'a postal area',
      { geo_countries: ['US'], geo_postal_areas: [{ country: 'GB', system: 'outward', values: ['SW1A'] }] },
      'geo_postal_areas[0]',
    ],
    [
      'a postal area by the older name',
      { geo_countries_exclude: ['US'], geo_postal_areas: [{ system: 'us_zip', values: ['10001'] }] },
      'geo_postal_areas[0]',
    ],
  ] satisfies [string, Targeting, ...string[]][])
    it(`is refused: ${what}`, () =>
      assert.deepEqual(
        judge(targeting),
        fields.map((field) => `VALIDATION_ERROR o.${field}`),
      ));

  it('is refused for every region of ISO 3166-2 unless its own country is targeted', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...iso31662),
        fc.constantFrom('US', 'DE', 'JP', 'BR'),
        ({ code }, country) => {
          const refused = judge({ geo_countries: [country], geo_regions: [code] });
          assert.equal(refused.length === 0, code.startsWith(`${country}-`), code);
        },
      ),
    );
  });

  it('is told for the first twenty', () => {
    const geo_regions = Array.from({ length: 60 }, () => 'US-CA');
    assert.lengthOf(judge({ geo_countries: ['DE'], geo_regions }), 20);
  });
});

describe('a place that can be reached', () => {
  for (const targeting of [
    {},
    { geo_countries: ['DE'] },
    { geo_regions: ['US-CA', 'DE-BY'] },
    { geo_countries: ['US', 'DE'], geo_regions: ['US-CA', 'DE-BY'] },
    { geo_countries: ['DE'], geo_regions_exclude: ['US-CA'] },
    { geo_countries_exclude: ['FR'], geo_regions: ['US-CA'] },
    { geo_countries: ['GB'], geo_metros: [{ system: 'eurostat_nuts2', values: ['UKI3'] }] },
    { geo_countries: ['US'], geo_metros: [{ system: 'vendor_dma', values: ['501'] }] },
  ] satisfies Targeting[])
    it(`is taken: ${JSON.stringify(targeting)}`, () => assert.deepEqual(judge(targeting), []));
});
