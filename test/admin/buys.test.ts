import { assert } from 'chai';
import { listBuys, setBuyStatus } from '../../src/admin/decisions.ts';
import type { WholeBuy } from '../../src/domain/buys/buy-record.ts';
import { commitBuy } from '../../src/record/buys/commit-buy.ts';
import { assignment, wholeBuy, wholePackage } from '../support/buys.ts';
import { enginesInTurn, type TestStore } from '../support/databases.ts';
import { refused } from './refused.ts';

const YEAR_MS = 365 * 24 * 3_600_000;

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`admin buy on ${engine.name}`, () => {
    let store: TestStore;
    beforeEach(async () => {
      store = await engine.open();
      await put({ id: 'runs', status: 'active', packages: [free('runs')] });
      await put({ id: 'waits', packages: [{ ...free('waits'), needsCreatives: true }] });
      await put({
        id: 'runs',
        principalId: 'org_acme',
        accountId: 'a2',
        packages: [free('runs', 'org_acme')],
      });
    });
    afterEach(() => store.drop());

    const free = (buyId: string, principalId = 'p1') =>
      wholePackage({ principalId, buyId, id: `${buyId}-1`, needsCreatives: false });
    const put = (more: Partial<WholeBuy>) => {
      const buy = wholeBuy({ endAt: new Date(Date.now() + YEAR_MS), ...more });
      return store.transaction((tx) => commitBuy(tx, null, buy, { now: buy.startAt, historyNotes: [] }));
    };
    const find = async (id: string, principalId = 'p1') =>
      (await store.read.mediaBuys.find({ principalId, id })) ?? assert.fail('no buy');

    it('lists buys of everybody, of one account, in one state', async () => {
      assert.equal((await listBuys(store, {})).count, 3);
      const { media_buys: buys } = await listBuys(store, { status: 'pending_creatives' });
      assert.deepEqual(
        buys.map(({ media_buy_id: id, principal_id: of, account_id: account, revision }) => [
          id,
          of,
          account,
          revision,
        ]),
        [['waits', 'p1', 'a1', 1]],
      );
      assert.equal((await listBuys(store, { account: 'a2', principal: 'org_acme' })).count, 1);
      await refused(listBuys(store, { status: 'running' }), /not a state of any buy/);
    });

    it('rejects one that waits, for a reason that its buyer reads', async () => {
      const { media_buy: buy, changed } = await setBuyStatus(store, 'waits', 'rejected', {
        reason: 'Not here.',
      });
      assert.deepEqual([buy.status, buy.revision, changed], ['rejected', 2, true]);
      assert.equal((await find('waits')).details.rejection_reason, 'Not here.');
      await refused(setBuyStatus(store, 'waits', 'canceled', { reason: 'x' }), /rejected is final/);
    });

    it('cancels one that runs: its creatives are free, and the platform is told', async () => {
      const packages = [
        { ...free('shows'), assignments: [assignment('c1', { buyId: 'shows', packageId: 'shows-1' })] },
      ];
      await put({ id: 'shows', packages });
      await setBuyStatus(store, 'shows', 'canceled', { reason: 'The site closes.' });
      const buy = await find('shows');
      assert.isEmpty(buy.packages[0]?.assignments);
      assert.deepInclude(buy.details.cancellation, { canceled_by: 'seller', reason: 'The site closes.' });
      const [job] = await store.transaction((tx) =>
        tx.jobs.claim({
          kinds: ['trafficBuy'],
          worker: 'w',
          now: new Date(Date.now() + 1000),
          leaseMs: 1,
          limit: 9,
        }),
      );
      assert.isDefined(job);
    });

    it('pauses and resumes, notes it, and does nothing twice', async () => {
      const mine = { principal: 'org_acme' };
      assert.equal((await setBuyStatus(store, 'runs', 'paused', mine)).media_buy.status, 'paused');
      assert.isFalse((await setBuyStatus(store, 'runs', 'paused', mine)).changed);
      assert.equal((await setBuyStatus(store, 'runs', 'active', mine)).media_buy.status, 'active');
      assert.equal((await find('runs')).status, 'active');
      const history = await store.read.buyHistory.latest({ principalId: 'org_acme', id: 'runs' }, 5);
      assert.includeMembers(
        history.map(({ action, actor }) => `${actor} ${action}`),
        ['seller paused', 'seller active'],
      );
      assert.lengthOf(await store.read.auditLog.list('acme', 5), 2);
    });

    it('refuses what it cannot do, and changes nothing', async () => {
      await refused(setBuyStatus(store, 'runs', 'paused'), /several principals have the buy runs/);
      await refused(setBuyStatus(store, 'nothing', 'paused'), /no buy with the id "nothing"/);
      await refused(setBuyStatus(store, 'waits', 'active'), /begins by itself/);
      await refused(setBuyStatus(store, 'waits', 'paused'), /begins by itself/);
      for (const reason of [undefined, ' ', 'x'.repeat(501)])
        await refused(setBuyStatus(store, 'waits', 'rejected', { reason }), /--reason/);
      await refused(
        setBuyStatus(store, 'runs', 'rejected', { principal: 'p1', reason: 'x' }),
        /from active it goes to/,
      );
      await refused(setBuyStatus(store, 'runs', 'stopped', { principal: 'p1' }), /not a state of any buy/);
      assert.deepInclude(await find('waits'), { status: 'pending_creatives', revision: 1 });
      assert.deepInclude(await find('runs'), { status: 'active', revision: 1 });
    });
  });
}
