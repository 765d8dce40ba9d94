import { assert } from 'chai';
import fc from 'fast-check';
import { nearMisses } from '../../../src/domain/contract/publish.ts';

const KNOWN = [
  'core/account-ref.json',
  'core/account.json',
  'core/brand-ref.json',
  'bundles/get_products-request.json',
];

describe('near misses', () => {
  const near = nearMisses(KNOWN);

  it('begin with the path that was probably meant', () => {
    for (const [wrong, right] of [
      ['core/acount-ref.json', 'core/account-ref.json'],
      ['account-ref.json', 'core/account-ref.json'],
      ['Core/AccountRef.json', 'core/account-ref.json'],
      ['core/account-ref', 'core/account-ref.json'],
      ['bundles/get-products-request.json', 'bundles/get_products-request.json'],
      ['get_products-request.json', 'bundles/get_products-request.json'],
    ] as const)
      assert.equal(near(wrong)[0], right, wrong);
  });

  it('are none for what is like nothing, and for what is very long', () => {
    for (const path of ['', '/', '%zz', 'wp-login.php', '../../etc/passwd', 'x'.repeat(8192)])
      assert.deepEqual(near(path), [], path.slice(0, 20));
    assert.deepEqual(nearMisses([])('core/account.json'), []);
  });

  it('are five known paths at most, whatever is asked for', () => {
    const many = nearMisses(Array.from({ length: 200 }, (_, index) => `core/account-${index}.json`));
    assert.lengthOf(many('core/account.json'), 5);
    fc.assert(
      fc.property(fc.string({ maxLength: 200 }), (path) => {
        assert.includeMembers(KNOWN, near(path));
      }),
    );
  });
});
