import { assert } from 'chai';
import { submit } from '../../../src/desk/tasks/submitted.ts';
import {
  type AgentPrincipal,
  NO_PERMISSIONS,
  type Resource,
} from '../../../src/domain/members/agent-principal.ts';
import { taskHandlers } from '../../../src/handlers/tasks.ts';
import { newId } from '../../../src/infra/random.ts';
import { enginesInTurn } from '../../support/databases.ts';
import { principalOf, startTaskDesk, type TestTaskDesk } from '../../support/task-desk.ts';

const START = Date.parse('2026-03-01T00:00:00Z');
const AREAS = ['media-buy', 'signals', 'creative'] as const;

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`tasks that are not finished at once on ${engine.name}`, () => {
    let desk: TestTaskDesk;
    let owner: AgentPrincipal;
    const other = principalOf('agent_other');
    const push = {
      url: 'https://buyer.example/hook',
      authentication: { schemes: ['Bearer'], credentials: 'a secret of at least thirty-two characters' },
    };

    before(async () => {
      desk = await startTaskDesk(engine, { handlers: taskHandlers });
      owner = principalOf(`agent_${newId()}`);
      await desk.store.transaction(async (tx) => {
        for (let at = 0; at < 30; at += 1) {
          const call = {
            principal: at === 29 ? other : owner,
            store: tx,
            now: new Date(START + at * 60_000),
            newId,
          };
          const args = {
            context: { order: `Order_${at}%` },
            ...(at % 3 === 0 ? { push_notification_config: push } : {}),
          };
          const protocol = AREAS[at % 3] ?? 'signals';
          const submission = { taskId: `t${at}`, accountId: null, protocol, message: `waits ${at}` };
          await submit('sync_accounts', args, call, submission);
        }
        for (const id of ['t0', 't1']) {
          const task = await tx.agentTasks.find({ principalId: owner.id, id });
          if (task !== undefined) {
            const error = { code: 'SERVICE_UNAVAILABLE', message: 'Nobody was there.' };
            await tx.agentTasks.move('submitted', {
              ...task,
              status: 'failed',
              error,
              updatedAt: new Date(START + 86_400_000),
            });
          }
        }
      });
    });
    after(() => desk.drop());

    const list = (args: object = {}, caller = owner) => desk.call(caller, 'list_tasks', { ...args });
    const ids = (body: { tasks: { task_id: string }[] }) => body.tasks.map(({ task_id: id }) => id);
    const status = (task: string, more: object = {}, caller = owner) =>
      desk.call(caller, 'get_task_status', { task_id: task, ...more });

    it('tell their state, and what was said', async () => {
      const body = await status('t3', { include_history: true });
      assert.deepInclude(body, {
        task_id: 't3',
        task_type: 'sync_accounts',
        protocol: 'media-buy',
        status: 'submitted',
        message: 'waits 3',
        has_webhook: true,
        created_at: '2026-03-01T00:03:00.000Z',
      });
      assert.notProperty(body, 'completed_at');
      assert.deepEqual(
        body.history.map(({ type }: { type: string }) => type),
        ['request', 'response'],
      );
      assert.deepInclude(body.history[1].data, { status: 'submitted', task_id: 't3' });
      assert.notProperty(await status('t3'), 'history');
      assert.notInclude(JSON.stringify(body), 'secret');
    });

    it('tell why they failed', async () => {
      const body = await status('t0');
      assert.equal(body.status, 'failed');
      assert.deepEqual(body.error, { code: 'SERVICE_UNAVAILABLE', message: 'Nobody was there.' });
      assert.isString(body.completed_at);
    });

    it('of others look like none, also with an account', async () => {
      const account = { account: { account_id: 'acc_00000000-0000-4000-8000-000000000000' } };
      for (const more of [{}, account]) {
        const foreign = await desk.refusal(owner, 'get_task_status', { task_id: 't29', ...more });
        const unknown = await desk.refusal(owner, 'get_task_status', { task_id: 'never', ...more });
        assert.deepEqual(foreign, unknown);
        assert.equal(foreign.code, 'REFERENCE_NOT_FOUND');
        assert.equal(foreign.field, 'task_id');
      }
      const own = await desk.refusal(owner, 'get_task_status', { task_id: 't3', ...account });
      assert.equal(own.code, 'REFERENCE_NOT_FOUND');
    });

    it('look like none to a credential of their owner that may not call them', async () => {
      const of = (...allowed: Resource[]) =>
        principalOf('agent_shared', {
          permissions: {
            ...NO_PERMISSIONS,
            ...Object.fromEntries(allowed.map((resource) => [resource, ['read', 'write']])),
          },
        });
      const all = of('creatives', 'media_buys');
      const buys = of('media_buys');
      const creatives = of('creatives');
      await desk.store.transaction(async (tx) => {
        const call = { principal: all, store: tx, now: new Date(START), newId };
        const submission = { accountId: null, protocol: 'media-buy', message: 'waits' } as const;
        await submit('create_media_buy', {}, call, { ...submission, taskId: 'bought' });
        await submit('sync_accounts', {}, call, { ...submission, taskId: 'synced' });
      });
      for (const caller of [all, buys]) {
        assert.equal((await status('bought', {}, caller)).task_id, 'bought');
        assert.sameMembers(ids(await list({}, caller)), ['bought', 'synced']);
      }
      const hidden = await desk.refusal(creatives, 'get_task_status', { task_id: 'bought' });
      assert.deepEqual(hidden, await desk.refusal(creatives, 'get_task_status', { task_id: 'never' }));
      const body = await list({}, creatives);
      assert.deepEqual([ids(body), body.query_summary.total_matching], [['synced'], 1]);
      assert.isEmpty((await list({ filters: { task_type: 'create_media_buy' } }, creatives)).tasks);
    });

    it('are listed newest first, with honest counts', async () => {
      const body = await list();
      assert.deepEqual(ids(body).slice(0, 3), ['t28', 't27', 't26']);
      assert.lengthOf(body.tasks, 29);
      assert.deepEqual(body.pagination, { has_more: false, total_count: 29 });
      assert.deepInclude(body.query_summary, { total_matching: 29, returned: 29 });
      assert.deepEqual(body.query_summary.status_breakdown, { submitted: 27, failed: 2 });
      assert.deepEqual(body.query_summary.domain_breakdown, { 'media-buy': 10, signals: 10, creative: 9 });
      assert.deepEqual(ids(await list({}, other)), ['t29']);
    });

    const filters: [object, string[]][] = [
      [{ status: 'failed' }, ['t1', 't0']],
      [{ statuses: ['failed', 'completed'] }, ['t1', 't0']],
      [{ status: 'failed', statuses: ['submitted'] }, []],
      [{ task_ids: ['t5', 't29', 'x'] }, ['t5']],
      [{ protocol: 'signals', task_ids: ['t4', 't5'] }, ['t4']],
      [{ protocols: ['governance'] }, []],
      [{ task_type: 'get_products' }, []],
      [{ created_after: '2026-03-01T00:26:00Z' }, ['t28', 't27']],
      [{ created_before: '2026-03-01T01:02:00+01:00' }, ['t1', 't0']],
      [{ updated_after: '2026-03-01T12:00:00Z' }, ['t1', 't0']],
      [{ has_webhook: true, created_after: '2026-03-01T00:22:00Z' }, ['t27', 't24']],
      [{ context_contains: 'order_2%' }, ['t2']],
      [{ context_contains: 'ORDER_27' }, ['t27']],
      [{ context_contains: '"', status: 'failed' }, ['t1', 't0']],
    ];
    for (const [filter, expected] of filters) {
      it(`are found by ${JSON.stringify(filter)}`, async () => {
        const body = await list({ filters: filter });
        assert.deepEqual(ids(body), expected);
        assert.equal(body.pagination.total_count, expected.length);
        assert.sameMembers(body.query_summary.filters_applied, Object.keys(filter));
      });
    }

    it('belong to no account that the caller does not have', async () => {
      for (const account of [
        { account_id: 'acc_00000000-0000-4000-8000-000000000000' },
        { brand: { domain: 'a.example' }, operator: 'b.example' },
      ]) {
        assert.deepEqual(ids(await list({ account })), []);
      }
    });

    for (const field of ['created_at', 'updated_at', 'status', 'task_type', 'protocol']) {
      for (const direction of ['asc', 'desc']) {
        it(`are all met once, page by page, by ${field} ${direction}`, async () => {
          const sort = { field, direction };
          const seen: string[] = [];
          let cursor: string | undefined;
          do {
            const body = await list({ sort, pagination: { max_results: 4, cursor } });
            seen.push(...ids(body));
            assert.equal(body.pagination.has_more, body.pagination.cursor !== undefined);
            assert.equal(body.pagination.total_count, 29);
            cursor = body.pagination.cursor;
          } while (cursor !== undefined);
          const whole = ids(await list({ sort }));
          assert.deepEqual(seen, whole);
          assert.lengthOf(new Set(seen), 29);
        });
      }
    }

    it('are not walked with a cursor of another list', async () => {
      const { pagination } = await list({ pagination: { max_results: 2 } });
      const { cursor } = pagination;
      for (const args of [
        { sort: { field: 'status' }, pagination: { cursor } },
        { filters: { status: 'submitted' }, pagination: { cursor } },
        { pagination: { cursor: `${cursor}x` } },
        { pagination: { cursor: 'junk' } },
        { pagination: { cursor: '' } },
      ]) {
        const error = await desk.refusal(owner, 'list_tasks', args);
        assert.equal(error.code, 'INVALID_REQUEST', JSON.stringify(args));
        assert.equal(error.field, 'pagination.cursor');
      }
    });

    it('are asked for in pages of 1 to 100', async () => {
      for (const size of [0, 101, 1.5, '5']) {
        const error = await desk.refusal(owner, 'list_tasks', { pagination: { max_results: size } });
        assert.equal(error.code, 'INVALID_REQUEST');
        assert.equal(error.field, 'pagination.max_results');
      }
    });
  });
}
