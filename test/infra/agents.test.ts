import { assert } from 'chai';
import { protocol } from '../../generated/protocol.ts';
import { connectAgent } from '../../src/infra/agents/connect.ts';
import { createResolver } from '../../src/infra/dns.ts';
import { createFetcher, type Fetcher } from '../../src/infra/fetcher.ts';
import { type AgentScript, salesAgent, serveA2aAgent, serveMcpAgent } from '../support/agents.ts';
import { type Page, type Sites, startSites } from '../support/sites.ts';

const CARD = '/.well-known/agent-card.json';

describe('connectAgent', () => {
  let sites: Sites;
  let fetcher: Fetcher;
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

  const connect = (url: string, timeoutMs = 60_000, signal?: AbortSignal) =>
    connectAgent(fetcher, url, { timeoutMs, ...(signal ? { signal } : {}) });
  async function talk(url: string) {
    const connected = await connect(url);
    assert.isTrue(connected.ok, JSON.stringify(connected));
    if (!connected.ok) throw new Error('unreachable');
    return connected.session;
  }
  async function why(url: string, timeoutMs = 60_000, signal?: AbortSignal) {
    const connected = await connect(url, timeoutMs, signal);
    if (connected.ok) return assert.fail('it connected');
    return connected.failure;
  }

  const servers: [string, string, (url: string, script: AgentScript) => void][] = [
    ['MCP with events', 'https://events.example/mcp', (url, script) => serveMcpAgent(sites, url, script)],
    ['MCP with JSON', 'https://json.example/mcp', (url, script) => serveMcpAgent(sites, url, script, true)],
    ['A2A 1.0', 'https://a2a.example/agent', (url, script) => serveA2aAgent(sites, url, script)],
  ];
  for (const [what, url, serve] of servers) {
    it(`talks ${what}`, async () => {
      const script = salesAgent();
      script.tasks.get_media_buys = { locked: true };
      serve(url, script);
      const session = await talk(url);
      assert.equal(session.protocol, what.startsWith('MCP') ? 'mcp' : 'a2a');
      assert.equal(session.name, 'Test Sales');
      assert.equal(session.description, 'Sells what tests need.');
      const listed = await session.tools();
      assert.isTrue(listed.ok && listed.tools.length === Object.keys(script.tasks).length);
      const answer = await session.call(protocol.capabilitiesTask, {});
      assert.isTrue(answer.ok && Array.isArray(answer.data.supported_protocols));
      const refused = await session.call('create_media_buy', {});
      assert.isTrue(!refused.ok && refused.kind === 'refused' && refused.code === 'AUTH_REQUIRED');
      const locked = await session.call('get_media_buys', {});
      assert.isTrue(!locked.ok && locked.kind === 'refused' && locked.httpStatus === 401);
      const unknown = await session.call('nothing', {});
      assert.isTrue(!unknown.ok && unknown.kind === 'refused' && unknown.code === 'INVALID_REQUEST');
      await session.close();
    });
  }

  it('finds MCP below the address that the agent is known by', async () => {
    serveMcpAgent(sites, 'https://below.example/mcp', salesAgent());
    const session = await talk('https://below.example');
    assert.equal(session.endpoint, 'https://below.example/mcp');
    await session.close();
  });

  it('talks A2A 0.3 to an agent that knows no other', async () => {
    sites.put('old.example', CARD, {
      protocolVersion: '0.3.0',
      name: 'Old',
      description: 'An older agent',
      url: 'https://old.example/rpc',
      preferredTransport: 'JSONRPC',
      version: '1',
      capabilities: {},
      defaultInputModes: ['application/json'],
      defaultOutputModes: ['application/json'],
      skills: [{ id: 'get_signals', name: 'get_signals', description: 'Signals', tags: [] }],
    });
    sites.serve('old.example', '/rpc', (request, response) => {
      let text = '';
      request.on('data', (chunk) => {
        text += chunk;
      });
      request.on('end', () => {
        const { id, method } = JSON.parse(text) as { id: number; method: string };
        const message = {
          kind: 'message',
          messageId: 'm',
          role: 'agent',
          parts: [{ kind: 'data', data: { signals: [] } }],
        };
        response.writeHead(200, { 'content-type': 'application/json' });
        response.end(
          JSON.stringify({
            jsonrpc: '2.0',
            id,
            ...(method === 'message/send' ? { result: message } : { error: { code: -32601, message: 'no' } }),
          }),
        );
      });
    });
    const session = await talk('https://old.example');
    assert.equal(session.protocol, 'a2a');
    assert.deepEqual(await session.call('get_signals', {}), { ok: true, data: { signals: [] } });
    await session.close();
  });

  it('is not sent to another site by a card', async () => {
    const victim: string[] = [];
    sites.serve('victim.example', '/rpc', (request, response) => {
      victim.push(request.url ?? '');
      response.end('{}');
    });
    sites.put('lure.example', CARD, {
      name: 'Lure',
      description: 'x',
      version: '1',
      supportedInterfaces: [
        { url: 'https://victim.example/rpc', protocolBinding: 'JSONRPC', protocolVersion: '1.0' },
      ],
      capabilities: {},
      defaultInputModes: [],
      defaultOutputModes: [],
      skills: [{ id: 'get_products', name: 'x', description: 'x', tags: [] }],
    });
    const session = await talk('https://lure.example');
    const answer = await session.call('get_products', {});
    assert.isTrue(!answer.ok && answer.kind === 'failed' && answer.failure.code === 'bad_answer');
    assert.deepEqual(victim, []);
  });

  const page = (body: string, type: string, status = 200): Page => ({
    body,
    status,
    headers: { 'content-type': type },
  });
  const initialized = (result: unknown) => JSON.stringify({ jsonrpc: '2.0', id: 0, result });
  const bad: [string, Page, string][] = [
    ['a web page', page('<html>', 'text/html'), 'bad_answer'],
    ['a web page that says it is JSON', page('<html>', 'application/json'), 'bad_answer'],
    ['JSON that says it is events', page('{"a":1}', 'text/event-stream'), 'bad_answer'],
    [
      'events without an answer',
      page('event: message\ndata: {"jsonrpc":"2.0","method":"notifications/x"}\n\n', 'text/event-stream'),
      'bad_answer',
    ],
    ['nothing', page('', 'application/json'), 'bad_answer'],
    ['JSON of another kind', page('[1,2,3]', 'application/json'), 'bad_answer'],
    [
      'a result of wrong types',
      page(initialized({ protocolVersion: 7, capabilities: [], serverInfo: 'x' }), 'application/json'),
      'bad_answer',
    ],
    [
      'an unknown protocol version',
      page(
        initialized({
          protocolVersion: '1999-01-01',
          capabilities: {},
          serverInfo: { name: 'x', version: '1' },
        }),
        'application/json',
      ),
      'bad_answer',
    ],
    ['a huge answer', page(`{"a":"${'x'.repeat(2_000_000)}"}`, 'application/json'), 'too_large'],
    ['a deep answer', page(`{"a":${'['.repeat(1000)}${']'.repeat(1000)}}`, 'application/json'), 'bad_answer'],
    ['an error', page('{"error":"no"}', 'application/json', 500), 'bad_answer'],
    [
      'an error that is named like one of ours',
      page('{"error":{"code":"TIMEOUT"}}', 'application/json', 500),
      'bad_answer',
    ],
    ['a demand for a credential', page('{}', 'application/json', 401), 'auth_required'],
    ['a refusal', page('{}', 'application/json', 403), 'auth_required'],
    [
      'a redirect',
      {
        body: '',
        status: 307,
        headers: { location: 'https://events.example/mcp', 'content-type': 'text/plain' },
      },
      'bad_answer',
    ],
  ];
  bad.forEach(([what, answer, code], at) => {
    it(`is not fooled by ${what}`, async () => {
      sites.put(`bad${at}.example`, '/mcp', answer);
      assert.equal((await why(`https://bad${at}.example/mcp`)).code, code);
    });
  });

  it('does not wait for an agent that never answers', async () => {
    sites.serve('silent.example', '/mcp', () => {});
    assert.equal((await why('https://silent.example/mcp', 300)).code, 'timeout');
  });

  it('does not drink from an endless stream', async () => {
    sites.serve('endless.example', '/mcp', (_request, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      const pour = () => {
        while (!response.destroyed && response.write(`data: ${'x'.repeat(10_000)}\n\n`));
      };
      response.on('drain', pour);
      pour();
    });
    assert.equal((await why('https://endless.example/mcp')).code, 'too_large');
  });

  it('hangs up when told to', async () => {
    sites.serve('held.example', '/mcp', () => {});
    const abort = new AbortController();
    setTimeout(() => abort.abort(), 50);
    assert.isFalse((await connect('https://held.example/mcp', 5000, abort.signal)).ok);
  });

  it('does not listen to the caller’s signal for longer than it talks', async () => {
    const { signal } = new AbortController();
    let listeners = 0;
    const counting = new Proxy(signal, {
      get(target, name) {
        const value: unknown = Reflect.get(target, name, target);
        if (name === 'addEventListener') listeners += 1;
        if (name === 'removeEventListener') listeners -= 1;
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
    for (const url of [
      'https://events.example/mcp',
      'https://bad0.example/mcp',
      'https://a2a.example/agent',
    ]) {
      const connected = await connect(url, 5000, counting);
      if (connected.ok) {
        await connected.session.call(protocol.capabilitiesTask, {});
        await connected.session.close();
      }
    }
    assert.equal(listeners, 0);
  });

  it('knows no host that is not public', async () => {
    assert.equal((await why('http://127.0.0.1/mcp')).code, 'blocked');
    assert.equal((await why('https://nobody.example/mcp')).code, 'unreachable');
  });

  it('reads cards of wrong types as no card', async () => {
    for (const [at, card] of [
      [],
      'x',
      { name: 7 },
      { supportedInterfaces: 'x' },
      { supportedInterfaces: [{ url: 'not a url', protocolBinding: 'JSONRPC' }] },
    ].entries()) {
      sites.put(`card${at}.example`, CARD, { body: JSON.stringify(card) });
      const connected = await connect(`https://card${at}.example`);
      if (!connected.ok) continue;
      // A card may be taken for one that names nothing; then every call says so.
      const answer = await connected.session.call('get_products', {});
      assert.isFalse(answer.ok);
      await connected.session.close();
    }
  });
});
