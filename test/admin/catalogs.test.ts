import { assert } from 'chai';
import { listCatalogs, reviewItems } from '../../src/admin/decisions.ts';
import type { StoredItem } from '../../src/domain/catalogs/items.ts';
import { enginesInTurn, type TestStore } from '../support/databases.ts';
import { NOW } from '../support/media.ts';
import { refused } from './refused.ts';

const item = (id: string, status: StoredItem['status']): StoredItem => ({
  id,
  status,
  content: { name: id },
  reasons: [],
});
const NONE = { pending: 0, approved: 0, warning: 0, rejected: 0, withdrawn: 0 };

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`admin catalog on ${engine.name}`, () => {
    let store: TestStore;
    beforeEach(async () => {
      store = await engine.open();
      await put('boots', 'a1', [item('b-1', 'pending'), item('b-2', 'pending'), item('b-3', 'withdrawn')]);
      await put('hats', 'a1', []);
      await put('hats', 'a2', [item('h-1', 'approved')]);
    });
    afterEach(() => store.drop());

    const put = (id: string, accountId: string, items: readonly StoredItem[]) =>
      store.transaction(async (tx) => {
        const dates = { fetchAt: null, createdAt: NOW, updatedAt: NOW };
        await tx.buyerCatalogs.putAll([
          { principalId: 'org_acme', accountId, id, type: 'product', details: {}, ...dates },
        ]);
        await tx.buyerCatalogs.replaceItems('org_acme', accountId, new Map([[id, items]]));
      });
    const statuses = async () => {
      const items = await store.read.buyerCatalogs.items('org_acme', 'a1', ['boots']);
      return items.get('boots')?.map(({ id, status, reasons }) => [id, status, ...reasons]);
    };

    it('lists catalogs with their items by status', async () => {
      const { catalogs, count } = await listCatalogs(store, { account: 'a1' });
      assert.equal(count, 2);
      assert.deepEqual(
        catalogs.map(({ catalog_id: id, items }) => [id, items]),
        [
          ['boots', { ...NONE, pending: 2, withdrawn: 1 }],
          ['hats', NONE],
        ],
      );
    });

    it('approves all that waits, and nothing else', async () => {
      const { catalog, changed } = await reviewItems(store, 'boots', 'approved');
      assert.equal(changed, 2);
      assert.deepEqual(catalog.items, { ...NONE, approved: 2, withdrawn: 1 });
      assert.deepEqual(await statuses(), [
        ['b-1', 'approved'],
        ['b-2', 'approved'],
        ['b-3', 'withdrawn'],
      ]);
      const [entry] = await store.read.auditLog.list('acme', 5);
      assert.deepEqual(entry?.detail, { account_id: 'a1', items: 2, to: 'approved', reason: null });
      assert.equal((await reviewItems(store, 'boots', 'approved')).changed, 0);
      assert.lengthOf(await store.read.auditLog.list('acme', 5), 1);
    });

    it('rejects one for a reason that its buyer reads', async () => {
      await reviewItems(store, 'boots', 'rejected', { item: ['b-2'], reason: 'No such boots.' });
      assert.deepEqual(await statuses(), [
        ['b-1', 'pending'],
        ['b-2', 'rejected', 'No such boots.'],
        ['b-3', 'withdrawn'],
      ]);
    });

    it('refuses what it cannot do, and changes nothing', async () => {
      await refused(reviewItems(store, 'boots', 'rejected'), /--reason/);
      await refused(reviewItems(store, 'boots', 'approved', { item: ['b-1', 'b-9'] }), /has no item "b-9"/);
      await refused(
        reviewItems(store, 'boots', 'approved', { item: ['b-1', 'b-3'] }),
        /from withdrawn it goes to/,
      );
      await refused(reviewItems(store, 'boots', 'sold'), /not a state of any item/);
      await refused(reviewItems(store, 'hats', 'approved'), /several accounts have the catalog hats/);
      await refused(reviewItems(store, 'coats', 'approved'), /no catalog with the id "coats"/);
      assert.deepEqual(await statuses(), [
        ['b-1', 'pending'],
        ['b-2', 'pending'],
        ['b-3', 'withdrawn'],
      ]);
    });
  });
}
