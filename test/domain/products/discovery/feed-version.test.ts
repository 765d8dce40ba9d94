import { assert } from 'chai';
import fc from 'fast-check';
import {
  asSets,
  isUnchangedWholesaleFeed,
  wholesaleFeedVersions,
} from '../../../../src/domain/products/discovery/feed-version.ts';

const A = { product_id: 'a', name: 'A', pricing_options: [{ pricing_option_id: 'x', fixed_price: 1 }] };
const B = { product_id: 'b', name: 'B', pricing_options: [] };
const scope = { agentUrl: 'https://agent.example/mcp' };
const base = wholesaleFeedVersions(scope, [A, B]);

describe('asSets', () => {
  for (const [one, other] of [
    [
      { a: 1, b: 2 },
      { b: 2, a: 1 },
    ],
    [{ countries: ['US', 'DE'] }, { countries: ['DE', 'US', 'DE'] }],
    [{ a: null, b: undefined }, {}],
    [{ list: [{ x: 1 }, { y: 2 }] }, { list: [{ y: 2 }, { x: 1 }] }],
  ])
    it(`makes ${JSON.stringify(one)} and ${JSON.stringify(other)} equal`, () =>
      assert.deepEqual(asSets(one), asSets(other)));
  for (const [one, other] of [
    [{ a: 1 }, { a: '1' }],
    [{ a: 0 }, {}],
    [{ a: [] }, {}],
    [{ a: false }, {}],
    [['a'], ['a', 'b']],
  ])
    it(`keeps ${JSON.stringify(one)} and ${JSON.stringify(other)} apart`, () =>
      assert.notDeepEqual(asSets(one), asSets(other)));
  it('changes nothing the second time', () => {
    fc.assert(fc.property(fc.jsonValue(), (value) => assert.deepEqual(asSets(asSets(value)), asSets(value))));
  });
});

describe('versions of a feed', () => {
  it('are the same for the same', () => {
    assert.deepEqual(wholesaleFeedVersions({ ...scope, filters: undefined }, [B, A]), base);
    const narrowed = (countries: string[]) =>
      wholesaleFeedVersions({ ...scope, filters: { countries } }, [A]);
    assert.deepEqual(narrowed(['US', 'DE']), narrowed(['DE', 'US']));
  });
  it('both move with a price', () => {
    const dearer = wholesaleFeedVersions(scope, [
      { ...A, pricing_options: [{ pricing_option_id: 'x', fixed_price: 2 }] },
      B,
    ]);
    assert.notEqual(dearer.feed, base.feed);
    assert.notEqual(dearer.pricing, base.pricing);
  });
  it('of prices stay with a name', () => {
    const other = { ...A, name: 'Z' };
    const renamed = wholesaleFeedVersions(scope, [other, B]);
    assert.notEqual(renamed.feed, base.feed);
    assert.equal(renamed.pricing, base.pricing);
  });
  for (const [what, more] of [
    ['another agent', { agentUrl: 'https://other.example/mcp' }],
    ['filters', { filters: { countries: ['US'] } }],
    ['a property list', { propertyList: { list_id: 'l' } }],
    ['a catalog', { catalog: { catalog_id: 'c' } }],
    ['an account', { accountId: 'acc_1' }],
  ] as const)
    it(`differ with ${what}`, () => {
      const other = wholesaleFeedVersions({ ...scope, ...more }, [A, B]);
      assert.notEqual(other.feed, base.feed);
      assert.notEqual(other.pricing, base.pricing);
    });
  it('are never each other', () => assert.notEqual(base.feed, base.pricing));
});

describe('isUnchanged', () => {
  for (const [known, result] of [
    [{ if_wholesale_feed_version: base.feed }, true],
    [{ if_wholesale_feed_version: base.feed, if_pricing_version: base.pricing }, true],
    [{ if_wholesale_feed_version: base.feed, if_pricing_version: 'old' }, false],
    [{ if_wholesale_feed_version: 'old', if_pricing_version: base.pricing }, false],
    [{ if_pricing_version: base.pricing }, false],
    [{ if_wholesale_feed_version: '' }, false],
    [{}, false],
  ] as const)
    it(`is ${result} for ${JSON.stringify(known)}`, () =>
      assert.equal(isUnchangedWholesaleFeed(known, base), result));
});
