import { assert } from 'chai';
import type { Fixture } from '../../src/store/fixtures.ts';
import { engines, type TestStore } from '../support/databases.ts';

const fixture = (more: Partial<Fixture> = {}): Fixture => ({
  principalId: 'p1',
  kind: 'product',
  id: 'a',
  accountId: null,
  document: { name: 'A' },
  createdAt: new Date(1000),
  ...more,
});

for (const engine of engines) {
  describe(`fixtures on ${engine.name}`, () => {
    let store: TestStore;
    beforeEach(async () => {
      store = await engine.open();
    });
    afterEach(() => store.drop());
    const put = (...list: Fixture[]) =>
      store.transaction(async (tx) => {
        for (const one of list) {
          await tx.fixtures.lock(one);
          await tx.fixtures.put(one);
        }
      });
    const ids = async (account: string | null = null, principal = 'p1') =>
      (await store.read.fixtures.list(principal, 'product', account)).map(({ id }) => id);

    it('are found by those who made them', async () => {
      await put(fixture());
      assert.deepEqual(await store.read.fixtures.find(fixture()), fixture());
      for (const other of [{ principalId: 'p2' }, { kind: 'plan' as const }, { id: 'b' }])
        assert.isUndefined(await store.read.fixtures.find(fixture(other)));
      assert.deepEqual(await ids(null, 'p2'), []);
    });

    it('are listed for an account, the newest first, equal ages by name', async () => {
      await put(
        fixture({ id: 'old' }),
        fixture({ id: 'new', createdAt: new Date(3000) }),
        fixture({ id: 'twin', createdAt: new Date(3000), accountId: 'a1' }),
        fixture({ id: 'plan', kind: 'plan' }),
      );
      assert.deepEqual(await ids(), ['new', 'twin', 'old']);
      assert.deepEqual(await ids('a1'), ['new', 'twin', 'old']);
      assert.deepEqual(await ids('a2'), ['new', 'old']);
    });

    it('keep their age when they change', async () => {
      await put(fixture({ accountId: 'a1' }));
      await put(fixture({ document: { name: 'B' }, createdAt: new Date(9000) }));
      assert.deepEqual(await store.read.fixtures.find(fixture()), fixture({ document: { name: 'B' } }));
    });

    it('are forgotten, oldest first', async () => {
      await put(...[1, 2, 3].map((at) => fixture({ id: `f${at}`, createdAt: new Date(at) })));
      await store.transaction((tx) => tx.fixtures.prune(new Date(3), 1));
      assert.deepEqual(await ids(), ['f3', 'f2']);
      await store.transaction((tx) => tx.fixtures.prune(new Date(3), 10));
      assert.deepEqual(await ids(), ['f3']);
    });
  });
}
