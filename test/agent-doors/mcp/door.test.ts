import { LATEST_PROTOCOL_VERSION } from '@modelcontextprotocol/sdk/types.js';
import { assert } from 'chai';
import { protocol } from '../../../generated/protocol.ts';
import { request, sendRaw } from '../../http/raw.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { enginesInTurn } from '../../support/databases.ts';
import { SCOPE_ASKED } from '../world.ts';

const BOTH = 'application/json, text/event-stream';
const INITIALIZE = {
  jsonrpc: '2.0',
  id: 1,
  method: 'initialize',
  params: {
    protocolVersion: LATEST_PROTOCOL_VERSION,
    capabilities: {},
    clientInfo: { name: 'test', version: '1' },
  },
};
const LIST = { jsonrpc: '2.0', id: 2, method: 'tools/list' };

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`/mcp on ${engine.name}`, () => {
    let app: TestApp;
    let member: { authorization: string };
    before(async () => {
      app = await startTestApp(engine);
      member = await app.member();
    });
    after(() => app.drop());

    const post = (message: unknown, headers: Record<string, string> = {}) =>
      app.post('/mcp', message, { ...member, accept: BOTH, ...headers });
    const dataOf = (text: string) => {
      const lines = text.split('\n').filter((line) => line.startsWith('data: '));
      return lines.map((line) => JSON.parse(line.slice(6)));
    };

    it('introduces itself, as a stream or as JSON, as the caller takes it', async () => {
      const streamed = await post(INITIALIZE);
      assert.equal(streamed.status, 200);
      assert.match(streamed.headers.get('content-type') ?? '', /^text\/event-stream/);
      const [message] = dataOf(streamed.text);
      assert.equal(message.id, 1);
      assert.equal(message.result.protocolVersion, LATEST_PROTOCOL_VERSION);
      assert.deepEqual(message.result.capabilities, { tools: {}, resources: {} });
      assert.isString(message.result.serverInfo.version);
      for (const accept of ['application/json', '*/*', 'application/json;q=0.9, */*;q=0.1']) {
        const plain = await post(INITIALIZE, { accept });
        assert.equal(plain.status, 200, accept);
        assert.deepEqual(plain.body, message, accept);
      }
      const stream = await post(INITIALIZE, { accept: 'text/event-stream' });
      assert.deepEqual(dataOf(stream.text), [message]);
      for (const accept of ['text/html', 'image/*']) {
        assert.equal((await post(INITIALIZE, { accept })).status, 406, accept);
      }
      const session = streamed.headers.get('mcp-session-id');
      assert.isString(session);
      assert.notEqual(session, stream.headers.get('mcp-session-id'), 'each client has one of its own');
      assert.isNull((await post(LIST)).headers.get('mcp-session-id'));
    });

    it('lists its tools, knows no others, and needs no earlier message', async () => {
      const { body } = await post(LIST, { accept: 'application/json' });
      assert.include(
        body.result.tools.map(({ name }: { name: string }) => name),
        protocol.capabilitiesTask,
      );
      const call = { jsonrpc: '2.0', id: 3, method: 'tools/call', params: { name: '<none>', arguments: {} } };
      const called = await post(call, { accept: 'application/json' });
      assert.isTrue(called.body.result.isError);
      assert.equal(JSON.parse(called.body.result.content[0].text).code, 'INVALID_REQUEST');
      const other = await post(
        { jsonrpc: '2.0', id: 4, method: 'prompts/list' },
        { accept: 'application/json' },
      );
      assert.equal(other.body.error.code, -32_601);
      const ping = await post({ jsonrpc: '2.0', id: 'p', method: 'ping' }, { accept: 'application/json' });
      assert.deepEqual(ping.body, { jsonrpc: '2.0', id: 'p', result: {} });
    });

    it('takes notifications with 202 and nothing', async () => {
      const { status, text } = await post({ jsonrpc: '2.0', method: 'notifications/initialized' });
      assert.equal(status, 202);
      assert.equal(text, '');
    });

    it('speaks the versions that there are, and no other', async () => {
      for (const version of ['2025-11-25', '2025-06-18', '2025-03-26']) {
        const headers = { accept: 'application/json', 'mcp-protocol-version': version };
        assert.equal((await post(LIST, headers)).status, 200, version);
      }
      assert.equal((await post(LIST, { 'mcp-protocol-version': '1999-01-01' })).status, 400);
    });

    it('needs a credential for what is protected, and says where to get one', async () => {
      const metadata = `resource_metadata="${app.baseUrl}/.well-known/oauth-protected-resource/mcp", ${SCOPE_ASKED}`;
      assert.equal((await app.post('/mcp', INITIALIZE, { accept: BOTH })).status, 200);
      const call = { jsonrpc: '2.0', id: 3, method: 'tools/call', params: { name: 'list_accounts' } };
      const bare = await app.post('/mcp', call, { accept: BOTH });
      assert.equal(bare.status, 401);
      assert.equal(bare.body.error.code, 'AUTH_MISSING');
      assert.equal(bare.headers.get('www-authenticate'), `Bearer ${metadata}`);
      for (const authorization of ['Bearer x', 'Bearer a.b.c', 'Basic eDp5', `${member.authorization}x`]) {
        const answer = await post(INITIALIZE, { authorization });
        assert.equal(answer.status, 401, authorization);
        assert.equal(answer.headers.get('www-authenticate'), `Bearer ${metadata}, error="invalid_token"`);
        assert.equal(answer.body.error.code, 'AUTH_INVALID');
      }
    });

    it('keeps from strangers which names there are', async () => {
      const named = (name: string, headers: Record<string, string>) =>
        app.post(
          '/mcp',
          { jsonrpc: '2.0', id: 3, method: 'tools/call', params: { name, arguments: {} } },
          { accept: 'application/json', ...headers },
        );
      for (const name of ['comply_test_controller', 'list_accounts', 'tasks/list', 'no_such_task']) {
        const { status, body } = await named(name, {});
        assert.equal(status, 401, name);
        assert.equal(body.error.code, 'AUTH_MISSING', name);
      }
      assert.isTrue((await named('no_such_task', member)).body.result.isError);
    });

    it('knows two tasks by their older names too, in both spellings', async () => {
      const call = async (name: string, args: object) => {
        const message = { jsonrpc: '2.0', id: 3, method: 'tools/call', params: { name, arguments: args } };
        const { body } = await post(message, { accept: 'application/json' });
        return { ...body.result.structuredContent, timestamp: '' };
      };
      const unknown = { task_id: 'nothing' };
      // The method of the transport, and what clients make of it that allow no slash in the name of a tool.
      for (const separator of ['/', '_']) {
        assert.deepEqual(await call(`tasks${separator}list`, {}), await call('list_tasks', {}));
        assert.deepEqual(await call(`tasks${separator}get`, unknown), await call('get_task_status', unknown));
      }
    });

    it('has no stream and no session to ask for', async () => {
      for (const method of ['GET', 'DELETE', 'PUT', 'PATCH', 'HEAD']) {
        const headers: [string, string][] = [
          ['Authorization', member.authorization],
          ['Accept', 'text/event-stream'],
          ['Connection', 'close'],
        ];
        const [answer] = await sendRaw(app, request(`${method} /mcp`, headers));
        assert.equal(answer?.status, 405, method);
        assert.equal(answer?.headers.allow, 'POST', method);
      }
    });

    it('refuses what is no JSON-RPC', async () => {
      for (const [message, code] of [
        ['{', -32_700],
        ['', -32_700],
        ['[', -32_700],
        ['"text"', -32_600],
        ['null', -32_600],
        ['{}', -32_600],
        ['[]', -32_600],
        ['{"jsonrpc":"1.0","id":1,"method":"ping"}', -32_600],
        [`${'['.repeat(100)}${']'.repeat(100)}`, -32_700],
      ] as const) {
        const { status, body } = await post(message);
        assert.equal(status, 400, message.slice(0, 50));
        assert.equal(body.jsonrpc, '2.0', message.slice(0, 50));
        assert.equal(body.error.code, code, message.slice(0, 50));
      }
      assert.equal((await post('x', { 'content-type': 'text/plain' })).status, 415);
      assert.notMatch(app.logged.join('\n'), /"status":500/);
    });

    it('refuses bodies over 10 MB', async () => {
      const message = { ...LIST, params: { text: 'x'.repeat(10 * 1024 * 1024) } };
      const { status, body } = await post(message);
      assert.equal(status, 413);
      assert.equal(body.error.code, 'INVALID_REQUEST');
    });

    it('on a machine of its own answers pages of that machine only', async () => {
      for (const origin of ['http://localhost:6274', 'http://127.0.0.1', 'http://[::1]:3000']) {
        assert.equal((await post(LIST, { origin })).status, 200, origin);
      }
      for (const origin of [
        'https://evil.example',
        'http://localhost.evil.example',
        'null',
        'file://',
        'x',
      ]) {
        const { status, body } = await post(LIST, { origin });
        assert.equal(status, 403, origin);
        assert.equal(body.error.code, 'PERMISSION_DENIED');
      }
    });

    it('on a public address answers pages of any site, because only the header says who calls', async () => {
      const open = await startTestApp(engine, { settings: { BASE_URL: 'https://registry.example' } });
      try {
        const credential = await open.member();
        const ask = (origin: string) =>
          open.post('/mcp', LIST, { ...credential, accept: 'application/json', origin });
        assert.equal((await ask('https://page.example')).status, 200);
        assert.equal((await ask('https://page.example')).headers.get('access-control-allow-origin'), '*');
        assert.equal((await ask('null')).status, 403);
      } finally {
        await open.drop();
      }
    });
  });
}
