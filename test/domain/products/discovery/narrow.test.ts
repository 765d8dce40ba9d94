import { assert } from 'chai';
import { type Asked, narrow, withoutPrices } from '../../../../src/domain/products/discovery/found.ts';
import { NOW, offer } from '../../../support/media.ts';

const traits = { now: NOW, targeting: {}, features: {}, exchanges: [], standardFormats: new Set<string>() };
const on = (domain: string) => [{ publisher_domain: domain, selection_type: 'all' as const }];
const offers = [
  offer({ product_id: 'a', publisher_properties: on('a.example'), enforced_policies: ['x', 'y'] }),
  offer({ product_id: 'shop', publisher_properties: on('b.example'), catalog_types: ['product'] }),
  offer({ product_id: 'over', expires_at: NOW.toISOString() }),
  offer({ product_id: 'later', publisher_properties: on('a.example'), expires_at: '2999-01-01T00:00:00Z' }),
  offer({ product_id: 'gone' }, { isAvailable: false }),
];
const run = (asked: Partial<Asked>) => narrow(offers, { properties: null, ...asked }, traits);
const left = (asked: Partial<Asked>) => run(asked).offers.map(({ product }) => product.product_id);

describe('narrow', () => {
  for (const [what, asked, ids] of [
    ['nothing', {}, ['a', 'shop', 'later']],
    ['policies', { required_policies: ['x', 'y'] }, ['a']],
    ['a policy that nobody is held to', { required_policies: ['x', 'z'] }, []],
    ['a list of properties', { properties: [{ domain: 'a.example' }] }, ['a', 'later']],
    ['a list of nothing', { properties: [] }, []],
    ['a catalog', { catalog: { type: 'product' } }, ['shop']],
    ['a catalog that nothing is sold by', { catalog: { type: 'job' } }, ['a', 'shop', 'later']],
    ['a filter', { filters: { exclusivity: 'exclusive' } }, []],
  ] as const)
    it(`leaves ${ids.length} when asked by ${what}`, () => assert.deepEqual(left(asked), [...ids]));

  it('tells what excluded how many', () => {
    const told = run({ required_policies: ['x'], properties: [], filters: { channels: ['ctv'] } });
    assert.equal(told.candidates, 3);
    assert.deepEqual(told.excludedBy, { required_policies: 2, property_list: 1 });
    assert.isFalse(told.isCatalogApplied);
    assert.isTrue(run({ catalog: { type: 'product' } }).isCatalogApplied);
  });
});

describe('withoutPrices', () => {
  it('leaves all other filters', () =>
    assert.deepEqual(
      withoutPrices({
        channels: ['ctv'],
        is_fixed_price: true,
        pricing_currencies: ['USD'],
        budget_range: { max: 1, currency: 'USD' },
      }),
      { channels: ['ctv'] },
    ));
});
