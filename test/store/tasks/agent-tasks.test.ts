import { assert } from 'chai';
import { countStatements } from '../../http/count-statements.ts';
import { copyRows } from '../../support/copies.ts';
import { engines, type TestStore } from '../../support/databases.ts';
import { insertOf } from '../../support/golden-schema.ts';
import { rowsRead } from '../../support/plans.ts';
import { execute } from '../../support/sql.ts';

for (const engine of engines) {
  describe(`counts of tasks on ${engine.name}`, function () {
    this.timeout(30_000);
    let store: TestStore;
    before(async () => {
      store = await engine.open();
      const put = (principal_id: string, protocol: string, status: string) =>
        execute(
          store.url,
          insertOf('agent_tasks', { principal_id, protocol, status, id: `${protocol} ${status}` }),
        );
      await put('few', 'signals', 'failed');
      await put('few', 'signals', 'submitted');
      await put('few', 'creative', 'submitted');
      await put('many', 'creative', 'submitted');
      await copyRows(store.url, 'agent_tasks', "r.principal_id = 'few' and r.status = 'failed'", 3);
      await copyRows(store.url, 'agent_tasks', "r.principal_id = 'many'", 15_000);
      if (engine.name === 'postgres') await execute(store.url, 'analyze');
    });
    after(() => store.drop());

    it('are told by protocol area and status', async () => {
      const { counted, groups } = await store.read.agentTasks.count({ principalId: 'few' });
      assert.equal(counted, 6);
      assert.sameDeepMembers(
        [...(groups ?? [])],
        [
          { protocol: 'signals', status: 'failed', count: 4 },
          { protocol: 'signals', status: 'submitted', count: 1 },
          { protocol: 'creative', status: 'submitted', count: 1 },
        ],
      );
      const none = { counted: 0, groups: [] };
      assert.deepEqual(await store.read.agentTasks.count({ principalId: 'nobody' }), none);
      assert.deepEqual(await store.read.agentTasks.count({ principalId: 'few', statuses: [] }), none);
    });

    it('end at 10,000, and read no more tasks than that', async () => {
      const watched = countStatements(store);
      const told = await store.read.agentTasks.count({ principalId: 'many' });
      watched.stop();
      assert.deepEqual(told, { counted: 10_000, groups: null });
      const [read = Number.NaN] = await rowsRead(store.url, watched.asked);
      assert.isAtMost(read, 10_100);
    });
  });
}
