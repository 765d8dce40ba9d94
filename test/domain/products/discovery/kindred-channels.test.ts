import { assert } from 'chai';
import { suitsChannels } from '../../../../src/domain/products/discovery/brief.ts';

describe('suitsChannels', () => {
  for (const [asked, named, suits] of [
    [[], [['olv']], true],
    [[], [], true],
    [['display'], [], false],
    [['display'], [['display']], true],
    [['display'], [['olv'], ['ctv']], false],
    [['display'], [['olv'], []], true],
    [['display', 'olv'], [['olv']], true],
    [['display'], [['podcast'], ['email', 'display']], true],
    [['linear_tv'], [['olv']], true],
    [['ctv'], [['linear_tv']], true],
    [['linear_tv'], [['display']], false],
    [['podcast'], [['streaming_audio']], false],
  ] as const)
    it(`is ${suits} for a brief on ${JSON.stringify(asked)} and seeds on ${JSON.stringify(named)}`, () => {
      assert.equal(suitsChannels(named, asked), suits);
    });
});
