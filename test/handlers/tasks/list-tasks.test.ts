import { assert } from 'chai';
import { submit } from '../../../src/desk/tasks/submitted.ts';
import { taskHandlers } from '../../../src/handlers/tasks.ts';
import { newId } from '../../../src/infra/random.ts';
import { copyRows } from '../../support/copies.ts';
import { engines } from '../../support/databases.ts';
import { principalOf, startTaskDesk, type TestTaskDesk } from '../../support/task-desk.ts';

for (const engine of engines) {
  describe(`list_tasks with very many tasks on ${engine.name}`, () => {
    let desk: TestTaskDesk;
    const owner = principalOf('agent_many');
    before(async () => {
      desk = await startTaskDesk(engine, { handlers: taskHandlers });
      await desk.store.transaction(async (tx) => {
        const call = { principal: owner, store: tx, now: new Date('2026-03-01T00:00:00Z'), newId };
        const about = { accountId: null, protocol: 'signals', message: 'waits' } as const;
        await submit('sync_accounts', {}, call, { ...about, taskId: 't' });
      });
    });
    after(() => desk.drop());

    const list = () => desk.call(owner, 'list_tasks', {});

    it('counts 10,000 exactly, and says no more than that of more', async () => {
      await copyRows(desk.store.url, 'agent_tasks', "r.id = 't'", 9_999);
      const full = await list();
      assert.deepInclude(full.query_summary, {
        total_matching: 10_000,
        returned: 50,
        domain_breakdown: { signals: 10_000 },
        status_breakdown: { submitted: 10_000 },
      });
      assert.deepInclude(full.pagination, { has_more: true, total_count: 10_000 });

      await copyRows(desk.store.url, 'agent_tasks', "r.id = 't-7'", 1);
      const more = await list();
      assert.deepInclude(more.query_summary, { total_matching: 10_000, returned: 50 });
      assert.doesNotHaveAnyKeys(more.query_summary, ['domain_breakdown', 'status_breakdown']);
      assert.isTrue(more.pagination.has_more);
      assert.notProperty(more.pagination, 'total_count');
    });
  });
}
