import { assert } from 'chai';
import { createMetrics } from '../../../src/infra/metrics.ts';
import { measureWaiting } from '../../../src/jobs/moderation/measure-waiting.ts';
import { enginesInTurn, type TestStore } from '../../support/databases.ts';
import { BUYER, putAccount, putCreative, putReview } from '../../support/moderated.ts';

const START = Date.UTC(2026, 0, 1);

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`metrics of what waits for operators on ${engine.name}`, () => {
    let store: TestStore;
    let now: Date;
    beforeEach(async () => {
      store = await engine.open();
      now = new Date(START);
    });
    afterEach(() => store.drop());

    async function measured(step: () => Promise<void>, metrics: ReturnType<typeof createMetrics>) {
      await step();
      const found = [...(await metrics.text()).matchAll(/^operator_waiting(\w*)\{kind="(\w+)"\} (\S+)$/gm)];
      return Object.fromEntries(found.map(([, name, kind, value]) => [`${kind}${name}`, Number(value)]));
    }
    const create = () => {
      const metrics = createMetrics({ processMetrics: false });
      const step = measureWaiting({ store, metrics }, () => now);
      return { metrics, step };
    };

    it('are 0 while nothing waits', async () => {
      const { metrics, step } = create();
      assert.deepEqual(await measured(step, metrics), {
        reviews: 0,
        accounts: 0,
        creatives: 0,
        reviews_seconds: 0,
        accounts_seconds: 0,
        creatives_seconds: 0,
      });
    });

    it('count what waits, and how long the oldest has waited', async () => {
      const orgId = '0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b17';
      await store.transaction((tx) =>
        tx.organizations.insert({ id: orgId, name: 'Acme', tier: null, createdAt: now }),
      );
      await putReview({ store, now }, orgId, 'held.example');
      await putAccount({ store, now }, 'acc_1');
      await putCreative({ store, now }, 'cr_1');
      now = new Date(START + 3_600_000);
      await putCreative({ store, now }, 'cr_2');
      const { metrics, step } = create();
      assert.deepEqual(await measured(step, metrics), {
        reviews: 1,
        accounts: 1,
        creatives: 2,
        reviews_seconds: 3600,
        accounts_seconds: 3600,
        creatives_seconds: 3600,
      });
      await store.transaction(async (tx) => {
        const from = 'pending_approval';
        await tx.accounts.setStatus(
          { id: 'acc_1', principalId: BUYER.principalId },
          { from, to: 'active' },
          now,
        );
      });
      assert.propertyVal(await measured(step, metrics), 'accounts', 1, 'not again within a minute');
      now = new Date(now.getTime() + 60_000);
      assert.propertyVal(await measured(step, metrics), 'accounts', 0);
    });
  });
}
