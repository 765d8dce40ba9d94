import { assert } from 'chai';
import { awaitedHint, withoutAwaited } from '../../../src/domain/buys/awaited.ts';
import { known, offer, seller } from '../../support/media.ts';

const offers = [offer({ product_id: 'seeded' }, { isOfTest: true }), offer({ product_id: 'sold' })];
const shelves = seller(offers, {
  creatives: new Map([['here', known()]]),
  purged: new Set(['gone']),
  brought: new Map([['brought', { format_kind: 'image' }]]),
});
const wanting = (productId: string, ...ids: string[]) => ({
  product_id: productId,
  creative_assignments: ids.map((creative_id) => ({ creative_id })),
});

describe('creatives that a new buy names before they are synced', () => {
  it('are left out of packages of products of tests, and told', () => {
    const asked = [wanting('seeded', 'late', 'here', 'later'), wanting('seeded', 'late')];
    assert.deepEqual(withoutAwaited(asked, shelves), {
      packages: [wanting('seeded', 'here'), { product_id: 'seeded' } as (typeof asked)[0]],
      awaited: ['late', 'later'],
    });
  });

  for (const [what, asked] of Object.entries({
    'of a product of the catalog': wanting('sold', 'late'),
    'of a product that nobody sells': wanting('none', 'late'),
    'with a creative that was purged': wanting('seeded', 'gone'),
    'with a creative of the library': wanting('seeded', 'here'),
    'with a creative that the request brings': wanting('seeded', 'brought'),
    'without assignments': { product_id: 'seeded' },
  }))
    it(`changes nothing in a package ${what}`, () => {
      const { packages, awaited } = withoutAwaited([asked], shelves);
      assert.deepEqual(awaited, []);
      assert.strictEqual(packages[0], asked);
    });

  it('are named once in a hint of bounded length', () => {
    assert.isUndefined(awaitedHint([]));
    assert.match(awaitedHint(['a']) ?? '', /the creative a yet/);
    assert.match(awaitedHint(['a', 'b', 'c']) ?? '', /the creative a and 2 more yet/);
    const many = Array.from({ length: 50_000 }, (_, at) => `creative_${at}`);
    assert.isBelow(awaitedHint(many)?.length ?? 0, 300);
  });
});
