import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { LATEST_PROTOCOL_VERSION, SUPPORTED_PROTOCOL_VERSIONS } from '@modelcontextprotocol/sdk/types.js';
import { assert } from 'chai';
import { countTokens } from 'gpt-tokenizer/encoding/o200k_base';
import { protocol } from '../../../generated/protocol.ts';
import { tasks } from '../../../generated/tasks.ts';
import { apiKey, client as oauthClient, organization } from '../../http/members/world.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { enginesInTurn } from '../../support/databases.ts';
import { bearer, demo, SCOPE_ASKED } from '../world.ts';

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
const call = (name: string, args: unknown = {}, id: unknown = 3) => ({
  jsonrpc: '2.0',
  id,
  method: 'tools/call',
  params: { name, arguments: args },
});
const PUBLIC = protocol.capabilitiesTask;
const { errorField } = protocol;

/** The messages of an event stream. */
const eventsIn = (text: string) =>
  text
    .split('\n')
    .filter((line) => line.startsWith('data: '))
    .map((line) => JSON.parse(line.slice(6)));

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`the agent over MCP, from the outside, on ${engine.name}`, () => {
    let app: TestApp;
    let key: { authorization: string };
    let token: { authorization: string };
    before(async () => {
      app = await startTestApp(engine);
      const org = await organization(app, 'Acme');
      key = (await apiKey(app, org.id, 'admin:*')).credential;
      token = (await oauthClient(app, key)).credential;
    });
    after(() => app.drop());

    const post = (message: unknown, headers: Record<string, string> = {}) =>
      app.post('/mcp', message, { accept: 'application/json', ...headers });
    const connect = async (headers: Record<string, string>) => {
      const client = new Client({ name: 'test', version: '1' });
      const url = new URL(`${app.baseUrl}/mcp`);
      const transport = new StreamableHTTPClientTransport(url, { requestInit: { headers } });
      // The library's own types do not fit each other under exact optional properties.
      await client.connect(transport as Parameters<typeof client.connect>[0]);
      return { client, transport };
    };

    describe("the library's client", () => {
      for (const [kind, headersOf] of [
        ['an API key', () => key],
        ['a token of OAuth', () => token],
        ['a token of the sandbox', () => demo('library')],
      ] as const) {
        it(`initializes, lists and calls with ${kind}`, async () => {
          const { client, transport } = await connect(headersOf());
          assert.equal(transport.protocolVersion, LATEST_PROTOCOL_VERSION);
          assert.isString(transport.sessionId);
          const { tools } = await client.listTools();
          assert.sameMembers(
            tools.map(({ name }) => name),
            Object.keys(tasks),
          );
          const declared = await client.callTool({ name: PUBLIC, arguments: { context: { a: 1 } } });
          assert.isNotOk(declared.isError);
          assert.deepInclude(declared.structuredContent as object, {
            status: 'completed',
            context: { a: 1 },
          });
          const [text] = declared.content as { text: string }[];
          assert.deepEqual(JSON.parse(text?.text ?? ''), declared.structuredContent);
          const accounts = await client.callTool({ name: 'list_accounts', arguments: {} });
          assert.isNotOk(accounts.isError);
          const refused = await client.callTool({ name: 'list_accounts', arguments: { status: 'asleep' } });
          assert.isTrue(refused.isError);
          await client.ping();
          await client.close();
        });
      }

      it('is told of a tool that there is not', async () => {
        const { client } = await connect(demo('library'));
        const { isError, content, structuredContent } = await client.callTool({ name: 'make_rain' });
        assert.isTrue(isError);
        const [text] = content as { text: string }[];
        assert.deepInclude(JSON.parse(text?.text ?? ''), {
          code: 'INVALID_REQUEST',
          message: 'Unknown tool: make_rain',
        });
        assert.deepNestedInclude(structuredContent as object, { [`${errorField}.code`]: 'INVALID_REQUEST' });
        await client.close();
      });
    });

    describe('forms', () => {
      it('needs no session, and gives each one a name of its own', async () => {
        const raw = await post(call('list_accounts'), demo('raw'));
        assert.equal(raw.body.result.structuredContent.status, 'completed');
        const [first, second] = [await post(INITIALIZE), await post(INITIALIZE)].map(({ headers }) =>
          headers.get('mcp-session-id'),
        );
        assert.isString(first);
        assert.notEqual(first, second);
        for (const session of ['', 'unknown', 'x'.repeat(1_024), first ?? '']) {
          const { status } = await post(LIST, { 'mcp-session-id': session });
          assert.equal(status, 200, session.slice(0, 20));
        }
        // Longer than any name that this service gives: not read at all.
        assert.equal((await post(LIST, { 'mcp-session-id': 'x'.repeat(1_025) })).status, 431);
      });

      it('answers as JSON or as a stream, as the caller takes it', async () => {
        const plain = await post(call(PUBLIC), { accept: 'application/json' });
        assert.match(plain.headers.get('content-type') ?? '', /^application\/json/);
        for (const accept of ['*/*', 'application/json;q=0.5', 'text/html, application/json']) {
          assert.deepEqual((await post(call(PUBLIC), { accept })).body, plain.body, accept);
        }
        for (const accept of ['text/event-stream', BOTH, 'text/event-stream;q=0.1']) {
          const { headers, text } = await post(call(PUBLIC), { accept });
          assert.match(headers.get('content-type') ?? '', /^text\/event-stream/, accept);
          assert.deepEqual(eventsIn(text), [plain.body], accept);
        }
        for (const accept of ['text/html', 'image/*']) {
          assert.equal((await post(call(PUBLIC), { accept })).status, 406, accept);
        }
      });

      it('speaks every version that there is, and no other', async () => {
        assert.includeMembers(SUPPORTED_PROTOCOL_VERSIONS, [
          '2024-11-05',
          '2025-03-26',
          '2025-06-18',
          LATEST_PROTOCOL_VERSION,
        ]);
        for (const version of SUPPORTED_PROTOCOL_VERSIONS) {
          const asked = { ...INITIALIZE, params: { ...INITIALIZE.params, protocolVersion: version } };
          assert.equal((await post(asked)).body.result.protocolVersion, version);
          const { status, body } = await post(call(PUBLIC), { 'mcp-protocol-version': version });
          assert.equal(status, 200, version);
          assert.equal(body.result.structuredContent.status, 'completed', version);
        }
        const newer = { ...INITIALIZE, params: { ...INITIALIZE.params, protocolVersion: '2099-01-01' } };
        assert.equal((await post(newer)).body.result.protocolVersion, LATEST_PROTOCOL_VERSION);
        for (const version of ['1999-01-01', '2099-01-01', 'x', '2025-06-18, 2025-03-26']) {
          const { status, body } = await post(call(PUBLIC), { 'mcp-protocol-version': version });
          assert.equal(status, 400, version);
          assert.isObject(body.error);
        }
      });

      it('answers several messages in one', async () => {
        const { status, body } = await post([
          LIST,
          call(PUBLIC, {}, 'second'),
          { jsonrpc: '2.0', method: 'x' },
        ]);
        assert.equal(status, 200);
        assert.sameMembers(
          body.map(({ id }: { id: unknown }) => id),
          [2, 'second'],
        );
        const mixed = await post([call(PUBLIC), call('list_accounts')]);
        assert.equal(mixed.status, 401, 'one of them needs a credential');
        const { status: none } = await post([{ jsonrpc: '2.0', method: 'notifications/initialized' }]);
        assert.equal(none, 202);
      });

      it('has nothing to get, and no session to end', async () => {
        for (const method of ['GET', 'DELETE', 'PUT', 'PATCH']) {
          const { status, headers } = await app.send(method, '/mcp', { ...key, accept: 'text/event-stream' });
          assert.equal(status, 405, method);
          assert.equal(headers.get('allow'), 'POST');
        }
      });
    });

    describe('who calls', () => {
      const metadata = () =>
        `resource_metadata="${app.baseUrl}/.well-known/oauth-protected-resource/mcp", ${SCOPE_ASKED}`;

      it('may be nobody for public tasks, and whatever says what there is', async () => {
        for (const message of [INITIALIZE, LIST, { jsonrpc: '2.0', id: 1, method: 'ping' }, call(PUBLIC)]) {
          const { status, body } = await post(message);
          assert.equal(status, 200, message.method);
          assert.isDefined(body.result);
        }
      });

      it('is asked for before the arguments are looked at', async () => {
        for (const args of [{}, [], 'nonsense', { status: 5 }, { api_key: 'x' }]) {
          const { status, headers, body } = await post(call('list_accounts', args));
          assert.equal(status, 401, JSON.stringify(args));
          assert.equal(headers.get('www-authenticate'), `Bearer ${metadata()}`);
          assert.equal(body.error.code, 'AUTH_MISSING');
        }
        const { headers } = await post(call('list_accounts'), { accept: BOTH });
        assert.match(headers.get('content-type') ?? '', /^application\/json/);
      });

      it('is refused with a credential that is none, for public tasks too', async () => {
        for (const authorization of [
          'Bearer x',
          'Bearer at_x',
          'Bearer a.b.c',
          'Basic eDp5',
          `${key.authorization}x`,
          'Bearer',
          'x',
        ]) {
          for (const message of [call(PUBLIC), call('list_accounts'), LIST, INITIALIZE]) {
            const { status, headers, body } = await post(message, { authorization });
            assert.equal(status, 401, authorization);
            assert.equal(headers.get('www-authenticate'), `Bearer ${metadata()}, error="invalid_token"`);
            assert.equal(body.error.code, 'AUTH_INVALID');
          }
        }
      });

      it('finds metadata of this very address', async () => {
        const { status, body } = await app.get('/.well-known/oauth-protected-resource/mcp');
        assert.equal(status, 200);
        assert.equal(body.resource, `${app.baseUrl}/mcp`);
        const [issuer] = body.authorization_servers;
        const server = await fetch(`${issuer}/.well-known/oauth-authorization-server`);
        assert.equal(server.status, 200);
      });
    });

    describe('tools/list', () => {
      it('takes less than 18,000 tokens of a model, and 1,000 for the instructions', async () => {
        const { body } = await post(LIST);
        assert.isBelow(countTokens(JSON.stringify(body.result)), 18_000);
        const initialized = await post(INITIALIZE);
        const { instructions } = initialized.body.result;
        assert.match(instructions, /accounts/i);
        assert.isBelow(countTokens(instructions), 1_000);
      });

      it('is whole in itself, and open to more', async () => {
        const { text, body } = await post(LIST);
        assert.notInclude(text, '$ref');
        const { tools } = body.result;
        assert.deepEqual(
          tools.map(({ name }: { name: string }) => name),
          Object.keys(tasks),
        );
        for (const { name, title, description, inputSchema, annotations } of tools) {
          const row = tasks[name as keyof typeof tasks];
          assert.deepEqual([title, description], [row.title, row.description]);
          assert.equal(inputSchema.type, 'object');
          assert.notEqual(inputSchema.additionalProperties, false);
          assert.equal(annotations.readOnlyHint, row.effect === 'read', name);
          for (const field of [
            'idempotency_key',
            'context',
            'context_id',
            'ext',
            'push_notification_config',
            protocol.versionField,
          ]) {
            assert.property(inputSchema.properties, field, name);
          }
        }
      });

      it('is the same for everybody, and without the controller in production', async () => {
        const asked = await Promise.all([{}, key, token, demo('list')].map((headers) => post(LIST, headers)));
        for (const { text } of asked) assert.equal(text, asked[0]?.text);
        const folder = mkdtempSync(join(tmpdir(), 'agent-keys-'));
        const file = join(folder, 'keys.json');
        const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
        const jwk = { ...privateKey.export({ format: 'jwk' }), kid: 'a', alg: 'ES256', use: 'sig' };
        writeFileSync(file, JSON.stringify({ keys: [jwk] }));
        const settings = {
          MODE: 'production',
          BASE_URL: 'https://a.example',
          OAUTH_KEYS: file,
          AGENT_PROFILE: 'built-in',
          AD_SERVER: 'simulator',
          SECRETS_KEY: Buffer.alloc(32, 1).toString('base64'),
        };
        const production = await startTestApp(engine, { settings });
        try {
          const { body } = await production.post('/mcp', LIST, { accept: 'application/json' });
          const names = body.result.tools.map(({ name }: { name: string }) => name);
          assert.notInclude(names, 'comply_test_controller');
          assert.lengthOf(names, Object.keys(tasks).length - 1);
        } finally {
          await production.drop();
          rmSync(folder, { recursive: true });
        }
      });
    });

    it('has no limit for credentials that look like one', async () => {
      const long = await post(call(PUBLIC), bearer('x'.repeat(8_000)));
      assert.equal(long.status, 401);
    });
  });
}
