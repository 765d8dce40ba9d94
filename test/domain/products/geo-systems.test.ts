import { assert } from 'chai';
import { metroSystem } from '../../../src/domain/products/places.ts';
import {
  hasMetro,
  hasPostal,
  metrosOf,
  postalOf,
  postalSystem,
} from '../../../src/domain/products/targeting.ts';

describe('metro systems', () => {
  it('know the US areas under two names', () => {
    assert.equal(metroSystem('nielsen_dma'), metroSystem('vendor_dma'));
    assert.isTrue(hasMetro({ vendor_dma: true }, 'nielsen_dma'));
    assert.isTrue(hasMetro({ nielsen_dma: true }, 'vendor_dma'));
  });
  for (const [declared, system] of [
    [undefined, 'vendor_dma'],
    [{}, 'vendor_dma'],
    [{ vendor_dma: false }, 'nielsen_dma'],
    [{ uk_itl1: true }, 'uk_itl2'],
    [{ uk_itl1: true }, 'toString'],
  ] as const)
    it(`do not have ${system} in ${JSON.stringify(declared)}`, () =>
      assert.isFalse(hasMetro(declared, system)));
  it('list what is declared', () =>
    assert.deepEqual(metrosOf({ vendor_dma: true, uk_itl1: false }), ['vendor_dma']));
});

describe('postalSystem', () => {
  it('reads both spellings', () => {
    assert.deepEqual(postalSystem({ country: 'US', system: 'zip' }), { country: 'US', system: 'zip' });
    assert.deepEqual(postalSystem({ system: 'us_zip' }), { country: 'US', system: 'zip' });
    assert.deepEqual(postalSystem({ country: 'GB', system: 'gb_outward' }), {
      country: 'GB',
      system: 'outward',
    });
  });
  for (const area of [{ system: 'zip' }, { system: '' }, { country: 'DE', system: 'us_zip' }])
    it(`cannot read ${JSON.stringify(area)}`, () => assert.isNull(postalSystem(area)));
});

describe('hasPostal', () => {
  const declared = { US: ['zip'], gb_outward: true };
  for (const area of [
    { country: 'US', system: 'zip' },
    { system: 'us_zip' },
    { country: 'GB', system: 'outward' },
    { system: 'gb_outward' },
  ])
    it(`has ${JSON.stringify(area)}`, () => assert.isTrue(hasPostal(declared, area)));
  for (const area of [
    { country: 'US', system: 'zip_plus_four' },
    { system: 'us_zip_plus_four' },
    { country: 'DE', system: 'plz' },
    { country: 'GB', system: 'zip' },
    { system: 'zip' },
    { country: 'CA', system: 'us_zip' },
  ])
    it(`has no ${JSON.stringify(area)}`, () => assert.isFalse(hasPostal(declared, area)));
  it('has nothing where nothing is declared', () => {
    assert.isFalse(hasPostal(undefined, { system: 'us_zip' }));
    assert.isFalse(hasPostal({}, { system: 'us_zip' }));
  });
  it('names the country and system of each area', () =>
    assert.includeMembers(postalOf(declared), ['US/zip', 'GB/outward']));
});
