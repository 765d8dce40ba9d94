import { json } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { assert } from 'chai';
import { protocol } from '../../../generated/protocol.ts';
import { tasks } from '../../../generated/tasks.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { engines } from '../../support/databases.ts';
import { call, message, modernClient } from '../modern.ts';
import { bearer, demo, envelope, MODERN, modernHeaders, SCOPE_ASKED } from '../world.ts';

const PUBLIC = protocol.capabilitiesTask;
const VERSION_KEY = 'io.modelcontextprotocol/protocolVersion';
const CAPABILITIES_KEY = 'io.modelcontextprotocol/clientCapabilities';
const TASKS = 'io.modelcontextprotocol/tasks';
const HOOK = ['hook.example', '/hooks'] as const;

// Nothing of this reaches the store in a way of its own.
for (const engine of engines.slice(0, 1)) {
  describe(`the agent over MCP of ${MODERN} on ${engine.name}`, () => {
    let app: TestApp;
    before(async () => {
      app = await startTestApp(engine);
    });
    after(() => app.drop());

    const { post, ask, callTool } = modernClient(() => app);

    it('serves the current client of the library, which takes the new revision by itself', async () => {
      const client = new Client({ name: 'test', version: '1' }, { versionNegotiation: { mode: 'auto' } });
      const requestInit = { headers: demo('library-2026') };
      const transport = new StreamableHTTPClientTransport(new URL(`${app.baseUrl}/mcp`), { requestInit });
      await client.connect(transport);
      assert.equal(client.getNegotiatedProtocolVersion(), MODERN);
      const { tools } = await client.listTools();
      assert.deepEqual(
        tools.map(({ name }) => name),
        Object.keys(tasks),
      );
      const { structuredContent, isError } = await client.callTool({ name: 'list_accounts', arguments: {} });
      assert.isNotOk(isError);
      assert.deepInclude(structuredContent as object, { status: 'completed', accounts: [] });
      const refused = await client.callTool({ name: 'list_accounts', arguments: { status: 'asleep' } });
      assert.isTrue(refused.isError);
      await client.close();
    });

    it('says what it is and what it can do', async () => {
      const { status, body, headers } = await ask('server/discover');
      assert.equal(status, 200);
      assert.equal(headers.get('mcp-session-id'), null);
      const { result } = body;
      assert.deepEqual(result.supportedVersions, [MODERN]);
      assert.deepEqual(result.capabilities, { tools: {}, resources: {}, extensions: { [TASKS]: {} } });
      assert.equal(result.resultType, 'complete');
      assert.isString(result._meta['io.modelcontextprotocol/serverInfo'].version);
    });

    it('may be kept for a while by everybody, where it lists something', async () => {
      for (const method of ['server/discover', 'tools/list']) {
        const { body } = await ask(method, {}, demo('hints'));
        assert.deepInclude(body.result, { cacheScope: 'public', resultType: 'complete' });
        assert.isAbove(body.result.ttlMs, 0);
      }
      const known = await ask('tools/list', {}, demo('hints'));
      const unknown = await ask('tools/list');
      assert.deepEqual(known.body, unknown.body, 'what is public is the same for everybody');
      const { body } = await callTool(PUBLIC);
      assert.notProperty(body.result, 'ttlMs');
    });

    it('answers as JSON, or as a stream where that is all that is taken', async () => {
      const plain = await callTool(PUBLIC);
      assert.match(plain.headers.get('content-type') ?? '', /^application\/json/);
      assert.deepInclude(plain.body.result, { resultType: 'complete' });
      const streamed = await callTool(PUBLIC, {}, { accept: 'text/event-stream' });
      assert.match(streamed.headers.get('content-type') ?? '', /^text\/event-stream/);
      const data = streamed.text.split('\n').filter((line) => line.startsWith('data: '));
      assert.deepEqual(
        data.map((line) => JSON.parse(line.slice(6))),
        [plain.body],
      );
      assert.equal((await callTool(PUBLIC, {}, { accept: 'text/html' })).status, 406);
    });

    it('knows no method of the older revisions, and nothing to listen to', async () => {
      for (const method of [
        'initialize',
        'ping',
        'logging/setLevel',
        'resources/subscribe',
        'prompts/list',
        'tasks/list',
        'tasks/result',
        'subscriptions/listen',
        'unknown/method',
        '__proto__',
        'constructor',
      ]) {
        const { status, body } = await ask(method, {}, demo('methods'));
        assert.equal(status, 404, method);
        assert.deepInclude(body, { id: 7 }, method);
        assert.equal(body.error.code, -32_601, method);
      }
    });

    it('says in one sentence what is wrong with parameters', async () => {
      const bad: [params: object, text: RegExp][] = [
        [{ name: 5 }, /`name` must be a string/],
        [{ arguments: {} }, /`name` must be a string/],
        [{ name: PUBLIC, arguments: 'x' }, /`arguments` must be a JSON object/],
        [{ name: PUBLIC, arguments: [] }, /`arguments` must be a JSON object/],
      ];
      for (const [params, text] of bad) {
        const name = typeof Object(params).name === 'string' ? PUBLIC : undefined;
        const modern = await post(message('tools/call', params), modernHeaders('tools/call', name));
        const older = await post({ ...message('tools/call'), params }, { accept: 'application/json' });
        for (const { status, body } of [modern, older]) {
          assert.equal(status, 200);
          assert.equal(body.error.code, -32_602, JSON.stringify(params));
          assert.match(body.error.message, text);
          assert.isBelow(body.error.message.length, 150);
        }
      }
      for (const [method, params] of [
        ['tools/list', { cursor: 5 }],
        ['initialize', { protocolVersion: 5 }],
        ['initialize', {}],
      ] as const) {
        const older = { jsonrpc: '2.0', id: 1, method, params };
        const { body } = await post(older, { accept: 'application/json' });
        assert.equal(body.error.code, -32_602, method);
        assert.isBelow(body.error.message.length, 150, method);
      }
    });

    it('is refused in a batch, and beside older messages', async () => {
      const older = { jsonrpc: '2.0', id: 1, method: 'ping' };
      for (const batch of [[message('tools/list')], [older, call(PUBLIC)], [call(PUBLIC), older], []]) {
        const { status, body } = await post(batch, demo('batch'));
        assert.equal(status, 400);
        assert.equal(body.error.code, -32_600);
      }
      const many = Array.from({ length: 101 }, (_, id) => ({ ...older, id }));
      assert.equal((await post(many, demo('batch'))).status, 400);
      const same = await post([older, older], { ...demo('batch'), accept: 'application/json' });
      assert.equal(same.status, 200, 'one id twice does not keep its caller waiting');
    });

    it('takes notifications with 202 and nothing', async () => {
      for (const method of ['notifications/cancelled', 'notifications/initialized', 'acme/told']) {
        const told = { jsonrpc: '2.0', method, params: { _meta: envelope(), requestId: 7 } };
        const { status, text } = await post(told, { ...modernHeaders(method), ...demo('told') });
        assert.deepEqual([status, text], [202, ''], method);
      }
    });

    it('returns the id that it was sent, however long', async () => {
      for (const id of [0, -1, 'x'.repeat(100_000), '']) {
        const { body } = await post(message('tools/list', {}, id), modernHeaders('tools/list'));
        assert.equal(body.id, id);
      }
      for (const id of [null, {}, [], true]) {
        const { status, body } = await post(message('tools/list', {}, id), modernHeaders('tools/list'));
        assert.equal(status, 400, JSON.stringify(id));
        assert.isNull(body.id);
      }
      assert.equal((await post(message('tools/list', {}, 1.5), modernHeaders('tools/list'))).status, 400);
    });

    it('asks for a credential before anything is read of the arguments', async () => {
      const metadata = `resource_metadata="${app.baseUrl}/.well-known/oauth-protected-resource/mcp", ${SCOPE_ASKED}`;
      const on = (method: string) => post(message(method, { taskId: 'x' }), modernHeaders(method, 'x'));
      for (const { status, body, headers } of [
        await callTool('list_accounts', 'nonsense'),
        await callTool('no_such_task'),
        await on('tasks/get'),
        await on('tasks/update'),
        await on('tasks/cancel'),
      ]) {
        assert.equal(status, 401);
        assert.equal(body.error.code, 'AUTH_MISSING');
        assert.include(headers.get('www-authenticate') ?? '', metadata);
      }
      assert.equal((await callTool(PUBLIC, {}, bearer('nobody'))).status, 401);
    });

    it('ends a call whose caller hangs up, and leaves nothing of it', async () => {
      const sync = {
        idempotency_key: 'the-key-of-one-who-hangs-up',
        accounts: [
          {
            brand: { domain: 'gone.example' },
            operator: 'agency.example',
            billing: 'operator',
            notification_configs: [
              {
                subscriber_id: 'one',
                url: `https://${HOOK.join('')}`,
                event_types: ['creative.status_changed'],
              },
            ],
          },
        ],
      };
      for (const accept of ['application/json', 'text/event-stream']) {
        const who = demo(`hangs-up-${accept.length}`);
        // The endpoint that has to prove itself does not answer.
        const asked = new Promise<void>((resolve) => app.sites.serve(...HOOK, () => resolve()));
        const hangUp = new AbortController();
        const answer = fetch(`${app.baseUrl}/mcp`, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            ...who,
            ...modernHeaders('tools/call', 'sync_accounts'),
            accept,
          },
          body: JSON.stringify(call('sync_accounts', sync)),
          signal: hangUp.signal,
        }).then((response) => response.text());
        await asked;
        hangUp.abort();
        await answer.catch(() => {});
        app.sites.serve(...HOOK, async (request, response) => {
          const { challenge } = (await json(request)) as { challenge: string };
          response.end(JSON.stringify({ challenge }));
        });
        // The call gives its key back once it notices.
        let again = await callTool('sync_accounts', sync, who);
        while (again.body.result.structuredContent.code === 'IDEMPOTENCY_IN_FLIGHT') {
          await sleep(10);
          again = await callTool('sync_accounts', sync, who);
        }
        const { structuredContent } = again.body.result;
        assert.equal(structuredContent.accounts[0].action, 'created', 'nothing was there');
        assert.notProperty(structuredContent, 'replayed');
      }
    });

    it('answers whatever it is sent, with no failure of its own', async () => {
      const deep = (depth: number) => JSON.parse(`${'['.repeat(depth)}${']'.repeat(depth)}`);
      const metas: unknown[] = [
        null,
        5,
        'text',
        [],
        deep(100),
        { [VERSION_KEY]: null },
        { [VERSION_KEY]: {} },
        { [VERSION_KEY]: 'x'.repeat(100_000), [CAPABILITIES_KEY]: {} },
        { [VERSION_KEY]: MODERN, [CAPABILITIES_KEY]: { extensions: 5 } },
        { [VERSION_KEY]: MODERN, [CAPABILITIES_KEY]: { extensions: { [TASKS]: deep(100) } } },
        { ...envelope(), progressToken: {} },
        { ...envelope(), 'io.modelcontextprotocol/logLevel': 'loud' },
      ];
      const bodies = [
        ...metas.map((_meta) => message('tools/list', { _meta })),
        message('tools/call', { name: 'list_accounts', arguments: {}, inputResponses: 5, requestState: {} }),
        message('tools/call', { name: 'list_accounts', arguments: {}, requestState: 'x'.repeat(50_000) }),
        message('tools/call', { name: 'x'.repeat(4_000), arguments: {} }),
        message('tools/call', { name: '__proto__', arguments: { __proto__: 1 } }),
      ];
      for (const body of bodies) {
        const name = Object(body.params).name?.slice(0, 4_000);
        const { status, text } = await post(body, {
          ...modernHeaders(body.method, name),
          ...demo('hostile'),
        });
        const about = `${JSON.stringify(body).slice(0, 200)} → ${status} ${text.slice(0, 200)}`;
        assert.include([200, 400], status, about);
        assert.notMatch(text, /\bat .*\.ts:|ZodError|node_modules/, about);
      }
      assert.notMatch(app.logged.join('\n'), /"status":5\d\d|task failed/);
    });
  });
}
