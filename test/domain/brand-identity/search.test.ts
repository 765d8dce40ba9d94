import { assert } from 'chai';
import { brandOnWire, foundBrands, registryBrand } from '../../../src/domain/brand-identity/search.ts';
import type { BrandResolution } from '../../../src/domain/brands/record.ts';
import { publisherProfile } from '../../support/publisher.ts';

const brands = [...(publisherProfile.catalogs.brands?.values() ?? [])];
const find = (query: string, more: object = {}) =>
  foundBrands(brands, { query, ...more }).map(({ brand_id: id }) => id);

describe('foundBrands', () => {
  it('puts the brand with the most, and the most telling, words first', () => {
    assert.equal(find('Larkbar')[0], 'larkbar');
    assert.equal(find('oat drinks from the mill')[0], 'meadowlark');
  });

  it('finds words of names, industries, descriptions and taglines in any number', () => {
    assert.include(find('a band for our film'), 'velvet_harbor');
    assert.deepEqual(find('hikers'), ['ada_lindqvist']);
    assert.deepEqual(find('puffins'), ['captain_pip']);
    assert.sameMembers(find('food and beverages'), ['meadowlark', 'larkbar']);
  });

  it('finds nothing for words that no brand has, and every brand for none', () => {
    assert.deepEqual(find('zeppelin insurance'), []);
    assert.sameMembers(
      find('show me all brands'),
      brands.map(({ brand_id: id }) => id),
    );
  });

  it('narrows to industries with those below them, and to countries', () => {
    assert.sameMembers(find('brands', { industries: ['food_beverage'] }), ['meadowlark', 'larkbar']);
    assert.deepEqual(find('brands', { industries: ['food_beverage.alcohol', 'dating'] }), []);
    assert.notInclude(find('voice', { countries: ['JP'] }), 'tomas_okafor');
    assert.include(find('voice', { countries: ['JP', 'NG'] }), 'tomas_okafor');
    assert.notInclude(find('brands', { countries: ['CN'] }), 'ada_lindqvist');
  });

  it('leaves the brand of the caller out', () => {
    const own = { domain: 'meadowlarkfoods.example', brand_id: 'larkbar' };
    assert.notInclude(find('brands', { buyer_brand: own }), 'larkbar');
    assert.include(find('brands', { buyer_brand: own }), 'meadowlark');
  });

  it('shows nothing but the public part', () => {
    const meadowlark = brands.find(({ brand_id: id }) => id === 'meadowlark');
    if (meadowlark === undefined) throw new Error('no such brand');
    const shown = brandOnWire(meadowlark);
    assert.doesNotHaveAnyKeys(shown, ['colors', 'fonts', 'tone', 'assets', 'voice_synthesis', 'tagline']);
    assert.hasAllKeys(shown.rights, ['available_uses', 'countries']);
    const odd = { ...meadowlark, sections: { industries: ['cpg', 'zeppelins'] } };
    assert.deepEqual(brandOnWire(odd).industries, ['cpg']);
  });
});

describe('registryBrand', () => {
  const record: BrandResolution = {
    canonical_id: 'aurora.example',
    canonical_domain: 'aurora.example',
    brand_name: 'Aurora',
    keller_type: 'master',
    house_domain: 'aurora.example',
    source: 'brand_json',
    names: [{ en: 'Aurora' }],
    brand_manifest: {
      description: 'Hotels.',
      tone: 'Quiet.',
      industries: ['travel_hospitality.hotels'],
      logos: [{ url: 'https://aurora.example/logo.svg', orientation: 'square' }],
    },
  };

  it('answers in the form of brands of the declaration', () => {
    const brand = registryBrand(record, 'aurora.example');
    assert.deepInclude(brand, {
      brand_id: 'aurora.example',
      house: { domain: 'aurora.example', name: 'Aurora' },
      names: [{ en: 'Aurora' }],
    });
    assert.hasAllKeys(brand?.sections, ['keller_type', 'description', 'industries', 'logos', 'tone']);
  });

  it('leaves sections out that break the schema of the answer', () => {
    const manifest = { logos: [{ url: 7 }], colors: { primary: 'red' }, description: 'Kept.', assets: [{}] };
    const brand = registryBrand({ ...record, brand_manifest: manifest }, 'aurora.example');
    assert.hasAllKeys(brand?.sections, ['keller_type', 'description']);
  });

  it('answers for no brand that only others described', () => {
    assert.isNull(registryBrand({ ...record, source: 'community' }, 'aurora.example'));
    assert.isNull(registryBrand({ ...record, source: 'enriched' }, 'aurora.example'));
    assert.isNull(registryBrand({ ...record, names: [] }, 'aurora.example'));
  });
});
