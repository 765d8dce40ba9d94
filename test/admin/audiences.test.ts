import { assert } from 'chai';
import { listAudiences, setAudienceStatus } from '../../src/admin/decisions.ts';
import type { Audience } from '../../src/domain/audiences/audience.ts';
import { enginesInTurn, type TestStore } from '../support/databases.ts';
import { NOW } from '../support/media.ts';
import { refused } from './refused.ts';

const audience = (id: string, more: Partial<Audience> = {}): Audience => ({
  principalId: 'org_acme',
  accountId: 'a1',
  id,
  status: 'ready',
  statusAt: NOW,
  reason: null,
  matched: 500,
  members: 900,
  details: { labels: {}, breakdown: [] },
  createdAt: NOW,
  updatedAt: NOW,
  ...more,
});

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`admin audience on ${engine.name}`, () => {
    let store: TestStore;
    beforeEach(async () => {
      store = await engine.open();
      await store.transaction((tx) =>
        tx.audiences.putAll([audience('fans'), audience('small', { status: 'too_small' })]),
      );
      await store.transaction((tx) => tx.audiences.putAll([audience('small', { accountId: 'a2' })]));
    });
    afterEach(() => store.drop());
    const find = async (id: string) =>
      (await store.read.audiences.list('org_acme', 'a1')).find((one) => one.id === id);

    it('lists how many members there are, and never who', async () => {
      const { audiences, count } = await listAudiences(store, { account: 'a1', status: 'ready' });
      assert.equal(count, 1);
      assert.deepEqual(audiences[0], {
        audience_id: 'fans',
        principal_id: 'org_acme',
        account_id: 'a1',
        status: 'ready',
        members: 900,
        matched: 500,
        created_at: NOW.toISOString(),
      });
      assert.equal((await listAudiences(store, {})).count, 3);
    });

    it('suspends for a reason, and lets it be used again', async () => {
      const reason = 'Consent has expired.';
      const { audience: shown } = await setAudienceStatus(store, 'fans', 'suspended', { reason });
      assert.equal(shown.status, 'suspended');
      assert.deepInclude(await find('fans'), { status: 'suspended', reason });
      assert.isFalse((await setAudienceStatus(store, 'fans', 'suspended', { reason })).changed);
      await setAudienceStatus(store, 'fans', 'ready');
      assert.deepInclude(await find('fans'), { status: 'ready', reason: null });
      assert.lengthOf(await store.read.auditLog.list('acme', 5), 2);
    });

    it('refuses what it cannot do, and changes nothing', async () => {
      await refused(setAudienceStatus(store, 'fans', 'suspended'), /--reason/);
      await refused(
        setAudienceStatus(store, 'fans', 'processing'),
        /from ready to processing it is moved by buyer/,
      );
      await refused(setAudienceStatus(store, 'fans', 'gone'), /not a state of any audience/);
      await refused(setAudienceStatus(store, 'small', 'ready'), /several accounts have the audience small/);
      await refused(setAudienceStatus(store, 'nobody', 'ready'), /no audience with the id "nobody"/);
      assert.deepInclude(await find('fans'), { status: 'ready', reason: null });
    });
  });
}
