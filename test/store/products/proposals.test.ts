import { assert } from 'chai';
import type { StoredProposal } from '../../../src/store/products/proposals.ts';
import { engines, type TestStore } from '../../support/databases.ts';

const proposal = (more: Partial<StoredProposal> = {}): StoredProposal => ({
  principalId: 'p1',
  id: 'one',
  accountId: 'a1',
  proposal: {
    proposal_id: 'one',
    name: 'One',
    allocations: [{ product_id: 'a', allocation_percentage: 100 }],
    proposal_status: 'draft',
  },
  createdAt: new Date(1000),
  expiresAt: new Date(5000),
  ...more,
});

for (const engine of engines) {
  describe(`proposals on ${engine.name}`, () => {
    let store: TestStore;
    beforeEach(async () => {
      store = await engine.open();
    });
    afterEach(() => store.drop());
    const put = (...list: StoredProposal[]) =>
      store.transaction(async (tx) => {
        for (const one of list) await tx.proposals.lock(one.principalId, one.id);
        await tx.proposals.putAll(list);
      });

    it('are found by those they were made for', async () => {
      await put(proposal(), proposal({ principalId: 'p2', accountId: null }));
      assert.deepEqual(await store.read.proposals.find('p1', 'one'), proposal());
      assert.isNull((await store.read.proposals.find('p2', 'one'))?.accountId);
      assert.isUndefined(await store.read.proposals.find('p3', 'one'));
      assert.isUndefined(await store.read.proposals.find('p1', 'two'));
      assert.deepEqual(await store.read.proposals.listByIds('p1', []), []);
      assert.lengthOf(await store.read.proposals.listByIds('p1', ['one', 'two']), 1);
    });

    it('keep their account and age when they change', async () => {
      await put(proposal());
      const committed = { ...proposal().proposal, proposal_status: 'committed' as const };
      await put(
        proposal({ proposal: committed, accountId: 'a2', createdAt: new Date(2), expiresAt: new Date(9000) }),
      );
      assert.deepEqual(
        await store.read.proposals.find('p1', 'one'),
        proposal({ proposal: committed, expiresAt: new Date(9000) }),
      );
    });

    it('are forgotten, those that ended first before others', async () => {
      await put(...[1, 2, 3].map((at) => proposal({ id: `p${at}`, expiresAt: new Date(at) })));
      await store.transaction((tx) => tx.proposals.prune(new Date(3), 1));
      const left = async () =>
        (await store.read.proposals.listByIds('p1', ['p1', 'p2', 'p3'])).map(({ id }) => id);
      assert.sameMembers(await left(), ['p2', 'p3']);
      await store.transaction((tx) => tx.proposals.prune(new Date(3), 10));
      assert.sameMembers(await left(), ['p3']);
    });
  });
}
