import { assert } from 'chai';
import { listCreativesToReview, setCreativeStatus } from '../../src/admin/decisions.ts';
import type { CreativeStatus } from '../../src/domain/creatives/creative.ts';
import { commitBuy } from '../../src/record/buys/commit-buy.ts';
import { assignment, creative, wholeBuy, wholePackage } from '../support/buys.ts';
import { enginesInTurn, type TestStore } from '../support/databases.ts';
import { refused } from './refused.ts';

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`admin creative on ${engine.name}`, () => {
    let store: TestStore;
    beforeEach(async () => {
      store = await engine.open();
      await put('c1', 'pending_review');
      await put('c1', 'pending_review', { principalId: 'p1', accountId: 'a2' });
      await put('c2', 'approved', { principalId: 'org_acme', accountId: 'a3' });
    });
    afterEach(() => store.drop());

    const put = (id: string, status: CreativeStatus, owner = { principalId: 'p1', accountId: 'a1' }) =>
      store.transaction((tx) => tx.creatives.insert({ ...creative(id, status), ...owner }));
    const statusOf = async (id: string, principalId: string, accountId: string) =>
      (await store.read.creatives.find({ principalId, accountId, id }))?.status;

    it('lists what waits, with all that there is to look at', async () => {
      assert.equal((await listCreativesToReview(store, {})).count, 3);
      const { creatives, count } = await listCreativesToReview(store, {
        status: 'pending_review',
        account: 'a2',
      });
      assert.equal(count, 1);
      assert.deepEqual(creatives[0], {
        creative_id: 'c1',
        principal_id: 'p1',
        account_id: 'a2',
        name: 'c1',
        status: 'pending_review',
        created_at: creative('c1').createdAt.toISOString(),
        creative: creative('c1').document,
      });
      assert.equal((await listCreativesToReview(store, { principal: 'p2' })).count, 0);
      await refused(
        listCreativesToReview(store, { status: 'new' }),
        /^new is not a state of any creative; the states are /,
      );
    });

    it('approves, and lets the buy begin that waited for it', async () => {
      const packages = [wholePackage({ assignments: [assignment('c1')] })];
      const buy = wholeBuy({ packages, endAt: new Date(Date.now() + 1e9) }, { c1: 'pending_review' });
      await store.transaction((tx) => commitBuy(tx, null, buy, { now: buy.startAt, historyNotes: [] }));
      const { creative: shown, changed } = await setCreativeStatus(store, 'c1', 'approved', {
        account: 'a1',
      });
      assert.deepEqual([shown.status, changed], ['approved', true]);
      assert.equal((await store.read.mediaBuys.find(buy))?.status, 'active');
      assert.equal(await statusOf('c1', 'p1', 'a2'), 'pending_review');
      assert.isFalse((await setCreativeStatus(store, 'c1', 'approved', { account: 'a1' })).changed);
    });

    it('rejects with a reason that its buyer reads, and leaves a note for the organization', async () => {
      const reason = 'The logo is not yours.';
      await setCreativeStatus(store, 'c2', 'suspended', { reason });
      const key = { principalId: 'org_acme', accountId: 'a3', id: 'c2' };
      assert.deepInclude((await store.read.creatives.find(key))?.review, { rejection_reason: reason });
      const [entry] = await store.read.auditLog.list('acme', 5);
      assert.deepInclude(entry, { action: 'creative set-status', subject: 'c2', actor: 'admin' });
      assert.deepEqual(entry?.detail, { account_id: 'a3', from: 'approved', to: 'suspended', reason });
    });

    it('refuses what it cannot do, and changes nothing', async () => {
      await refused(setCreativeStatus(store, 'c1', 'approved'), /several accounts have the creative c1/);
      await refused(setCreativeStatus(store, 'c9', 'approved'), /no creative with the id "c9"/);
      await refused(
        setCreativeStatus(store, 'c2', 'approved', { principal: 'p1' }),
        /no creative with the id "c2"/,
      );
      await refused(setCreativeStatus(store, 'c2', 'processing'), /from approved it goes to/);
      for (const reason of [undefined, '', '  '])
        await refused(setCreativeStatus(store, 'c2', 'rejected', { reason }), /--reason/);
      assert.equal(await statusOf('c2', 'org_acme', 'a3'), 'approved');
      assert.isEmpty(await store.read.auditLog.list('acme', 5));
    });

    it('does not bring back what was purged', async () => {
      const mark = { ...creative('c7'), purgeKind: 'soft' as const };
      await store.transaction((tx) => tx.creatives.insert(mark));
      await refused(setCreativeStatus(store, 'c7', 'archived'), /no creative with the id "c7"/);
    });
  });
}
