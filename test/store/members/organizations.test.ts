import { assert } from 'chai';
import { newId } from '../../../src/infra/random.ts';
import { engines, type TestStore } from '../../support/databases.ts';

for (const engine of engines) {
  describe(`organizations on ${engine.name}`, () => {
    let store: TestStore;
    before(async () => {
      store = await engine.open();
    });
    after(() => store.drop());

    it('are listed in the order of their making, as many as are asked for', async () => {
      assert.deepEqual(await store.read.organizations.list(10), []);
      const made = ['Zephyr', 'Acme', 'Acme'].map((name) => ({
        id: newId(),
        name,
        tier: name === 'Acme' ? 'api' : null,
        createdAt: new Date(1000),
      }));
      for (const one of made) await store.transaction((tx) => tx.organizations.insert(one));
      assert.deepEqual(await store.read.organizations.list(10), made);
      assert.deepEqual(await store.read.organizations.list(2), made.slice(0, 2));
    });
  });
}
