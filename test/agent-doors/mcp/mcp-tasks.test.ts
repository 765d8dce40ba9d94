import { assert } from 'chai';
import { protocol } from '../../../generated/protocol.ts';
import { createPrincipal } from '../../../src/admin/principals.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { enginesInTurn } from '../../support/databases.ts';
import { call, message, modernClient } from '../modern.ts';
import {
  type Body,
  bearer,
  demo,
  demoId,
  envelope,
  keepTask,
  modernHeaders,
  type SentHeaders,
} from '../world.ts';

const TASKS = 'io.modelcontextprotocol/tasks';
const DECLARED = envelope({ extensions: { [TASKS]: {} } });
const UNKNOWN = 'task_01900000-0000-7000-8000-000000000000';

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`long tasks over MCP of 2026-07-28 on ${engine.name}`, () => {
    let app: TestApp;
    before(async () => {
      app = await startTestApp(engine);
    });
    after(() => app.drop());

    const { post, callTool } = modernClient(() => app);
    /** Calls a method of the extension, or a tool, as a client that has declared it. */
    const on = (method: string, taskId: unknown, who: SentHeaders, more: object = {}) =>
      post(message(method, { taskId, _meta: DECLARED, ...more }), {
        ...modernHeaders(method, String(taskId)),
        ...who,
      });
    const callLong = (name: string, args: Body, who: SentHeaders) =>
      post(call(name, args, { _meta: DECLARED }), { ...modernHeaders('tools/call', name), ...who });
    const control = async (who: SentHeaders, scenario: string, params: object) => {
      const args = { scenario, params, account: { sandbox: true } };
      const { body } = await callTool('comply_test_controller', args, who);
      assert.isNotOk(body.result.isError, JSON.stringify(body));
    };
    let bought = 0;
    /** A buy that somebody has to approve. */
    async function buy(who: SentHeaders, sender = callLong): Promise<Body> {
      bought += 1;
      const synced = await callTool(
        'sync_accounts',
        {
          idempotency_key: `the-key-of-the-account-${bought}`,
          accounts: [{ brand: { domain: 'long.example' }, operator: 'agency.example', billing: 'operator' }],
        },
        who,
      );
      const account = { account_id: synced.body.result.structuredContent.accounts[0].account_id };
      const arm = { arm: 'submitted', task_id: `task_buy_${bought}`, message: 'Somebody signs first.' };
      await control(who, 'force_create_media_buy_arm', arm);
      const args = {
        idempotency_key: `the-key-of-the-buy-${bought}`,
        account,
        brand: { domain: 'long.example' },
        start_time: 'asap',
        end_time: new Date(app.clock.now().getTime() + 20 * 86_400_000).toISOString(),
        packages: [
          {
            product_id: 'network_display',
            pricing_option_id: 'cpm_usd_auction',
            budget: 1000,
            bid_price: 2.5,
          },
        ],
      };
      const { body } = await sender('create_media_buy', args, who);
      return body.result;
    }

    it('are handed to a client that declares them, and polled to their result', async () => {
      const who = demo('long');
      const { taskId, ...handle } = await buy(who);
      assert.isString(taskId);
      const now = app.clock.now().toISOString();
      const waiting = {
        status: 'working',
        statusMessage: 'Somebody signs first.',
        createdAt: now,
        lastUpdatedAt: now,
        ttlMs: null,
      };
      assert.deepInclude(handle, { resultType: 'task', ...waiting });
      assert.isAbove(handle.pollIntervalMs, 0);
      for (const key of ['content', 'structuredContent', 'result', 'task', 'requestState']) {
        assert.notProperty(handle, key);
      }
      const { result: seen } = (await on('tasks/get', taskId, who)).body;
      assert.deepInclude(seen, { resultType: 'complete', taskId, ...waiting });
      assert.notProperty(seen, 'result');

      app.clock.advance(60_000);
      const result = { media_buy_id: 'approved', packages: [], media_buy_status: 'active' };
      await control(who, 'force_task_completion', { task_id: taskId, result });
      const { result: done } = (await on('tasks/get', taskId, who)).body;
      assert.deepInclude(done, { taskId, status: 'completed', createdAt: now });
      assert.equal(done.lastUpdatedAt, app.clock.now().toISOString());
      const { structuredContent, content, isError } = done.result;
      assert.isUndefined(isError);
      assert.deepInclude(structuredContent, { status: 'completed', ...result });
      assert.deepEqual(JSON.parse(content[0].text), structuredContent);
      assert.property(structuredContent, protocol.versionField);
    });

    it('are the tasks that the protocol itself lists', async () => {
      const who = demo('long-listed');
      const { taskId } = await buy(who);
      const { body } = await callTool('get_task_status', { task_id: taskId }, who);
      assert.deepInclude(body.result.structuredContent, { task_id: taskId, status: 'submitted' });
      const declared = await callLong('get_task_status', { task_id: taskId }, who);
      assert.equal(declared.body.result.resultType, 'complete', 'asking for a task is none');
    });

    it('stay an answer for a client that does not declare them', async () => {
      const { structuredContent, ...rest } = await buy(demo('long-plain'), callTool);
      assert.equal(rest.resultType, 'complete');
      assert.notProperty(rest, 'taskId');
      assert.deepInclude(structuredContent, { status: 'submitted', message: 'Somebody signs first.' });
      // Without the version in it, `_meta` belongs to an older revision.
      const { 'io.modelcontextprotocol/protocolVersion': _version, ...rest2025 } = DECLARED;
      const older = await buy(demo('long-older'), (name, args, who) =>
        post(call(name, args, { _meta: rest2025 }), { ...who, accept: 'application/json' }),
      );
      assert.notProperty(older, 'resultType');
      assert.equal(older.structuredContent.status, 'submitted');
    });

    it('are for clients that declare them in this very request', async () => {
      const who = demo('long-undeclared');
      const id = await keepTask(app.store, demoId('long-undeclared'));
      for (const capabilities of [{}, { tasks: {} }, { extensions: {} }]) {
        for (const method of ['tasks/get', 'tasks/update', 'tasks/cancel']) {
          const _meta = envelope(capabilities);
          const { status, body } = await post(message(method, { taskId: id, _meta }), {
            ...modernHeaders(method, id),
            ...who,
          });
          assert.equal(status, 400);
          assert.equal(body.error.code, -32_021);
          assert.deepEqual(body.error.data, { requiredCapabilities: { extensions: { [TASKS]: {} } } });
        }
      }
      const older = await post({ jsonrpc: '2.0', id: 1, method: 'tasks/get', params: { taskId: id } }, who);
      assert.include(older.text, '-32601', 'older revisions have none of it');
    });

    it('end when their caller withdraws them, once', async () => {
      const who = demo('long-cancel');
      const { taskId } = await buy(who);
      for (let times = 0; times < 2; times += 1) {
        const { status, body } = await on('tasks/cancel', taskId, who);
        assert.equal(status, 200);
        const { resultType, _meta, ...rest } = body.result;
        assert.deepEqual([resultType, rest], ['complete', {}]);
      }
      const { result } = (await on('tasks/get', taskId, who)).body;
      assert.deepInclude(result, { status: 'cancelled' });
      assert.notProperty(result, 'result');
      const { body } = await callTool('get_task_status', { task_id: taskId, include_history: true }, who);
      const { status, history, completed_at: endedAt } = body.result.structuredContent;
      assert.equal(status, 'canceled');
      assert.equal(endedAt, app.clock.now().toISOString());
      assert.lengthOf(history, 3);
      const args = {
        scenario: 'force_task_completion',
        params: { task_id: taskId, result: {} },
        account: { sandbox: true },
      };
      const forced = await callTool('comply_test_controller', args, who);
      assert.deepInclude(forced.body.result.structuredContent, { error: 'INVALID_TRANSITION' });
      const entries = await app.store.read.auditLog.list(null, 1000);
      assert.lengthOf(
        entries.filter(({ action, subject }) => action === 'cancel_task' && subject === taskId),
        1,
      );
    });

    it('stay as they ended', async () => {
      for (const state of ['completed', 'failed', 'rejected', 'canceled'] as const) {
        const who = demo(`long-${state}`);
        const id = await keepTask(app.store, demoId(`long-${state}`), { status: state });
        assert.equal((await on('tasks/cancel', id, who)).body.result.resultType, 'complete');
        const { body } = await callTool('get_task_status', { task_id: id }, who);
        assert.equal(body.result.structuredContent.status, state);
        const { result } = (await on('tasks/get', id, who)).body;
        assert.equal(result.status, state === 'canceled' ? 'cancelled' : 'completed');
        assert.equal(result.result?.isError, state === 'failed' || state === 'rejected' ? true : undefined);
      }
    });

    it('ask nothing, so that there is nothing to answer', async () => {
      const who = demo('long-update');
      for (const status of ['working', 'input-required', 'auth-required'] as const) {
        const id = await keepTask(app.store, demoId('long-update'), { status });
        const { result } = (await on('tasks/get', id, who)).body;
        assert.equal(result.status, 'working');
        const updated = await on('tasks/update', id, who, { inputResponses: { any: { action: 'accept' } } });
        assert.equal(updated.body.result.resultType, 'complete');
        assert.notProperty(updated.body.result, 'taskId');
        assert.deepEqual((await on('tasks/get', id, who)).body.result, result);
      }
    });

    it('are to others as if they were not there', async () => {
      const id = await keepTask(app.store, demoId('long-owner'));
      for (const method of ['tasks/get', 'tasks/update', 'tasks/cancel']) {
        const texts = await Promise.all(
          [id, UNKNOWN].map(async (one) =>
            (await on(method, one, demo('long-thief'))).text.replaceAll(one, ''),
          ),
        );
        assert.equal(texts[0], texts[1]);
        const { body } = await on(method, id, demo('long-thief'));
        assert.equal(body.error.code, -32_602);
      }
      assert.equal((await on('tasks/get', id, demo('long-owner'))).body.result.status, 'working');
    });

    it('are there only for a caller that may begin them', async () => {
      const { token, principal } = await createPrincipal(app.store, {
        name: 'reader',
        permissions: 'products:read',
      });
      const id = await keepTask(app.store, principal.id, { taskType: 'create_media_buy' });
      for (const method of ['tasks/get', 'tasks/update', 'tasks/cancel'])
        assert.equal((await on(method, id, bearer(token))).body.error.code, -32_602, method);
      const task = await app.store.read.agentTasks.find({ principalId: principal.id, id });
      assert.equal(task?.status, 'submitted');
    });

    it('have ids that are texts', async () => {
      for (const id of [undefined, null, 5, {}, [], '', '\u0000', 'x'.repeat(2_000)]) {
        const name = typeof id === 'string' && /^[\x20-\x7e]+$/.test(id) ? id : undefined;
        const headers = { ...modernHeaders('tasks/get', name), ...demo('long-ids') };
        const { status, body } = await post(message('tasks/get', { taskId: id, _meta: DECLARED }), headers);
        assert.include([200, 400], status, JSON.stringify(id));
        assert.include([-32_602, -32_020, -32_600], body.error.code, JSON.stringify(id));
      }
    });
  });
}
