import { assert } from 'chai';
import { mayExtendTrust, resolutionOf } from '../../../src/domain/brand-identity/judge-claim.ts';

const record = {
  source: 'brand_json',
  house_domain: 'house.example',
  relationship_trust: 'mutual',
} as const;

describe('mayExtendTrust', () => {
  it('needs the word of both sides', () => {
    assert.isTrue(mayExtendTrust('owned', 'house.example', record));
    assert.isTrue(mayExtendTrust('owned', 'house.example', { ...record, relationship_trust: 'inline' }));
  });

  for (const [what, status, house, other] of [
    ['no file of the domain', 'owned', 'house.example', null],
    ['a file that names another house', 'owned', 'other.example', record],
    [
      'a file that names a house which is silent',
      'owned',
      'house.example',
      { ...record, relationship_trust: 'leaf_only' },
    ],
    ['a record that somebody else wrote', 'owned', 'house.example', { ...record, source: 'community' }],
    ['a verdict that is not owned', 'licensed_in', 'house.example', record],
    ['a verdict that is unknown', 'unknown', 'house.example', record],
  ] as const) {
    it(`extends nothing with ${what}`, () => assert.isFalse(mayExtendTrust(status, house, other)));
  }

  it('tells how a domain resolves', () => {
    assert.include(resolutionOf(record), 'house.example');
    assert.include(resolutionOf({ ...record, relationship_trust: 'leaf_only' }), 'stands for itself');
    assert.include(resolutionOf(null), 'no brand.json');
  });
});
