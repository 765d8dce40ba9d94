import { assert } from 'chai';
import { filterByProperties, type PropertyOfList } from '../../../../src/domain/products/discovery/found.ts';
import { isVisible, type Product } from '../../../../src/domain/products/product.ts';
import { projected, reducedProduct, standardOffers } from '../../../../src/domain/products/product-views.ts';
import { offer, product } from '../../../support/media.ts';

const all = (...publisher_domains: string[]) => ({ selection_type: 'all', publisher_domains }) as const;
const byId = (publisher_domain: string, ...property_ids: string[]) =>
  ({ selection_type: 'by_id', publisher_domain, property_ids }) as const;
const keeps = (more: Partial<Product>, ...listed: PropertyOfList[]) =>
  filterByProperties([offer(more)], listed).length === 1;
const A = { domain: 'a.example' };
const B = { domain: 'b.example' };
const A1 = { domain: 'a.example', propertyId: 'one' };

describe('a list of properties', () => {
  for (const [what, selectors, listed] of [
    ['all of a domain', [all('a.example')], [A]],
    ['all of two domains', [all('a.example', 'b.example')], [A, B]],
    ['another spelling of the domain', [all('a.example')], [{ domain: 'https://www.A.example/' }]],
    ['a property by id', [byId('a.example', 'one')], [A1]],
    ['a property of a listed domain', [byId('a.example', 'one')], [A]],
  ] as const)
    it(`keeps a product of ${what}`, () =>
      assert.isTrue(keeps({ publisher_properties: selectors }, ...listed)));
  for (const [what, selectors, listed] of [
    ['nothing that is listed', [all('c.example')], [A, B]],
    ['more than is listed', [all('a.example', 'c.example')], [A]],
    ['a whole domain of which one property is listed', [all('a.example')], [A1]],
    ['another property of the domain', [byId('a.example', 'two')], [A1]],
    ['two properties of which one is listed', [byId('a.example', 'one', 'two')], [A1]],
    ['the same id elsewhere', [byId('b.example', 'one')], [A1]],
    ['anything, for an empty list', [all('a.example')], []],
    ['no property at all', [], [A]],
  ] as const)
    it(`leaves out a product of ${what}`, () =>
      assert.isFalse(keeps({ publisher_properties: selectors }, ...listed)));

  it('narrows a product that can be aimed at single properties', () => {
    const aimed = { property_targeting_allowed: true };
    assert.isTrue(keeps({ ...aimed, publisher_properties: [all('a.example', 'c.example')] }, A));
    assert.isTrue(keeps({ ...aimed, publisher_properties: [byId('a.example', 'one', 'two')] }, A1));
    assert.isTrue(keeps({ ...aimed, publisher_properties: [all('a.example')] }, A1));
    assert.isFalse(keeps({ ...aimed, publisher_properties: [all('c.example')] }, A, B));
    assert.isFalse(keeps({ ...aimed, publisher_properties: [byId('a.example', 'two')] }, A1));
  });
});

describe('a caller without credentials', () => {
  it('sees standard offers only', () => {
    const offers = [offer(), offer({ is_custom: true }), offer({}, { accounts: ['acc_1'] })];
    assert.deepEqual(standardOffers(offers), offers.slice(0, 1));
  });
  it('sees neither prices nor terms', () => {
    const full = { ...product(), forecast: {}, measurement_terms: {}, product_card: { price_label: '$10' } };
    const reduced = reducedProduct(full);
    for (const name of ['pricing_options', 'forecast', 'measurement_terms', 'product_card'])
      assert.notProperty(reduced, name);
    assert.include(reduced, {
      product_id: 'news_display',
      name: 'News display',
      delivery_type: 'non_guaranteed',
    });
    assert.property(full, 'pricing_options');
  });
});

describe('an offer for some accounts', () => {
  it('is seen by those', () => {
    assert.isTrue(isVisible({ accounts: ['acc_1'] }, 'acc_1'));
    assert.isTrue(isVisible({ accounts: null }, null));
  });
  it('is seen by no others', () => {
    assert.isFalse(isVisible({ accounts: ['acc_1'] }, 'acc_2'));
    assert.isFalse(isVisible({ accounts: ['acc_1'] }, null));
    assert.isFalse(isVisible({ accounts: [] }, 'acc_1'));
  });
});

describe('projected', () => {
  const whole = {
    product_id: 'a',
    name: 'A',
    description: 'D',
    publisher_properties: [],
    delivery_type: 'guaranteed',
    reporting_capabilities: {},
    format_ids: [],
  };
  const product = { ...whole, channels: ['ctv'], pricing_options: [] };
  it('keeps the fields that are asked for, and those that every product has', () => {
    assert.deepEqual(projected(product, ['channels']), { ...whole, channels: ['ctv'] });
    assert.deepEqual(projected(product, []), whole);
    assert.deepEqual(projected(product, undefined), product);
    assert.deepEqual(projected(product, ['nope']), whole);
  });
});
