import { assert } from 'chai';
import type { WholeBuy } from '../../src/domain/buys/buy-record.ts';
import { commitBuy } from '../../src/record/buys/commit-buy.ts';
import type { Tables } from '../../src/store/index.ts';
import { countStatements } from '../http/count-statements.ts';
import { wholeBuy, wholePackage } from '../support/buys.ts';
import { engines, type TestStore } from '../support/databases.ts';
import { NOW } from '../support/media.ts';
import { rowsRead } from '../support/plans.ts';

const OVER = 500;
const SANDBOXES = 10;
const buyOf = (id: string, more: Partial<WholeBuy>): WholeBuy => {
  const { principalId = 'p1', accountId = 'a1' } = more;
  return wholeBuy({
    id,
    principalId,
    accountId,
    sandbox: false,
    packages: [wholePackage({ principalId, buyId: id, id: `${id}-1` })],
    ...more,
  });
};

for (const engine of engines) {
  describe(`what a buy and every turn of the queue ask on ${engine.name}`, () => {
    let store: TestStore;
    before(async () => {
      store = await engine.open();
      await store.transaction(async (tx) => {
        const put = (id: string, more: Partial<WholeBuy>) =>
          commitBuy(tx, null, buyOf(id, more), { now: NOW, historyNotes: [] });
        await put('live', {});
        for (let at = 0; at < OVER; at += 1) await put(`over-${at}`, { status: 'completed' });
        for (let at = 0; at < SANDBOXES; at += 1)
          await put(`other-${at}`, { accountId: `s${at}`, sandbox: true });
        const now = new Date(NOW.getTime() + 86_400_000);
        const ask = { kinds: ['trafficBuy'], worker: 'w', now, leaseMs: 1000, limit: OVER };
        for (const job of await tx.jobs.claim(ask)) await tx.jobs.finish(job, now);
      });
    });
    after(() => store.drop());

    /** Rows of tables that are read for it. */
    async function read(work: (tx: Tables) => Promise<unknown>): Promise<number> {
      const counted = countStatements(store);
      try {
        await store.transaction(work);
      } finally {
        counted.stop();
      }
      assert.isNotEmpty(counted.asked);
      return (await rowsRead(store.url, counted.asked)).reduce((sum, rows) => sum + rows, 0);
    }

    it('finds jobs whose last lease ran out among those that are open', async () => {
      assert.isBelow(await read((tx) => tx.jobs.expired(NOW)), OVER);
    });
  });
}
