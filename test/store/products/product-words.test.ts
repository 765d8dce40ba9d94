import { assert } from 'chai';
import { engines, type TestStore } from '../../support/databases.ts';

const term = (productId: string, text: string, weight = 1) => ({ productId, term: text, weight });
const TERMS = [
  term('a', 'sport', 3),
  term('a', '#ctv', 2),
  term('b', 'sport', 1),
  term('b', 'news', 3),
  term('c', '@*', 2),
  term('c', 'sport', 3),
];
const LONG_AGO = new Date(0);

for (const engine of engines) {
  describe(`words of products on ${engine.name}`, () => {
    let store: TestStore;
    beforeEach(async () => {
      store = await engine.open();
    });
    afterEach(() => store.drop());
    const fill = (digest: string, terms = TERMS, now = new Date(1000), before = LONG_AGO) =>
      store.transaction((tx) => tx.productWords.fill(digest, () => terms, now, before));
    const find = (terms: string[], limit = 10, digest = 'd1') =>
      store.read.productWords.find(digest, terms, limit);

    it('lead to products, those with the most telling ones first, then by name', async () => {
      await fill('d1');
      assert.deepEqual(await find(['sport']), ['a', 'c', 'b']);
      assert.deepEqual(await find(['sport', 'news']), ['b', 'a', 'c']);
      assert.deepEqual(await find(['sport', '#ctv'], 1), ['a']);
      assert.deepEqual(await find(['@*']), ['c']);
    });

    it('lead nowhere for what nobody has', async () => {
      await fill('d1');
      for (const terms of [[], ['spor'], ['Sport'], ["' or 1=1 --"], ['%']])
        assert.deepEqual(await find(terms), []);
      assert.deepEqual(await find(['sport'], 10, 'd2'), []);
    });

    it('are filled once for a catalog, by whichever process comes first', async () => {
      await Promise.all([fill('d1'), fill('d1'), fill('d1', [term('z', 'sport')])]);
      const filled = await find(['sport']);
      assert.deepInclude([['a', 'c', 'b'], ['z']], filled, 'the words of one of them, and of no other');
      await fill('d2', [term('y', 'sport')]);
      assert.deepEqual(await find(['sport'], 10, 'd2'), ['y']);
      assert.deepEqual(await find(['sport']), filled);
    });

    it('are forgotten with a catalog that no process starts with any more', async () => {
      await fill('d1');
      await fill('d2', [], new Date(2000));
      await fill('d2', [], new Date(5000), new Date(1500));
      assert.deepEqual(await find(['sport']), []);
      await fill('d1', TERMS, new Date(6000), new Date(1500));
      assert.deepEqual(await find(['sport']), ['a', 'c', 'b']);
    });
  });
}
