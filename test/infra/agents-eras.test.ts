import type { IncomingMessage, ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import { assert } from 'chai';
import { protocol } from '../../generated/protocol.ts';
import { connectOver } from '../../src/infra/agents/connect.ts';
import { createResolver } from '../../src/infra/dns.ts';
import { createFetcher, type Fetcher } from '../../src/infra/fetcher.ts';
import { salesAgent, serveMcpAgent } from '../support/agents.ts';
import { modernMcp } from '../support/mcp-2026.ts';
import { type Sites, startSites } from '../support/sites.ts';

const MODERN = '2026-07-28';

// biome-ignore lint/suspicious/noExplicitAny: requests of every shape are looked into
type Asked = { body: any; headers: IncomingMessage['headers'] };
type Answer = { status?: number; type?: string; body?: unknown } | 'silence';

describe('agents of either revision of MCP', () => {
  let sites: Sites;
  let fetcher: Fetcher;
  let count = 0;
  before(async () => {
    sites = await startSites();
    fetcher = createFetcher({
      outboundHosts: sites.hosts,
      resolver: createResolver(['127.0.0.1:9'], { queryMs: 100, tries: 1, lookupMs: 200 }),
      userAgent: 'registry-test/1.0',
    });
  });
  after(async () => {
    await fetcher.close();
    await sites.close();
  });

  const connect = (url: string, timeoutMs = 60_000) => connectOver('mcp', fetcher, url, { timeoutMs });
  async function talk(url: string) {
    const connected = await connect(url);
    if (!connected.ok) return assert.fail(JSON.stringify(connected.failure));
    return connected.session;
  }

  /** An agent that answers each message as the test says. */
  function serveRaw(answerTo: (asked: Asked) => Answer): { url: string; asked: Asked[] } {
    const asked: Asked[] = [];
    count += 1;
    const host = `raw${count}.example`;
    sites.serve(host, '/mcp', async (request, response) => {
      const one = { body: Object(await json(request)), headers: request.headers };
      asked.push(one);
      const answer = answerTo(one);
      if (answer === 'silence') return;
      const { status = 200, type = 'application/json', body = '' } = answer;
      response.writeHead(status, { 'content-type': type });
      response.end(typeof body === 'string' ? body : JSON.stringify(body));
    });
    return { url: `https://${host}/mcp`, asked };
  }
  const result = ({ body }: Asked, value: object): Answer => ({
    body: { jsonrpc: '2.0', id: body.id, result: value },
  });
  const failure = ({ body }: Asked, error: object, status = 400): Answer => ({
    status,
    body: { jsonrpc: '2.0', id: body.id, error },
  });
  const discovered = (versions: unknown = [MODERN]) => ({
    resultType: 'complete',
    supportedVersions: versions,
    capabilities: { tools: {} },
    ttlMs: 0,
    cacheScope: 'private',
  });
  const greeted = {
    protocolVersion: '2025-11-25',
    capabilities: { tools: {} },
    serverInfo: { name: 'old', version: '1' },
  };
  const told = { content: [], structuredContent: { products: [] } };
  const methods = (asked: readonly Asked[]) => asked.map(({ body }) => body.method);

  const servers: [string, (url: string) => void, modern: boolean][] = [
    ['the new revision only', (url) => serveModern(url, 'reject'), true],
    ['both', (url) => serveModern(url, 'stateless'), true],
    ['older revisions only', (url) => serveMcpAgent(sites, url, salesAgent()), false],
    ['older revisions only, as JSON', (url) => serveMcpAgent(sites, url, salesAgent(), true), false],
  ];
  const versions: unknown[] = [];
  function serveModern(url: string, legacy: 'reject' | 'stateless') {
    const serve = modernMcp(salesAgent(), { legacy });
    const { hostname, pathname } = new URL(url);
    sites.serve(hostname, pathname, (request: IncomingMessage, response: ServerResponse) => {
      versions.push(request.headers['mcp-protocol-version']);
      void serve(request, response);
    });
  }
  for (const [at, [what, serve, isModern]] of servers.entries()) {
    it(`are reached: one that speaks ${what}`, async () => {
      const url = `https://era${at}.example/mcp`;
      serve(url);
      versions.length = 0;
      const session = await talk(url);
      assert.equal(session.protocol, 'mcp');
      assert.equal(session.name, 'Test Sales');
      assert.equal(session.description, 'Sells what tests need.');
      const listed = await session.tools();
      assert.isTrue(listed.ok && listed.tools.length === Object.keys(salesAgent().tasks).length);
      const answer = await session.call(protocol.capabilitiesTask, {});
      assert.isTrue(answer.ok && Array.isArray(answer.data.supported_protocols));
      const refused = await session.call('create_media_buy', {});
      assert.isTrue(!refused.ok && refused.kind === 'refused' && refused.code === 'AUTH_REQUIRED');
      await session.close();
      assert.isTrue(versions.every((version) => version === MODERN));
      assert.equal(versions.length > 0, isModern);
    });
  }

  it('get parameters as headers where their schema asks for it', async () => {
    sites.serve('mirror.example', '/mcp', (request, response) => {
      void modernMcp(salesAgent(), { mirrored: 'region' })(request, response);
    });
    const session = await talk('https://mirror.example/mcp');
    const answer = await session.call('get_products', { region: 'Bayern – Süd' });
    assert.isTrue(answer.ok, JSON.stringify(answer));
    await session.close();
  });

  const ignorant: [string, (asked: Asked) => Answer][] = [
    ['an error of its own', (asked) => failure(asked, { code: -32_601, message: 'no' }, 200)],
    ['a status', () => ({ status: 404, body: 'nothing here', type: 'text/plain' })],
    ['a demand for a session', (asked) => failure(asked, { code: -32_000, message: 'not initialized' })],
    ['a failure of its own', () => ({ status: 500, body: '<html>', type: 'text/html' })],
    ['a web page', () => ({ body: '<html>', type: 'text/html' })],
    ['nothing', () => ({ status: 202 })],
    ['JSON of another kind', () => ({ body: [1, 2, 3] })],
    ['a stream without an answer', () => ({ body: ': hello\n\n', type: 'text/event-stream' })],
    ['an answer to another request', () => ({ body: { jsonrpc: '2.0', id: 'x', result: discovered() } })],
    ['a result that is none', (asked) => result(asked, { ok: true })],
    ['versions that nobody knows', (asked) => result(asked, discovered(['2099-01-01']))],
    [
      'a refusal of this version',
      (asked) => failure(asked, { code: -32_022, message: 'no', data: { supported: ['2025-11-25'] } }),
    ],
  ];
  for (const [what, answer] of ignorant) {
    it(`are reached in an older revision where discovery gives ${what}`, async () => {
      const { url, asked } = serveRaw((one) => {
        if (one.body.method === 'server/discover') return answer(one);
        if (one.body.method === 'initialize') return result(one, greeted);
        return one.body.method === 'tools/call' ? result(one, told) : { status: 202 };
      });
      const session = await talk(url);
      assert.deepEqual(await session.call('get_products', {}), { ok: true, data: { products: [] } });
      await session.close();
      const sent = ['server/discover', 'initialize', 'notifications/initialized', 'tools/call'];
      assert.deepEqual(methods(asked), sent);
      assert.notProperty(asked[3]?.headers, 'mcp-method');
    });
  }

  const hopeless: [string, (asked: Asked) => Answer, code: string][] = [
    [
      'refuse every version and name one again and again',
      (asked) =>
        failure(asked, { code: -32_022, message: 'no', data: { supported: [MODERN], requested: MODERN } }),
      'bad_answer',
    ],
    [
      'know newer versions only',
      (asked) => failure(asked, { code: -32_022, message: 'no', data: { supported: ['2099-01-01'] } }),
      'bad_answer',
    ],
    [
      'list versions without end',
      (asked) => result(asked, discovered(Array.from({ length: 300_000 }, (_, at) => `v${at}`))),
      'too_large',
    ],
    ['want a credential first', () => ({ status: 401, body: {} }), 'auth_required'],
    ['forbid it', () => ({ status: 403, body: {} }), 'auth_required'],
    ['nest too deep', () => ({ body: `{"a":${'['.repeat(1000)}${']'.repeat(1000)}}` }), 'bad_answer'],
  ];
  for (const [what, answer, code] of hopeless) {
    it(`are given up after a few requests when they ${what}`, async () => {
      const { url, asked } = serveRaw(answer);
      const connected = await connect(url);
      assert.isTrue(!connected.ok && connected.failure.code === code, JSON.stringify(connected));
      assert.isAtMost(asked.length, 3);
    });
  }

  it('are waited for no longer than the caller has time', async () => {
    const { url } = serveRaw(() => 'silence');
    const connected = await connect(url, 300);
    assert.isTrue(!connected.ok && connected.failure.code === 'timeout', JSON.stringify(connected));
  });

  const odd: [string, (asked: Asked) => Answer][] = [
    ['gives no type of result', (asked) => result(asked, told)],
    ['gives a type that is not known', (asked) => result(asked, { ...told, resultType: 'riddle' })],
    [
      'gives a task that was not asked for',
      (asked) => result(asked, { resultType: 'task', taskId: 'x', status: 'working' }),
    ],
    [
      'asks back',
      (asked) =>
        result(asked, {
          resultType: 'input_required',
          inputRequests: { a: { method: 'roots/list', params: {} } },
        }),
    ],
    ['answers another request', () => ({ body: { jsonrpc: '2.0', id: 'x', result: told } })],
  ];
  for (const [what, answer] of odd) {
    it(`fail, and nothing else happens, when a call of the new revision ${what}`, async () => {
      const { url, asked } = serveRaw((one) =>
        one.body.method === 'server/discover' ? result(one, discovered()) : answer(one),
      );
      const session = await talk(url);
      const answered = await session.call('get_products', {});
      assert.isTrue(!answered.ok && answered.kind === 'failed', JSON.stringify(answered));
      if (!answered.ok && answered.kind === 'failed') assert.equal(answered.failure.code, 'bad_answer');
      await session.close();
      assert.deepEqual(methods(asked), ['server/discover', 'tools/call']);
    });
  }

  it('that find fault with every header get two calls and no more', async () => {
    const { url, asked } = serveRaw((one) => {
      if (one.body.method === 'server/discover') return result(one, discovered());
      if (one.body.method === 'tools/call')
        return failure(one, { code: -32_020, message: 'Header mismatch' });
      const tools = [
        { name: 'get_products', inputSchema: { type: 'object', properties: { a: { 'x-mcp-header': 'A' } } } },
      ];
      return result(one, { resultType: 'complete', tools, ttlMs: 0, cacheScope: 'private' });
    });
    const session = await talk(url);
    const answered = await session.call('get_products', {});
    assert.isTrue(!answered.ok && answered.kind === 'refused', JSON.stringify(answered));
    await session.close();
    assert.deepEqual(methods(asked), ['server/discover', 'tools/call', 'tools/list', 'tools/call']);
  });

  it('hear of each request what it is, in its body and in its headers', async () => {
    const { url, asked } = serveRaw((one) =>
      result(one, one.body.method === 'server/discover' ? discovered() : { ...told, resultType: 'complete' }),
    );
    const session = await talk(url);
    await session.call('get_products', {});
    await session.close();
    for (const { body, headers } of asked) {
      assert.equal(headers['mcp-method'], body.method);
      assert.equal(headers['mcp-protocol-version'], MODERN);
      assert.equal(headers['mcp-name'], body.method === 'tools/call' ? 'get_products' : undefined);
      assert.deepInclude(body.params._meta, {
        'io.modelcontextprotocol/protocolVersion': MODERN,
        'io.modelcontextprotocol/clientCapabilities': {},
      });
    }
  });
});
