import { assert } from 'chai';
import { declaredIn } from '../../../../src/domain/buys/judging/seller.ts';
import { publisherProfile } from '../../../support/publisher.ts';

describe('what a seller declares', () => {
  it('is nothing without a word about media buying', () => {
    const declared = declaredIn({}, { sandbox: false });
    assert.deepInclude(declared, {
      targeting: {},
      inlineCreatives: false,
      audiences: null,
      frequencyCaps: null,
      conversions: null,
      goalMetrics: [],
    });
  });

  it('is one member as the least audience of a sandbox account, and what the profile says of others', () => {
    const least = (sandbox: boolean) => declaredIn(publisherProfile, { sandbox }).audiences;
    assert.deepEqual(least(true), { minimumSize: 1 });
    assert.deepEqual(least(false), {
      minimumSize: publisherProfile.media_buy?.audience_targeting?.minimum_audience_size,
    });
  });

  it('is what the profile says', () => {
    const declared = declaredIn(publisherProfile, { sandbox: false });
    assert.isTrue(declared.inlineCreatives);
    assert.deepEqual(declared.audiences, { minimumSize: 100 });
    assert.include(declared.goalMetrics, 'clicks');
    assert.isTrue(declared.targeting.geo_countries);
  });

  it('has no feature that is only spoken of', () => {
    const media_buy = { ...publisherProfile.media_buy, features: { inline_creative_management: false } };
    assert.isFalse(declaredIn({ media_buy: media_buy as never }, { sandbox: false }).inlineCreatives);
  });
});
