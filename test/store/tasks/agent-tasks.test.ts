import { assert } from 'chai';
import type { Position } from '../../../src/domain/list-page.ts';
import { sortFields } from '../../../src/store/tasks/agent-tasks.ts';
import { countStatements } from '../../http/count-statements.ts';
import { copyRows } from '../../support/copies.ts';
import { engines, type TestStore } from '../../support/databases.ts';
import { insertOf } from '../../support/golden-schema.ts';
import { rowsRead } from '../../support/plans.ts';
import { execute } from '../../support/sql.ts';

/** Columns without a value, most of which would be read as JSON. */
const EMPTY = { result: null, error: null, progress: null, push_config: null, operator: null };
const PAGE = 50;
/** Rows that one statement may look through. */
const PIECE = 500;

for (const engine of engines) {
  describe(`counts of tasks on ${engine.name}`, () => {
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

    it('end at 10,000, and read no more tasks than that, in pieces', async () => {
      const watched = countStatements(store);
      const told = await store.read.agentTasks.count({ principalId: 'many' });
      watched.stop();
      assert.deepEqual(told, { counted: 10_000, groups: null });
      assert.isAtMost(watched.asked.length, 2 * (10_000 / PIECE + 1));
      const reads = await rowsRead(store.url, watched.asked.slice(0, 4));
      assert.isAtMost(Math.max(...reads), 5 * PIECE);
    });
  });

  describe(`lists of tasks on ${engine.name}`, () => {
    let store: TestStore;
    before(async () => {
      store = await engine.open();
      const task = { principal_id: 'many', protocol: 'creative', status: 'submitted', id: 'a' };
      await execute(store.url, insertOf('agent_tasks', { ...task, request: '{}', context: '{}', ...EMPTY }));
      await copyRows(store.url, 'agent_tasks', "r.principal_id = 'many'", 10_000);
      await execute(store.url, "update agent_tasks set status = 'failed' where id like '%1'");
      if (engine.name === 'postgres') await execute(store.url, 'analyze');
    });
    after(() => store.drop());

    async function watch(run: () => Promise<unknown>): Promise<number> {
      const watched = countStatements(store);
      await run();
      watched.stop();
      return Math.max(...(await rowsRead(store.url, watched.asked.slice(0, 4))));
    }

    for (const field of sortFields)
      for (const direction of ['asc', 'desc'] as const) {
        const sort = { field, direction };

        it(`by ${field}, ${direction}, read a page, wherever it begins`, async () => {
          const ids = new Set<string>();
          let after: Position | null = null;
          for (let pages = 0; pages < 3; pages += 1) {
            const ask = { sort, after, limit: PAGE };
            const { tasks, cut } = await store.read.agentTasks.list({ principalId: 'many' }, ask);
            assert.lengthOf(tasks, PAGE);
            assert.isNull(cut);
            for (const { id } of tasks) ids.add(id);
            const read = await watch(() => store.read.agentTasks.list({ principalId: 'many' }, ask));
            assert.isAtMost(read, 5 * PAGE);
            const last = tasks.at(-1) ?? assert.fail();
            const value = {
              ...last,
              created_at: last.createdAt.getTime(),
              updated_at: last.updatedAt.getTime(),
            };
            const values = { ...value, task_type: last.taskType };
            after = [values[field], last.id];
          }
          assert.lengthOf([...ids], 3 * PAGE);
        });

        it(`by ${field}, ${direction}, with a filter that none matches, look at a piece at once`, async () => {
          const query = { principalId: 'many', contextContains: 'nothing like it' };
          const ask = { sort, after: null, limit: PAGE };
          const read = await watch(async () => {
            assert.deepEqual(await store.read.agentTasks.list(query, ask), { tasks: [], cut: null });
          });
          assert.isAtMost(read, 5 * PIECE);
        });
      }

    it('are those that match, in their order', async () => {
      const query = { principalId: 'many', statuses: ['failed'] };
      const ask = { sort: { field: 'status', direction: 'asc' }, after: null, limit: 1_000 } as const;
      const { tasks } = await store.read.agentTasks.list(query, ask);
      const { counted } = await store.read.agentTasks.count(query);
      assert.isAbove(counted, 100);
      assert.lengthOf(tasks, counted);
      const ids = tasks.map(({ id }) => id);
      assert.deepEqual(ids, [...ids].sort());
    });
  });
}
