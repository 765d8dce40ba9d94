import { assert } from 'chai';
import { declaredIn } from '../../../../src/domain/buys/judging/seller.ts';
import { builtInProfile } from '../../../../src/domain/declaration/built-in.ts';

describe('what a seller declares', () => {
  it('is nothing without a word about media buying', () => {
    const declared = declaredIn({});
    assert.deepInclude(declared, {
      targeting: {},
      inlineCreatives: false,
      audiences: null,
      frequencyCaps: null,
      conversions: null,
      goalMetrics: [],
    });
  });

  it('is what the profile says', () => {
    const declared = declaredIn(builtInProfile);
    assert.isTrue(declared.inlineCreatives);
    assert.deepEqual(declared.audiences, { minimumSize: 100 });
    assert.include(declared.goalMetrics, 'clicks');
    assert.isTrue(declared.targeting.geo_countries);
  });

  it('has no feature that is only spoken of', () => {
    const media_buy = { ...builtInProfile.media_buy, features: { inline_creative_management: false } };
    assert.isFalse(declaredIn({ media_buy: media_buy as never }).inlineCreatives);
  });
});
