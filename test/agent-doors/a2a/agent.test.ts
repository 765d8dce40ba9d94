import { assert } from 'chai';
import { protocol } from '../../../generated/protocol.ts';
import { tasks } from '../../../generated/tasks.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { enginesInTurn } from '../../support/databases.ts';
import { keepTask, SCOPE_ASKED } from '../world.ts';
import { as, call, message, oldCall, ownerOf } from './world.ts';

type Json = Record<string, unknown>;

/** What differs between two answers because they are two. */
const still = ({ timestamp: _, ...body }: Json) => body;

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`the agent over A2A on ${engine.name}`, () => {
    let app: TestApp;
    before(async () => {
      app = await startTestApp(engine);
    });
    after(() => app.drop());

    const rpc = async (method: string, params: unknown, headers: Record<string, string> = as('alice')) =>
      app.post('/a2a', { jsonrpc: '2.0', id: 1, method, params }, headers);
    const send = async (skill: string, input: object, headers?: Record<string, string>) => {
      const { status, body } = await rpc('SendMessage', call(input, skill), headers);
      assert.equal(status, 200, JSON.stringify(body));
      const { task } = body.result;
      return { state: task.status.state as string, body: task.artifacts[0].parts[0].data as Json };
    };
    const overMcp = async (name: string, args: object, headers: Record<string, string> = as('alice')) => {
      const params = { name, arguments: args };
      const { body } = await app.post(
        '/mcp',
        { jsonrpc: '2.0', id: 1, method: 'tools/call', params },
        { accept: 'application/json', ...headers },
      );
      return body.result as { isError?: boolean; structuredContent: Json };
    };

    it('tells what it can to everybody', async () => {
      const { state, body } = await send(protocol.capabilitiesTask, { context: { trace: 'x' } }, {});
      assert.equal(state, 'TASK_STATE_COMPLETED');
      assert.deepInclude(body, { status: 'completed', context: { trace: 'x' } });
      assert.isArray((body[protocol.name] as Json).major_versions);
      const old = await rpc('message/send', oldCall({}, protocol.capabilitiesTask), {});
      assert.equal(old.body.result.status.state, 'completed');
    });

    it('answers messages that name a pending task of the protocol, as clients do that got its id', async () => {
      const taskId = await keepTask(app.store, ownerOf('alice'), {});
      for (const method of ['SendMessage', 'message/send']) {
        const named = (text: { message: object }, id = taskId) => ({
          message: { ...text.message, taskId: id, contextId: 'ctx-1' },
        });
        const params = method === 'SendMessage' ? call({}, 'list_accounts') : oldCall({}, 'list_accounts');
        const { body } = await rpc(method, named(params));
        const task = body.result?.task ?? body.result;
        assert.match(task?.status.state ?? '', /completed$/i, JSON.stringify(body));
        assert.equal(task.contextId, 'ctx-1');
        assert.notEqual(task.id, taskId);
        const kept = await rpc('GetTask', { id: task.id });
        assert.equal(kept.body.result.status.state, 'TASK_STATE_COMPLETED');
        // To others it is as unknown as any.
        const foreign = await rpc(method, named(params), as('mallory'));
        const unknown = await rpc(method, named(params, 'task_none'), as('mallory'));
        assert.equal(foreign.body.error.code, -32_001);
        assert.equal(foreign.text, unknown.text);
        assert.equal((await rpc(method, named(params, 'task_none'))).body.error.code, -32_001);
      }
    });

    it('answers as over MCP, field for field', async () => {
      const account = { brand: { domain: 'outdoor.example' }, operator: 'agency.example' };
      const accounts = [{ ...account, billing: 'operator', sandbox: true }];
      const input = { idempotency_key: 'a2a-and-mcp-0123456789', accounts, context: { n: 1 } };
      const first = await send('sync_accounts', input);
      assert.equal(first.state, 'TASK_STATE_COMPLETED', JSON.stringify(first.body));
      const again = await overMcp('sync_accounts', input);
      assert.deepEqual(still(again.structuredContent), { ...still(first.body), replayed: true });
      for (const [task, args] of [
        [protocol.capabilitiesTask, { protocols: ['media_buy'], context: { a: 1 } }],
        ['list_accounts', {}],
        ['list_accounts', { status: 'active', context: { a: [1] } }],
        ['list_accounts', { pagination: { max_results: 5000 } }],
        ['list_accounts', { [protocol.versionField]: '9.9' }],
        ['list_accounts', { api_key: 'x'.repeat(20) }],
        ['list_tasks', {}],
        ['get_task_status', { task_id: 'none' }],
        ['get_account_financials', { account: { account_id: 'none' } }],
        ['sync_accounts', {}],
        ['sync_accounts', { ...input, accounts: [] }],
        ['sync_accounts', { ...input, context: { n: 2 }, accounts: [{ ...accounts[0], billing: 'agent' }] }],
        ['no_such_task', {}],
      ] as const) {
        const a2a = await send(task, args);
        const mcp = await overMcp(task, args);
        const about = `${task} ${JSON.stringify(args)}`;
        assert.deepEqual(still(a2a.body), still(mcp.structuredContent), about);
        assert.equal(a2a.state === 'TASK_STATE_COMPLETED', mcp.isError !== true, about);
      }
    });

    it('marks every refusal of the test controller as an error over MCP, and its other answers not', async () => {
      const account = { sandbox: true };
      for (const [scenario, params, error] of [
        ['make_rain', {}, 'UNKNOWN_SCENARIO'],
        ['force_creative_status', {}, 'INVALID_PARAMS'],
        ['force_creative_status', { creative_id: 'none', status: 'approved' }, 'NOT_FOUND'],
        ['force_media_buy_status', { media_buy_id: 'none', status: 'active' }, 'NOT_FOUND'],
        ['seed_pricing_option', { product_id: 'none', pricing_option_id: 'x' }, 'INVALID_PARAMS'],
        ['list_scenarios', {}, undefined],
        ['seed_product', { product_id: 'marked' }, undefined],
      ] as const) {
        const args = { scenario, params, account };
        const mcp = await overMcp('comply_test_controller', args);
        const about = JSON.stringify(mcp);
        assert.equal(mcp.structuredContent.error, error, about);
        assert.equal(mcp.structuredContent.success, error === undefined, about);
        assert.equal(mcp.isError, error === undefined ? undefined : true, about);
        assert.equal((await send('comply_test_controller', args)).state, 'TASK_STATE_COMPLETED');
      }
    });

    it('rejects before work, and fails in it', async () => {
      const unknown = await send('no_such_task', {});
      assert.equal(unknown.state, 'TASK_STATE_REJECTED');
      assert.include(unknown.body, { code: 'INVALID_REQUEST' });
      const wrong = await send('get_task_status', { task_id: 7 });
      assert.equal(wrong.state, 'TASK_STATE_REJECTED');
      const missing = await send('get_task_status', { task_id: 'none' });
      assert.equal(missing.state, 'TASK_STATE_FAILED');
      for (const { body } of [unknown, wrong, missing]) {
        assert.deepEqual(body.errors, [body[protocol.errorField]]);
        assert.equal((body.errors as Json[])[0]?.code, body.code);
        assert.notProperty(body, 'accounts');
      }
    });

    it('needs a credential for all but the public tasks, whatever else is wrong', async () => {
      const metadata = `resource_metadata="${app.baseUrl}/.well-known/oauth-protected-resource/a2a", ${SCOPE_ASKED}`;
      const bare = await rpc('SendMessage', call({ nonsense: 1 }, 'list_accounts'), {});
      assert.equal(bare.status, 401);
      assert.equal(bare.headers.get('www-authenticate'), `Bearer ${metadata}`);
      assert.equal(bare.body.error.code, 'AUTH_MISSING');
      for (const authorization of ['Bearer x', 'Bearer a.b.c', 'Basic eDp5']) {
        const bad = await rpc('SendMessage', call({}, protocol.capabilitiesTask), { authorization });
        assert.equal(bad.status, 401);
        assert.equal(bad.headers.get('www-authenticate'), `Bearer ${metadata}, error="invalid_token"`);
        assert.equal(bad.body.error.code, 'AUTH_INVALID');
      }
      const member = await app.member();
      assert.equal((await send('list_accounts', {}, member)).state, 'TASK_STATE_COMPLETED');
    });

    it('has a card that says what is here, and that pages may read', async () => {
      for (const path of ['/.well-known/agent-card.json', '/.well-known/agent.json']) {
        const { status, headers, body } = await app.get(path, { origin: 'https://page.example' });
        assert.equal(status, 200);
        assert.equal(headers.get('access-control-allow-origin'), '*');
        assert.equal(body.url, `${app.baseUrl}/a2a`);
        const ids = body.skills.map(({ id }: { id: string }) => id);
        assert.include(ids, protocol.capabilitiesTask);
        assert.isTrue(ids.every((id: string) => Object.hasOwn(tasks, id)));
        const known = await app.get(path, { 'if-none-match': headers.get('etag') ?? '' });
        assert.equal(known.status, 304);
      }
      const preflight = await app.send('OPTIONS', '/a2a', {
        origin: 'https://page.example',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'a2a-version',
      });
      assert.match(preflight.headers.get('access-control-allow-headers') ?? '', /A2A-Version/);
      const { headers } = await app.get('/.well-known/agent.json');
      const { token_endpoint: tokenUrl } = (await app.get('/.well-known/oauth-authorization-server')).body;
      const card = (await app.get('/.well-known/agent.json')).body;
      assert.equal(card.securitySchemes.oauth2.flows.clientCredentials.tokenUrl, tokenUrl);
      assert.isString(headers.get('x-request-id'));
    });

    it('calls its log lines after the task', async () => {
      await send('list_accounts', {});
      const lines = app.logged.map((line) => JSON.parse(line)).filter(({ path }) => path === '/a2a');
      assert.equal(lines.at(-1).operation, 'list_accounts');
      await rpc('SendMessage', message([{ text: 'hello' }]));
      const last = app.logged.map((line) => JSON.parse(line)).filter(({ path }) => path === '/a2a');
      assert.equal(last.at(-1).operation, 'a2a');
    });
  });

  describe(`two processes of the agent over A2A on ${engine.name}`, () => {
    it('keep the same tasks', async () => {
      const database = await engine.create();
      const same = { ...engine, create: async () => ({ url: database.url, drop: async () => {} }) };
      const one = await startTestApp(same);
      const two = await startTestApp(same);
      try {
        const rpc = (app: TestApp, method: string, params: unknown) =>
          app.post('/a2a', { jsonrpc: '2.0', id: 1, method, params }, as('alice'));
        const waits = (await rpc(one, 'SendMessage', message([{ text: 'hello' }]))).body.result.task;
        assert.deepEqual((await rpc(two, 'GetTask', { id: waits.id })).body.result, waits);
        const canceled = await rpc(two, 'CancelTask', { id: waits.id });
        assert.equal(canceled.body.result.status.state, 'TASK_STATE_CANCELED');
        assert.equal(
          (await rpc(one, 'CancelTask', { id: waits.id })).body.result.status.state,
          'TASK_STATE_CANCELED',
        );
        const done = (await rpc(one, 'SendMessage', call({}, 'list_accounts'))).body.result.task;
        assert.deepEqual((await rpc(two, 'GetTask', { id: done.id })).body.result, done);
        assert.equal((await rpc(two, 'CancelTask', { id: done.id })).body.error.code, -32_002);
        assert.equal((await rpc(two, 'ListTasks', {})).body.result.totalSize, 2);
      } finally {
        await one.drop();
        await two.drop();
        await database.drop();
      }
    });
  });
}
