import { assert } from 'chai';
import { createKeyUse } from '../../src/http/key-use.ts';
import type { Tables } from '../../src/store/index.ts';
import type { Store } from '../../src/store/open.ts';
import { engines, type TestStore } from '../support/databases.ts';

const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

for (const engine of engines)
  describe(`the use of API keys on ${engine.name}`, () => {
    let store: TestStore;
    before(async () => {
      store = await engine.open();
      await store.transaction(async (tx) => {
        await tx.organizations.insert({ id: 'o1', name: 'Acme', tier: null, createdAt: new Date(0) });
        for (const id of ['k1', 'k2', 'k3'])
          await tx.apiKeys.insert({
            id,
            orgId: 'o1',
            name: id,
            keyHash: `hash ${id}`,
            prefix: null,
            permissions: [],
            createdAt: new Date(0),
            lastUsedAt: null,
            expiresAt: null,
            revokedAt: null,
          });
      });
    });
    after(() => store.drop());

    it('is stored behind the requests, all uses that wait in one transaction, and again after a failure', async () => {
      let transactions = 0;
      let isAway = true;
      let release = () => {};
      const gate = new Promise<void>((resolve) => {
        release = resolve;
      });
      const transaction: Store['transaction'] = async <T>(work: (tx: Tables) => Promise<T>) => {
        transactions += 1;
        await gate;
        if (isAway) throw new Error('away');
        return store.transaction(work);
      };
      const note = createKeyUse({ transaction });
      for (const id of ['k1', 'k2', 'k1', 'k3', 'k2']) note(id, new Date(1_000), `sk_${id}`);
      await nextTurn();
      assert.equal(transactions, 1, 'the others wait for the first');
      isAway = false;
      release();
      const used = async (id: string) => (await store.primary.apiKeys.find(id, 'o1'))?.lastUsedAt ?? null;
      while ((await used('k3')) === null) await nextTurn();
      assert.deepEqual(await used('k2'), new Date(1_000));
      assert.isAtMost(transactions, 2);
      note('k1', new Date(2_000_000), 'sk_k1');
      while ((await used('k1'))?.getTime() !== 2_000_000) await nextTurn();
    });
  });
