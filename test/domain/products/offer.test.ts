import { assert } from 'chai';
import { offerOf } from '../../../src/domain/products/product.ts';
import { product } from '../../support/media.ts';

const stock = {
  weekly_impressions: 700_005,
  countries: { US: 90, CA: 10, MX: 0 },
  targeting: ['geo_countries'],
};

describe('offerOf', () => {
  it('is sold where its stock is', () => {
    const offer = offerOf(product(), stock);
    assert.deepInclude(offer, {
      countries: ['US', 'CA'],
      dailyImpressions: 100_000,
      targeting: ['geo_countries'],
      needsCreatives: true,
      isAvailable: true,
      accounts: null,
      isOfTest: false,
    });
    assert.isFalse(offerOf(product(), { ...stock, runs_without_creatives: true }).needsCreatives);
  });
  it('has no bounds without stock', () =>
    assert.deepInclude(offerOf(product(), null), {
      countries: [],
      dailyImpressions: null,
      targeting: null,
      needsCreatives: true,
    }));
  it('is about what its properties are', () => {
    const tagged = {
      publisher_domain: 'a.example',
      selection_type: 'by_tag',
      property_tags: ['news'],
    } as const;
    assert.deepEqual(offerOf(product({ publisher_properties: [tagged] }), stock).topics, ['news']);
  });
  it('may run longer than it is on offer', () =>
    assert.isNull(offerOf(product({ expires_at: '2026-05-01T00:00:00Z' }), stock).until));
  it('takes the accounts and the audience that the caller knows', () =>
    assert.deepInclude(offerOf(product(), stock, { accounts: ['a'], audience: ['fans'] }), {
      accounts: ['a'],
      audience: ['fans'],
    }));
});
